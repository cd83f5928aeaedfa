extension Output {
  package static let palette = Output(
    id: "palette",
    summary: "The colors of the palette, for the files of all themes whose configuration names the "
      + "theme as palette",
    file: File(.swift, ending: "Palette.swift"),
    missing: { $0.palette.isEmpty ? "palette" : nil },
    declares: { theme, _ in [theme.declaration(in: .module, theme.name + "Palette")] },
    exports: { _, _ in true },
    writer: .swift(isolation: "nonisolated ") { file in
      let theme = file.context.theme
      if let other = file.context.configuration.palette, other != theme.name {
        return file.writeNothing("palette of its own, but that of \(other)")
      }
      file.write(imports: [.exposed("UIKit")]) { file in
        file.line("/// The colors of the palette of \(theme.name).")
        file.writePalette(
          "\(file.access)enum", theme.palette, modifiers: file.isolation + file.access)
      }
    })
}
