import ColorScience
import DesignTokens
import OutputText
import ThemeModel

extension Backend {
  /// Colors that follow the interface style and the contrast setting by themselves.
  static let dynamicColors = Backend(.dynamicColors) { context, sink in
    var file = SwiftFile(
      context, isolation: "nonisolated ", sink)
    if let missing = Output.dynamicColors.missing(context.theme) {
      return file.writeNothing(missing)
    }
    file.write(imports: [.exposed("UIKit")]) { file in
      file.writer.line("extension UIColor {")
      file.indented { $0.writeDynamicColors() }
      file.writer.line("}")
    }
  }
}

extension SwiftFile {
  /// The namespace of the theme: the adaptive colors of its palette, then its dynamic appearances.
  mutating func writeDynamicColors() {
    let theme = context.theme
    let palette = theme.palette.filter { !theme.colors[$0.color].variants.isUniform }
    let appearances = theme.appearances.filter { $0.kind == .dynamic }
    writer.write(text: "/// The colors of \(theme.name) that follow the interface style and ")
    writer.line("the contrast setting.")
    writer.line(text: "\(access)enum \(theme.colorNamespace) {")
    indented { file in
      for (index, color) in palette.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.comment("`\(visibleText(color.name))` of the palette.")
        if let index = color.token { file.writeToken(theme.tokens[index].token) }
        file.writeDynamicColor(color.symbol, color.color)
      }
      for (index, appearance) in appearances.enumerated() {
        if index > 0 || !palette.isEmpty { file.writer.line() }
        file.writeDynamicColors(of: appearance)
      }
    }
    writer.line("}")
  }

  /// What the file of a design token says of it.
  private mutating func writeToken(_ token: Token) {
    if let description = token.description {
      writer.line("///")
      for line in description.split(whereSeparator: \.isNewline) {
        writer.comment(visibleText(String(line)))
      }
    }
    guard let deprecation = token.deprecation else { return }
    writer.line(text: attribute(deprecation.message.map { .message($0) } ?? .plain))
  }

  private mutating func writeDynamicColors(of appearance: ResolvedAppearance) {
    let name = appearance.colorNamespace
    writer.comment("The colors of the bars of the appearance `\(visibleText(appearance.name))`.")
    let colors = BarKind.allCases.flatMap { kind in
      appearance.bars[kind].settings.compactMap { setting -> (path: String, color: ColorID)? in
        guard case .color(let color) = setting.value else { return nil }
        return ("\(kind.name).\(setting.property.name)", color)
      }
    }
    guard !colors.isEmpty else {
      return writer.line(text: "\(access)enum \(name) {}")
    }
    writer.line(text: "\(access)enum \(name) {")
    indented { file in
      for (index, entry) in colors.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.line(text: "/// `\(entry.path)`.")
        file.writeDynamicColor(SwiftName.lowerCamel(entry.path), entry.color)
      }
    }
    writer.line("}")
  }

  private mutating func writeDynamicColor(_ symbol: String, _ color: ColorID) {
    writer.write(text: "\(isolation)\(access)static let \(SwiftName.declared(symbol)) = ")
    colors.writeExpression(color, to: &writer)
    writer.endLine()
  }
}
