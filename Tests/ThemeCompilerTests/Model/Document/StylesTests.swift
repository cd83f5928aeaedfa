import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Words of themes")
struct StylesTests {
  @Test("text styles have the sizes of Apple's guidelines, never larger at the smallest size")
  func textStyles() {
    #expect(
      TitleFont.size(of: "largeTitle") == 34 && TitleFont.smallestSize(of: "largeTitle") == 31)
    #expect(TitleFont.size(of: "body") == 17 && TitleFont.smallestSize(of: "body") == 14)
    #expect(TitleFont.textStyles.count == 11)
    #expect(TitleFont.textStyles.allSatisfy { $0.smallest <= $0.size && $0.smallest >= 11 })
  }

  @Test("a design is the system font's")
  func designs() {
    #expect(TitleFont.system(size: 17, weight: "bold", design: "serif").design == "serif")
    #expect(TitleFont.textStyle("body", weight: nil, design: "rounded").design == "rounded")
    #expect(TitleFont.named("Avenir", size: 17).design == nil)
  }

  @Test("backgrounds that draw nothing drop their color, and each is configured by UIKit's method")
  func backgrounds() {
    #expect(BarBackground.allCases.filter(\.dropsColor) == [.transparent, .none])
    #expect(BarBackground.opaque.configuringMethod == "configureWithOpaqueBackground")
    #expect(BarBackground.none.configuringMethod == "configureWithTransparentBackground")
  }

  @Test("every word says what it means, in a sentence without its full stop")
  func summaries() {
    let words =
      StatusBarStyle.words + InterfaceStyle.words + BarStyle.words + BarBackground.words
      + LiquidGlass.words + StateWord.words
    #expect(words.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
    #expect(BarKind.allCases.map(\.name) == ["navigationBar", "toolbar", "tabBar"])
  }
}
