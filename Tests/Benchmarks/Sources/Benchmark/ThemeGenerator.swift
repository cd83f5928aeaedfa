/// Makes themes of any size: the same ones on every machine.
struct ThemeGenerator {
  private var state: UInt64 = 7

  /// A theme whose appearances pass every rule.
  static func theme(appearances: Int) -> Node {
    var generator = ThemeGenerator()
    return .mapping([
      ("name", .word("Generated")),
      (
        "palette",
        .mapping([
          ("paper", .text("#F7F7F9")),
          ("ink", .text("#1C1C1E")),
          ("brand", .text("oklch(50% 0.19 22)")),
          ("onBrand", .text("contrast-color({brand})")),
          ("link", .line([("light", .text("#0A5FD9")), ("dark", .text("#7AB8FF"))])),
        ])
      ),
      (
        "appearances",
        .mapping((0..<appearances).map { ("screen\($0)", generator.appearance($0)) })
      ),
    ])
  }

  private mutating func appearance(_ number: Int) -> Node {
    let (background, foreground) = (dark(), light())
    return .mapping([
      ("description", .word("Screen number \(number).")),
      ("interfaceStyle", .word(number.isMultiple(of: 2) ? "light" : "dark")),
      ("statusBarStyle", .word("lightContent")),
      (
        "navigationBar",
        .mapping([
          ("style", .word("black")),
          ("background", .word("opaque")),
          ("backgroundColor", background),
          ("tintColor", foreground),
          ("titleColor", light()),
          ("largeTitleColor", foreground),
          ("shadowColor", .text("{ink}")),
          ("isTranslucent", .flag(false)),
        ])
      ),
      ("toolbar", .line([("backgroundColor", dark()), ("tintColor", light())])),
      (
        "tabBar",
        .line([
          ("backgroundColor", background), ("tintColor", foreground),
          ("unselectedItemTintColor", gray()),
        ])
      ),
    ])
  }

  private mutating func dark() -> Node { color(from: 0) }

  private mutating func light() -> Node { color(from: 225) }

  /// Readable over what is dark, and told from what is light.
  private mutating func gray() -> Node { color(from: 150) }

  /// A color of components that are at most 30 above the least.
  private mutating func color(from least: UInt64) -> Node {
    var hex = "#"
    for _ in 0..<3 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(least + (state >> 33) % 31, radix: 16, uppercase: true)
      hex += digits.count == 1 ? "0\(digits)" : digits
    }
    return .text(hex)
  }
}
