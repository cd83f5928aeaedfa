import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Devices that color sets tell apart")
struct CatalogDevicesTests {
  private func color(_ slots: [CatalogColor.Slot]) -> CatalogColor {
    var color = CatalogColor(name: "C")
    for (index, slot) in slots.enumerated() {
      let part = Double(index) / 10
      _ = color.add(
        CatalogColor.Entry(
          slot: slot, value: .color(CSSColor(.srgb, SIMD3(repeating: part))),
          place: SourceRange(file: 0, lower: 0, upper: 0)))
    }
    return color
  }

  private func slot(_ idiom: CatalogDevice.Idiom?, isWide: Bool = false) -> CatalogColor.Slot {
    var slot = CatalogColor.Slot()
    slot.idiom = idiom
    slot.isWide = isWide
    return slot
  }

  @Test("an entry for everything tells none apart")
  func none() {
    #expect(CatalogDevices([color([slot(nil)])]).groups.isEmpty)
    #expect(CatalogDevices([]).groups.isEmpty)
  }

  @Test("an entry for an iPad is that of iPads")
  func idioms() {
    let devices = CatalogDevices([color([slot(nil), slot(.ipad)])])
    #expect(devices.groups.map(\.named.name) == ["iPad"])
    #expect(devices.groups.map(\.named.isScreen) == [false] && !devices.hasMore)
  }

  @Test("an entry for wide screens leaves the other to sRGB screens")
  func screens() {
    let devices = CatalogDevices([color([slot(nil), slot(nil, isWide: true)])])
    #expect(devices.groups.map(\.named) == [TokenDevice(name: "sRGB screens", isScreen: true)])
  }

  @Test("an entry with traits is that of each device that has them")
  func traits() {
    var arabic = slot(nil)
    arabic.traits = "locale ar"
    let devices = CatalogDevices([color([slot(nil), arabic])])
    #expect(devices.groups.map(\.named.name) == ["iPhone (locale ar) and iPad (locale ar)"])
  }

  @Test("16 kinds of traits are told apart, and more are reported")
  func most() {
    for count in [16, 17] {
      let slots = (0..<count).map { number in
        var slot = slot(nil)
        slot.traits = "locale \(number)"
        return slot
      }
      let devices = CatalogDevices([color([slot(nil)] + slots)])
      #expect(devices.groups.count == 16 && devices.hasMore == (count == 17))
    }
  }
}
