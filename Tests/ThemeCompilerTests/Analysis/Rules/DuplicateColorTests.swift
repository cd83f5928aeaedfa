import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Palette colors that are written twice")
struct DuplicateColorTests {
  @Test("are found at the second of them, whatever the notation")
  func found() {
    let found = findings("palette: { brand: \"#0A5FD9\", accent: rgb(10 95 217) }")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["accent"])
    #expect(
      found.map(\.message) == [
        "palette color 'accent' is 'brand' again, #0A5FD9; write {brand}"
      ])
    #expect(found.map(\.notes) == [["'brand' is declared here «brand»"]])
  }

  @Test("refer to the first, however many there are")
  func three() {
    let found = findings("palette: { a: red, b: red, c: red }")
    #expect(found.map(\.place) == ["b", "c"])
    #expect(found.allSatisfy { $0.message.hasSuffix("write {a}") })
  }

  @Test("have the same value in every variant, or are none")
  func variants() {
    let pair = "{ light: \"#111111\", dark: \"#EEEEEE\" }"
    #expect(
      findings("palette: { a: \(pair), b: \(pair) }").map(\.message) == [
        "palette color 'b' is 'a' again, the same in all variants; write {a}"
      ])
    #expect(
      findings("palette: { a: \(pair), b: { light: \"#111111\", dark: \"#EEEEEF\" } }") == [])
    #expect(findings("palette: { a: \"#111111\", b: \(pair) }") == [])
  }

  @Test("are none that refer to one another, and none of a rule that is off by itself")
  func passes() {
    #expect(findings("palette: { brand: red, accent: \"{brand}\" }") == [])
    #expect(findings("palette: { a: red, b: red }", "") == [])
  }

  @Test("of a file that the theme extends count for the theme's own, and are not told themselves")
  func files() {
    let found = LintRule.duplicateColor.findings(
      in: "extends: base.yaml\npalette: { own: red }", Self.warning,
      file: ("base.yaml", "palette: { a: red, b: red }"))
    #expect(found.map(\.message) == ["palette color 'own' is 'a' again, #FF0000; write {a}"])
  }

  private static let warning = "lint: { duplicate-color: warning }"

  private func findings(_ theme: String, _ configuration: String = warning) -> [ShownFinding] {
    LintRule.duplicateColor.findings(in: theme, configuration)
  }
}
