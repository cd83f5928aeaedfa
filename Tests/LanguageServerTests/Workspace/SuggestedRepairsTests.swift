import Testing
import ThemeSyntax

@testable import LanguageServer

@Suite struct SuggestedRepairsTests {
  /// What the findings of a document suggest.
  private func suggested(
    _ name: String, _ text: String
  ) throws -> [(finding: Finding, changes: [SuggestedChange])] {
    let workspace = try Workspace()
    let uri = "untitled:\(name)"
    workspace.open(uri: uri, version: 1, text: text)
    let snapshot = try #require(workspace.view(uri)).snapshot
    let document = try #require(workspace.documents[uri])
    let found = snapshot.suggested(workspace, document)
    let again = snapshot.suggested(workspace, document)
    #expect(found.map(\.finding) == again.map(\.finding))
    return found
  }

  @Test("a theme's findings say what to write where; those that suggest nothing are left out")
  func theme() throws {
    let text = """
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: lightContent
          toolbr: {}
          navigationBar: { backgroundColor: white, tintColor: 3 }

      """
    let found = try suggested("A.theme.yaml", text)
    let changes = found.flatMap(\.changes)
    #expect(found.contains { $0.finding.id == "unknown-key" })
    let key = try #require(changes.first { $0.change.text == "toolbar" })
    #expect(key.change.range.start == TextPosition(line: 4, character: 4))
    #expect(key.change.range.end == TextPosition(line: 4, character: 10))
    #expect(found.allSatisfy { !$0.changes.isEmpty })
  }

  @Test("contrast is repaired by what 'lint' suggests")
  func contrast() throws {
    let text = """
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: white, tintColor: black }

      """
    let found = try suggested("A.theme.yaml", text)
    #expect(found.map(\.finding.id) == ["status-bar-contrast"])
    let change = try #require(found.first?.changes.first)
    #expect(change.change.text == "darkContent")
    #expect(change.change.range.start == TextPosition(line: 3, character: 20))
  }

  @Test("a configuration's findings suggest, too; tokens are left to their maker")
  func others() throws {
    let found = try suggested("appearance.yaml", "lint: { tint-contrst: off }\n")
    #expect(found.flatMap(\.changes).map(\.change.text) == ["tint-contrast"])
    let tokens = "{ \"a\": { \"$type\": \"color\", \"$value\": \"{b}\" } }"
    #expect(try suggested("a.tokens.json", tokens).isEmpty)
  }
}
