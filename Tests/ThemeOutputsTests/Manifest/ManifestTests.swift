import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("What a manifest consists of")
struct ManifestTests {
  private func pair(_ places: [String], outputs: [String] = []) -> Manifest.Pair {
    Manifest.Pair(
      rule: "title-contrast", foreground: "titleColor", background: "backgroundColor",
      places: places, outputs: outputs)
  }

  @Test("a pair is the same at other places, and another one in other outputs")
  func pairs() {
    #expect(pair(["toolbar"]).isSame(as: pair(["tabBar"])))
    #expect(!pair(["toolbar"]).isSame(as: pair(["toolbar"], outputs: ["swiftUI"])))
  }

  @Test("measured pairs are the same whose numbers and variants are equal")
  func contrasts() {
    let one = Manifest.Contrast(
      pair: pair(["toolbar"]), variants: .light, ratio: 4.5, best: nil, required: 4.5,
      verdict: .pass)
    var other = one
    other.pair.places = ["tabBar"]
    #expect(one.isSame(as: other))
    for change in [
      { $0.best = 21 }, { $0.variants = .all }, { $0.ratio = 4.6 }, { $0.verdict = .waived },
      { $0.required = 3 }, { $0.pair.foreground = "tintColor" },
    ] as [(inout Manifest.Contrast) -> Void] {
      var changed = other
      change(&changed)
      #expect(!one.isSame(as: changed))
    }
    let unknown = Manifest.NotMeasured(pair: pair([]), reason: "glass")
    #expect(!unknown.isSame(as: Manifest.NotMeasured(pair: pair([]), reason: "an image")))
  }

  @Test("a color that is the same in every variant is one color")
  func colors() {
    #expect(ManifestColor(ColorVariants(all: .black)) == .color(.black))
    let variants = ColorVariants(
      light: .white, dark: .black, lightHighContrast: .white, darkHighContrast: .black)
    #expect(ManifestColor(variants) == .adaptive(variants))
  }

  @Test("the settings of a bar come by their names")
  func settings() {
    let bar = ManifestBar(
      settings: [.style, .isTranslucent, .tintColor, .compact].map {
        BarSetting(property: $0, value: .flag(true), range: nowhere)
      })
    #expect(
      bar.settingsByName.map(\.property.name)
        == ["compact", "isTranslucent", "style", "tintColor"])
  }
}
