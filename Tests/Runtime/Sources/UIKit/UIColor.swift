import Foundation

/// A color: components in a color space, or a provider of such colors.
open class UIColor: NSObject, @unchecked Sendable {
  /// The space a color's components are in; they are reached through `doubleColorSpace`.
  public enum ColorSpace: Sendable {
    /// One gray component and alpha.
    case extendedGray
    /// sRGB; components may leave 0…1.
    case extendedSRGB
    /// Display P3.
    case displayP3
  }

  private enum Storage {
    case components(ColorSpace, [CGFloat])
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  private init(storage: Storage) {
    self.storage = storage
  }

  /// A gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(storage: .components(.extendedGray, [white, alpha]))
  }

  /// A color in extended sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .components(.extendedSRGB, [red, green, blue, alpha]))
  }

  /// A color in Display P3.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(storage: .components(.displayP3, [displayP3Red, green, blue, alpha]))
  }

  /// A color that depends on the traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(storage: .provider(dynamicProvider))
  }

  /// No asset catalog exists here, so no color has a name.
  public convenience init?(named name: String) {
    nil
  }

  /// No asset catalog exists here, so no color has a name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    nil
  }

  /// The color that these traits select; a fixed color is its own resolution.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .provider(let provider) = storage else { return self }
    let traits = UITraitCollection(traitsFrom: [.current, traitCollection])
    return provider(traits).resolvedColor(with: traits)
  }

  /// The same color with another alpha; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .components(let space, let components):
      UIColor(storage: .components(space, components.dropLast() + [alpha]))
    case .provider(let provider):
      UIColor { @Sendable in provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Makes the color the current fill color.
  open func setFill() { Thread.current.threadDictionary[Self.fillKey] = self }

  private static let fillKey = "UIColor.setFill"

  /// The color that rectangles are filled with; not in the SDK.
  static var doubleFill: UIColor? { Thread.current.threadDictionary[fillKey] as? UIColor }

  /// The space of the components, resolved for the current traits; not in the SDK.
  public var doubleColorSpace: ColorSpace { fixed.space }

  /// The components as they were given, alpha last, resolved for the current traits; not in the SDK.
  public var doubleComponents: [CGFloat] { fixed.components }

  private var fixed: (space: ColorSpace, components: [CGFloat]) {
    switch storage {
    case .components(let space, let components): (space, components)
    case .provider: resolvedColor(with: .current).fixed
    }
  }

  /// Fixed colors are equal by value, within one color space; dynamic ones only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .components(let space, let components) = storage,
      case .components(let otherSpace, let otherComponents) = other.storage
    {
      return space == otherSpace && components == otherComponents
    }
    return self === other
  }

  /// Equal colors have equal hashes.
  open override var hash: Int {
    guard case .components(let space, let components) = storage else {
      return ObjectIdentifier(self).hashValue
    }
    var hasher = Hasher()
    hasher.combine(space)
    hasher.combine(components)
    return hasher.finalize()
  }
}
