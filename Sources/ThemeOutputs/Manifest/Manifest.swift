import OutputText
import ThemeModel

extension Backend {
  /// Everything that was decided, as JSON.
  static let manifest = Backend(.manifest) { context in
    let path = Output.manifest.path(of: context.theme)
    var context = context
    context.outputs.append(path)
    let file = ManifestFile(context)
    return [EmittedFile(path, FileContent { file.write(to: $0) })]
  }
}
