import ThemeModel

/// What is made of a theme for apps that color by an enumeration of light and dark.
struct ColorTheme {
  /// A function that gives a color by theme.
  struct Function {
    let name: String
    let description: String
    let color: ThemedColor
  }

  /// A bar, and the functions that color its parts.
  struct Bar {
    let bar: ThemedBar
    var functions: [ThemedPart: String] = [:]
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

  init(_ theme: ResolvedTheme) {
    type = theme.themeType
    resolved = theme
    let appearances = theme.lightAndDark.map { [$0.light, $0.dark] } ?? []
    // `default` follows the device's interface style, which need not be the theme's.
    let readable = [StatusBarStyle.darkContent, .lightContent]
    let styles = appearances.isEmpty ? readable : appearances.map(\.statusBarStyle.value)
    statusBarStyles = zip(styles, readable).map { $0 == .default ? $1 : $0 }
    let roles = theme.roleColors
    names = Set(roles.map(\.symbol))
    var colors = ThemedColors(theme)
    functions = roles.map {
      Function(name: $0.symbol, description: $0.description, color: colors.split($0.color))
    }
    for kind in BarKind.allCases where !appearances.isEmpty {
      add(ThemedBar(kind: kind, bars: appearances.map { $0.bars[kind] }), &colors)
    }
    resolved.colors = colors.table
  }

  /// Adds a bar; a part whose name is a role's is colored by the role.
  private mutating func add(_ bar: ThemedBar, _ colors: inout ThemedColors) {
    var entry = Bar(bar: bar)
    for (part, color) in bar.parts(&colors) {
      let name = bar.prefix + SwiftName.capitalized(part.rawValue)
      entry.functions[part] = name
      guard names.insert(name).inserted else { continue }
      functions.append(
        Function(
          name: name, description: "The color of the \(bar.kind.title)'s \(part.title).",
          color: color))
    }
    bars.append(entry)
  }
}
