import ColorScience
import ThemeSyntax

extension PresetDialect {
  /// Every property that the theme sets.
  func writeAllProperties(
    of appearance: ResolvedAppearance, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    if appearance.interfaceStyle != .unspecified {
      writer.line("value.interfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    for kind in BarKind.allCases {
      let bar = appearance.bars[kind]
      for setting in bar.settings {
        write(setting, of: "value.\(kind.name)", to: &writer, colors: &colors)
      }
      writeStates(of: bar, kind, to: &writer, colors: &colors)
    }
  }

  /// One property; the states of a bar are written once the bar is complete.
  private func write(
    _ setting: ResolvedBar.Setting, of target: String, to writer: inout SwiftWriter,
    colors: inout ColorCode
  ) {
    if case .slot(.bar) = setting.value { return }
    writer.write(target)
    writer.write(".")
    switch setting.value {
    case .color(let color) where setting.property == .shadowColor:
      writer.write("shadow = .color(")
      colors.writeArgument(color, to: &writer)
    case .color(let color):
      writer.write(setting.property.name)
      writer.write(" = ")
      colors.write(color, to: &writer)
    case .noColor: writer.write("shadow = .hidden")
    case .style(let style): writer.write("style = .\(style.rawValue)")
    // `.none` would be Optional's own case.
    case .background(.none): writer.write("background = .hidden")
    case .background(let background): writer.write("background = .\(background.rawValue)")
    case .flag(let flag): writer.write("\(setting.property.name) = \(flag)")
    case .font(let font): writer.write("titleFont = \(expression(font))")
    case .slot(.same): writer.write("\(setting.property.name) = .same")
    case .slot: writer.write("\(setting.property.name) = .transparent")
    }
    writer.endLine()
  }

  /// The states of a bar: each a copy of the bar with what differs.
  private func writeStates(
    of bar: ResolvedBar, _ kind: BarKind, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    var names: [(property: String, variable: String)] = []
    for setting in bar.settings {
      guard case .slot(.bar(let state)) = setting.value else { continue }
      let property = setting.property.name
      let variable = kind.name + SwiftName.capitalized(property)
      let own = state.settings.filter { $0.range != bar[$0.property]?.range }
      writer.line("\(own.isEmpty ? "let" : "var") \(variable) = value.\(kind.name)")
      for setting in own { write(setting, of: variable, to: &writer, colors: &colors) }
      names.append((property, variable))
    }
    for (property, variable) in names {
      writer.line("value.\(kind.name).\(property) = .bar(\(variable))")
    }
  }

  private func expression(_ font: TitleFont) -> String {
    switch font {
    case .system(let size, let weight): ".system(size: \(decimalText(size)), weight: .\(weight))"
    case .textStyle(let style): ".textStyle(.\(style))"
    case .named(let name, let size):
      ".named(\(swiftLiteral(name)), size: \(decimalText(size)))"
    }
  }
}
