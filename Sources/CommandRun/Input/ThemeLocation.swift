internal import RunSystem

/// Where a theme is read from.
enum ThemeLocation: Hashable {
  case standardInput
  case file(String)

  /// What messages call it.
  var path: String {
    switch self {
    case .standardInput: "<stdin>"
    case .file(let path): path
    }
  }

  /// The folder that it stands in.
  var folder: String {
    switch self {
    case .standardInput: "."
    case .file(let path): FilePath.folder(of: path)
    }
  }

  /// The endings of the files that are found in folders.
  static let suffixes = [".theme.yaml", ".theme.yml", ".theme.json"]

  /// Whether a file of this name in a folder is a theme.
  static func isTheme(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }
}
