import ColorScience
import OutputText
import ThemeSyntax

/// The devices that the color sets of catalogs tell apart, grouped by what they draw.
struct CatalogDevices {
  static let most = 32

  /// Those that draw something else than an iPhone with a wide screen in some variant.
  private(set) var groups: [CatalogDeviceGroup] = []
  private(set) var hasMore = false

  init(_ colors: [CatalogColor]) {
    let colors = colors.filter(\.tellsDevicesApart)
    guard !colors.isEmpty else { return }
    let main = colors.flatMap { color in Variant.allCases.map { color.mainIndex($0) } }
    var kinds: [[Int?]: Int] = [:]
    var members: [[CatalogDevice]] = []
    for device in devices(of: colors) {
      let drawn = colors.flatMap { color in
        Variant.allCases.map { color.index($0, on: device) ?? color.mainIndex($0) }
      }
      guard drawn != main else { continue }
      if let known = kinds[drawn] {
        members[known].append(device)
      } else {
        kinds[drawn] = members.count
        members.append([device])
      }
    }
    groups += members.map { CatalogDeviceGroup($0) }
  }

  /// Every device that an entry may be for, those with the traits of entries among them.
  private mutating func devices(of colors: [CatalogColor]) -> [CatalogDevice] {
    var devices = CatalogDevice.all
    var known = Set(devices)
    for slot in colors.lazy.flatMap(\.entries).map(\.slot) where !slot.traits.isEmpty {
      for device in CatalogDevice.all where slot.idiom == nil || slot.idiom == device.idiom {
        let other = device.with(slot.traits)
        guard known.insert(other).inserted else { continue }
        if devices.count < Self.most / 2 { devices.append(other) } else { hasMore = true }
      }
    }
    return devices
      + devices.map { device in
        var narrow = device
        narrow.isWide = false
        return narrow
      }
  }
}

extension CatalogDeviceGroup {
  fileprivate init(_ devices: [CatalogDevice]) {
    let wide = devices.filter(\.isWide)
    let shown = wide.isEmpty ? devices : wide
    var names: [String] = []
    for device in shown {
      let name = device.idiomName + (device.traitNames.isEmpty ? "" : " (\(device.traitNames))")
      if !names.contains(name) { names.append(name) }
    }
    let isEvery = CatalogDevice.all.allSatisfy { device in
      devices.contains { $0.idiom == device.idiom && $0.traits == device.traits }
    }
    let name =
      !wide.isEmpty
      ? listed(names) : isEvery ? "sRGB screens" : listed(names) + " with an sRGB screen"
    self.init(device: shown[0], named: TokenDevice(name: name, isScreen: wide.isEmpty))
  }
}

/// Names in a sentence, of many the first.
private func listed(_ names: [String]) -> String {
  let shown = names.count > 3 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
  return list(Array(shown), "and")
}
