import TestSupport
@testable import AppearanceCompiler
@testable import ThemeCompiler

/// A theme made up from a number whose bars each output draws in its own way, and the outputs asked of it.
struct DrawnTheme {
  /// An appearance, as far as the calls that dress bars in it hang on it.
  struct Look {
    var name: String
    let interfaceStyle: String
    var isColored = false
  }

  let number: Int
  let looks: [Look]
  let outputs: [String]
  let text: String

  static let allOutputs = [
    "presets", "barAppearances", "proxy", "doubleNavigation", "colorTheme", "swiftUI",
  ]

  init(_ number: Int) {
    self.number = number
    var maker = DrawnThemeMaker(random: Numbers(seed: UInt64(number) &+ 77_000))
    for _ in 0..<8 { _ = maker.random.next(2) }
    let asked = Self.allOutputs.filter { _ in maker.random.next(2) == 0 }
    outputs = asked.isEmpty ? [maker.random.pick(Self.allOutputs)] : asked
    let names = ["light", "dark"] + (maker.random.next(2) == 0 ? ["own"] : [])
    (text, looks) = maker.theme("T\(number)", names)
  }

  /// The theme's name.
  var name: String { "T\(number)" }

  /// The configuration: nothing is so bad that nothing is written.
  var configuration: String {
    let rules = LintRule.names.map { "\($0): note" }.joined(separator: ", ")
    return """
      deploymentTarget: 16.0
      sdk: 18.0
      outputs: [\((outputs + ["manifest"]).joined(separator: ", "))]
      lint: { \(rules) }
      """
  }
}

/// Makes up bars: readable ones and others, in all states that a theme can write.
struct DrawnThemeMaker {
  var random: Numbers

  mutating func theme(
    _ name: String, _ names: [String]
  ) -> (text: String, looks: [DrawnTheme.Look]) {
    var looks: [DrawnTheme.Look] = []
    var text =
      "name: \(name)\nprefix: \(name.lowercased())\ntokens: [\(Self.tokens.path)]\npalette:\n"
    for index in 0..<Self.paletteCount { text += "  p\(index): \(literal())\n" }
    text += "appearances:\n"
    for appearance in names {
      text += "  \(appearance):\n"
      let style = ["light", "dark", "unspecified"][random.next(3)]
      var look = DrawnTheme.Look(name: appearance, interfaceStyle: style)
      if appearance == "own", let base = looks.first, random.next(2) == 0 {
        text += "    extends: \(base.name)\n"
      }
      text += "    interfaceStyle: \(style)\n"
      if random.next(4) > 0 { text += "    statusBarStyle: \(statusBarStyle())\n" }
      if random.next(3) == 0 { text += "    backdrop: [\(color()), \(color())]\n" }
      let navigationBar = bar(
        "navigationBar", ["tintColor", "titleColor", "largeTitleColor"], hasCompact: true)
      text += navigationBar
      look.isColored = navigationBar.contains("\n      backgroundColor:")
      if random.next(3) > 0 { text += bar("toolbar", ["tintColor"], hasCompact: true) }
      if random.next(3) > 0 {
        text += bar("tabBar", ["tintColor", "unselectedItemTintColor"], hasCompact: false)
      }
      looks.append(look)
      if appearance == "own", random.next(2) == 0 {
        text += "    inverse: \(inverse())\n"
        var inverse = look
        inverse.name = "ownInverse"
        looks.append(inverse)
      }
    }
    var screens = names
    if looks[0].isColored, random.next(2) == 0 {
      // Members differ in colors only.
      let style = ["light", "dark", "unspecified"][random.next(3)]
      let colors = "backgroundColor: \(background()), titleColor: \(ink())"
      text +=
        "  night: { extends: light, interfaceStyle: \(style), navigationBar: { \(colors) } }\n"
        + "dynamic: { auto: { light: light, dark: night } }\n"
      screens += ["night", "auto"]
      looks.append(DrawnTheme.Look(name: "night", interfaceStyle: style))
      looks.append(DrawnTheme.Look(name: "auto", interfaceStyle: "unspecified"))
    }
    text += "screens:\n"
    for appearance in screens {
      text += "  \(name)\(SwiftName.capitalized(appearance))Screen: { appearance: \(appearance) }\n"
    }
    return (text, looks)
  }

  /// A rule, or colors that are laid over those of `swap`, in all states.
  private mutating func inverse() -> String {
    let rules = ["swap", "rgb", "mirror", "lightness"]
    let rule = random.next(rules.count + 2)
    if rule < rules.count { return rules[rule] }
    return "{ navigationBar: { titleColor: \(ink()), tintColor: \(ink()) } }"
  }

  private mutating func statusBarStyle() -> String {
    switch random.next(6) {
    case 0, 1: "lightContent"
    case 2, 3: "darkContent"
    case 4: "default"
    default: "{ light: darkContent, dark: lightContent }"
    }
  }

