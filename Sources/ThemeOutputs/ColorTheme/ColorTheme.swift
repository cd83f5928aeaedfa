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

  /// A bar in one of its states, and the functions that color its parts.
  struct Bar {
    let bar: ThemedBar
    var functions: [ThemedPart: String] = [:]
    /// The states that differ from the bar itself, by their properties.
    var states: [BarProperty: Bar] = [:]
  }

  /// The name of the enumeration of light and dark.
  let type: String
  /// The theme with the colors that the functions refer to.
  private(set) var resolved: ResolvedTheme
  /// The roles, their inverses, then the parts of bars; each name once.
  private(set) var functions: [Function] = []
  /// The bars in the order of `BarKind`.
  private(set) var bars: [Bar] = []
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
      let bar = ThemedBar(appearances.map { $0.drawn(kind, on: .from15) })
      let isOld = deploymentTarget.major < 13 && bar.hasOldBackground
      var entry = add(bar, &colors) { $0 != .legacyBackground || isOld }
      for state in bar.ownStates(isAlwaysGlass: deploymentTarget.major >= 26) {
        let other = ThemedBar(bar.bars, in: state)
        var own = add(other, &colors) {
          $0.isStateful && other.differs(from: bar, in: $0)
        }
        // Configuring the background takes these back, also where they are the bar's own.
        for part in [ThemedPart.background, .shadow] where !other.differs(from: bar, in: part) {
          own.functions[part] = entry.functions[part]
        }
        entry.states[state] = own
      }
      bars.append(entry)
    }
    resolved.colors = colors.table
  }

  /// A bar with functions for its parts, as far as they are wanted; a part whose name is a role's is
  /// colored by the role.
  private mutating func add(
    _ bar: ThemedBar, _ colors: inout ThemedColors, where isWanted: (ThemedPart) -> Bool
  ) -> Bar {
    var entry = Bar(bar: bar)
    for (part, color) in bar.parts(&colors) where isWanted(part) {
      let name = bar.prefix + SwiftName.capitalized(part.rawValue)
      entry.functions[part] = name
      guard names.insert(name).inserted else { continue }
      functions.append(
        Function(
          name: name, description: "\(bar.description(of: part)).",
          color: color))
    }
    return entry
  }
}

extension Backend {
  /// An enumeration of light and dark, and everything that an app colors by it.
  static let colorTheme = Backend(.colorTheme) { context, sink in
    let theme = ColorTheme(
      context.theme, deploymentTarget: context.configuration.deploymentTarget)
    var file = SwiftFile(context.replacing(theme.resolved), isolation: "nonisolated ", sink)
    file.write(imports: [.exposed("UIKit")]) { file in
      file.writeThemeType(theme)
      if !theme.functions.isEmpty { file.writeFunctions(theme) }
      for bar in theme.bars { file.writeUpdate(bar, theme.type) }
    }
  }
}

extension SwiftFile {
  /// The enumeration of the themes, with the style of their status bars.
  mutating func writeThemeType(_ theme: ColorTheme) {
    writer.line(text: "/// The themes of \(context.theme.name).")
    writer.line(text: "\(access)enum \(theme.type): String, CaseIterable, Sendable {")
    indented { file in
      file.writer.line("case light")
      file.writer.line("case dark")
      file.writer.line()
      file.writer.line("/// The style of the status bar over the theme's navigation bar.")
      file.writer.line(
        text: "\(file.isolation)\(file.access)var statusBarStyle: UIStatusBarStyle {")
      file.indented { $0.writeStatusBarStyles(theme.statusBarStyles) }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// The functions that give a color by theme.
  mutating func writeFunctions(_ theme: ColorTheme) {
    writer.line()
    writer.line("extension UIColor {")
    indented { file in
      for (index, function) in theme.functions.enumerated() {
        if index > 0 { file.writer.line() }
        file.write(function, theme.type)
      }
    }
    writer.line("}")
  }

  private mutating func write(
    _ function: ColorTheme.Function, _ type: String
  ) {
    let name = SwiftName.declared(function.name)
    writer.comment(function.description)
    writer.line(
      text: "\(isolation)\(access)static func \(name)(for theme: \(type)) -> UIColor {")
    indented { file in
      guard function.color.light != function.color.dark else {
        file.colors.write(function.color.light, to: &file.writer)
        return file.writer.endLine()
      }
      file.writer.line("switch theme {")
      file.writeCase("case .light: ", function.color.light)
      file.writeCase("case .dark: ", function.color.dark)
      file.writer.line("}")
    }
    writer.line("}")
  }

  private mutating func writeStatusBarStyles(_ styles: [StatusBarStyle]) {
    let isGuarded = context.configuration.deploymentTarget.major < 13
    guard styles[0] != styles[1] else {
      return writeStatusBarStyle(styles[0], isGuarded: isGuarded, returns: false)
    }
    writer.line("switch self {")
    for (label, style) in zip(["case .light:", "case .dark:"], styles) {
      if isGuarded, style == .darkContent {
        writer.line(text: label)
        indented { $0.writeStatusBarStyle(style, isGuarded: true, returns: true) }
      } else {
        writer.line(text: "\(label) return .\(style.rawValue)")
      }
    }
    writer.line("}")
  }

  private mutating func writeStatusBarStyle(
    _ style: StatusBarStyle, isGuarded: Bool, returns: Bool
  ) {
    if isGuarded, style == .darkContent {
      writer.line("if #available(iOS 13.0, *) { return .darkContent }")
      writer.line("return .default")
    } else {
      writer.line(text: "\(returns ? "return " : "").\(style.rawValue)")
    }
  }
}
