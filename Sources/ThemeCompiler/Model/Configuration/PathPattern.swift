/// A pattern of paths below a folder: `Legacy/**`, `*.old.theme.yaml`.
///
/// `*` matches any characters except a slash, `?` one of them, `**` any folders or none. A pattern
/// without a slash matches at any depth.
package struct PathPattern: Sendable, Equatable {
  package let text: String
  private let parts: [[Character]]

  /// Returns nil for an empty pattern or one that leaves its folder.
  package init?(_ text: String) {
    var parts = text.split(separator: "/", omittingEmptySubsequences: true).map { Array($0) }
    parts.removeAll { $0 == ["."] }
    guard !parts.isEmpty, text.first != "/", !parts.contains([".", "."]) else { return nil }
    let isAnywhere = !text.dropLast().contains("/")
    self.text = text
    self.parts = isAnywhere ? [["*", "*"]] + parts : parts
  }

  package static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// The path's folder before its first pattern, `.` if there is none.
  package static func folder(of text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.prefix { !isPattern(String($0)) }.joined(separator: "/")
    return folder.isEmpty ? (text.first == "/" ? "/" : ".") : folder
  }

  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
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
    // A matching folder includes its contents.
    return !reached.isEmpty
  }

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
