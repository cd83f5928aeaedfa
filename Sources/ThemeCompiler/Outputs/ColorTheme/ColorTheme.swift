import ColorScience
package import ThemeSyntax

struct ColorTheme: Sendable {
  /// Light, then dark; empty if the theme has only roles.
  let appearances: [ResolvedAppearance]
  /// In the order of `BarKind`.
  let bars: [ThemedBar]

  init(_ theme: ResolvedTheme, on era: DrawnBar.Era) {
    let appearances = theme.lightAndDark
    self.appearances = appearances
    bars =
      appearances.isEmpty
      ? [] : BarKind.allCases.map { ThemedBar(appearances, $0, on: era) }
  }

  /// The styles in light and dark; `default` follows the device, which may differ from the
  /// enumeration.
  var statusBarStyles: [StatusBarStyle] {
    [(Variant.light, StatusBarStyle.darkContent), (.dark, .lightContent)].enumerated().map {
      let (variant, own) = $1
      let style = appearances.isEmpty ? own : appearances[$0].statusBarStyle(in: variant).value
      return style == .default ? own : style
    }
  }

  /// The functions of roles, their inverses, then parts of bars.
  func functions(_ theme: ResolvedTheme) -> [ThemedFunction] {
    let roles = theme.roleColors.map {
      ThemedFunction(
        name: $0.symbol, description: $0.description, origin: $0.origin, range: $0.range,
        colors: [$0.color, $0.color])
    }
    return roles + bars.flatMap(\.allFunctions)
  }

  /// The installations of an appearance with some properties, one for each theme that it is: colors
  /// are fixed values, everything else follows the device.
  func installations(of appearance: ResolvedAppearance) -> [Installation] {
    let kindsWithObjects = bars.filter(\.hasObjects).map(\.kind)
    return appearances.indices.filter { appearances[$0].symbol == appearance.symbol }.map { theme in
      let variant = [Variant.light, .dark][theme]
      var shown = appearance
      shown.statusBarStyle = Located(
        statusBarStyles[theme], at: appearance.statusBarStyle(in: variant).range)
      shown.darkStatusBarStyle = nil
      shown.interfaceStyle = [.light, .dark][theme]
      for bar in bars where !appearance.bars[bar.kind].settings.isEmpty {
        shown.bars[bar.kind] = bar.shown(appearance.bars[bar.kind], in: theme)
        if theme == 1, !shown.bars[bar.kind].has(.style) {
          shown.bars[bar.kind].set(.style, .word(BarStyle.black), at: appearance.range)
          shown.bars[bar.kind].sort()
        }
      }
      shown.leaveEdges { !kindsWithObjects.contains($0.kind) }
      var fixed = FixedStyles(
        theme: shown.interfaceStyle, system: .unspecified, screen: .unspecified)
      fixed.areLiterals = true
      return Installation(shown, fixed, tintsItems: false)
    }
  }
}

extension ResolvedTheme {
  /// The light and the dark appearance, or none: by name, otherwise the first dynamic one's members,
  /// otherwise the first of each interface style.
  var lightAndDark: [ResolvedAppearance] {
    let members = appearances.first { $0.members.count > 1 }?.members ?? []
    let declared = appearances.filter { $0.kind == .declared }
    let found = [("light", InterfaceStyle.light), ("dark", .dark)].enumerated().compactMap {
      let (index, (name, style)) = $0
      return declared.first { $0.name == name }
        ?? (index < members.count ? appearances[members[index]] : nil)
        ?? declared.first { $0.interfaceStyle == style }
        ?? declared.first { $0.interfaceStyle == .unspecified }
    }
    return found.count == 2 ? found : []
  }

  /// The colors of a single appearance, which the enumeration omits; `path` is for example
  /// "light.tabBar.tintColor".
  package func oneSidedColors(
    on era: DrawnBar.Era
  ) -> [(path: String, other: String, range: SourceRange)] {
    let theme = ColorTheme(self, on: era)
    let names = theme.appearances.map(\.name)
    var found: [(path: String, other: String, range: SourceRange)] = []
    for bar in theme.bars {
      for look in [bar] + bar.states {
        for part in look.oneSided {
          for (index, name) in names.enumerated() {
            let color = look.drawn[index].settings.color(part)
            guard let color, look.state == nil || color != bar.drawn[index].settings.color(part)
            else { continue }
            let path = [name, bar.kind.name, look.state?.name, part.name].compactMap(\.self)
            found.append((path.joined(separator: "."), names[1 - index], color.range))
          }
        }
      }
    }
    return found
  }
}

