import ColorScience
import DesignTokens
import OutputText

extension Output {
  package static let dynamicColors = Output(
    id: "dynamicColors",
    summary: "The palette's adaptive colors and those of dynamic appearances, as colors that "
      + "follow the traits",
    file: File(.swift, ending: "DynamicColors.swift"),
    missing: { theme in
      let isAdaptive = theme.palette.contains { !theme.colors[$0.color].variants.isUniform }
      let isDynamic = theme.appearances.contains { $0.kind == .dynamic }
      return isAdaptive || isDynamic ? nil : "adaptive palette colors and no dynamic appearances"
    },
    declares: { theme, _ in
      let namespace = theme.colorNamespace
      let scope = Declaration.Scope.type("UIColor.\(namespace)")
      let appearances = theme.appearances.filter { $0.kind == .dynamic }.map {
        Declaration(
          scope: scope, name: $0.colorNamespace, origin: .appearance($0.name), range: $0.range)
      }
      return [theme.declaration(in: .type("UIColor"), namespace)] + theme.colorHelpers
        + theme.paletteColors.map { $0.declaration(in: scope) } + appearances
    },
    exports: { !$1.colors[$0.color].variants.isUniform },
    writer: .swift(isolation: "nonisolated ") { file in
      file.write(imports: [.exposed("UIKit")]) { file in
        file.block("extension UIColor {") { $0.writeDynamicColors() }
      }
    })
}

extension SwiftFile {
  mutating func writeDynamicColors() {
    let theme = context.theme
    let palette = theme.palette.filter { !theme.colors[$0.color].variants.isUniform }
    let appearances = theme.appearances.filter { $0.kind == .dynamic }
    line(
      "/// The colors of \(theme.name) that follow the interface style and the contrast setting.")
    block("\(access)enum \(theme.colorNamespace) {") { file in
      file.each(palette) { file, color in
        file.comment("`\(visibleText(color.name))` of the palette.")
        if let index = color.token { file.writeToken(theme.tokens[index].token) }
        file.writeDynamicColor(color.symbol, color.color)
      }
      if !palette.isEmpty, !appearances.isEmpty { file.line() }
      file.each(appearances) { $0.writeDynamicColors(of: $1) }
    }
  }

  private mutating func writeToken(_ token: Token) {
    if let description = token.description {
      line("///")
      for line in description.split(whereSeparator: \.isNewline) {
        comment(visibleText(String(line)))
      }
    }
    guard let deprecation = token.deprecation else { return }
    line(attribute(deprecation.message.map { .message($0) } ?? .plain))
  }

  private mutating func writeDynamicColors(of appearance: ResolvedAppearance) {
    let name = appearance.colorNamespace
    comment("The colors of the bars of the appearance `\(visibleText(appearance.name))`.")
    let colors = BarKind.allCases.flatMap {
      appearance.bars[$0].colors(under: $0.name, in: context.theme.colors)
    }
    guard !colors.isEmpty else { return line("\(access)enum \(name) {}") }
    block("\(access)enum \(name) {") { file in
      file.each(colors) { file, entry in
        file.line("/// `\(entry.path)`.")
        file.writeDynamicColor(SwiftName.lowerCamel(entry.path), entry.color)
      }
    }
  }

  private mutating func writeDynamicColor(_ symbol: String, _ color: ColorID) {
    writer.write("\(isolation)\(access)static let \(SwiftName.declared(symbol)) = ")
    writeExpression(color)
    writer.endLine()
  }
}

extension ResolvedBar {
  /// Includes the states' own colors, by property path.
  fileprivate func colors(
    under path: String, in table: ColorTable, beside base: ResolvedBar? = nil
  ) -> [(path: String, color: ColorID)] {
    settings.flatMap { setting -> [(path: String, color: ColorID)] in
      let path = "\(path).\(setting.property.name)"
      switch setting.value {
      case .color(let color):
        let known = base?.color(setting.property).map { table[$0.value].variants }
        return known == table[color].variants ? [] : [(path, color)]
      case .state(let state): return state.colors(under: path, in: table, beside: self)
      default: return []
      }
    }
  }
}
