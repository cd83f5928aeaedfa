import ColorScience
import Testing

@testable import DesignTokens
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The files of tokens that a theme names")
struct ParseTokensTests {
  @Test("are paths alone or in entries that say what they are")
  func kinds() throws {
    let entries = try entries(
      """
      [a.json, { file: b.json }, { light: c.json, dark: [d.json, e.json] }, { resolver: r.json },
        { themes: $themes.json }, { catalog: A.xcassets }, { catalog: B.xcassets, as: names },
        { catalog: { path: C.xcassets, as: names } }]
      """)
    #expect(
      entries.map(\.kind) == [
        .file, .file, .variants, .resolver, .themes, .catalog(isByName: false),
        .catalog(isByName: true), .catalog(isByName: true),
      ])
    #expect(
      entries.map(\.path?.value) == [
        "a.json", "b.json", nil, "r.json", "$themes.json", "A.xcassets", "B.xcassets", "C.xcassets",
      ])
    try #require(entries.count == 8)
    #expect(entries[2].files[.dark]?.map(\.value) == ["d.json", "e.json"])
    #expect(entries[2].files[.light]?.map(\.value) == ["c.json"])
  }

  @Test("have modes, inputs or names of themes for each variant, and names before those of tokens")
  func choices() throws {
    let entries = try entries(
      """
      [{ file: a.json, modes: { light: Day, dark: [Night, Base] }, under: brand },
        { resolver: r.json, light: { theme: day, size: small } },
        { themes: t.json, light: [Day, Base], darkHighContrast: Night }]
      """)
    try #require(entries.count == 3)
    #expect(
      entries[0].modes.mapValues { $0.map(\.value) } == [
        .light: ["Day"], .dark: ["Night", "Base"],
      ])
    #expect(entries[0].namePrefix?.value == "brand")
    #expect(
      entries[1].inputs[.light]?.map { [$0.modifier.value, $0.context.value] } == [
        ["theme", "day"], ["size", "small"],
      ])
    #expect(
      entries[2].modes.mapValues { $0.map(\.value) } == [
        .light: ["Day", "Base"], .darkHighContrast: ["Night"],
      ])
  }

  @Test(
    "are one thing each, with what belongs to it",
    arguments: [
      (
        "{ file: a.json, resolver: b.json }",
        "entry of 'tokens' names one of 'file', 'resolver', 'themes' or 'catalog'"
      ),
      ("{ light: a.json, modes: { light: Day } }", "'modes' needs 'file'"),
      ("{ file: a.json, as: names }", "'as' needs 'catalog'"),
      (
        "{ file: a.json, dark: Night }",
        "'dark' takes files when there is no 'file'; write names of modes under 'modes'"
      ),
      ("{ dark: a.json }", "entry of 'tokens' needs 'light', which other variants fall back to"),
      (
        "{ under: brand }",
        "entry of 'tokens' needs a file: 'file', 'light', 'resolver', 'themes' or 'catalog'"
      ),
      ("{ resolver: r.json, light: day }", "'light' is a mapping of keys, not 'day'"),
      ("{ file: a.json, modes: Day }", "'modes' is a mapping of keys, not 'Day'"),
    ])
  func mistakes(entry: String, message: String) throws {
    let parser = try parsed(entry)
    #expect(parser.diagnostics.all.map(\.message) == [message])
  }

  @Test("are 64 at most, and one that cannot be read may have had names")
  func limits() throws {
    let many = (0..<65).map { "t\($0).json" }.joined(separator: ", ")
    let parser = try parsed("[\(many)]")
    #expect(parser.diagnostics.all.map(\.message) == ["'tokens' takes 64 entries at most"])
    #expect(parser.document.tokens.isEmpty && parser.document.notes.lacksNames)
    #expect(try parsed("[a.json, { dark: b.json }]").document.notes.lacksNames)
    #expect(try !parsed("[a.json]").document.notes.lacksNames)
  }

  private func entries(_ tokens: String) throws -> [TokenEntry] {
    let parser = try parsed(tokens)
    #expect(parser.diagnostics.all.map(\.message) == [])
    return parser.document.tokens
  }

  private func parsed(_ tokens: String) throws -> (
    document: ThemeDocument, texts: TextTable, diagnostics: FindingList
  ) {
    let parser = try parser(of: "tokens: \(tokens)")
    return parseTheme(
      parser.source, parser.tree, texts: parser.texts, owner: parser.owner)
  }
}
