import ColorScience
package import ThemeModel
import ThemeOutputs
package import ThemeSyntax

/// A foreground on a background and its required contrast; a class, as copies count references.
package final class ContrastPair: Sendable {
  package let rule: String
  /// For messages: "tint".
  package let title: String
  package let ink: Ink
  package let foreground: PairForeground
  package let foregroundRange: SourceRange
  package let background: PropertyPath
  package let backgroundKnowledge: BackgroundKnowledge
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
  /// The appearance's variants until `seen(in:)` narrows them.
  package let variants: VariantSet
  /// The outputs with this pair if others differ; empty for the pair as written.
  package let outputs: [String]

  init(
    rule: String, title: String, ink: Ink, foreground: PairForeground, foregroundRange: SourceRange,
    background: PropertyPath, backgroundKnowledge: BackgroundKnowledge,
    backgroundRange: SourceRange, backgroundSources: [SourceRange], reads: ReadStyles,
    scheme: BarScheme?, isDark: Bool?, required: Double, advised: Double,
    variants: VariantSet, outputs: [String] = []
  ) {
    self.rule = rule
    self.title = title
    self.ink = ink
    self.foreground = foreground
    self.foregroundRange = foregroundRange
    self.background = background
    self.backgroundKnowledge = backgroundKnowledge
    self.backgroundRange = backgroundRange
    self.backgroundSources = backgroundSources
    self.reads = reads
    self.scheme = scheme
    self.isDark = isDark
    self.required = required
    self.advised = advised
    self.variants = variants
    self.outputs = outputs
  }

  func with(
    _ knowledge: BackgroundKnowledge? = nil, in variants: VariantSet? = nil,
    outputs: [String]? = nil
  ) -> ContrastPair {
    ContrastPair(
      rule: rule, title: title, ink: ink, foreground: foreground, foregroundRange: foregroundRange,
      background: background, backgroundKnowledge: knowledge ?? backgroundKnowledge,
      backgroundRange: backgroundRange, backgroundSources: backgroundSources, reads: reads,
      scheme: scheme, isDark: isDark, required: required, advised: advised,
      variants: variants ?? self.variants, outputs: outputs ?? self.outputs)
  }

  /// The same pair on one iOS, if its colors differ between them.
  func shown(only generation: UIKitGeneration?, _ colors: ColorTable) -> ContrastPair {
    guard var ground, !(ink.isUniform(in: colors) && ground.isUniform(in: colors)) else {
      return self
    }
    let ids = Variant.allCases.flatMap(ground.colors) + [ink.color].compactMap(\.self)
    guard ground.followsUIKit(ids, colors) else { return self }
    ground.generation = generation
    return with(.known(ground))
  }

  package var ground: Ground? { backgroundKnowledge.ground }

  package var backgroundName: String {
    switch backgroundKnowledge {
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

  /// Returns whether another pair, in any state, has the same colors from the same ranges.
  func hasColors(of other: ContrastPair) -> Bool {
    foregroundRange == other.foregroundRange && ink == other.ink && variants == other.variants
      && isDark == other.isDark
      && backgroundSources == other.backgroundSources && rule == other.rule
      && foreground.isSame(as: other.foreground)
      && background.bar == other.background.bar && backgroundKnowledge == other.backgroundKnowledge
      && backgroundName == other.backgroundName
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
    switch (backgroundKnowledge, other.backgroundKnowledge) {
    case (.known(var ground), .known(let others)):
      guard ground.styles.areLiterals == others.styles.areLiterals else { return false }
      ground.styles = others.styles
      return ground == others
    case (.unknown(let why), .unknown(let others)): return why == others
    default: return false
    }
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
    var variants = variants
    var knowledge: BackgroundKnowledge?
    if !reads.isEmpty, case .known(var ground) = backgroundKnowledge {
      let read = [
        reads.contains(.theme) ? styles.theme : nil, reads.contains(.system) ? styles.system : nil,
        reads.contains(.screen) ? styles.screen : nil,
      ]
      ground.styles = FixedStyles(
        theme: read[0] ?? .unspecified, system: read[1] ?? .unspecified,
        screen: read[2] ?? .unspecified)
      ground.styles.areLiterals = reads.contains(.theme) && styles.areLiterals
      knowledge = .known(ground)
      let shown = read.compactMap(\.self)
      variants = shown.allSatisfy { $0 == shown[0] } ? shown[0].variants : .all
    }
    switch (scheme, isDark) {
    case (let scheme?, let isDark?):
      // A scheme that follows the interface follows the device.
      let isFixed = scheme.isDarkInLight == scheme.isDarkInDark
      variants = scheme.variants(isDark, of: isFixed ? variants : .all)
    case (nil, let isDark?):
      let (style, shown) = (styles.screen, isDark ? VariantSet.dark : .light)
      guard style == .unspecified || style.variants == shown else { return nil }
      if style == .unspecified { variants = shown }
    default: break
    }
    return variants.isEmpty ? nil : with(knowledge, in: variants)
  }
}
