import OutputText

extension ColorParser {
  mutating func namedColor(_ range: Range<Int>) throws(ColorSyntaxError) -> CSSColor {
    let name = lowercased(range)
    let written = text(range)
    let uiKitName = UIKitColor.name(ignoringCase: name)
    // 'darkGray' in UIKit's spelling means UIKit's; 'darkgray' and 'lightGray' are CSS's.
    if let color = CSSColor.named(name), written != "darkGray" {
      noteClash(range, css: color, uiKitName: uiKitName)
      return color
    }
    if let uiKitName {
      throw error(
        "'\(shown(range))' is a color of UIKit; write '.\(uiKitName)'", at: range,
        replacement: "." + uiKitName, isExact: true)
    }
    if let reason = ForeignWords.reason(name) {
      throw error("'\(shown(range))' \(reason)", at: range)
    }
    throw error(
      unknown: "'\(shown(range))' is not a color name", nearest: written, among: Self.names,
      at: range)
  }

  private static let names = CSSColor.names.keys.sorted() + UIKitColor.names.map { "." + $0 }

  func uiKitColor(_ range: Range<Int>) throws(ColorSyntaxError) -> UIKitColor {
    let name = text(range.dropFirst())
    if let color = UIKitColor(name) { return color }
    if let reason = ForeignWords.reason("." + name) {
      throw error("'\(shown(range))' \(reason)", at: range)
    }
    let isCSS = CSSColor.named(name.lowercased()) != nil
    let cased = UIKitColor.name(ignoringCase: name.lowercased())
    if let meant = cased ?? (isCSS ? nil : ForeignWords.uiKitName(name)) {
      throw error(
        UIKitColor.swiftUINames[name] == nil
          ? "UIKit spells this color '.\(meant)'"
          : "'\(text(range))' is SwiftUI's; UIKit calls it '.\(meant)'",
        at: range, replacement: "." + meant, isExact: true)
    }
    if isCSS {
      throw error(
        "UIKit has no color '\(shown(range))'; CSS has, without the dot", at: range,
        replacement: name, isExact: true)
    }
    throw error(
      unknown: "UIKit has no color '\(shown(range))'", nearest: "." + name,
      among: UIKitColor.names.map { "." + $0 }, at: range)
  }

  func error(
    unknown message: String, nearest word: String, among candidates: @autoclosure () -> [String],
    at range: Range<Int>
  ) -> ColorSyntaxError {
    guard suggests else { return error(message, at: range) }
    let near = EditDistance.nearest(to: word, among: candidates(), longest: 64) { text in
      text.utf8.map(\.asciiLowercased)
    }
    guard let near else { return error(message, at: range) }
    return error(
      "\(message); did you mean '\(near)'?", at: range, replacement: near)
  }
}

/// Names and functions that CSS, Swift and SwiftUI have elsewhere.
enum ForeignWords {
  /// UIKit's name for a color of Swift, Objective-C or SwiftUI; nil for any other name.
  static func uiKitName(_ name: String, isSwiftUI: Bool = false) -> String? {
    let other = UIKitColor.swiftUINames[name] ?? ""
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : ""
    return [isSwiftUI ? other : "", name, short, other].first { UIKitColor($0) != nil }
  }

  /// The rest of the sentence "'word' …", "'.name' …" or "'name()' …"; nil for any other word.
  static func reason(_ word: String) -> String? { reasons[word] }

  private static let reasons = Dictionary(
    rows.flatMap { row in
      row.words.split(whereSeparator: \.isWhitespace).map { (String($0), row.reason) }
    }, uniquingKeysWith: { first, _ in first })

  private static let rows: [(words: String, reason: String)] = [
    (
      """
      calc() min() max() clamp() round() mod() rem() abs() sign() sin() cos() tan() asin()
      acos() atan() atan2() pow() sqrt() hypot() log() exp()
      """, reason: "is not computed in themes; write the number itself"
    ),
    (
      "var() env() attr()",
      "has no meaning in a theme; write a palette reference such as '{brand.primary}'"
    ),
    ("device-cmyk()", "has no color without a printer; write the color as rgb() or oklch()"),
    ("url() image() linear-gradient() radial-gradient() conic-gradient()", "is not a color"),
    (
      "currentcolor",
      "follows the text around it, which a theme doesn't have; write the color itself"
    ),
    (
      "inherit initial unset revert revert-layer revert-rule",
      "takes its value from a page, which a theme doesn't have; write the color itself"
    ),
    (
      ".accentColor .tint .tintColor .controlAccent",
      "follows the app's tint, which a theme does not know; write the color itself"
    ),
    ("none", "is a component, not a color; write 'transparent' for no color"),
    // CSS Color 4 §6.2 and its deprecated ones.
    (
      """
      accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext
      field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem
      selecteditemtext visitedtext activeborder activecaption appworkspace background
      buttonhighlight buttonshadow captiontext inactiveborder inactivecaption inactivecaptiontext
      infobackground infotext menu menutext scrollbar threeddarkshadow threedface threedhighlight
      threedlightshadow threedshadow window windowframe windowtext
      """, "is a system color of browsers; write one of UIKit's, such as '.label'"
    ),
  ]
}
