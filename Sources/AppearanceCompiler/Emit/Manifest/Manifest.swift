extension Backend {
  /// Everything that was decided, as JSON.
  static let manifest = Backend(
    id: "manifest",
    path: { "\($0).appearance.json" },
    generate: { context in
      ManifestFile(context).write()
    })
}
