import ColorScience
import ThemeModel

/// What is made of a theme for apps that color by an enumeration of light and dark.
struct ColorTheme {
  /// A function that gives a color by theme.
  struct Function {
    let name: String
    let description: String
    let color: ThemedColor
  }

  /// The name of the enumeration of light and dark.
  let type: String
  /// The theme with the colors that the functions refer to.
  private(set) var resolved: ResolvedTheme
  /// The roles, their inverses, then the parts of bars; each name once.
  private(set) var functions: [Function] = []
  /// The bars in the order of `BarKind`.
  private(set) var bars: [ThemedBar] = []
  /// The style of the status bar in light and in dark.
  let statusBarStyles: [StatusBarStyle]

  private var names: Set<String>

  init(_ theme: ResolvedTheme, deploymentTarget: DeploymentTarget) {
    type = theme.themeType
    resolved = theme
    let appearances = theme.lightAndDark.map { [$0.light, $0.dark] } ?? []
    statusBarStyles =
      ThemedAppearances(theme)?.statusBarStyles ?? [.darkContent, .lightContent]
    let roles = theme.roleColors
    names = Set(roles.map(\.symbol))
    var colors = ThemedColors(theme)
    functions = roles.map {
      Function(name: $0.symbol, description: $0.description, color: colors.split($0.color))
    }
    for kind in BarKind.allCases where !appearances.isEmpty {
      var bar = ThemedBar(appearances.map { $0.drawn(kind, on: .from15) })
      let isOld = deploymentTarget.major < 13 && bar.hasOldBackground
      name(&bar, &colors) { $0 != .legacyBackground || isOld }
      for state in bar.ownStates(isAlwaysGlass: deploymentTarget.hasGlass) {
        var own = ThemedBar(bar.bars, in: state)
        let drawn = own
        name(&own, &colors) { $0.isStateful && drawn.differs(from: bar, in: $0) }
        // Configuring the background takes these back, also where they are the bar's own.
        for part in [ThemedPart.background, .shadow] where !own.differs(from: bar, in: part) {
          own.functions[part] = bar.functions[part]
        }
        bar.states[state] = own
      }
      bars.append(bar)
    }
    resolved.colors = colors.table
  }

  /// Gives a bar functions for its parts, as far as they are wanted; a part whose name is a role's is
  /// colored by the role.
  private mutating func name(
    _ bar: inout ThemedBar, _ colors: inout ThemedColors, where isWanted: (ThemedPart) -> Bool
  ) {
    for (part, color) in bar.parts(&colors) where isWanted(part) {
      let name = bar.prefix + SwiftName.capitalized(part.rawValue)
      bar.functions[part] = name
      guard names.insert(name).inserted else { continue }
      functions.append(
        Function(name: name, description: "\(bar.description(of: part)).", color: color))
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
    declares: { theme in
      let type = theme.themeType
      let colors = theme.roleColors.map {
        Declaration(
          scope: .type("UIColor"), name: $0.symbol, signature: type, origin: .role($0.role),
          range: $0.range)
      }
      // The functions inside `UIColor` name the type, so nothing there may have its name.
      let types = [Declaration.Scope.module, .type("UIColor")].map {
        Declaration(scope: $0, name: type, origin: .prefix, range: theme.nameRange)
      }
      return types + theme.colorHelpers + colors
    },
    writes: { property, _, _ in BarProperty.themed.contains(property) },
    followsStyles: { _ in false },
    draws: { subject in subject.themed.map { OutputDrawing($0.drawn(subject.carried)) } },
    writer: .text { context, sink in
      let theme = ColorTheme(
        context.theme, deploymentTarget: context.configuration.deploymentTarget)
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
  /// The enumeration of the themes, with the style of their status bars.
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
        file.colors.write(function.color.light, to: &file.writer)
        return file.line()
      }
      file.line("switch theme {")
      file.writeCase("case .light: ", function.color.light)
      file.writeCase("case .dark: ", function.color.dark)
      file.line("}")
    }
  }

  private mutating func writeStatusBarStyles(_ styles: [StatusBarStyle]) {
    let isOld = runsBefore(13)
    let guarded = "if #available(iOS 13.0, *) { return .darkContent }\nreturn .default"
    guard styles[0] != styles[1] else {
      return lines(isOld && styles[0] == .darkContent ? guarded : ".\(styles[0].rawValue)")
    }
    line("switch self {")
    for (label, style) in zip(["case .light:", "case .dark:"], styles) {
      if isOld, style == .darkContent {
        line(label)
        indented { $0.lines(guarded) }
      } else {
        line("\(label) return .\(style.rawValue)")
      }
    }
    line("}")
  }
}

extension BarProperty {
  /// What an enumeration of light and dark colors, and what these colors need.
  fileprivate static let themed: Set<BarProperty> = [
    .style, .isTranslucent, .liquidGlass, .background, .backgroundColor, .tintColor, .barTintColor,
    .titleColor, .largeTitleColor, .unselectedItemTintColor, .shadowColor, .plainButton,
    .doneButton, .backButton, .scrollEdge, .compact,
  ]
}
