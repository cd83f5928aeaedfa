import ColorScience
import ThemeModel
import ThemeSyntax

extension PresetDialect {
  /// The properties that `Appearance.Bar` has: a style and three colors.
  func writeNestedColors(
    of appearance: ResolvedAppearance, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    for kind in [BarKind.navigationBar, .toolbar] {
      let isClear = appearance.drawn(kind, on: .from15).standard.isClear
      for setting in appearance.bars[kind].settings {
        let target = "value.\(kind.name).\(setting.property.name) = "
        switch (setting.property, setting.value) {
        // The runtime has no such background, but paints this one.
        case (.background, _) where isClear:
          writer.line(text: "value.\(kind.name).backgroundColor = .clear")
        case (.backgroundColor, _) where isClear: break
        case (.style, .style(let style)): writer.line(text: "\(target).\(style.rawValue)")
        case (.backgroundColor, .color(let color)), (.tintColor, .color(let color)),
          (.barTintColor, .color(let color)):
          writer.write(text: target)
          colors.write(color, to: &writer)
          writer.endLine()
        default: break
        }
      }
    }
  }

  /// The four colors of the flat type, and whether the bar drops a shadow, which it does not by
  /// default.
  func writeFlatColors(
    of appearance: ResolvedAppearance, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    for kind in [BarKind.navigationBar, .toolbar] {
      let bar = appearance.bars[kind]
      let targets = [(BarProperty.backgroundColor, "Color"), (.tintColor, "TintColor")]
      let isClear = appearance.drawn(kind, on: .from15).standard.isClear
      if isClear { writer.line(text: "value.\(kind.name)Color = .clear") }
      for (property, name) in targets where !isClear || property == .tintColor {
        guard let color = bar.color(property) else { continue }
        writer.write(text: "value.\(kind.name)\(name) = ")
        colors.write(color.value, to: &writer)
        writer.endLine()
      }
    }
    switch appearance.bars.navigationBar[.shadowColor]?.value {
    case .noColor: writer.line("value.navigationBarDropsShadow = false")
    case .color: writer.line("value.navigationBarDropsShadow = true")
    default: break
    }
  }
}
