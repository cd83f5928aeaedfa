import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Backgrounds that are lighter in the dark")
struct SwappedThemesTests {
  private static let swapped = "{ light: \"#1C1C1E\", dark: \"#F7F7F9\" }"

  @Test("are a note at the color, with both values")
  func found() {
    let found = findings("a: { toolbar: { backgroundColor: \(Self.swapped) } }")
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.place) == [Self.swapped])
    #expect(
      found.map(\.message) == [
        "'a.toolbar.backgroundColor' is #F7F7F9 in a dark interface, lighter than #1C1C1E in a "
          + "light one; are 'light' and 'dark' swapped?"
      ])
  }

  @Test("are found in a state, and once where appearances have the color from one place")
  func places() {
    let found = findings(
      """
      a: { toolbar: { backgroundColor: white, scrollEdge: { backgroundColor: \(Self.swapped) } } },
      b: { extends: a }
      """)
    #expect(
      found.map { $0.message.hasPrefix("'a.toolbar.scrollEdge.backgroundColor' is") } == [true])
  }

  @Test("are found where a dynamic appearance has its members the wrong way around")
  func dynamic() {
    let found = findings(
      """
      day: { toolbar: { backgroundColor: "#F7F7F9", tintColor: black } },
      night: { toolbar: { backgroundColor: "#1C1C1E", tintColor: white } } }
      dynamic: { system: { light: night, dark: day }
      """)
    #expect(found.map(\.place) == ["system"])
  }

  @Test(
    "are none of a brand's color, nor as seen on white and in the dark on black",
    arguments: [
      "{ light: \"#6750A4\", dark: \"#D0BCFF\" }", "{ light: \"#F7F7F9\", dark: \"#1C1C1E\" }",
      "{ light: \"#808080\", dark: \"#808080\" }",
      // 95 % white against 5 % white, though the colors are black and white.
      "{ light: \"#0000000D\", dark: \"#FFFFFF0D\" }",
    ])
  func passes(color: String) {
    #expect(findings("a: { toolbar: { backgroundColor: \(color) } }") == [])
  }

  @Test("are none where the appearance is seen in one interface style")
  func oneStyle() {
    let bar = "toolbar: { backgroundColor: \(Self.swapped) }"
    #expect(findings("a: { interfaceStyle: dark, \(bar) }") == [])
  }

  private func findings(_ appearances: String) -> [ShownFinding] {
    LintRule.swappedThemes.findings(in: "appearances: { \(appearances) }")
  }
}
