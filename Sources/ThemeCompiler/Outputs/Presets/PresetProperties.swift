import ColorScience
import OutputText

extension SwiftFile {
  /// Writes the properties that the runtime supports, except the status-bar style.
  mutating func writeProperties(of appearance: ResolvedAppearance) {
    switch runtime {
    case .appearanceKit: writeAllProperties(of: appearance)
    case .yalantis: writeNestedColors(of: appearance)
    case .yalantis2015: writeFlatColors(of: appearance)
    }
  }

  private mutating func writeAllProperties(of appearance: ResolvedAppearance) {
    if appearance.interfaceStyle != .unspecified {
      line("value.interfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    for kind in BarKind.allCases {
      let bar = appearance.bars[kind]
      var hasStates = false
      for setting in bar.settings {
        switch (setting.property, setting.value) {
        case (_, .state): hasStates = true
        // The runtime does this itself, and its objects override `barTintColor`.
        case (_, .word(LiquidGlass.keep.rawValue)), (.barTintColor, _): break
        case (.largeTitleDisplayMode, .word("inline")):
          assignInlineTitle(to: "value.\(kind.name).\(setting.property.member)")
        default:
          writer.write { buffer in
            presetBars.append(kind.rawValue, to: &buffer)
            presetMembers.append(Int(setting.property.rawValue), to: &buffer)
          }
          write(setting)
        }
      }
      if hasStates { writeStates(of: bar, kind) }
    }
  }

  private mutating func write(_ setting: ResolvedBar.Setting) {
    switch setting.value {
    case .color(let color) where setting.property == .shadowColor:
      writer.write(".color(")
      writeArgument(color)
    case .color(let color): write(color)
    case .flag(let flag): writer.write(flag ? "true" : "false")
    case .font(let font): writer.write(font.presetExpression)
    case .number(let number): writer.write(NumberText.shortest(number))
    // `.none` would be Optional's own case.
    case .word(let word): writer.write(".\(word == "none" ? "hidden" : word)")
    case .text(let text):
      let literal = SwiftText.literal(text)
      writer.write(setting.property.isImage ? "UIImage(named: \(literal))" : literal)
    case .gradient(let gradient):
      line("Appearance.Bar.Gradient(")
      writer.indent()
      writeList(gradient.colors)
      writer.write(", .\(gradient.direction.rawValue))")
      writer.outdent()
    case .state: break
    }
    writer.endLine()
  }

  /// Writes copies of the bar with differences, or new bars for states that remove properties.
  private mutating func writeStates(of bar: ResolvedBar, _ kind: BarKind) {
    var assignments: [String] = []
    for setting in bar.settings {
      guard case .state(let state) = setting.value else { continue }
      let property = setting.property.name
      let variable = kind.name + SwiftName.capitalized(property)
      let isCopy = bar.withoutSlots.settings.allSatisfy { state.has($0.property) }
      let own = state.settings.filter {
        isCopy ? $0.value != bar[$0.property]?.value : $0.property.isInStates(of: kind)
      }
      line(
        "\(own.isEmpty ? "let" : "var") \(variable) = "
          + (isCopy ? "value.\(kind.name)" : "Appearance.Bar()"))
      for setting in own {
        writer.write("\(variable).\(setting.property.member) = ")
        write(setting)
      }
      assignments.append("value.\(kind.name).\(property) = .bar(\(variable))")
    }
    for assignment in assignments { line(assignment) }
  }
}

private let presetBars = TextList(BarKind.allCases.map { "value.\($0.name)." })
private let presetMembers = TextList(BarProperty.allCases.map { "\($0.member) = " })

extension TitleFont {
  fileprivate var presetExpression: String {
    func argument(_ label: String, _ name: String?) -> String {
      name.map { ", \(label): .\($0)" } ?? ""
    }
    return switch self {
    case .system(let size, let weight, let design):
      ".system(size: \(NumberText.shortest(size)), weight: .\(weight)\(argument("design", design)))"
    case .textStyle(let style, let weight, let design):
      ".textStyle(.\(style)\(argument("weight", weight))\(argument("design", design)))"
    case .named(let name, let size, let style):
      ".named(\(SwiftText.literal(name)), size: \(NumberText.shortest(size))"
        + "\(argument("textStyle", style)))"
    }
  }
}

extension BarProperty {
  /// For example `disabledButtons.plain` for `buttons.plain.disabledColor`.
  fileprivate var member: String {
    // The runtime's shadow is no color.
    if self == .shadowColor { return "shadow" }
    guard name.hasPrefix("buttons.") else { return name }
    let path = name.split(separator: ".")
    guard path.count == 3 else { return name }
    return path[2] == "font"
      ? "buttonFonts.\(path[1])" : "\(path[2].dropLast("Color".count))Buttons.\(path[1])"
  }
}

// AppearanceNavigationController's types.
extension SwiftFile {
  private mutating func writeNestedColors(of appearance: ResolvedAppearance) {
    for kind in [BarKind.navigationBar, .toolbar] {
      let isClear = appearance.drawn(kind, on: .ios15).standard.isClear
      for setting in appearance.bars[kind].settings
      where BarProperty.nested.contains(setting.property) {
        switch setting.property {
        // The runtime has no clear background, but a clear color.
        case .background where isClear: line("value.\(kind.name).backgroundColor = .clear")
        case .background: break
        case .backgroundColor where isClear: break
        case let property:
          assign(setting.value, of: property, to: "value.\(kind.name).\(property.name)")
        }
      }
    }
  }

  /// Writes four colors, and the bar's shadow, off by default.
  private mutating func writeFlatColors(of appearance: ResolvedAppearance) {
    for kind in [BarKind.navigationBar, .toolbar] {
      let bar = appearance.bars[kind]
      let targets = [(BarProperty.backgroundColor, "Color"), (.tintColor, "TintColor")]
      let isClear = appearance.drawn(kind, on: .ios15).standard.isClear
      if isClear { line("value.\(kind.name)Color = .clear") }
      for (property, name) in targets where !isClear || property == .tintColor {
        guard let color = bar.color(property) else { continue }
        assign(color.value, to: "value.\(kind.name)\(name)")
      }
    }
    switch appearance.bars.navigationBar[.shadowColor]?.value {
    case .word: line("value.navigationBarDropsShadow = false")
    case .color: line("value.navigationBarDropsShadow = true")
    default: break
    }
  }
}
