import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

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
