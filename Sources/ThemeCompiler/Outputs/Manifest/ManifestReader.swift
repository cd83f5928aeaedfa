package import ThemeSyntax

extension Manifest {
  /// Skips unknown keys; returns nil with errors, their ranges in file 0.
  package static func read(_ source: SourceFile) -> (Manifest?, [Diagnostic]) {
    var texts = TextTable()
    // The manifest is JSON even with another extension.
    let json = SourceFile(path: "manifest.json", bytes: source.bytes)
    let read = readTheme(json, file: 0, texts: &texts, limits: ReadLimits(.record))
    guard let tree = read.tree, read.diagnostics.isEmpty else {
      return (nil, read.diagnostics.map(\.aboutManifest))
    }
    do {
      let root = ManifestNode(id: tree.root, file: ManifestFile(tree, texts))
      // The version first, as others may lack other keys.
      _ = try ManifestVersion(root.member("manifestVersion"))
      root.file.isOld = try root.member("manifestVersion").number() == 2
      return (try Manifest(root), [])
    } catch {
      return (nil, [error.diagnostic])
    }
  }
}

extension Diagnostic {
  fileprivate var aboutManifest: Diagnostic {
    switch id {
    case "empty-file", "root-not-mapping":
      Diagnostic(id, "manifest is an object with 'manifestVersion' and so on", at: range)
    case "json-comment": Diagnostic(id, "comment in JSON, which has none", at: range)
    default: self
    }
  }
}
