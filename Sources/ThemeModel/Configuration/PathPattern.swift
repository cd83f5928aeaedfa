/// Which paths below a folder are meant: `Legacy/**`, `*.old.theme.yaml`.
///
/// `*` stands for any characters but a slash, `?` for one of them, `**` for any folders, none as well. A
/// pattern without a slash is looked for at any depth; one that names a folder means all that is in it.
package struct PathPattern: Sendable, Equatable {
  package let text: String
  private let parts: [[Character]]

  /// A pattern; nil for one that leads out of its folder, or that is empty.
  package init?(_ text: String) {
    var parts = text.split(separator: "/", omittingEmptySubsequences: true).map { Array($0) }
    parts.removeAll { $0 == ["."] }
    guard !parts.isEmpty, text.first != "/", !parts.contains([".", "."]) else { return nil }
    let isAnywhere = !text.dropLast().contains("/")
    self.text = text
    self.parts = isAnywhere ? [["*", "*"]] + parts : parts
  }

  /// Whether a text has signs that stand for others.
  package static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// The folder that the parts of a path before its first pattern name, `.` where there are none.
  package static func folder(of text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.prefix { !isPattern(String($0)) }.joined(separator: "/")
    return folder.isEmpty ? (text.first == "/" ? "/" : ".") : folder
  }

  /// Whether a path is meant, seen from the pattern's folder.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    // The number of names that a beginning of the pattern can stand for.
    var reached: Set<Int> = [0]
    for part in parts {
      guard !reached.isEmpty else { return false }
      if part == ["*", "*"] {
        reached = Set((reached.min() ?? 0)...names.count)
      } else {
        reached = Set(
          reached.filter { $0 < names.count && Self.matches(part, names[$0]) }.map { $0 + 1 })
      }
    }
    // What is in a folder that is meant is meant too.
    return !reached.isEmpty
  }

  /// Whether a part of a pattern stands for a name, in as many steps as both have letters at most, times
  /// each other.
  private static func matches(_ part: [Character], _ name: [Character]) -> Bool {
    var (index, place) = (0, 0)
    var star: (index: Int, place: Int)?
    while place < name.count {
      if index < part.count, part[index] == "*" {
        star = (index, place)
        index += 1
      } else if index < part.count, part[index] == "?" || part[index] == name[place] {
        index += 1
        place += 1
      } else if let last = star {
        star = (last.index, last.place + 1)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    return part[index...].allSatisfy { $0 == "*" }
  }
}
