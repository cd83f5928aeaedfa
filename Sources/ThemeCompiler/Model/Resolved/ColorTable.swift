public import ColorScience
package import ThemeSyntax

@usableFromInline package struct ColorID: Sendable, Hashable {
  @usableFromInline package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}

@usableFromInline package struct ResolvedColor: Sendable {
  @usableFromInline package var variants: ColorVariants
  /// UIKit's name if the color is UIKit's, so it follows the system.
  @usableFromInline package var symbol: UIKitColor?
  /// By index in the table's devices.
  @usableFromInline package var elsewhere: [Int: ColorVariants]

  @inlinable package init(
    _ variants: ColorVariants, symbol: UIKitColor? = nil, elsewhere: [Int: ColorVariants] = [:]
  ) {
    self.variants = variants
    self.symbol = symbol
    self.elsewhere = elsewhere
  }

  /// True if light and dark interfaces have other colors, on any device.
  package var followsStyle: Bool {
    variants.followsStyle || elsewhere.values.contains(where: \.followsStyle)
  }
}

/// The origin of a color, one step back; a literal has none.
package enum ColorStep: Sendable {
  case said(by: SourceRange, color: ColorID)
  /// By index among the tokens that the theme uses.
  case token(Int)
  /// A mapping, in the order of `Variant`; `isNamed` is true for a palette color.
  case adaptive([Located<ColorID>], isNamed: Bool)
  /// The members' colors in a dynamic appearance, in the order of `Variant`.
  case combined([ColorID])
  case member(of: ColorID, Variant)
  /// Computed by a function from palette colors or their members.
  case computed(from: [ColorInput])
  case inverted(ColorID)
}

extension ColorStep {
  fileprivate var inputs: [ColorID] {
    switch self {
    case .said, .token: []
    case .adaptive(let members, _): members.map(\.value)
    case .combined(let members): members
    case .member(let color, _), .inverted(let color): [color]
    case .computed(let inputs): inputs.map(\.color)
    }
  }
}

package struct ColorInput: Sendable, Hashable {
  package let color: ColorID
  /// nil for all members.
  package let member: Variant?

  package init(color: ColorID, member: Variant?) {
    self.color = color
    self.member = member
  }
}

/// The colors of a theme, each stored once, with four variants only if they differ.
@usableFromInline package struct ColorTable: Sendable {
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var rich: [Rich] = []
  private var steps: [Int32: ColorStep] = [:]
  package var devices: [String] = []
  /// nil for an iPhone with a wide screen.
  @usableFromInline package private(set) var device: Int?

  @usableFromInline struct Entry: Sendable {
    @usableFromInline var color: Color
    /// By WCAG, 0...1.
    @usableFromInline var luminance: Double
    /// Index among the colors that differ between variants or have a symbol; -1 for others.
    @usableFromInline var rich: Int32
  }

  @usableFromInline struct Rich: Sendable {
    @usableFromInline var color: ResolvedColor
    /// By WCAG, 0...1, in the order of `Variant`.
    @usableFromInline var luminances: SIMD4<Double>
  }

  package init() {}

  package var count: Int { entries.count }

  package private(set) var hasTranslucent = false
  private var hasWide = false

  package func step(_ id: ColorID) -> ColorStep? { steps[id.index] }

  package mutating func note(_ step: ColorStep, of id: ColorID) { steps[id.index] = step }

  @inlinable package subscript(id: ColorID) -> ResolvedColor {
    let entry = entries[Int(id.index)]
    return entry.rich < 0
      ? ResolvedColor(ColorVariants(all: entry.color)) : color(ofRich: entry.rich)
  }

  @usableFromInline func color(ofRich index: Int32) -> ResolvedColor {
    var color = rich[Int(index)].color
    if let device, let variants = color.elsewhere[device] { color.variants = variants }
    return color
  }

  @inlinable package subscript(id: ColorID, variant: Variant) -> Color {
    let entry = entries[Int(id.index)]
    guard entry.rich >= 0 else { return entry.color }
    return device == nil
      ? rich[Int(entry.rich)].color.variants[variant] : color(ofRich: entry.rich).variants[variant]
  }

  @inlinable package func symbol(_ id: ColorID) -> UIKitColor? {
    let entry = entries[Int(id.index)]
    return entry.rich < 0 ? nil : rich[Int(entry.rich)].color.symbol
  }

  /// Returns nil unless the color is the same in every variant, on every iOS and device.
  @inlinable package func plainColor(_ id: ColorID) -> Color? {
    let entry = entries[Int(id.index)]
    return entry.rich < 0 ? entry.color : nil
  }

  /// By WCAG; nil unless the color is opaque and the same on every iOS and device.
  @inlinable package func plainLuminances(_ id: ColorID) -> SIMD4<Double>? {
    let entry = entries[Int(id.index)]
    guard entry.rich < 0 else { return plainLuminances(ofRich: entry.rich) }
    return entry.color.alpha == 1 ? SIMD4(repeating: entry.luminance) : nil
  }

  @usableFromInline func plainLuminances(ofRich index: Int32) -> SIMD4<Double>? {
    let rich = rich[Int(index)]
    let isOpaque = Variant.allCases.allSatisfy { rich.color.variants[$0].alpha == 1 }
    let isPlain = rich.color.symbol == nil && rich.color.elsewhere.isEmpty
    return isOpaque && isPlain ? rich.luminances : nil
  }

  /// On any device.
  package func isWide(_ id: ColorID) -> Bool {
    let color = self[id]
    return hasWide && ([color.variants] + color.elsewhere.values).contains(where: \.isOutsideSRGB)
  }

  /// On any device.
  package func isOpaque(_ id: ColorID, in variants: VariantSet) -> Bool {
    let entry = entries[Int(id.index)]
    guard entry.rich >= 0 else { return entry.color.alpha == 1 }
    let color = rich[Int(entry.rich)].color
    return ([color.variants] + color.elsewhere.values).allSatisfy { values in
      variants.members.allSatisfy { values[$0].alpha == 1 }
    }
  }

  package func isOpaque(_ id: ColorID) -> Bool { isOpaque(id, in: .all) }

  /// By WCAG, 0...1, in the order of `Variant`; alpha is ignored.
  package func luminances(_ id: ColorID) -> SIMD4<Double> {
    let entry = entries[Int(id.index)]
    return entry.rich < 0
      ? SIMD4(repeating: entry.luminance) : rich[Int(entry.rich)].luminances
  }

  package mutating func add(plain color: Color) -> ColorID {
    if color.alpha < 1 { hasTranslucent = true }
    if color.isOutsideSRGB { hasWide = true }
    entries.append(Entry(color: color, luminance: color.relativeLuminance, rich: -1))
    return ColorID(index: Int32(entries.count - 1))
  }

  package mutating func add(_ color: ResolvedColor) -> ColorID {
    let variants = color.variants
    guard color.symbol != nil || !variants.isUniform || !color.elsewhere.isEmpty else {
      return add(plain: variants.light)
    }
    for variants in [variants] + color.elsewhere.values {
      if Variant.allCases.contains(where: { variants[$0].alpha < 1 }) { hasTranslucent = true }
      if variants.isOutsideSRGB { hasWide = true }
    }
    rich.append(Rich(color: color, luminances: variants.luminances))
    entries.append(
      Entry(
        color: variants.light, luminance: variants.light.relativeLuminance,
        rich: Int32(rich.count - 1)))
    return ColorID(index: Int32(entries.count - 1))
  }
}

