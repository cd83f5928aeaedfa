import ThemeSyntax

/// A word with a meaning in token files; its index is the text table's identifier.
enum TokenWord: String, CaseIterable {
  // Design Tokens 2025.10, groups and tokens.
  case dollarValue = "$value"
  case dollarType = "$type"
  case dollarDescription = "$description"
  case dollarDeprecated = "$deprecated"
  case dollarExtensions = "$extensions"
  case dollarExtends = "$extends"
  case dollarRef = "$ref"
  case dollarRoot = "$root"
  case dollarSchema = "$schema"
  case dollarDefs = "$defs"
  case dollarThemes = "$themes"
  case dollarMetadata = "$metadata"

  // Design Tokens 2025.10, colors.
  case color, colorSpace, components, alpha, hex, none
  case dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border
  case transition, shadow, gradient, typography

  // Design Tokens 2025.10, resolver documents.
  case version, name, description, sets, modifiers, resolutionOrder, sources, contexts, context
  case type
  case standard = "default"

  // Older shapes.
  case value, comment, deprecated, uuid
  case deprecatedComment = "deprecated_comment"
  case renamed, channels, space
  case r, g, b, a
  case red, green, blue, white
  case modify
  case studioTokens = "studio.tokens"
  case props, aliases, imports, global, meta
  case textPairing = "text_contrast_pairing"
  case controlPairing = "uicontrol_contrast_pairing"
  case entities, id
  case selectedTokenSets, tokenSetOrder, group
  case mode, modes
  case figma = "com.figma"
  case figmaModes = "com.figma.modes"
  case carbonThemes = "carbon.themes"
  case variables, valuesByMode, resolvedType, modeId

  // Asset catalogs.
  case colors, idiom, appearances, appearance, reference
  case displayGamut = "display-gamut"
  case subtype, locale, memory
  case languageDirection = "language-direction"
  case widthClass = "width-class"
  case heightClass = "height-class"
  case graphicsFeatureSet = "graphics-feature-set"
  case screenWidth = "screen-width"
  case colorSpaceKey = "color-space"
  case properties
  case providesNamespace = "provides-namespace"

  static let vocabulary = allCases.map(\.rawValue)

  init?(_ text: TextID?) {
    guard let text, text.index >= 0, text.index < Self.all.count else { return nil }
    self = Self.all[Int(text.index)]
  }

  private static let all = allCases
}

extension TextID {
  init(_ word: TokenWord) {
    self.init(index: Int32(TokenWord.allCases.firstIndex(of: word) ?? 0))
  }
}
