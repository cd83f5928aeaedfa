internal import ThemeModel

/// The names that files are known by.
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

  /// Whether a file of this name is a manifest.
  package static func isManifest(_ name: String) -> Bool {
    name.hasSuffix(OutputKind.manifestEnding)
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

  /// What messages call it.
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

/// How a file says where it comes from.
enum OutputKind {
  /// Swift: the first line names the theme's file.
  case swift
  /// A manifest: `generator` and `source` do.
  case manifest
  /// A file of an asset catalog: it names us, but no theme.
  case asset
  /// A resolver document of design tokens: its description names the theme's file.
  case resolver

  /// The kind of a file, by its path in the output folder; nil for a name that no output has.
  init?(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard let first = parts.first, let last = parts.last else { return nil }
    if parts.count > 1 {
      guard first.count > Self.catalog.count, first.suffix(Self.catalog.count) == Self.catalog,
        last.elementsEqual("Contents.json".utf8)
      else { return nil }
      self = .asset
    } else if Self.has(first, "", Self.manifestEnding) {
      self = .manifest
    } else if Self.has(first, "", Self.resolverEnding) {
      self = .resolver
    } else if Self.swiftNames.contains(where: { Self.has(first, $0.prefix, $0.suffix) }) {
      self = .swift
    } else {
      return nil
    }
  }

  static let manifestEnding = ".appearance.json"
  private static let resolverEnding = ".resolver.json"
  private static let catalog = Array(".xcassets".utf8)
  private static let swiftNames = Output.all.compactMap { output in
    if case .swift = output.file { output.file.affixes } else { nil }
  }

  private static func has(
    _ name: Substring.UTF8View, _ prefix: String, _ suffix: String
  ) -> Bool {
    name.starts(with: prefix.utf8)
      && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
