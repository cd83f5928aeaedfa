import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Opaque backgrounds with a translucent color")
struct OpaqueWithAlphaTests {
  @Test("are found whether the background is said to be opaque or is so by default")
  func found() {
    let said = findings("background: opaque, backgroundColor: \"#FFFFFFCC\"")
    #expect(said.map(\.severity) == [.warning])
    #expect(said.map(\.place) == ["\"#FFFFFFCC\""])
    #expect(
      said.map(\.message) == [
        "opaque background of 'a.toolbar' has alpha 0.80 in #FFFFFFCC; write #FFFFFF, or "
          + "'background: default' for a blurred bar"
      ])
    #expect(said.map(\.notes) == [["the background is opaque here «opaque»"]])
    #expect(said.map(\.repairs) == [["\"#FFFFFF\"", "default"]])
    let byDefault = findings("backgroundColor: \"#FFFFFFCC\"")
    #expect(byDefault.map(\.message) == said.map(\.message))
    #expect(byDefault.map(\.notes) == [[]] && byDefault.map(\.repairs) == [["\"#FFFFFF\""]])
  }

  @Test("are found in the variant that has the alpha")
  func variants() {
    let color = "{ light: \"#FFFFFF\", dark: \"#00000080\" }"
    let found = findings("backgroundColor: \(color)")
    #expect(found.map { $0.message.contains("has alpha 0.50 in #00000080") } == [true])
    #expect(
      LintRule.opaqueWithAlpha.findings(
        in: "appearances: { a: { interfaceStyle: light, toolbar: { backgroundColor: \(color) } } }")
        == [])
  }

  @Test(
    "are none of an opaque color, nor of another background",
    arguments: [
      "backgroundColor: \"#FFFFFF\"", "background: opaque, backgroundColor: \"#FFFFFFFF\"",
      "background: default, backgroundColor: \"#FFFFFFCC\"",
      "background: transparent, backgroundColor: \"#FFFFFFCC\"",
    ])
  func passes(bar: String) {
    #expect(findings(bar) == [])
  }

  @Test("a color that is not written as hex digits in place is left to its author")
  func names() {
    let theme = "palette: { veil: \"#FFFFFFCC\" }\nappearances: { a: { toolbar: { backgroundColor: "
    let found = LintRule.opaqueWithAlpha.findings(in: theme + "\"{veil}\" } } }")
    #expect(found.map(\.repairs) == [[]])
  }

  @Test("a repair keeps the quotes of what it replaces, which JSON needs")
  func quotes() {
    let theme = """
      { "appearances": { "a": { "toolbar": {
        "background": "opaque", "backgroundColor": "#FFFFFF80", "tintColor": "#000000" } } } }
      """
    let found = LintRule.opaqueWithAlpha.findings(in: theme)
    #expect(found.map(\.repairs) == [["\"#FFFFFF\"", "\"default\""]])
  }

  @Test("a background that cannot be seen at all is not told to be black")
  func clear() {
    let found = findings("background: opaque, backgroundColor: transparent")
    #expect(
      found.map { $0.message.hasSuffix("or 'background: transparent' for no background") } == [true]
    )
    #expect(found.map(\.repairs) == [["transparent"]])
    let nearly = findings("background: opaque, backgroundColor: 'rgb(0 0 0 / 99.9%)'")
    #expect(nearly.map { $0.message.contains("has alpha 0.99 in") } == [true])
  }

  private func findings(_ bar: String) -> [ShownFinding] {
    LintRule.opaqueWithAlpha.findings(
      in: "appearances: { a: { toolbar: { \(bar), tintColor: black } } }")
  }
}