  private mutating func bar(_ kind: String, _ inks: [String], hasCompact: Bool) -> String {
    var lines: [String] = []
    let isColored = random.next(8) > 0
    if isColored { lines.append(ground()) }
    switch random.next(8) {
    case 0 where isColored: lines.append("background: default")
    case 1 where isColored: lines.append("background: transparent")
    default: break
    }
    if random.next(10) == 0 { lines.append("style: black") }
    if kind != "tabBar", random.next(9) == 0 { lines.append("isHidden: true") }
    if kind == "navigationBar", random.next(8) == 0 { lines.append("prefersLargeTitles: false") }
    lines += colors(inks, outOf: 5)
    if kind != "tabBar", random.next(4) == 0 {
      let kinds = kind == "toolbar" ? ["plain", "done"] : ["plain", "done", "back"]
      lines.append("buttons: { \(colors(kinds, outOf: 2).joined(separator: ", ")) }")
    }
    if kind == "tabBar" {
      let parts = ["titleColor", "selectedTitleColor", "iconColor", "selectedIconColor"]
      for group in ["items", "stacked", "inline", "compactInline"] where random.next(5) == 0 {
        let colors = colors(parts, outOf: 2)
        if !colors.isEmpty { lines.append("\(group): { \(colors.joined(separator: ", ")) }") }
      }
    }
    if isColored {
      switch random.next(7) {
      case 0: lines.append("scrollEdge: transparent")
      case 1: lines.append("scrollEdge: default")
      case 2, 3: lines.append("scrollEdge: { \(state(inks)) }")
      default: break
      }
      if hasCompact, random.next(4) == 0 { lines.append("compact: { \(state(inks)) }") }
      if hasCompact, random.next(9) == 0 { lines.append("compactScrollEdge: { \(state(inks)) }") }
    }
    // What a state removes, without the bar's other colors changing.
    for (index, line) in lines.enumerated() where line.contains(": {") && line.hasSuffix(" }") {
      guard ["scrollEdge:", "compact:", "compactScrollEdge:"].contains(where: line.hasPrefix),
        random.next(3) == 0
      else { continue }
      let removed = (inks + ["backgroundColor", "buttons"]).filter {
        !line.contains("\($0):") && lines.description.contains("\($0):")
      }
      guard !removed.isEmpty else { continue }
      lines[index] = line.dropLast(2) + ", \(random.pick(removed)): ~ }"
    }
    if !isColored, !lines.contains(where: { $0.contains("Color") }) {
      lines.append("tintColor: \(ink())")
    }
    return "    \(kind):\n" + lines.map { "      \($0)\n" }.joined()
  }

  /// What a state changes; never nothing.
  private mutating func state(_ inks: [String]) -> String {
    let changed = colors(inks, outOf: 3)
    let background = changed.isEmpty || random.next(2) == 0
    return ((background ? [ground()] : []) + changed)
      .joined(separator: ", ")
  }

  private mutating func colors(_ names: [String], outOf count: Int) -> [String] {
    names.compactMap { random.next(count) > 0 ? "\($0): \(ink())" : nil }
  }

  /// A color under content, or several that run into each other.
  private mutating func ground() -> String {
    guard random.next(6) == 0 else { return "backgroundColor: \(background())" }
    let colors = (0..<(2 + random.next(3))).map { _ in background() }.joined(separator: ", ")
    guard random.next(2) == 0 else { return "backgroundGradient: [\(colors)]" }
    return "backgroundGradient: { colors: [\(colors)], direction: vertical }"
  }

  /// Under content: mostly opaque, in one style bright and in the other dark, or the other way round.
  private mutating func background() -> String {
    switch random.next(8) {
    case 0, 1: color()
    case 6: wide()
    case 7: reference()
    case 2: "{ light: \(bright()), dark: \(dim()) }"
    case 3: "{ light: \(dim()), dark: \(bright()) }"
    case 4:
      "{ light: \(color()), dark: \(color()), lightHighContrast: \(color()), darkHighContrast: \(color()) }"
    default: color(alpha: ["E6", "F2", "80"][random.next(3)])
    }
  }

  private mutating func ink() -> String {
    switch random.next(8) {
    case 0: "{ light: \(dim()), dark: \(bright()) }"
    case 1: "{ light: \(color()), dark: \(color()), darkHighContrast: \(bright()) }"
    case 2: color(alpha: random.pick(["CC", "99", "F0"]))
    case 3: wide()
    case 4: reference()
    default: color()
    }
  }

  /// A color that stands in the theme, of each kind.
  private mutating func literal() -> String {
    switch random.next(4) {
    case 0: "{ light: \(color()), dark: \(color()) }"
    case 1: wide()
    case 2: color(alpha: random.pick(["CC", "80"]))
    default: color()
    }
  }

  /// A color of the palette or a design token.
  private mutating func reference() -> String {
    random.next(2) == 0
      ? "\"{p\(random.next(Self.paletteCount))}\"" : "\"{t\(random.next(Self.tokenCount))}\""
  }

  /// A color in Display P3.
  private mutating func wide() -> String {
    let base = random.next(2) == 0 ? 0 : 60
    let parts = (0..<3).map { _ in "0.\(String(100 + base * 10 + random.next(300)))" }
    return "\"color(display-p3 \(parts.joined(separator: " ")))\""
  }

  private static let paletteCount = 5
  private static let tokenCount = 6

  /// Design tokens in Display P3 and in sRGB, opaque and translucent, dark and bright.
  static let tokens: (path: String, text: String) = {
    let tokens = (0..<tokenCount).map { index in
      let space = index % 3 == 0 ? "display-p3" : "srgb"
      let (low, high) = index % 2 == 0 ? (0.05, 0.2) : (0.8, 0.97)
      let alpha = index == 4 ? 0.75 : 1
      return """
        "t\(index)": { "$type": "color", "$value": { "colorSpace": "\(space)", \
        "components": [\(low), \(high), \((low + high) / 2)], "alpha": \(alpha) } }
        """
    }
    return ("drawn.tokens.json", "{ \(tokens.joined(separator: ",\n")) }")
  }()

  private mutating func color(alpha: String = "") -> String {
    random.next(2) == 0 ? bright(alpha) : dim(alpha)
  }

  private mutating func bright(_ alpha: String = "") -> String { hex(from: 170, alpha) }

  private mutating func dim(_ alpha: String = "") -> String { hex(from: 0, alpha) }

  private mutating func hex(from base: Int, _ alpha: String) -> String {
    let digits = (0..<3).map { _ in
      let text = String(base + random.next(86), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "\"#\(digits.joined())\(alpha)\""
  }
}
