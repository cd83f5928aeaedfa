import ThemeModel

extension Backend {
  /// The palette as an enumeration that the files of several themes share.
  static let palette = Backend(.palette) { context, sink in
    var file = SwiftFile(context, isolation: "nonisolated ", sink)
    let theme = context.theme
    if let missing = Output.palette.missing(theme) { return file.writeNothing(missing) }
    if let other = context.configuration.palette, other != theme.name {
      return file.writeNothing("palette of its own, but that of \(other)")
    }
    file.write(imports: [.exposed("UIKit")]) { file in
      file.writer.line(text: "/// The colors of the palette of \(theme.name).")
      file.writePalette(
        "\(file.access)enum", theme.palette, modifiers: file.isolation + file.access)
    }
  }
}
