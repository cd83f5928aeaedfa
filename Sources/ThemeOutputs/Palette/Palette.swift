import ThemeModel

extension Backend {
  static let palette = Backend(swift: .palette, isolation: "nonisolated ") { file in
    let theme = file.context.theme
    if let other = file.context.configuration.palette, other != theme.name {
      return file.writeNothing("palette of its own, but that of \(other)")
    }
    file.write(imports: [.exposed("UIKit")]) { file in
      file.line("/// The colors of the palette of \(theme.name).")
      file.writePalette(
        "\(file.access)enum", theme.palette, modifiers: file.isolation + file.access)
    }
  }
}