extension Output {
  package static let colorTheme = Output(
    id: "colorTheme",
    summary: "An enumeration of light and dark, with the colors of roles and bars in each, and "
      + "functions that color bars by it",
    file: File(.swift, ending: "ColorTheme.swift"), mechanism: .barAppearances,
    dresses: { theme, _ in
      let both = theme.lightAndDark
      return both.first?.symbol == both.last?.symbol ? Array(both.prefix(1)) : both
    },
    missing: { theme in
      theme.lightAndDark.isEmpty && theme.roles.isEmpty
        ? "light and dark appearance and no roles" : nil
    },
    declares: { theme, era in
      let type = theme.themeType
      let functions = ColorTheme(theme, on: era).functions(theme).map {
        Declaration(
          scope: .type("UIColor"), name: $0.name, signature: type, origin: $0.origin,
          range: $0.range)
      }
      // Functions inside `UIColor` refer to the type, so its name must be free there.
      let types = [Declaration.Scope.module, .type("UIColor")].map {
        Declaration(scope: $0, name: type, origin: .prefix, range: theme.nameRange)
      }
      return types + theme.colorHelpers + functions
    },
    writes: { property, _, _ in BarProperty.themed.contains(property) },
    followsStyles: { _ in false },
    installs: { $0.themed?($0.carried) ?? [] },
    writer: .text { context, sink in
      let theme = ColorTheme(context.theme, on: context.configuration.era)
      var (context, colors) = (context, ThemedColors(context.theme))
      let functions = theme.functions(context.theme).map { ($0, colors.split($0.colors)) }
      context.theme.colors = colors.table
      var file = SwiftFile(context, isolation: "nonisolated ", sink)
      file.write(imports: [.exposed("UIKit")]) { file in
        file.writeThemeType(theme.statusBarStyles)
        if !functions.isEmpty {
          file.line()
          file.block("extension UIColor {") { file in
            file.each(functions) { $0.write($1.0, $1.1) }
          }
        }
        for bar in theme.bars { file.writeUpdate(bar) }
      }
    })
}

extension SwiftFile {
  fileprivate mutating func writeThemeType(_ styles: [StatusBarStyle]) {
    line("/// The themes of \(context.theme.name).")
    block("\(access)enum \(context.theme.themeType): String, CaseIterable, Sendable {") { file in
      file.line("case light")
      file.line("case dark")
      file.line()
      file.line("/// The style of the status bar over the theme's navigation bar.")
      file.block("\(file.isolation)\(file.access)var statusBarStyle: UIStatusBarStyle {") { file in
        guard styles[0] != styles[1] else { return file.line(".\(styles[0].rawValue)") }
        file.line("switch self {")
        file.line("case .light: return .\(styles[0].rawValue)")
        file.line("case .dark: return .\(styles[1].rawValue)")
        file.line("}")
      }
    }
  }

  /// Writes a function that returns a color in light and another in dark.
  fileprivate mutating func write(_ function: ThemedFunction, _ colors: [ColorID]) {
    comment(function.description)
    let head = "\(isolation)\(access)static func \(SwiftName.declared(function.name))"
    block("\(head)(for theme: \(context.theme.themeType)) -> UIColor {") { file in
      guard colors[0] != colors[1] else {
        file.write(colors[0])
        return file.line()
      }
      file.line("switch theme {")
      file.writeCase("case .light: ", colors[0])
      file.writeCase("case .dark: ", colors[1])
      file.line("}")
    }
  }
}

extension BarProperty {
  /// The properties that an enumeration of light and dark supports.
  fileprivate static let themed = Set(
    ofWholeBar + ThemedBar.parts + [.isTranslucent, .background, .scrollEdge, .compact])
}
