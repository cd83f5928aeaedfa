import ColorScience
import ThemeSyntax

struct CatalogColor {
  enum Value {
    case color(CSSColor)
    case system(UIKitColor)
    case failure(String, SourceRange)
  }

  /// The devices and appearances of an entry, unique in its set.
  struct Slot: Hashable {
    enum Luminosity {
      case any, light, dark
    }

    var luminosity = Luminosity.any
    var isHighContrast = false
    var idiom: CatalogDevice.Idiom?
    /// True for screens with Display P3; other entries are for all screens.
    var isWide = false
    /// The other traits, such as "locale ar"; empty if none.
    var traits = ""
  }

  struct Entry {
    let slot: Slot
    let value: Value
    let place: SourceRange
  }

  let name: String
  private(set) var entries: [Entry] = []
  private var places: [Slot: SourceRange] = [:]

  init(name: String) { self.name = name }

  /// Adds an entry; returns the range of an earlier one with the same slot, which stays.
  mutating func add(_ entry: Entry) -> SourceRange? {
    if let known = places[entry.slot] { return known }
    places[entry.slot] = entry.place
    entries.append(entry)
    return nil
  }

  /// The index of the entry that a device draws in a variant; nil if the set has none.
  ///
  /// The appearance decides before the device: the variant's interface style before any, then high
  /// contrast; then the device's idiom, its traits and the screen's gamut.
  func index(_ variant: Variant, on device: CatalogDevice) -> Int? {
    let ranks = entries.enumerated().compactMap { index, entry in
      entry.slot.rank(variant, on: device).map { (index: index, rank: $0) }
    }
    return ranks.min { $0.rank < $1.rank }?.index
  }

  /// The index for an iPhone, otherwise for the first other device.
  func mainIndex(_ variant: Variant) -> Int? {
    let others = entries.lazy.map {
      CatalogDevice(idiom: $0.slot.idiom ?? .iphone, traits: $0.slot.traits)
    }
    return CatalogDevice.all.lazy.compactMap { index(variant, on: $0) }.first
      ?? others.compactMap { index(variant, on: $0) }.first
  }

  /// An entry's color in a variant, system colors as in a generation; nil for a failure.
  func color(_ index: Int, _ variant: Variant, in generation: UIKitGeneration) -> CSSColor? {
    switch entries[index].value {
    case .color(let color): color
    case .system(let color): CSSColor(color.variants(in: generation)[variant])
    case .failure: nil
    }
  }

  var isAdaptive: Bool {
    entries.count > 1
      || entries.contains { entry in
        if case .system = entry.value { return true }
        return entry.slot.luminosity != .any || entry.slot.isHighContrast
      }
  }

  var tellsDevicesApart: Bool {
    entries.contains { $0.slot.idiom != nil || $0.slot.isWide || !$0.slot.traits.isEmpty }
  }
}

extension CatalogColor.Slot {
  /// Compared in order; less is nearer.
  fileprivate typealias Rank = (appearance: Int, idiom: Int, traits: Int, gamut: Int)

  fileprivate func rank(_ variant: Variant, on device: CatalogDevice) -> Rank? {
    guard luminosity == .any || (luminosity == .dark) == variant.isDark,
      variant.isHighContrast || !isHighContrast,
      idiom == nil || idiom == device.idiom, traits.isEmpty || traits == device.traits
    else { return nil }
    return (
      (luminosity == .any ? 2 : 0) + (variant.isHighContrast == isHighContrast ? 0 : 1),
      idiom == nil ? 1 : 0, traits.isEmpty ? 1 : 0, isWide == device.isWide ? 0 : 1
    )
  }
}

struct CatalogSpace {
  let name: String
  let space: CSSColor.Space
  /// The exponent of a gray's transfer curve; a gray has one component, `white`.
  var gamma: Double?

  static let all: [CatalogSpace] = [
    CatalogSpace(name: "srgb", space: .srgb),
    CatalogSpace(name: "extended-srgb", space: .srgb),
    CatalogSpace(name: "extended-linear-srgb", space: .srgbLinear),
    CatalogSpace(name: "display-p3", space: .displayP3),
    CatalogSpace(name: "gray-gamma-22", space: .srgbLinear, gamma: 2.2),
    CatalogSpace(name: "extended-gray", space: .srgbLinear, gamma: 2.2),
  ]

  /// The color of components, 0...1 unless the space is an extended one.
  func color(_ components: SIMD3<Double>, alpha: Double) -> CSSColor {
    guard let gamma else { return CSSColor(space, components, alpha: alpha) }
    let white = components.x
    let linear = white < 0 ? -CMath.power(-white, gamma) : CMath.power(white, gamma)
    return CSSColor(space, SIMD3(repeating: linear), alpha: alpha)
  }
}
