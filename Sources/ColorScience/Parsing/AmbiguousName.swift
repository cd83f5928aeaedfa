/// A name without a dot that CSS and UIKit both define, with different values.
package struct AmbiguousName: Sendable, Hashable {
  /// The name as written.
  package let name: String
  /// The offset of the name's first byte within the string.
  package let offset: Int
  /// The name as UIKit spells it, without the dot.
  package let uiKitName: String
  /// CSS's value, which a name without a dot means.
  package let css: String
  /// UIKit's value, in percentages where the two differ by less than a step of 8 bits.
  package let uiKit: String

  /// The clash of a written name, or nil when UIKit has no such name or the same value.
  init?(_ name: String, lowercased: String, offset: Int, css: CSSColor) {
    guard let uiKitName = UIKitColor.name(ignoringCase: lowercased),
      let other = UIKitColor.classic[uiKitName], other.components != css.components
    else { return nil }
    self.name = name
    self.offset = offset
    self.uiKitName = uiKitName
    self.css = Color(.srgb, css.components, alpha: css.alpha).hex
    uiKit = other.hex == self.css ? other.percentages : other.hex
  }
}

extension Color {
  /// The color as `rgb(50% 0% 50%)`, in whole percentages.
  fileprivate var percentages: String {
    let parts = (0..<3).map { "\(NumberText.shortest((components[$0] * 100).rounded()))%" }
    return "rgb(\(parts.joined(separator: " ")))"
  }
}
