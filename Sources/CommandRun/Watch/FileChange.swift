internal import OutputText

/// What became of a watched file.
struct FileChange: Hashable {
  /// The ways in which a file changes.
  enum Kind: String {
    case added, changed, deleted
  }

  /// The file.
  let path: String
  /// What became of it.
  let kind: Kind

  /// A phrase about changes: "a.theme.yaml deleted", "a.theme.yaml and 2 more changed".
  static func phrase(_ changes: [FileChange]) -> String {
    guard let first = changes.first else { return "nothing changed" }
    let kind = changes.allSatisfy { $0.kind == first.kind } ? first.kind : .changed
    let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    return "\(visibleText(first.path))\(others) \(kind.rawValue)"
  }
}
