package import ColorScience
package import ThemeSyntax

/// A color of a `ColorTable`.
package struct ColorID: Sendable, Hashable {
  package let index: Int32

  /// A value of its parts.
  package init(index: Int32) {
    self.index = index
  }
}

/// A color in all four variants.
package struct ResolvedColor: Sendable {
  package var variants: ColorVariants
  /// UIKit's own name where the color is one of UIKit's, so that it follows the system.
  package var symbol: UIKitColor?

  package init(_ variants: ColorVariants, symbol: UIKitColor? = nil) {
    self.variants = variants
    self.symbol = symbol
  }
}

/// How a color came to be, one step back; a literal has no step.
package enum ColorStep: Sendable {
  /// A color of the palette: what a scalar says.
  case said(by: SourceRange, color: ColorID)
  /// A mapping with a color for each variant, in the order of `Variant`; a name of the palette or not.
  case adaptive([Located<ColorID>], isNamed: Bool)
  /// A member of a color of the palette.
  case member(of: ColorID, Variant)
  /// Computed by a function out of colors of the palette, or members of them.
  case computed(from: [ColorInput])
  /// Changed by the rule of an inverse.
  case inverted(ColorID)
}

/// A color of the palette that another one is computed from.
package struct ColorInput: Sendable, Hashable {
  package let color: ColorID
  /// The member that is taken of it, nil for all of it.
  package let member: Variant?

  package init(color: ColorID, member: Variant?) {
    self.color = color
    self.member = member
  }
}

/// The colors of a theme, each distinct way of writing one stored once.
///
/// Most colors are the same in every variant; only those that are not take the room of four.
package struct ColorTable: Sendable {
  private var entries: [Entry] = []
  private var rich: [Rich] = []
  /// How colors came to be that are no literals.
  private var steps: [Int32: ColorStep] = [:]

  private struct Entry {
    /// The color in the light variant.
    var color: Color
    /// WCAG relative luminance of that, 0...1.
    var luminance: Double
    /// Index among the colors that differ between variants or have a symbol; -1 for the others.
    var rich: Int32
  }

  private struct Rich {
    var color: ResolvedColor
    /// WCAG relative luminance of each variant, 0...1, in the order of `Variant`.
    var luminances: SIMD4<Double>
  }

  package init() {}

  package var count: Int { entries.count }

  /// How a color came to be; nil for a literal.
  package func step(_ id: ColorID) -> ColorStep? { steps[id.index] }

  /// Notes how a color came to be.
  package mutating func note(_ step: ColorStep, of id: ColorID) { steps[id.index] = step }

  package subscript(id: ColorID) -> ResolvedColor {
    let entry = entries[Int(id.index)]
    return entry.rich < 0
      ? ResolvedColor(ColorVariants(all: entry.color)) : rich[Int(entry.rich)].color
  }

  /// A color that is the same in every variant and on every iOS, nil for any other color.
  package func plainColor(_ id: ColorID) -> Color? {
    let entry = entries[Int(id.index)]
    return entry.rich < 0 ? entry.color : nil
  }

  /// The luminance of each variant of an opaque color that is the same on every iOS, nil for any
  /// other color.
  package func plainLuminances(_ id: ColorID) -> SIMD4<Double>? {
    let entry = entries[Int(id.index)]
    guard entry.rich >= 0 else {
      return entry.color.alpha == 1 ? SIMD4(repeating: entry.luminance) : nil
    }
    let color = rich[Int(entry.rich)].color
    let isOpaque = Variant.allCases.allSatisfy { color.variants[$0].alpha == 1 }
    return isOpaque && color.symbol == nil ? luminances(id) : nil
  }

  /// WCAG relative luminance of each variant, 0...1, in the order of `Variant`; alpha is ignored.
  package func luminances(_ id: ColorID) -> SIMD4<Double> {
    let entry = entries[Int(id.index)]
    return entry.rich < 0
      ? SIMD4(repeating: entry.luminance) : rich[Int(entry.rich)].luminances
  }

  /// Adds a color that is the same in every variant.
  package mutating func add(plain color: Color) -> ColorID {
    entries.append(Entry(color: color, luminance: color.relativeLuminance, rich: -1))
    return ColorID(index: Int32(entries.count - 1))
  }

  /// Adds a color.
  package mutating func add(_ color: ResolvedColor) -> ColorID {
    let variants = color.variants
    guard color.symbol != nil || !variants.isUniform else { return add(plain: variants.light) }
    let luminances = SIMD4(
      variants.light.relativeLuminance, variants.dark.relativeLuminance,
      variants.lightHighContrast.relativeLuminance, variants.darkHighContrast.relativeLuminance)
    rich.append(Rich(color: color, luminances: luminances))
    entries.append(
      Entry(color: variants.light, luminance: luminances[0], rich: Int32(rich.count - 1)))
    return ColorID(index: Int32(entries.count - 1))
  }
}
