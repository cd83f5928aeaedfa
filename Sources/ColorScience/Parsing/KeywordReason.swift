/// Why words that are colours elsewhere in CSS are none in a theme.
enum KeywordReason {
  /// The rest of the sentence "'word' …", or nil for a word CSS does not know.
  static func reason(for word: String) -> String? {
    switch word {
    case "currentcolor":
      "follows the text around it, which a theme has not; write the color itself"
    case "inherit", "initial", "unset", "revert", "revert-layer", "revert-rule":
      "takes its value from a page, which a theme has not; write the color itself"
    case "none":
      "is a component, not a color; write 'transparent' for no color"
    default:
      systemColors.contains(word)
        ? "is a system color of browsers; write one of UIKit's, such as '.label'" : nil
    }
  }

  /// The system colours of CSS Color 4 §6.2 and its deprecated ones, in lower case.
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    "activeborder", "activecaption", "appworkspace", "background", "buttonhighlight",
    "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow",
    "threedface", "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe",
    "windowtext",
  ]
}
