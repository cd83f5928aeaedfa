import TestSupport
import Foundation
import OutputText
import Testing
import ThemeFiles
import ThemeSyntax

@testable import appearance

@Suite struct TokenListingTests {
  @Test("tokens lists colors with their chains, what is no color and what has no value")
  func listing() throws {
    let folder = try TemporaryFolder([
      "t.json": """
      { "a": { "$type": "color", "$value": "{b}" }, "b": { "$value": "#fff", "$type": "color" },
        "c": { "$type": "dimension", "$value": "1px" }, "d": { "$type": "color", "$value": "{e}" } }
      """
    ])
    let text = try BuiltCommand.run(["tokens", "t.json"], in: folder)
    #expect(text.status == 0)
    #expect(text.output.contains("a  light #FFFFFF  → b  t.json:1\n"))
    #expect(text.output.hasSuffix("2 colors, 1 other token left out, 1 without a value\n"))
    let json = try BuiltCommand.run(["tokens", "t.json", "--format", "json"], in: folder)
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let listed = try #require(value?["tokens"] as? [[String: Any]])
    #expect(listed.compactMap { $0["path"] as? String } == ["a", "b"])
    #expect(listed[0]["aliases"] as? [String] == ["b"])
    #expect(listed[0]["dark"] == nil)
    #expect((value?["unresolved"] as? [[String: Any]])?.count == 1)
    #expect((value?["skipped"] as? [[String: Any]])?.first?["type"] as? String == "dimension")
    let deviation = (value?["deviations"] as? [[String: Any]])?.first
    #expect(deviation?["kind"] as? String == "text-color")
  }

  @Test("the columns of a listing are aligned, and components have four decimals at most")
  func columns() throws {
    let folder = try TemporaryFolder([
      "t.json": """
      { "a": { "$type": "color", "$value": "#fff" }, "long": { "$type": "color", "$value":
        { "colorSpace": "display-p3", "components": [0.123456789, 0.5, 1] } } }
      """
    ])
    let lines = try BuiltCommand.run(["tokens", "t.json"], in: folder).output.split(separator: "\n")
    try #require(lines.count > 2)
    #expect(lines[0] == "a     light #FFFFFF                         t.json:1")
    #expect(lines[1] == "long  light color(display-p3 0.1235 0.5 1)  t.json:1")
  }

  @Test("on a narrow terminal each token's parts are below its path, broken between words")
  func narrow() throws {
    let folder = try TemporaryFolder([
      "t.json": """
      { "brand": { "$type": "color", "$value":
          { "colorSpace": "display-p3", "components": [0.123456789, 0.98765432, 0.3333] } },
        "link": { "$type": "color", "$value": "{brand}",
          "$deprecated": "Use the brand's color, which is the same in all apps" } }
      """
    ])
    let path = folder["t.json"]
    let fence = try ProjectFence(ThemeRequest(paths: [path]))
    let system = try TokensRun.tokens(ofFile: path, fence)
    let files = [SourceFile(path: "t.json", text: folder.text("t.json") ?? "")]
    let text = TokenListing(system, sources: files)
      .render(.text, width: 60, swatch: Swatch(.none))
    #expect(
      text == """
        brand
          light color(display-p3 0.1235 0.9877 0.3333)
          t.json:1
        link
          light color(display-p3 0.1235 0.9877 0.3333)
          → brand
          t.json:3
          deprecated: Use the brand's color, which is the same in
            all apps
        2 colors

        """)
  }
}
