import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Large text")
struct LargeTextTests {
  @Test(
    "is of 18 points, or 14 and bold; in points of print a third more",
    arguments: [
      (18.0, false, true, false), (17.9, false, false, false), (14, true, true, false),
      (13.9, true, false, false), (24, false, true, true), (18.67, true, true, true),
      (18.66, true, true, false),
    ])
  func sizes(size: Double, isBold: Bool, isLarge: Bool, inPrint: Bool) {
    #expect(LargeText.apple.contains(size: size, isBold: isBold) == isLarge)
    #expect(LargeText.css.contains(size: size, isBold: isBold) == inPrint)
  }

  @Test("a text style has its default size or the smallest of Dynamic Type, whichever is less")
  func styles() {
    #expect(LargeText.apple.contains(.textStyle("title2")))
    #expect(!LargeText.apple.contains(.textStyle("title3")))
    #expect(LargeText.apple.contains(.textStyle("title3", weight: "bold")))
    #expect(!LargeText.apple.contains(.textStyle("headline", weight: "semibold")))
    // 20 points that shrink as title3 does, from 20 to 17.
    #expect(!LargeText.apple.contains(.named("Avenir", size: 20, textStyle: "title3")))
    #expect(LargeText.apple.contains(.named("Avenir-Heavy", size: 18)))
    #expect(!LargeText.apple.contains(.named("Avenir-Heavy", size: 17)))
  }
}
