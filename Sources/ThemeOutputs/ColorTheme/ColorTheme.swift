import ColorScience
package import ThemeModel
package import ThemeSyntax

/// The output for apps that color by an enumeration of light and dark.
struct ColorTheme {
  struct Function {
    let name: String
    let description: String
    let color: ThemedColor
  }

  let type: String
  private(set) var resolved: ResolvedTheme
  /// Roles, their inverses, then parts of bars.
  private(set) var functions: [Function] = []
  /// In the order of `BarKind`.
  private(set) var bars: [ThemedBar] = []
  /// In light and in dark.
  let statusBarStyles: [StatusBarStyle]

  init(_ theme: ResolvedTheme, on era: DrawnBar.Era) {
    type = theme.themeType
    resolved = theme
    statusBarStyles =
      ThemedAppearances(theme)?.statusBarStyles ?? [.darkContent, .lightContent]
    bars = theme.themedBars(on: era)
    var colors = ThemedColors(theme)
    functions = theme.roleColors.map {
      Function(name: $0.symbol, description: $0.description, color: colors.split($0.color))
    }
    for (bar, part) in bars.flatMap(\.ownFunctions) {
      functions.append(
        Function(
          name: bar.name(of: part), description: "The \(bar.description(of: part)).",
          color: bar.color(of: part, &colors)))
    }
    resolved.colors = colors.table
  }
}

extension ResolvedTheme {
  /// The themes' bars in the order of `BarKind`, with function names; empty without light and dark
  /// appearances.
  fileprivate func themedBars(on era: DrawnBar.Era) -> [ThemedBar] {
    guard let (light, dark) = lightAndDark else { return [] }
    return BarKind.allCases.map { kind in
      var bar = ThemedBar([light, dark].map { $0.drawn(kind, on: .ios15) })
      for part in bar.parts { bar.functions[part] = bar.name(of: part) }
      for state in bar.ownStates(on: era) {
        var own = ThemedBar(bar.bars, in: state)
        for part in own.parts where part.isStateful(on: kind) && own.differs(from: bar, in: part) {
          own.functions[part] = own.name(of: part)
        }
        // Configuring the background takes these back, also where they are the bar's own.
        for part in ThemedPart.allCases where part.isReset && !own.differs(from: bar, in: part) {
          own.functions[part] = bar.functions[part]
        }
        bar.states[state] = own
      }
      return bar
    }
  }
}

/// A color that only one of the light and dark appearances has, so no function returns it.
package struct OneSidedColor {
  /// For example "light.tabBar.tintColor".
  package let path: String
  package let other: String
  package let range: SourceRange
}

extension ResolvedTheme {
  /// Colors of a single appearance, which the enumeration omits.
  package func oneSidedColors(on era: DrawnBar.Era) -> [OneSidedColor] {
    guard let (light, dark) = lightAndDark else { return [] }
    return themedBars(on: era).flatMap { bar in
      bar.withStates.flatMap { look in
        look.oneSidedParts.flatMap { part in
          [(light, dark), (dark, light)].enumerated().compactMap { index, pair in
            guard let setting = look.drawn[index].settings.color(part.property),
              look.state == nil || setting != bar.drawn[index].settings.color(part.property)
            else { return nil }
            let path = [pair.0.name, bar.kind.name, look.state?.name, part.property.name]
            return OneSidedColor(
              path: path.compactMap(\.self).joined(separator: "."), other: pair.1.name,
              range: setting.range)
          }
        }
      }
    }
  }
}

extension ThemedBar {
  fileprivate var withStates: [ThemedBar] { [self] + kind.states.compactMap { states[$0] } }

  /// The parts that only one theme colors.
  fileprivate var oneSidedParts: [ThemedPart] {
    let parts = parts
    return ThemedPart.allCases.filter { part in
      colors(part) && !parts.contains(part) && !removes(part)
        && (state == nil || part.isStateful(on: kind))
    }
  }

  fileprivate var ownFunctions: [(bar: ThemedBar, part: ThemedPart)] {
    withStates.flatMap { bar in
      ThemedPart.allCases.filter { bar.functions[$0] == bar.name(of: $0) }.map { (bar, $0) }
    }
  }
}

