import TestSupport
import ColorScience
import Foundation
import Testing
import ThemeSyntax

@testable import DesignTokens
@testable import ThemeCompiler

@Suite("The output 'tokens'")
struct TokensTests {
  /// The goldens that have one.
  static let cases = Fixtures.cases("Themes").filter { name in
    FixtureCase("Themes", name).files.contains { $0.hasSuffix(".resolver.json") }
  }

  private static func resolver(_ name: String) throws -> [UInt8] {
    let fixture = FixtureCase("Themes", name)
    let file = try #require(fixture.files.first { $0.hasSuffix(".resolver.json") })
    return try fixture.bytes(file)
  }

  @Test("there are goldens of it")
  func existence() {
    #expect(Self.cases.count >= 2)
  }

  @Test(
    "is valid by the official schemas",
    .enabled(if: SharedTokens.isThere, SharedTokens.reason), arguments: cases)
  func schema(name: String) throws {
    let schemas = try OfficialSchemas(SharedTokens.folder.appending(path: "dtcg/schemas"))
    let value = try JSONSerialization.jsonObject(with: Data(try Self.resolver(name)))
    #expect(schemas.problems(value, by: "resolver.json") == [])
    var document = try #require(value as? [String: Any])
    document["sets"] = ["colors": ["sources": [["a": ["$type": "colour", "$value": "red"]]]]]
    #expect(schemas.problems(document, by: "resolver.json") != [])
  }

  @Test(
    "read back without a word about variants, gives the same colors in each", arguments: cases)
  func back(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let bytes = try Self.resolver(name)
    let themeFile = try #require(fixture.themes.first)
    let original = try Self.analysis(
      SourceFile(path: themeFile, bytes: try fixture.bytes(themeFile)), try fixture.loader())
    let copy = SourceFile(path: "Copy.theme.yaml", text: "tokens: copy.json\n")
    let tokens = try #require(
      Analysis(ThemeInput(copy)) { path in
        path == "copy.json"
          ? .success(SourceFile(path: path, bytes: bytes)) : .failure(LoadFailure("no such file"))
      }.tokens)
    #expect(tokens.deviations.isEmpty && tokens.findings.isEmpty && tokens.unresolved.isEmpty)
    #expect(tokens.tokens.count == original.palette.count + original.roleColors.count)
    for color in original.palette {
      let isGroup = original.palette.contains { $0.name.hasPrefix(color.name + ".") }
      let path = "palette.\(color.name)" + (isGroup ? ".$root" : "")
      let token = try #require(tokens.token(path), "\(path)")
      for variant in Variant.allCases {
        let expected = original.colors[color.color].variants[variant]
        let found = try #require(token.shown(in: variant)?.color)
        #expect(deltaEOK(found, expected) < 1e-6 && found.alpha == expected.alpha, "\(path)")
      }
    }
  }

  private static func analysis(
    _ source: SourceFile, _ load: @escaping FileLoader
  ) throws -> ResolvedTheme {
    try #require(Analysis(ThemeInput(source), load: load).theme)
  }
}
