extension Backend {
  /// Colors that follow the interface style and the contrast setting by themselves.
  static let dynamicColors = Backend("dynamicColors", suffix: "DynamicColors.swift") { theme in
    let namespace = theme.colorNamespace
    let colors = theme.palette.map {
      Declaration(
        scope: .type("UIColor.\(namespace)"), name: $0.symbol, origin: .paletteColor($0.name),
        range: $0.range)
    }
    let appearances = theme.appearances.filter { $0.kind == .dynamic }.map {
      Declaration(
        scope: .type("UIColor.\(namespace)"), name: $0.colorNamespace,
        origin: .appearance($0.name), range: $0.range)
    }
    return [theme.declaration(in: .type("UIColor"), namespace), theme.adaptiveHelper]
      + colors + appearances
  } write: { context, sink in
    var file = SwiftFile(
      context, isolation: "nonisolated ", sink)
    file.write(imports: [.exposed("UIKit")]) { file in
      file.writer.line("extension UIColor {")
      file.indented { $0.writeDynamicColors() }
      file.writer.line("}")
    }
  }
}
