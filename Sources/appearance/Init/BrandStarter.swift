internal import ColorScience

/// A first theme out of one color: light, dark and with increased contrast, so that everything passes.
struct BrandStarter {
  private let brand: Color

  static let standard = BrandStarter(color("#0A5FD9"))

  private init(_ brand: Color) {
    self.brand = brand
  }

  /// A theme out of a color in any notation that stands for one opaque color, or what is wrong with it.
  static func read(_ text: String) -> Result<BrandStarter, Refusal> {
    let expression: ColorExpression
    do {
      expression = try parseColor(Array(text.utf8)[...]).expression
    } catch {
      // A shell takes the sign of a hex color without quotes for a comment.
      let hex = error.suggestion.flatMap { try? parseColor(Array($0.utf8)[...]).expression }
      guard error.isExact, let hex else { return .failure(Refusal(reason: error.message)) }
      expression = hex
    }
    guard case .color(let css) = expression else {
      return .failure(Refusal(reason: "a brand has one color, written out, such as '#0A5FD9'"))
    }
    let color = resolved(css).color
    guard color.alpha == 1 else { return .failure(Refusal(reason: "a brand's color is opaque")) }
    return .success(BrandStarter(color))
  }

  /// Why a text is no brand's color.
  struct Refusal: Error {
    /// A phrase without a full stop.
    let reason: String
  }

  /// The backgrounds and what is written on them, in the order of `Variant`.
  private static let paper = ["#F7F7F9", "#1C1C1E", "#FFFFFF", "#000000"]
  private static let ink = ["#1C1C1E", "#F7F7F9", "#000000", "#FFFFFF"]
  private static let faded = ["#6B6B70", "#AEAEB2", "#4A4A4F", "#C7C7CC"]

  /// The contrast of the brand's color with the background: enough for text, and with increased contrast for
  /// what WCAG calls enhanced.
  private static let ratios = [4.5, 4.5, 7, 7]

  /// The brand's color in each variant, as near to itself as can be read there.
  private var link: [String] {
    var colors: [Color] = []
    for index in Self.paper.indices {
      // With increased contrast it is no less than without.
      let near = index < 2 ? brand : colors[index - 2]
      let constraint = ContrastConstraint(
        .foreground, partner: Self.color(Self.paper[index]), ratio: Self.ratios[index])
      colors.append(nearestColors(to: near, meeting: [constraint]).first ?? near)
    }
    return colors.map(\.cssText)
  }

  private static func color(_ hex: String) -> Color {
    Color(hexDigits: Array(hex.utf8)[...]) ?? .black
  }

  var theme: String {
    func variants(_ colors: [String]) -> String {
      let members = zip(Variant.allCases, colors).map { "\($0.name): \"\($1)\"" }
      return "{ \(members.joined(separator: ", ")) }"
    }
    return """
      # The colors by name, for light and dark mode and for more contrast; 'link' is \(brand.cssText).
      palette:
        link: \(variants(link))
        paper: \(variants(Self.paper))
        ink: \(variants(Self.ink))
        faded: \(variants(Self.faded))

      # How bars look. The compiler checks that everything drawn on them can be read.
      appearances:
        light:
          description: Screens by day.
          interfaceStyle: light
          statusBarStyle: auto
          navigationBar: { backgroundColor: "{paper}", tintColor: "{link}", titleColor: "{ink}" }
          toolbar: { backgroundColor: "{paper}", tintColor: "{link}" }
          tabBar:
            backgroundColor: "{paper}"
            tintColor: "{link}"
            unselectedItemTintColor: "{faded}"
        dark:
          extends: light
          description: Screens at night.
          interfaceStyle: dark
          statusBarStyle: auto

      # One name that follows the user's choice between light and dark mode.
      dynamic:
        system: { light: light, dark: dark }

      """
  }
}
