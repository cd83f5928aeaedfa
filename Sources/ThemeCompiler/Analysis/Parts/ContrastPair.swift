import ColorScience
package import ThemeSyntax

/// A foreground on a background and its required contrast.
package struct ContrastPair: Sendable {
  package let rule: String
  /// For messages: "tint".
  package let title: String
  package let ink: Ink
  package let foreground: PairForeground
  package let foregroundRange: SourceRange
  package let background: PropertyPath
  package internal(set) var backgroundKnowledge: BackgroundKnowledge
  package let backgroundRange: SourceRange
  /// The ranges of the background's theme colors.
  package let backgroundSources: [SourceRange]
  let reads: ReadStyles
  /// The color scheme of SwiftUI that shows the pair; nil elsewhere.
  let scheme: BarScheme?
  /// True for dark screens, or a dark `scheme`; nil for light and dark.
  let isDark: Bool?
  package let required: Double
  /// The lowest ratio without a warning; at least `required`.
  package let advised: Double
  /// The appearance's variants until `seen(in:)` replaces them.
  package internal(set) var variants: VariantSet
  /// The only iOS with the pair; nil for all.
  var generation: UIKitGeneration?
  /// The outputs with this pair if others differ; empty for the pair as written.
  package internal(set) var outputs: [String] = []

  /// Stores the iOS in the background if the colors of UIKit differ between versions.
  mutating func fixGeneration(_ colors: ColorTable) {
    guard let generation, !reads.isEmpty, let ground else { return }
    let ids = Variant.allCases.flatMap(ground.colors) + [ink.color].compactMap(\.self)
    guard ground.followsUIKit(ids, colors) else { return }
    backgroundKnowledge = .known(ground.fixed(to: ground.styles, on: generation))
  }

  package var ground: Ground? { backgroundKnowledge.ground }

  package var backgroundName: String {
    switch backgroundKnowledge {
    case .unknown where background.property == .selectionIndicatorColor: background.property.name
    case .known(let ground):
      switch ground.paint {
      case .color, .gradient: background.property.name
      case .system, .uiKit: "system"
      case .clear: "backdrop"
      }
    case .unknown(.content), .unknown(.bareButtons), .unknown(.hiddenBar), .unknown(.largeTitle):
      "backdrop"
    case .unknown(.covered(let property)): property.name
    case .unknown(let why) where why.isOfColor:
      background.property == .background ? "backdrop" : background.property.name
    case .unknown: "system"
    }
  }

  func isSame(as other: ContrastPair) -> Bool {
    variants == other.variants && backgroundKnowledge == other.backgroundKnowledge
      && isSameButForStyles(as: other)
  }

  /// Returns whether another pair is the same in the interface styles that both allow.
  func isSameButForStyles(as other: ContrastPair) -> Bool {
    guard foreground == other.foreground, background == other.background, rule == other.rule,
      ink == other.ink, required == other.required, advised == other.advised
    else { return false }
    if let ground, let others = other.ground { return ground.isSameButForStyles(as: others) }
    return backgroundKnowledge == other.backgroundKnowledge
  }
}

extension [ContrastPair] {
  /// Returns whether two pairs, in any states, have the same colors from the same ranges.
  ///
  /// By index, as the call of a method would copy each pair.
  func haveSameColors(_ one: Int, _ other: Int) -> Bool {
    self[one].foregroundRange == self[other].foregroundRange && self[one].ink == self[other].ink
      && self[one].variants == self[other].variants && self[one].isDark == self[other].isDark
      && self[one].backgroundSources == self[other].backgroundSources
      && self[one].rule == self[other].rule
      && self[one].foreground.isSame(as: self[other].foreground)
      && self[one].background.bar == self[other].background.bar
      && self[one].backgroundKnowledge == self[other].backgroundKnowledge
      && (self[one].background.property == self[other].background.property
        || self[one].backgroundName == self[other].backgroundName)
  }
}

struct ReadStyles: OptionSet {
  static let theme = ReadStyles(rawValue: 1)
  static let system = ReadStyles(rawValue: 2)
  static let screen = ReadStyles(rawValue: 4)

  let rawValue: UInt8
}

extension ContrastPair {
  var isAnyStyles: Bool { reads.isEmpty && isDark == nil }

  /// The pair with an installation's styles and visible variants; nil if there is none.
  func seen(in installation: Installation) -> ContrastPair? {
    guard !isAnyStyles else { return self }
    let styles = installation.styles
    var pair = self
    if !reads.isEmpty, case .known(let ground) = backgroundKnowledge {
      let read = [styles.theme, styles.system, styles.screen].enumerated().map {
        reads.contains(ReadStyles(rawValue: 1 << $0)) ? $1 : nil
      }
      var fixed = FixedStyles(
        theme: read[0] ?? .unspecified, system: read[1] ?? .unspecified,
        screen: read[2] ?? .unspecified)
      fixed.areLiterals = reads.contains(.theme) && styles.areLiterals
      pair.backgroundKnowledge = .known(ground.fixed(to: fixed, on: ground.generation))
      let shown = read.compactMap(\.self)
      pair.variants = shown.allSatisfy { $0 == shown[0] } ? shown[0].variants : .all
    }
    if let scheme, let isDark {
      // A scheme that follows the interface follows the device.
      let isFixed = scheme.isDarkInLight == scheme.isDarkInDark
      pair.variants = scheme.variants(isDark, of: isFixed ? pair.variants : .all)
    } else if let isDark {
      let (style, shown) = (styles.screen, isDark ? VariantSet.dark : .light)
      guard style == .unspecified || style.variants == shown else { return nil }
      if style == .unspecified { pair.variants = shown }
    }
    return pair.variants.isEmpty ? nil : pair
  }
}
