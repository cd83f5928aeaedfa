internal import ThemeCompiler

package enum FileName {
  /// The name of a configuration, looked for in a theme's folder and every folder above.
  package static let configuration = Configuration.fileName
  /// The names that a configuration may have; a folder has one of them.
  package static let configurations = [configuration, "appearance.yml"]
  /// The name of what makes a folder a repository: a folder, or a file in a working tree.
  static let repository = ".git"
  /// The name of the list of what was made in a folder.
  static let claims = ".appearance-outputs"
  /// The endings of the themes that are found in folders.
  package static let themeEndings = [".theme.yaml", ".theme.yml", ".theme.json"]

  package static func isManifest(_ name: String) -> Bool {
    name.hasSuffix(Output.manifest.file.ending)
  }

  /// Whether a file of this name in a folder is a theme.
  package static func isTheme(_ name: String) -> Bool {
    themeEndings.contains { name.hasSuffix($0) }
  }
}

package enum ThemeLocation: Hashable, Sendable {
  case standardInput
  case file(String)
  /// A FIFO, which can be read once.
  case fifo(String)

  package var path: String {
    switch self {
    case .standardInput: "<stdin>"
    case .file(let path), .fifo(let path): path
    }
  }

  package var folder: String {
    switch self {
    case .standardInput: "."
    case .file(let path), .fifo(let path): FilePath.folder(of: path)
    }
  }
}

extension Output.Provenance {
  /// The mark of a file, by its path in the output folder; nil for a name that no output has.
  init?(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard let first = parts.first, let last = parts.last else { return nil }
    let isInFolder = parts.count > 1
    let output = Output.all.first {
      isInFolder == ($0.file.mark == .asset) && $0.file.isName(first)
    }
    guard let output, !isInFolder || last.elementsEqual("Contents.json".utf8) else { return nil }
    self = output.file.mark
  }
}

extension Output.File {
  /// Whether a file or a folder of some theme has a name.
  fileprivate func isName(_ name: Substring.UTF8View) -> Bool {
    // A catalog is not named by its ending alone.
    name.starts(with: beginning.utf8) && name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
      && (mark != .asset || name.count > ending.utf8.count)
  }
}