extension ColorVariants {
  fileprivate var isOutsideSRGB: Bool {
    Variant.allCases.contains { self[$0].isOutsideSRGB }
  }

  fileprivate var luminances: SIMD4<Double> {
    SIMD4(
      light.relativeLuminance, dark.relativeLuminance, lightHighContrast.relativeLuminance,
      darkHighContrast.relativeLuminance)
  }
}

// MARK: - Devices

extension ColorTable {
  /// The colors of screens that clip components to sRGB; nil if sRGB has all colors.
  package var onNarrowScreens: ColorTable? {
    guard hasWide else { return nil }
    var narrow = self
    for index in entries.indices {
      let color = entries[index].color.clippedToSRGB
      narrow.entries[index].color = color
      narrow.entries[index].luminance = color.relativeLuminance
    }
    for index in rich.indices {
      var color = rich[index].color
      color.variants = color.variants.map(\.clippedToSRGB)
      color.elsewhere = color.elsewhere.mapValues { $0.map(\.clippedToSRGB) }
      narrow.rich[index] = Rich(color: color, luminances: color.variants.luminances)
    }
    let name = "sRGB screens"
    narrow.device = devices.firstIndex(of: name) ?? devices.count
    if narrow.device == devices.count { narrow.devices.append(name) }
    return narrow
  }

  /// The table, and one for each kind of devices that draws one of the colors differently.
  package func views(of colors: [ColorID]) -> [ColorTable] {
    guard !devices.isEmpty, device == nil else { return [self] }
    var others: Set<Int> = []
    for color in colors {
      let entry = entries[Int(color.index)]
      if entry.rich >= 0 { others.formUnion(rich[Int(entry.rich)].color.elsewhere.keys) }
    }
    return [self]
      + others.sorted().map { other in
        var view = self
        view.device = other
        return view
      }
  }

  package var deviceName: String? { device.map { devices[$0] } }

  /// In the order of `Variant`; the result is the same on every device.
  package func combined(_ colors: [ColorID]) -> ResolvedColor {
    ResolvedColor(ColorVariants { self[colors[Int($0.rawValue)], $0] })
  }

  /// Indices of tokens whose device colors are lost because a color is computed from them.
  package var tokensLosingDevices: Set<Int> {
    var tokens: Set<Int> = []
    guard !devices.isEmpty else { return tokens }
    for step in steps.values {
      for id in step.inputs where !self[id].elsewhere.isEmpty {
        var origin = id
        while case .said(_, let color)? = self.step(origin) { origin = color }
        if case .token(let index)? = self.step(origin) { tokens.insert(index) }
      }
    }
    return tokens
  }
}