extension Output {
  package static let colorTheme = Output(
    id: "colorTheme",
    summary: "An enumeration of light and dark, with the colors of roles and bars in each, and "
      + "functions that color bars by it",
    file: File(.swift, ending: "ColorTheme.swift"), mechanism: .barAppearances,
    dresses: { theme, _ in theme.lightAndDark.map { [$0.light, $0.dark] } ?? [] },
    missing: { theme in
      theme.lightAndDark == nil && theme.roles.isEmpty
        ? "light and dark appearance and no roles" : nil
    },
    declares: { theme, era in
      let type = theme.themeType
      let colors = theme.roleColors.map {
        Declaration(
          scope: .type("UIColor"), name: $0.symbol, signature: type, origin: $0.origin,
          range: $0.range)
      }
      let bars = theme.themedBars(on: era).flatMap(\.ownFunctions).map { bar, part in
        Declaration(
          scope: .type("UIColor"), name: bar.name(of: part), signature: type,
          origin: .bar("the \(bar.description(of: part))"),
          range: theme.lightAndDark?.light.range ?? theme.nameRange)
      }
      // Functions inside `UIColor` refer to the type, so its name must be free there.
      let types = [Declaration.Scope.module, .type("UIColor")].map {
        Declaration(scope: $0, name: type, origin: .prefix, range: theme.nameRange)
      }
      return types + theme.colorHelpers + colors + bars
    },
    writes: { property, _, _ in BarProperty.themed.contains(property) },
    followsStyles: { _ in false },
    installs: { subject in
      guard let themed = subject.themed else { return [] }
      var installation = themed.installation(of: subject.carried)
      installation.appearance.leaveEdges {
        !$0.hasObjects && !themed.hasBackground(beside: subject.carried, $0.kind)
      }
      return [installation]
    },
    writer: .text { context, sink in
      let theme = ColorTheme(context.theme, on: context.configuration.era)
      var context = context
      context.theme = theme.resolved
      var file = SwiftFile(context, isolation: "nonisolated ", sink)
      file.write(imports: [.exposed("UIKit")]) { file in
        file.writeThemeType(theme)
        if !theme.functions.isEmpty { file.writeFunctions(theme) }
        for bar in theme.bars { file.writeUpdate(bar, theme.type) }
      }
    })
}

extension SwiftFile {
  mutating func writeThemeType(_ theme: ColorTheme) {
    line("/// The themes of \(context.theme.name).")
    block("\(access)enum \(theme.type): String, CaseIterable, Sendable {") { file in
      file.line("case light")
      file.line("case dark")
      file.line()
      file.line("/// The style of the status bar over the theme's navigation bar.")
      file.block(
        "\(file.isolation)\(file.access)var statusBarStyle: UIStatusBarStyle {"
      ) { $0.writeStatusBarStyles(theme.statusBarStyles) }
    }
  }

  mutating func writeFunctions(_ theme: ColorTheme) {
    line()
    block("extension UIColor {") { file in
      file.each(theme.functions) { $0.write($1, theme.type) }
    }
  }

  private mutating func write(_ function: ColorTheme.Function, _ type: String) {
    let name = SwiftName.declared(function.name)
    comment(function.description)
    block("\(isolation)\(access)static func \(name)(for theme: \(type)) -> UIColor {") { file in
      guard function.color.light != function.color.dark else {
        file.write(function.color.light)
        return file.line()
      }
      file.line("switch theme {")
      file.writeCase("case .light: ", function.color.light)
      file.writeCase("case .dark: ", function.color.dark)
      file.line("}")
    }
  }

  private mutating func writeStatusBarStyles(_ styles: [StatusBarStyle]) {
    guard styles[0] != styles[1] else { return line(".\(styles[0].rawValue)") }
    line("switch self {")
    for (label, style) in zip(["case .light:", "case .dark:"], styles) {
      line("\(label) return .\(style.rawValue)")
    }
    line("}")
  }
}

extension BarProperty {
  /// The properties that an enumeration of light and dark supports.
  fileprivate static let themed = Set(
    ofWholeBar + [
      .isTranslucent, .background, .backgroundColor, .titleColor, .largeTitleColor,
      .unselectedItemTintColor, .shadowColor, .plainButton, .doneButton, .backButton, .scrollEdge,
      .compact,
    ])
}
