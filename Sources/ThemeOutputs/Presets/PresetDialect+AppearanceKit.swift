import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

extension PresetDialect {
  /// Every property that the theme sets.
  func writeAllProperties(
    of appearance: ResolvedAppearance, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    if appearance.interfaceStyle != .unspecified {
      writer.write("value.interfaceStyle = .")
      writer.line(text: appearance.interfaceStyle.rawValue)
    }
    for kind in BarKind.allCases {
      let bar = appearance.bars[kind]
      var hasStates = false
      for setting in bar.settings {
        switch setting.value {
        case .slot(.bar): hasStates = true
        // What the runtime does of its own.
        case .liquidGlass(.keep): break
        default:
          writer.write { Self.targets.append(kind, setting.property, to: &$0) }
          write(setting, to: &writer, colors: &colors)
        }
      }
      if hasStates { writeStates(of: bar, kind, to: &writer, colors: &colors) }
    }
  }

  /// `value.navigationBar.tintColor = ` for every property; a shadow is no color in the runtime.
  private static let targets = BarTable { kind, property in
    "value.\(kind.name).\(property == .shadowColor ? "shadow" : property.name) = "
  }

  private func write(
    _ setting: ResolvedBar.Setting, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    switch setting.value {
    case .color(let color) where setting.property == .shadowColor:
      writer.write(".color(")
      colors.writeArgument(color, to: &writer)
    case .color(let color): colors.write(color, to: &writer)
    // `.none` would be Optional's own case.
    case .noColor, .background(.none): writer.write(".hidden")
    case .style(.default): writer.write(".default")
    case .style(.black): writer.write(".black")
    case .background(let background):
      writer.write(".")
      writer.write(text: background.rawValue)
    case .liquidGlass(let policy):
      writer.write(".")
      writer.write(text: policy.rawValue)
    case .flag(let flag): writer.write(flag ? "true" : "false")
    case .font(let font): writer.write(text: expression(font))
    case .slot(.transparent): writer.write(".transparent")
    case .slot: writer.write(".same")
    }
    writer.endLine()
  }

  /// The states of a bar: each a copy of the bar with what differs.
  private func writeStates(
    of bar: ResolvedBar, _ kind: BarKind, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    var assignments: [String] = []
    for setting in bar.settings {
      guard case .slot(.bar(let state)) = setting.value else { continue }
      let property = setting.property.name
      let variable = kind.name + SwiftName.capitalized(property)
      let own = state.settings.filter { $0.range != bar[$0.property]?.range }
      writer.line(text: "\(own.isEmpty ? "let" : "var") \(variable) = value.\(kind.name)")
      for setting in own {
        let name = setting.property == .shadowColor ? "shadow" : setting.property.name
        writer.write(text: "\(variable).\(name) = ")
        write(setting, to: &writer, colors: &colors)
      }
      assignments.append("value.\(kind.name).\(property) = .bar(\(variable))")
    }
    for assignment in assignments { writer.line(text: assignment) }
  }

  private func expression(_ font: TitleFont) -> String {
    switch font {
    case .system(let size, let weight): ".system(size: \(points(size)), weight: .\(weight))"
    case .textStyle(let style): ".textStyle(.\(style))"
    case .named(let name, let size): ".named(\(SwiftText.literal(name)), size: \(points(size)))"
    }
  }

  private func points(_ size: Double) -> String {
    size == size.rounded() ? String(Int(size)) : size.description
  }
}
