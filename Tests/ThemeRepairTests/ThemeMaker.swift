import TestSupport
@testable import ColorScience
@testable import ThemeFiles
@testable import ThemeSyntax

/// Makes up the parts of a theme.
struct ThemeMaker {
  typealias Node = GeneratedTheme.Node

  var random: Numbers
  let hasAliases: Bool
  let hasGradients: Bool
  private var names: [String] = []
  private var anchors: [String] = []

  init(random: Numbers, hasAliases: Bool, hasGradients: Bool) {
    self.random = random
    self.hasAliases = hasAliases
    self.hasGradients = hasGradients
  }

  mutating func theme() -> Node {
    var palette: [(key: String, value: Node)] = []
    for index in 0..<(2 + random.next(5)) {
      palette.append(("color\(index)", entry()))
      names.append("color\(index)")
    }
    let appearances = (0..<(1 + random.next(3))).map { index in
      ("look\(index)", appearance(index))
    }
    var root: [(key: String, value: Node)] = [("palette", .map(palette))]
    if random.next(5) == 0 {
      root.append(("inverse", word(["swap", "mirror", "rgb", "lightness"])))
    }
    root.append(("appearances", .map(appearances)))
    if appearances.count > 1, random.next(2) == 0 {
      let members = ["light", "dark"].map { style in
        (style, Node.scalar("look\(random.next(appearances.count))", quote: ""))
      }
      root.append(("dynamic", .map([("both", .map(members))])))
    }
    return .map(root)
  }

  private mutating func entry() -> Node {
    switch random.next(8) {
    case 0 where !names.isEmpty: return .scalar("{\(random.pick(names))}", quote: quote())
    case 1, 2: return adaptive(isFlow: random.next(2) == 0)
    case 3 where hasAliases:
      anchors.append("a\(anchors.count)")
      return .scalar(hex(), quote: quote(), anchor: "a\(anchors.count - 1)")
    case 4 where !names.isEmpty:
      return .scalar("contrast-color({\(random.pick(names))})", quote: "\"")
    default: return literal()
    }
  }

  private mutating func appearance(_ index: Int) -> Node {
    var entries: [(key: String, value: Node)] = []
    if index > 0, random.next(3) == 0 {
      entries.append(("extends", .scalar("look\(random.next(index))", quote: "")))
    }
    if random.next(3) == 0 { entries.append(("interfaceStyle", word(["light", "dark"]))) }
    if random.next(4) > 0 {
      let styles = ["default", "lightContent", "darkContent", "auto"]
      entries.append(("statusBarStyle", word(styles)))
    }
    let style = random.next(6) == 0 ? [("style", word(["default", "black"]))] : []
    entries.append(
      ("navigationBar", bar(["tintColor", "titleColor", "largeTitleColor"], and: style)))
    if random.next(2) == 0 { entries.append(("toolbar", bar(["tintColor"]))) }
    if random.next(2) == 0 {
      entries.append(("tabBar", bar(["tintColor", "unselectedItemTintColor"])))
    }
    if random.next(5) == 0 {
      entries.append(("inverse", word(["none", "swap", "mirror", "rgb", "lightness"])))
    }
    return .map(entries)
  }

  private mutating func bar(
    _ properties: [String], and others: [(key: String, value: Node)] = []
  ) -> Node {
    let background =
      hasGradients && random.next(3) == 0
      ? ("backgroundGradient", gradient()) : ("backgroundColor", color())
    var entries: [(key: String, value: Node)] = others + [background]
    for property in properties where random.next(4) > 0 { entries.append((property, color())) }
    if random.next(6) == 0 {
      entries.append(
        ("scrollEdge", .map([("backgroundColor", color())], isFlow: random.next(2) == 0)))
    }
    return .map(entries)
  }

  /// Mostly two shades of a color; on any colors that run into each other hardly anything can be read.
  private mutating func gradient() -> Node {
    guard random.next(5) > 0 else { return .list((0..<(2 + random.next(2))).map { _ in color() }) }
    let name = random.pick(names)
    return .list(
      ["{\(name)}", "color-mix(in oklch, {\(name)} 90%, black)"].map { .scalar($0, quote: "\"") })
  }

  private mutating func color() -> Node {
    switch random.next(10) {
    case 0...4: return reference()
    case 5: return adaptive(isFlow: true)
    case 6 where !anchors.isEmpty: return .alias(random.pick(anchors))
    case 7: return .scalar("{\(random.pick(names))} / \(60 + random.next(40))%", quote: "\"")
    default: return literal()
    }
  }

  private mutating func reference() -> Node {
    let name = random.pick(names)
    return random.next(4) == 0 ? .reference(name) : .scalar("{\(name)}", quote: quote())
  }

  private mutating func adaptive(isFlow: Bool) -> Node {
    var entries = [("light", literal()), ("dark", literal())]
    if random.next(3) == 0 { entries.append(("lightHighContrast", literal())) }
    return .map(entries.map { (key: $0.0, value: $0.1) }, isFlow: isFlow)
  }

  private mutating func literal() -> Node {
    switch random.next(8) {
    case 0: return word(["white", "black", ".lightGray", "rebeccapurple", ".darkGray"])
    case 1:
      let codes = (0..<3).map { _ in "\(random.next(256))" }
      return .scalar("rgb(\(codes.joined(separator: " ")))", quote: quote())
    case 2: return .scalar(hex() + "CC", quote: quote())
    default: return .scalar(hex(), quote: quote())
    }
  }

  private mutating func word(_ words: [String]) -> Node {
    .scalar(random.pick(words), quote: random.next(4) == 0 ? quote() : "")
  }

  private mutating func quote() -> String { random.next(3) == 0 ? "'" : "\"" }

  private mutating func hex() -> String {
    // Near white or black at times, as colors of bars are.
    let base = random.pick([0, 0, 128, 205])
    let digits = Array("0123456789ABCDEF")
    return "#"
      + (0..<3).map { _ in
        let code = base + random.next(base == 128 ? 60 : 51)
        return "\(digits[code / 16])\(digits[code % 16])"
      }.joined()
  }
}
