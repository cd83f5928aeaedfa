import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

/// How presets are written for one runtime.
enum PresetDialect {
  case appearanceKit
  /// AppearanceNavigationController with its nested bars.
  case yalantis
  /// AppearanceNavigationController with its flat properties, before 2015-10-30.
  case yalantis2015

  init(_ runtime: Configuration.Runtime) {
    switch runtime {
    case .appearanceKit: self = .appearanceKit
    case .yalantis: self = .yalantis
    case .yalantis2015: self = .yalantis2015
    }
  }

  /// The modules that the `Appearance` type comes from.
  var imports: [String] {
    self == .appearanceKit ? ["AppearanceKit"] : []
  }

  /// Whether an appearance's value holds its inverse.
  var storesInverses: Bool { self == .appearanceKit }

  /// Whether a function finds an appearance's inverse.
  var looksUpInverses: Bool { self != .appearanceKit }

  /// The modifier, with the blank behind it, of declarations that a module whose default is the main
  /// actor must not isolate: inverses are reached from closures that run anywhere.
  var isolation: String {
    self == .appearanceKit ? "nonisolated " : ""
  }

  /// Writes the isolation of declarations where `Appearance` is not Sendable, so that strict
  /// concurrency asks for one.
  func writeIsolation(to writer: inout SwiftWriter) {
    guard self != .appearanceKit else { return }
    writer.line("#if swift(>=6.0) || hasFeature(StrictConcurrency)")
    writer.indented { $0.line("@MainActor") }
    writer.line("#endif")
  }

  /// Writes the properties of an appearance beside its status-bar style.
  func writeBars(
    of appearance: ResolvedAppearance, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    switch self {
    case .appearanceKit: writeAllProperties(of: appearance, to: &writer, colors: &colors)
    case .yalantis: writeNestedColors(of: appearance, to: &writer, colors: &colors)
    case .yalantis2015: writeFlatColors(of: appearance, to: &writer, colors: &colors)
    }
  }
}

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
    "value.\(kind.name).\(property.member) = "
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
    case .number(let number): writer.write(text: points(number))
    // `.none` would be Optional's own case.
    case .word(let word): writer.write(text: ".\(word == "none" ? "hidden" : word)")
    case .text(let text):
      let literal = SwiftText.literal(text)
      writer.write(text: setting.property.isImage ? "UIImage(named: \(literal))" : literal)
    case .gradient(let gradient):
      writer.line("Appearance.Bar.Gradient(")
      writer.indent()
      colors.writeList(gradient.colors, to: &writer)
      writer.write(text: ", .\(gradient.direction.rawValue))")
      writer.outdent()
    case .slot(.transparent): writer.write(".transparent")
    case .slot(.system): writer.write(".default")
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
      let own = state.settings.filter { $0.value != bar[$0.property]?.value }
      writer.line(text: "\(own.isEmpty ? "let" : "var") \(variable) = value.\(kind.name)")
      for setting in own {
        if let replaced = setting.property.replaced, bar[replaced] != nil, state[replaced] == nil {
          writer.line(text: "\(variable).\(replaced.member) = nil")
        }
        writer.write(text: "\(variable).\(setting.property.member) = ")
        write(setting, to: &writer, colors: &colors)
      }
      assignments.append("value.\(kind.name).\(property) = .bar(\(variable))")
    }
    for assignment in assignments { writer.line(text: assignment) }
  }

  private func expression(_ font: TitleFont) -> String {
    switch font {
    case .system(let size, let weight, let design):
      ".system(size: \(points(size)), weight: .\(weight)\(argument("design", design)))"
    case .textStyle(let style, let weight, let design):
      ".textStyle(.\(style)\(argument("weight", weight))\(argument("design", design)))"
    case .named(let name, let size, let style):
      ".named(\(SwiftText.literal(name)), size: \(points(size))\(argument("textStyle", style)))"
    }
  }

  private func argument(_ label: String, _ name: String?) -> String {
    name.map { ", \(label): .\($0)" } ?? ""
  }

  private func points(_ size: Double) -> String { NumberText.shortest(size) }
}

extension BarProperty {
  /// The member of the runtime's `Bar` that has the property: `disabledButtons.plain` for
  /// `buttons.plain.disabledColor`.
  fileprivate var member: String {
    if self == .shadowColor { return "shadow" }
    let path = name.split(separator: ".")
    guard path.count == 3, path[0] == "buttons" else { return name }
    return path[2] == "font"
      ? "buttonFonts.\(path[1])" : "\(path[2].dropLast("Color".count))Buttons.\(path[1])"
  }
}

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
