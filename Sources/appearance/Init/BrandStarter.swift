internal import ColorScience
internal import OutputText
internal import ThemeFiles

/// A first theme: plain, or out of one color, for light, dark and with increased contrast, so that everything passes.
struct BrandStarter {
  let theme: String
  /// What of the brand or the tokens cannot be used as it is, in lines.
  var changes: [String] = []

  /// Plain bars with blue buttons.
  static let standard = BrandStarter(
    theme: text(
      palette: [
        ("link", ["#0A5FD9", "#317FFB", "#0052C3", "#5194FF"]),
        ("paper", ["#F7F7F9", "#1C1C1E", "#FFFFFF", "#000000"]),
        ("ink", ["#1C1C1E", "#F7F7F9", "#000000", "#FFFFFF"]),
        ("faded", ["#6B6B70", "#AEAEB2", "#4A4A4F", "#C7C7CC"]),
      ], navigationBar: "paper", title: "ink", tint: "link"))

  init(theme: String, changes: [String] = []) {
    self.theme = changes.map { "# \($0)\n" }.joined() + theme
    self.changes = changes
  }

  /// A theme whose navigation bar has the brand's color.
  private init(_ brand: Color) {
    let colors = BrandColors(brand)
    changes = colors.changes(of: brand)
    theme = Self.text(
      remarks: ["The brand is \(brand.cssText)."] + changes,
      palette: [
        ("brand", colors.bar.map(\.cssText)), ("onBrand", colors.onBar.map(\.cssText)),
        ("link", colors.link.map(\.cssText)), ("paper", colors.paper.map(\.cssText)),
        ("faded", colors.faded.map(\.cssText)),
      ], navigationBar: "brand", title: "onBrand", tint: "onBrand",
      statusBar: colors.onBar[0] == .white ? "lightContent" : "darkContent",
      dark: "\n    statusBarStyle: lightContent\n    navigationBar: { tintColor: \"{link}\" }")
  }

  /// A theme out of a brand's color, in any notation that stands for one opaque color.
  static func read(_ brand: String) throws(CommandFailure) -> BrandStarter {
    let color = try color(brand, of: "--brand")
    guard color.alpha == 1 else { throw refusal(of: "--brand", brand, "the color must be opaque") }
    return BrandStarter(color)
  }

  private static func refusal(
    of option: String, _ text: String, _ reason: String
  ) -> CommandFailure {
    CommandFailure(.usage, "\(option) '\(visibleText(text))': \(reason)")
  }

  /// One color in a theme's notation that an option takes.
  static func color(_ text: String, of option: String) throws(CommandFailure) -> Color {
    let expression: ColorExpression
    do {
      expression = try parseColor(Array(text.utf8)[...]).expression
    } catch {
      // A shell takes the sign of a hex color without quotes for a comment.
      let hex = error.suggestion.flatMap { try? parseColor(Array($0.utf8)[...]).expression }
      guard error.isExact, let hex else { throw refusal(of: option, text, error.message) }
      expression = hex
    }
    guard case .color(let css) = expression else {
      throw refusal(of: option, text, "write one color, such as '#0A5FD9'")
    }
    return resolved(css).color
  }

  /// The text of a theme; the palette's colors are in the order of `Variant`.
  private static func text(
    remarks: [String] = [], palette: [(name: String, colors: [String])],
    navigationBar: String, title: String, tint: String, statusBar: String = "auto",
    dark: String = "\n    statusBarStyle: auto"
  ) -> String {
    let entries = palette.map { name, colors in
      let members = zip(Variant.allCases, colors).map { "\($0.name): \"\($1)\"" }
      return "  \(name): { \(members.joined(separator: ", ")) }\n"
    }
    return """
      \(remarks.map { "# \($0)\n" }.joined() + (remarks.isEmpty ? "" : "\n"))\
      # The colors by name, for light and dark mode and for more contrast.
      palette:
      \(entries.joined())
      # How bars look. The compiler checks that everything drawn on them can be read.
      appearances:
        light:
          description: Screens by day.
          interfaceStyle: light
          statusBarStyle: \(statusBar)
          navigationBar: { backgroundColor: "{\(navigationBar)}", tintColor: "{\(tint)}", titleColor: "{\(title)}" }
          toolbar: { backgroundColor: "{paper}", tintColor: "{link}" }
          tabBar:
            backgroundColor: "{paper}"
            tintColor: "{link}"
            unselectedItemTintColor: "{faded}"
        dark:
          extends: light
          description: Screens at night.
          interfaceStyle: dark\(dark)

      # One name that follows the user's choice between light and dark mode.
      dynamic:
        system: { light: light, dark: dark }

      """
  }
}

extension BrandColors {
  fileprivate func changes(of brand: Color) -> [String] {
    let kept = brand.isAchromatic ? "a gray as well" : "same hue"
    func reason(_ ground: Color, _ index: Int) -> String {
      if ground == brand { return "\(brand.cssText) is the background itself" }
      let ratio = contrastRatio(brand, ground)
      return ratio < Self.ratios[index]
        ? "\(brand.cssText) reads \(shortRatio(ratio)):1 on \(ground.cssText)"
        : "\(brand.cssText) is too near to unselected tabs"
    }
    let changes = [
      (
        bar[0],
        "\(onBar[0] == .white ? "white" : "black") titles read "
          + "\(shortRatio(contrastRatio(onBar[0], brand))):1 on \(brand.cssText); navigation bar is"
      ),
      (bar[1], "\(brand.cssText) is too light for dark mode; navigation bar there is"),
      (link[0], "\(reason(paper[0], 0)); tab bar tint is"),
      (link[1], "\(reason(bar[1], 1)); tab bar tint in dark mode is"),
    ]
    return changes.filter { $0.0 != brand }.map { "\($0.1) \($0.0.cssText), \(kept)" }
  }
}
