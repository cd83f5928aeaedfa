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

  @Test("an entry for an iPad is that of iPads and of what Mac Catalyst runs as such")
  func idioms() {
    let devices = CatalogDevices([color([slot(nil), slot(.ipad)])])
    #expect(devices.groups.map(\.named.name) == ["iPad and Mac"])
    #expect(devices.groups.map(\.named.isScreen) == [false] && !devices.hasMore)
  }

  @Test("an entry for wide screens leaves the other to sRGB screens")
  func screens() {
    let devices = CatalogDevices([color([slot(nil), slot(nil, isWide: true)])])
    #expect(devices.groups.map(\.named) == [TokenDevice(name: "sRGB screens", isScreen: true)])
  }
}
