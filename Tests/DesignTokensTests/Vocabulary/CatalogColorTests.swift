import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("A device takes the entry of a color set that the table says")
struct CatalogColorTests {
  /// What a color set writes about devices.
  private enum Part: String, CaseIterable {
    case universal, iphone, ipad
    case universalArabic, ipadArabic

    var slot: CatalogColor.Slot {
      var slot = CatalogColor.Slot()
      switch self {
      case .universal, .universalArabic: slot.idiom = nil
      case .iphone: slot.idiom = .iphone
      case .ipad, .ipadArabic: slot.idiom = .ipad
      }
      if [.universalArabic, .ipadArabic].contains(self) { slot.traits = "locale ar" }
      return slot
    }
  }

  private enum Look: CaseIterable {
    case any, light, dark, anyHigh, lightHigh, darkHigh
  }

  private struct Entry: Hashable {
    let look: Look
    let part: Part
    let isWide: Bool

    var slot: CatalogColor.Slot {
      var slot = part.slot
      slot.luminosity =
        switch look {
        case .any, .anyHigh: .any
        case .light, .lightHigh: .light
        case .dark, .darkHigh: .dark
        }
      slot.isHighContrast = [.anyHigh, .lightHigh, .darkHigh].contains(look)
      slot.isWide = isWide
      return slot
    }
  }

  private static let looks: [Variant: [Look]] = [
    .light: [.light, .any],
    .dark: [.dark, .any],
    .lightHighContrast: [.lightHigh, .light, .anyHigh, .any],
    .darkHighContrast: [.darkHigh, .dark, .anyHigh, .any],
  ]

  private static let parts: [(device: CatalogDevice, parts: [Part])] = [
    (CatalogDevice(idiom: .iphone), [.iphone, .universal]),
    (CatalogDevice(idiom: .ipad), [.ipad, .universal]),
    (CatalogDevice(idiom: .iphone, traits: "locale ar"), [.iphone, .universalArabic, .universal]),
    (
      CatalogDevice(idiom: .ipad, traits: "locale ar"),
      [.ipadArabic, .ipad, .universalArabic, .universal]
    ),
  ]

  @Test("every pair of entries, on every device, in every variant")
  func pairs() {
    #expect(Self.parts.prefix(2).map(\.device) == CatalogDevice.all)
    let entries = Look.allCases.flatMap { look in
      Part.allCases.flatMap { part in
        [false, true].map { Entry(look: look, part: part, isWide: $0) }
      }
    }
    #expect(entries.count == 60)
    let place = SourceRange(file: 0, lower: 0, upper: 0)
    var wrong: [String] = []
    for first in entries {
      for second in entries where second != first {
        var set = CatalogColor(name: "C")
        for entry in [first, second] {
          let known = set.add(
            CatalogColor.Entry(
              slot: entry.slot, value: .color(CSSColor(.srgb, SIMD3(repeating: 0))), place: place))
          #expect(known == nil)
        }
        for (device, parts) in Self.parts {
          for isWide in [false, true] {
            var device = device
            device.isWide = isWide
            for (variant, looks) in Self.looks {
              // The place of an entry in what the table says, the appearance before the device.
              let ranks = [first, second].map { entry -> [Int]? in
                guard let look = looks.firstIndex(of: entry.look),
                  let part = parts.firstIndex(of: entry.part)
                else { return nil }
                return [look, part, entry.isWide == isWide ? 0 : 1]
              }
              let drawn =
                switch (ranks[0], ranks[1]) {
                case (nil, nil): Int?.none
                case (_?, nil): 0
                case (nil, _?): 1
                case (let one?, let two?): one.lexicographicallyPrecedes(two) ? 0 : 1
                }
              if set.index(variant, on: device) != drawn {
                wrong.append("\(first) and \(second) on \(device) in \(variant)")
              }
            }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }
}

@Suite("A variant takes the entry of a color set that Xcode's rules give it")
struct CatalogVariantTests {
  /// An entry's appearance as a color set has it, and a color that nothing else has.
  private enum Slot: String, CaseIterable {
    case any, light, dark, anyHigh, lightHigh, darkHigh

    var appearances: String {
      let luminosity =
        switch self {
        case .any, .anyHigh: ""
        case .light, .lightHigh: "{ \"appearance\": \"luminosity\", \"value\": \"light\" }"
        case .dark, .darkHigh: "{ \"appearance\": \"luminosity\", \"value\": \"dark\" }"
        }
      let isHigh = [.anyHigh, .lightHigh, .darkHigh].contains(self)
      let contrast = isHigh ? "{ \"appearance\": \"contrast\", \"value\": \"high\" }" : ""
      return [luminosity, contrast].filter { !$0.isEmpty }.joined(separator: ",")
    }

    var hex: String { "#0000\(10 + (Self.allCases.firstIndex(of: self) ?? 0))" }

    var entry: String {
      "{ \"idiom\": \"universal\", \"appearances\": [\(appearances)], \"color\": { \"components\": "
        + "{ \"red\": \"0\", \"green\": \"0\", \"blue\": \"0x\(hex.suffix(2))\", \"alpha\": \"1.000\" } } }"
    }
  }

  /// What each variant takes, the first that there is.
  private static let order: [Variant: [Slot]] = [
    .light: [.light, .any],
    .dark: [.dark, .any],
    .lightHighContrast: [.lightHigh, .light, .anyHigh, .any],
    .darkHighContrast: [.darkHigh, .dark, .anyHigh, .any],
  ]

  @Test("all 63 sets of entries, in both orders", arguments: 1..<64)
  func sets(mask: Int) {
    let slots = Slot.allCases.enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element)
    for slots in [slots, slots.reversed()] {
      let system = TokenCase([
        "A.xcassets/C.colorset/Contents.json":
          "{ \"colors\": [\(slots.map(\.entry).joined(separator: ", "))] }"
      ]).read("A.xcassets")
      let drawn = Self.order.mapValues { order in order.first(where: slots.contains) }
      guard drawn.values.allSatisfy({ $0 != nil }) else {
        // Where a variant draws nothing, the color is none that a theme can use.
        #expect(system.reason("C")?.hasSuffix("no entry of its color set fits") == true)
        continue
      }
      for variant in Variant.allCases {
        let slot = drawn[variant] ?? nil
        #expect(
          system.tokens.first?.colors[variant]?.color.hex == slot?.hex, "\(variant) of \(slots)")
      }
      #expect(system.findings.isEmpty)
    }
  }
}
