/// Names of keys in UIKit, SwiftUI, CSS, design tools and everyday language.
///
/// They precede spelling suggestions: 'navBar' is spelled most like 'tabBar'.
package enum KeySynonym {
  /// In the order of the keys in themes, then in the configuration.
  package static let all: [(keys: [String], words: [String])] = table.split(separator: "\n").map {
    let parts = $0.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
    return (parts[0], parts[1])
  }

  /// The possible keys, of which the first that a mapping has is used, then a colon and their
  /// synonyms in lower case without separators.
  private static let table = """
    palette: colors variables swatches colorpalette
    appearances: themes theme styles looks modes schemes
    tokens: designtokens tokenfiles tokenfile
    extends: parent inherits inherit basedon import imports include extend
    roles: semanticcolors rolecolors
    screens: controllers viewcontrollers
    navigationBar: nav navbar navigation navigationbars topbar header uinavigationbar
    navigationBar: uinavigationbarappearance navigationbarappearance
    tabBar: tabs tab tabbars bottombar bottomnavigation uitabbar uitabbarappearance
    tabBar: tabbarappearance
    toolbar: toolbars tools uitoolbar uitoolbarappearance toolbarappearance
    statusBarStyle: statusbar statusbarcolor preferredstatusbarstyle statusbarcontent
    interfaceStyle: userinterfacestyle overrideuserinterfacestyle colorscheme preferredcolorscheme
    interfaceStyle: scheme mode
    description: comment summary doc
    light: day any default base normal
    dark: night
    lightHighContrast: lighthc lighthighcontrast lighthigh
    darkHighContrast: darkhc darkhigh
    backgroundColor: bg bgcolor background fill fillcolor surface
    titleColor textColor tintColor: foreground foregroundcolor text textcolor fontcolor
    titleColor textColor tintColor: titletextcolor color
    tintColor: accent accentcolor tint linkcolor buttoncolor selecteditemtintcolor selecteditemtint
    tintColor: selectedcolor selectedtint selectedtintcolor selectedimagetintcolor activecolor
    titleColor: titletextattributes titletint titleforegroundcolor navigationtitlecolor
    largeTitleColor: largetitletextattributes largetitletextcolor
    backgroundColor: barcolor navigationbarcolor toolbarcolor tabbarcolor
    unselectedItemTintColor: unselecteditemtint unselectedcolor unselectedtint unselectedtintcolor
    unselectedItemTintColor: inactivecolor inactivetintcolor
    shadowColor: separator separatorcolor border bordercolor divider dividercolor hairline
    shadowColor: hairlinecolor shadow
    isHidden: hidden
    isTranslucent: translucent
    style: barstyle
    titleFont: font titletextfont textfont
    prefersLargeTitles: largetitles largetitle
    badgeColor: badge badgebackgroundcolor
    hidesSharedBackground: sharedbackgroundvisibility
    fieldColor: backgroundcolor fieldbackgroundcolor searchfieldcolor searchfieldbackgroundcolor
    selectedTitleColor: selectedtextcolor selectedforegroundcolor
    scopeButtons: scope scopes scopebar scopebarbuttons scopebarbuttontitletextattributes
    scrollEdge: scrolledge scrolledgeappearance edge
    compact: compactappearance landscape
    compactScrollEdge: compactscrolledgeappearance
    backgroundGradient: gradient gradients gradientcolors lineargradient gradientbackground
    backgroundEffect: blur blureffect material
    deploymentTarget: target minimumdeploymenttarget iosversion minimumios ios minos
    output: out outdir outputfolder outputdirectory destination
    outputs: formats targets generate emit
    lint: rules linter
    access: visibility accesslevel
    """

  /// The key for a synonym, and whether it is unambiguous; case and separators are ignored.
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

  /// In lower case and American spelling; nil if too long for a synonym, or not of ASCII letters.
  private static func letters(of word: String) -> String? {
    guard word.utf8.count <= 64, word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? nil : letters.replacing("colour", with: "color")
  }

  private static let keys = Dictionary(
    all.flatMap { row in row.words.map { ($0, row.keys) } }, uniquingKeysWith: { $0 + $1 })
}
