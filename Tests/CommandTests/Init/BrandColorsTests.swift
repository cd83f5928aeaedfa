import ColorScience
import Testing

@testable import appearance

@Suite struct BrandColorsTests {
  @Test("what is made of a brand keeps its hue, and tabs can be told from each other")
  func hues() throws {
    for text in brands(200) {
      guard case .color(let css) = try parseColor(Array(text.utf8)[...]).expression else {
        continue
      }
      let brand = resolved(css).color
      let colors = BrandColors(brand)
      for color in colors.bar + colors.link {
        // Below this the steps of 8 bits turn a hue by more than ten degrees.
        let allows = min(brand.oklch.y, color.oklch.y) >= 0.04
        let turn = abs(brand.oklch.z - color.oklch.z)
        #expect(!allows || min(turn, 360 - turn) <= 10, "\(text) became \(color.cssText)")
      }
      for (selected, other) in zip(colors.link, colors.faded) {
        #expect(colorDifference(selected, other) >= 8, "\(text): \(selected), \(other)")
      }
    }
  }

  @Test("what is drawn has the contrast of its variant, 4.5:1, and 7:1 where more is asked for")
  func contrast() throws {
    for text in brands(60) {
      let colors = BrandColors(try BrandStarter.color(text, of: "--brand"))
      let least = [4.5, 4.5, 7, 7]
      #expect(colors.bar.count == 4 && colors.link.count == 4 && colors.paper.count == 4)
      for index in least.indices {
        // In dark variants titles are white; the darker bar also lies behind links.
        let ink = index % 2 == 0 ? colors.onBar[0] : colors.onBar[1]
        #expect(contrastRatio(ink, colors.bar[index]) >= least[index], "\(text), title \(index)")
        for color in [colors.link[index], colors.faded[index]] {
          let ratio = contrastRatio(color, colors.paper[index])
          #expect(ratio >= least[index], "\(text): \(color.cssText) on paper \(index)")
        }
      }
    }
  }

  @Test(
    "a brand that titles can be read on is the bar itself, one too light for dark mode is not there"
  )
  func bars() throws {
    let blue = BrandColors(try BrandStarter.color("#0052C3", of: "--brand"))
    #expect(blue.bar[0].hex == "#0052C3" && blue.onBar == [.white, .white])
    #expect(blue.bar[1] != blue.bar[0] && blue.bar[1] == blue.bar[3])
    let yellow = BrandColors(try BrandStarter.color("#FFD200", of: "--brand"))
    #expect(yellow.bar[0].hex == "#FFD200" && yellow.onBar == [.black, .white])
    let night = BrandColors(try BrandStarter.color("#05060A", of: "--brand"))
    #expect(night.bar.map(\.hex) == [String](repeating: "#05060A", count: 4))
  }
}
