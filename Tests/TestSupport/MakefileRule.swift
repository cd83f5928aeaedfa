/// A rule without a recipe, read as the manual of GNU make describes it.
package struct MakefileRule: Equatable {
  /// What stands before the colon.
  package var targets: [String] = []
  /// What stands after it.
  package var prerequisites: [String] = []

  /// Reads a file of one line; nil when it is something else.
  package init?(_ text: String) {
    guard text.hasSuffix("\n"), text.count(where: { $0 == "\n" }) == 1 else { return nil }
    var rest = text.dropLast()[...]
    var word = ""
    var isAfterColon = false
    func finish(_ rule: inout MakefileRule) {
      guard !word.isEmpty else { return }
      if isAfterColon { rule.prerequisites.append(word) } else { rule.targets.append(word) }
      word = ""
    }
    while let next = rest.popFirst() {
      switch next {
      case "\\":
        // Backslashes count only in front of a character that would mean something.
        let count = 1 + rest.prefix { $0 == "\\" }.count
        rest = rest.dropFirst(count - 1)
        guard let special = rest.first, " #:".contains(special) else {
          word += String(repeating: "\\", count: count)
          continue
        }
        word += String(repeating: "\\", count: count / 2)
        if count % 2 == 1 { word.append(rest.removeFirst()) }
      case "$":
        guard rest.popFirst() == "$" else { return nil }
        word += "$"
      case " ": finish(&self)
      case ":":
        if isAfterColon { return nil }
        finish(&self)
        isAfterColon = true
      case "#": return nil
      default: word.append(next)
      }
    }
    finish(&self)
    guard isAfterColon else { return nil }
  }
}
