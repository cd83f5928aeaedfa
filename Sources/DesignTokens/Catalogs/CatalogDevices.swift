import ColorScience
import OutputText
import ThemeSyntax

/// The devices that color sets distinguish, grouped by the colors that they draw.
struct CatalogDevices {
  struct Group {
    let device: CatalogDevice
    let named: TokenDevice
  }

  /// The largest number of different combinations of traits, besides none.
  static let most = 16

  private(set) var groups: [Group] = []
  private(set) var hasMore = false

  init(_ colors: [CatalogColor]) {
    let colors = colors.filter(\.tellsDevicesApart)
    var kinds: [[Int?]: Int] = [:]
    var members: [[CatalogDevice]] = []
    for device in devices(of: colors) {
      let drawn = colors.flatMap { color in
        Variant.allCases.map { color.index($0, on: device) ?? color.mainIndex($0) }
      }
      let kind = kinds[drawn] ?? members.count
      if kind == members.count {
        kinds[drawn] = kind
        members.append([])
      }
      members[kind].append(device)
    }
    groups = members.dropFirst().map { Group(device: $0[0], named: TokenDevice($0)) }
  }

  /// Every device that an entry may target, an iPhone with Display P3 first.
  private mutating func devices(of colors: [CatalogColor]) -> [CatalogDevice] {
    var traits = [""]
    for entry in colors.lazy.flatMap(\.entries) where !traits.contains(entry.slot.traits) {
      hasMore = traits.count > Self.most
      if hasMore { break }
      traits.append(entry.slot.traits)
    }
    return [true, false].flatMap { isWide in
      traits.flatMap { traits in
        CatalogDevice.Idiom.allCases.map {
          CatalogDevice(idiom: $0, traits: traits, isWide: isWide)
        }
      }
    }
  }
}

extension TokenDevice {
  fileprivate init(_ devices: [CatalogDevice]) {
    let wide = devices.filter(\.isWide)
    let names = (wide.isEmpty ? devices : wide).map(\.name)
    let isEvery = CatalogDevice.all.allSatisfy { names.contains($0.name) }
    let shown = names.count > 3 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
    let listed = list(Array(shown), "and")
    name = !wide.isEmpty ? listed : isEvery ? "sRGB screens" : listed + " with an sRGB screen"
    isScreen = wide.isEmpty
  }
}
