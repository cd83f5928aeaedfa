/// Words by which keys are called elsewhere: in UIKit, SwiftUI, CSS, design tools and everyday language.
///
/// They come before words that are spelled alike: 'navBar' is nearer to 'tabBar' than to what it means.
package struct KeySynonym: Sendable {
  /// The words, in lower-case letters without signs.
  package let words: [String]
  /// The keys that may be meant; the first that a mapping has is.
  package let keys: [String]

  package static let all = [
    // Themes
    KeySynonym(["colors", "variables", "swatches", "colorpalette"], for: ["palette"]),
    KeySynonym(["themes", "theme", "styles", "looks", "modes", "schemes"], for: ["appearances"]),
    KeySynonym(["designtokens", "tokenfiles", "tokenfile"], for: ["tokens"]),
    KeySynonym(
      ["parent", "inherits", "inherit", "basedon", "import", "imports", "include", "extend"],
      for: ["extends"]),
    KeySynonym(["semanticcolors", "rolecolors"], for: ["roles"]),
    KeySynonym(["controllers", "viewcontrollers"], for: ["screens"]),
    // Appearances
    KeySynonym(
      [
        "nav", "navbar", "navigation", "navigationbars", "topbar", "header", "uinavigationbar",
        "uinavigationbarappearance", "navigationbarappearance",
      ], for: ["navigationBar"]),
    KeySynonym(
      [
        "tabs", "tab", "tabbars", "bottombar", "bottomnavigation", "uitabbar", "uitabbarappearance",
        "tabbarappearance",
      ], for: ["tabBar"]),
    KeySynonym(
      ["toolbars", "tools", "uitoolbar", "uitoolbarappearance", "toolbarappearance"],
      for: ["toolbar"]),
    KeySynonym(
      ["statusbar", "statusbarcolor", "preferredstatusbarstyle", "statusbarcontent"],
      for: ["statusBarStyle"]),
    KeySynonym(
      [
        "userinterfacestyle", "overrideuserinterfacestyle", "colorscheme", "preferredcolorscheme",
        "scheme", "mode",
      ],
      for: ["interfaceStyle"]),
    KeySynonym(["comment", "summary", "doc"], for: ["description"]),
    // Variants
    KeySynonym(["day", "any", "default", "base", "normal"], for: ["light"]),
    KeySynonym(["night"], for: ["dark"]),
    KeySynonym(
      ["lighthc", "lighthighcontrast", "lighthigh"], for: ["lightHighContrast"]),
    KeySynonym(["darkhc", "darkhigh"], for: ["darkHighContrast"]),
    // Bars
    KeySynonym(
      ["bg", "bgcolor", "background", "fill", "fillcolor", "surface"], for: ["backgroundColor"]),
    KeySynonym(
      [
        "foreground", "foregroundcolor", "text", "textcolor", "fontcolor", "titletextcolor",
        "color",
      ],
      for: ["titleColor", "textColor", "tintColor"]),
    KeySynonym(
      [
        "accent", "accentcolor", "tint", "linkcolor", "buttoncolor", "selecteditemtintcolor",
        "selecteditemtint", "selectedcolor", "selectedtint", "selectedtintcolor",
        "selectedimagetintcolor",
        "activecolor",
      ], for: ["tintColor"]),
    KeySynonym(
      ["titletextattributes", "titletint", "titleforegroundcolor", "navigationtitlecolor"],
      for: ["titleColor"]),
    KeySynonym(
      ["largetitletextattributes", "largetitletextcolor"], for: ["largeTitleColor"]),
    KeySynonym(
      ["barcolor", "navigationbarcolor", "toolbarcolor", "tabbarcolor"],
      for: ["backgroundColor"]),
    KeySynonym(
      [
        "unselecteditemtint", "unselectedcolor", "unselectedtint", "unselectedtintcolor",
        "inactivecolor", "inactivetintcolor",
      ],
      for: ["unselectedItemTintColor"]),
    KeySynonym(
      [
        "separator", "separatorcolor", "border", "bordercolor", "divider", "dividercolor",
        "hairline", "hairlinecolor", "shadow",
      ], for: ["shadowColor"]),
    KeySynonym(["hidden"], for: ["isHidden"]),
    KeySynonym(["translucent"], for: ["isTranslucent"]),
    KeySynonym(["barstyle"], for: ["style"]),
    KeySynonym(["font", "titletextfont", "textfont"], for: ["titleFont"]),
    KeySynonym(["largetitles", "largetitle"], for: ["prefersLargeTitles"]),
    KeySynonym(["badge", "badgebackgroundcolor"], for: ["badgeColor"]),
    KeySynonym(["sharedbackgroundvisibility"], for: ["hidesSharedBackground"]),
    KeySynonym(
      [
        "backgroundcolor", "fieldbackgroundcolor", "searchfieldcolor",
        "searchfieldbackgroundcolor",
      ], for: ["fieldColor"]),
    KeySynonym(
      ["selectedtextcolor", "selectedforegroundcolor"], for: ["selectedTitleColor"]),
    KeySynonym(
      ["scope", "scopes", "scopebar", "scopebarbuttons", "scopebarbuttontitletextattributes"],
      for: ["scopeButtons"]),
    KeySynonym(
      ["scrolledge", "scrolledgeappearance", "edge"], for: ["scrollEdge"]),
    KeySynonym(["compactappearance", "landscape"], for: ["compact"]),
    KeySynonym(["compactscrolledgeappearance"], for: ["compactScrollEdge"]),
    KeySynonym(
      ["gradient", "gradients", "gradientcolors", "lineargradient", "gradientbackground"],
      for: ["backgroundGradient"]),
    KeySynonym(["blur", "blureffect", "material"], for: ["backgroundEffect"]),
    // Configuration
    KeySynonym(
      ["target", "minimumdeploymenttarget", "iosversion", "minimumios", "ios", "minos"],
      for: ["deploymentTarget"]),
    KeySynonym(
      ["out", "outdir", "outputfolder", "outputdirectory", "destination"], for: ["output"]),
    KeySynonym(["formats", "targets", "generate", "emit"], for: ["outputs"]),
    KeySynonym(["rules", "linter"], for: ["lint"]),
    KeySynonym(["visibility", "accesslevel"], for: ["access"]),
  ]

  private init(_ words: [String], for keys: [String]) {
    self.words = words
    self.keys = keys
  }

  /// The key out of some that a word means, and whether it can mean no other; nil where it is no synonym
  /// of any.
  ///
  /// Case, signs between words and British spelling make no other word.
  package static func key(
    meantBy word: String, among names: [String]
  ) -> (name: String, isExact: Bool)? {
    guard let letters = letters(of: word) else { return nil }
    let isSame = { (name: String) in
      name.utf8.count == letters.utf8.count && name.lowercased() == letters
    }
    if let same = names.first(where: isSame) { return (same, true) }
    guard let keys = keys[letters], let key = keys.first(where: { names.contains($0) }) else {
      return nil
    }
    return (key, keys.count == 1)
  }

  /// The letters and digits of a word in lower case and American spelling; nil where it is too long for a key, or has other
  /// ones than ASCII's.
  private static func letters(of word: String) -> String? {
    guard word.utf8.count <= longestWord, word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var letters: [UInt8] = []
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        letters.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      default: continue
      }
      if letters.last == UInt8(ascii: "r"), letters.suffix(6).elementsEqual("colour".utf8) {
        letters.remove(at: letters.count - 2)
      }
    }
    return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
  }

  /// More bytes than any key or synonym has, with signs between its words.
  private static let longestWord = 64

  /// The keys that a word may mean.
  private static let keys = Dictionary(
    all.flatMap { row in row.words.map { ($0, row.keys) } }, uniquingKeysWith: { $0 + $1 })
}
