import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Tokens as colors of a theme")
struct TokenPaletteTests {
  @Test("without a value are an error where the theme refers to them, and else a warning")
  func unresolved() {
    let tokens = "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#0Z6\" } }"
    let used = findings(tokens, "roles: { text: \"{ink}\" }")
    #expect(used.map(\.severity) == [.error])
    #expect(used.allSatisfy { $0.message.hasPrefix("token 'ink' has no value: ") })
    #expect(used.map(\.notes) == [["the theme refers to it here «{ink}»"]])
    let unused = findings(tokens, "roles: { text: black }")
    #expect(unused.map(\.severity) == [.warning] && unused.map(\.notes) == [[]])
  }

  @Test("that refer to one without a value are told where something uses them alone")
  func dependent() {
    let tokens = """
      { "ink": { "$type": "color", "$value": "#0Z6" },
        "text": { "$type": "color", "$value": "{ink}" } }
      """
    #expect(findings(tokens, "roles: { text: black }").count == 1)
    let used = findings(tokens, "roles: { text: \"{text}\" }")
    #expect(
      used.filter { $0.severity == .error }.map { $0.message.hasPrefix("token 'text'") } == [true])
  }

  @Test(
    "of other types are no colors",
    arguments: [
      ("\"dimension\"", "'size' is a dimension, not a color"),
      ("\"asset\"", "'size' is an asset, not a color"),
    ])
  func otherTypes(type: String, message: String) {
    let tokens = "{ \"size\": { \"$type\": \(type), \"$value\": \"4px\" } }"
    let found = findings(tokens, "roles: { text: \"{size}\" }").filter { $0.severity == .error }
    #expect(found.map(\.id) == ["undefined-reference"] && found.map(\.message) == [message])
  }

  @Test("have variants, which a last part picks")
  func members() {
    #expect("ink.dark".withoutVariant?.path == "ink" && "ink.dark".withoutVariant?.variant == .dark)
    #expect("a.b.darkHighContrast".withoutVariant?.variant == .darkHighContrast)
    #expect("dark".withoutVariant == nil && "ink.darker".withoutVariant == nil)
    let tokens = "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#112233\" } }"
    #expect(findings(tokens, "roles: { text: \"{ink.dark}\" }") == [])
  }

  @Test("are in the palette once they are used, each once, in the order of their use")
  func used() throws {
    let source = SourceFile(
      path: "Shop.theme.yaml",
      text: "tokens: t.json\npalette: { own: red }\nroles: { x: \"{b}\", y: \"{a}\", z: \"{b}\" }")
    let tokens = SourceFile(
      path: "t.json",
      text: """
        { "$type": "color", "a": { "$value": "#000001" }, "b": { "$value": "#000002" },
          "c": { "$value": "#000003" } }
        """)
    let theme = try #require(Analysis(ThemeInput(source)) { _ in .success(tokens) }.theme)
    #expect(theme.palette.map(\.name) == ["own", "b", "a"])
    #expect(theme.palette.map(\.token) == [nil, 0, 1])
  }

  /// What is found besides other notations.
  private func findings(_ tokens: String, _ theme: String) -> [ShownFinding] {
    shownFindings(in: "tokens: t.json\n\(theme)", file: ("t.json", tokens))
      .filter { $0.severity > .note }
  }
}
