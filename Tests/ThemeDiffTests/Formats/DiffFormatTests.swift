import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

@Suite("Differences as text")
struct DiffFormatTests {
  @Test("on a narrow terminal changes break between words")
  func narrow() throws {
    let difference = try ComparedTheme.changed("#1C1C1E", "#8E8E93")
    let text = DiffFormat.text.render(difference, width: 60)
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 } && lines.contains { $0.hasPrefix("    ") })
    #expect(text.replacing("\n    ", with: " ") == ComparedTheme.sentences(difference))
  }

  @Test("JSON has every part, each change with its kind, name and places")
  func json() throws {
    let difference = try ComparedTheme.changed("ink: \"#1C1C1E\"", "ink: \"#2C2C2E\"")
    let json = DiffFormat.json.render(difference)
    for key in ["breaking", "accessibility", "visual", "additions"] {
      #expect(json.contains("\"\(key)\": ["))
    }
    #expect(json.contains("\"kind\": \"palette\""))
    #expect(json.contains("\"before\": \"#1C1C1E\""))
    #expect(json.contains("\"version\": \"patch\""))
  }

  @Test("a change is a sentence about what was and what is")
  func sentences() {
    #expect(Change(.palette, "ink", before: "#000").sentence == "palette color 'ink' is gone")
    #expect(Change(.role, "text", after: "x").sentence == "role 'text' is new")
    #expect(
      Change(.contrast, "a", before: "5:1", after: "3:1", remark: "4.5:1 is needed").sentence
        == "contrast a: 5:1 → 3:1 (4.5:1 is needed)")
    #expect(Change(.contrast, "a", before: "5:1").sentence == "contrast a: 5:1 is gone")
    let renamed = Change(.palette, "ink", before: "ink", after: "text", remark: Change.renamed)
    #expect(renamed.sentence == "palette color 'ink' is now 'text'")
  }
}
