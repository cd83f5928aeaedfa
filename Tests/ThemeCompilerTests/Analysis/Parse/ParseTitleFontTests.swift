import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Fonts")
struct ParseTitleFontTests {
  private func font(_ text: String) throws -> TitleFont? {
    try resolvedBar(.navigationBar, "titleFont: \(text)").bar.font(.titleFont)
  }

  @Test("are a text style, the system's by size or style, or one by its name")
  func kinds() throws {
    #expect(try font("headline") == .textStyle("headline"))
    #expect(try font("{ size: 17 }") == .system(size: 17, weight: "semibold"))
    #expect(
      try font("{ textStyle: body, weight: bold, design: serif }")
        == .textStyle("body", weight: "bold", design: "serif"))
    #expect(try font("{ name: Avenir-Heavy, size: 12.5 }") == .named("Avenir-Heavy", size: 12.5))
    #expect(
      try font("{ name: Avenir-Heavy, textStyle: body }")
        == .named("Avenir-Heavy", size: 17, textStyle: "body"))
  }

  @Test(
    "say nothing twice, and have a size",
    arguments: [
      ("{ name: A, size: 3, weight: bold }", "conflicting-keys «bold»"),
      ("{ name: A, size: 3, design: serif }", "conflicting-keys «serif»"),
      ("{ size: 17, textStyle: body }", "conflicting-keys «size»"),
      ("{ weight: bold }", "missing-key «titleFont»"), ("hedline", "unknown-value «hedline»"),
    ])
  func mistakes(font: String, error: String) {
    #expect(errors(in: "appearances: { a: { navigationBar: { titleFont: \(font) } } }") == [error])
  }
}
