extension Backend {
  /// Everything that was decided, as JSON.
  static let manifest = Backend("manifest") { theme in
    [theme.declaration(in: .folder(""), "\(theme.name).appearance.json")]
  } generate: { context in
    let path = "\(context.theme.name).appearance.json"
    var context = context
    context.outputs.append(path)
    let file = ManifestFile(context)
    return [EmittedFile(path, FileContent { file.write(to: $0) })]
  }
}
