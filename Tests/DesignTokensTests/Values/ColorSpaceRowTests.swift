import ColorScience
import Foundation
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Color spaces of the standard")
struct ColorSpaceRowTests {
  private func system(_ value: String) -> TokenSystem {
    TokenCase("{ \"c\": { \"$type\": \"color\", \"$value\": \(value) } }").read()
  }

  @Test(
    "each of the 14 spaces is the same color as in CSS",
    arguments: [
      ("srgb", "0.2, 0.4, 0.6", "color(srgb 0.2 0.4 0.6)"),
      ("srgb-linear", "0.2, 0.4, 0.6", "color(srgb-linear 0.2 0.4 0.6)"),
      ("display-p3", "0.9, 0.1, 0.1", "color(display-p3 0.9 0.1 0.1)"),
      ("a98-rgb", "0.2, 0.4, 0.6", "color(a98-rgb 0.2 0.4 0.6)"),
      ("prophoto-rgb", "0.2, 0.4, 0.6", "color(prophoto-rgb 0.2 0.4 0.6)"),
      ("rec2020", "0.2, 0.4, 0.6", "color(rec2020 0.2 0.4 0.6)"),
      ("xyz-d65", "0.2, 0.3, 0.4", "color(xyz-d65 0.2 0.3 0.4)"),
      ("xyz-d50", "0.2, 0.3, 0.4", "color(xyz-d50 0.2 0.3 0.4)"),
      ("hsl", "210, 50, 40", "hsl(210 50% 40%)"), ("hwb", "210, 20, 40", "hwb(210 20% 40%)"),
      ("lab", "50, 20, -30", "lab(50 20 -30)"), ("lch", "50, 30, 210", "lch(50 30 210)"),
      ("oklab", "0.5, 0.05, -0.1", "oklab(0.5 0.05 -0.1)"),
      ("oklch", "0.5, 0.1, \"none\"", "oklch(0.5 0.1 none)"),
    ])
  func spaces(space: String, components: String, css: String) throws {
    let system = system("{ \"colorSpace\": \"\(space)\", \"components\": [\(components)] }")
    let token = try #require(system.tokens.first)
    guard case .color(let expected) = try parseColor(Array(css.utf8)[...]).expression else {
      Issue.record("\(css) is no literal")
      return
    }
    let shown = try #require(token.shown(in: .light)).color
    let wanted = resolved(expected).color
    #expect(shown.colorSpace == wanted.colorSpace)
    #expect((shown.components - wanted.components).max() < 1e-12)
    #expect((wanted.components - shown.components).max() < 1e-12)
    #expect(system.deviations.isEmpty)
  }

  @Test("Rec. 2020 has a gamma of 2.4")
  func rec2020() throws {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value": { "colorSpace": "rec2020", "components": [0.5, 0.5, 0.5] } } }
      """
    ).read()
    let color = try #require(system.token("a")?.shown(in: .light)?.color)
    // The same gray by sRGB's own curve.
    let gray = 1.055 * pow(pow(0.5, 2.4), 1 / 2.4) - 0.055
    #expect(abs(color.srgb.x - gray) < 1e-9)
  }

  @Test("a range has its ends where they are included, and says so")
  func ranges() {
    let hue = ColorSpaceRow.Range.upTo(360, isIncluded: false)
    #expect(hue.contains(0) && hue.contains(359.9) && !hue.contains(360) && !hue.contains(-1))
    #expect(hue.text == "0 to less than 360")
    let unit = ColorSpaceRow.Range.upTo(1)
    #expect(unit.contains(1) && !unit.contains(1.01) && unit.text == "0 to 1")
    #expect(
      ColorSpaceRow.Range.atLeastZero.contains(500)
        && !ColorSpaceRow.Range.atLeastZero.contains(-0.1))
    #expect(ColorSpaceRow.Range.any.contains(-500))
  }

  @Test("a color is written as the standard writes it, in percent where CSS has parts of 1")
  func written() {
    #expect(
      CSSColor(.rgb, SIMD3(1, 0.5, 0)).standardText
        == #"{ "colorSpace": "srgb", "components": [1, 0.5, 0] }"#)
    #expect(
      CSSColor(.hsl, SIMD3(210, 0.5, 0.25), alpha: 0.5).standardText
        == #"{ "colorSpace": "hsl", "components": [210, 50, 25], "alpha": 0.5 }"#)
  }
}
