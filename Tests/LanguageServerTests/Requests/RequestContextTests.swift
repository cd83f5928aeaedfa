import Testing

@testable import LanguageServer

@Suite struct RequestContextTests {
  private func context(takesDocumentChanges: Bool) throws -> RequestContext {
    let workspace = try Workspace()
    workspace.open(uri: "untitled:A.theme.yaml", version: 7, text: "name: A\n")
    var client = ClientAbilities()
    client.takesDocumentChanges = takesDocumentChanges
    return RequestContext(workspace: workspace, client: client, requireWanted: {})
  }

  private let changes = [
    "untitled:A.theme.yaml": [TextChange(range: .start, text: "# a\n")],
    "file:///p/B.theme.yaml": [TextChange(range: .start, text: "# b\n")],
  ]

  @Test("changes are listed by file, for every client")
  func plain() throws {
    let edit = try context(takesDocumentChanges: false).edit(changes)
    #expect(edit["documentChanges"] == nil)
    let first = edit["changes"]?["untitled:A.theme.yaml"]?[0]
    #expect(first?["newText"] == "# a\n" && first?["range"] == TextRange.start.json)
    #expect(edit["changes"]?["file:///p/B.theme.yaml"]?[0]?["newText"] == "# b\n")
  }

  @Test("a client that takes versions has that of an open document, and none of another file")
  func versions() throws {
    let edit = try context(takesDocumentChanges: true).edit(changes)
    #expect(edit["changes"] == nil)
    let documents = edit["documentChanges"]?.elements ?? []
    #expect(
      documents.map { $0["textDocument"]?["uri"]?.text } == [
        "file:///p/B.theme.yaml", "untitled:A.theme.yaml",
      ])
    #expect(documents.map { $0["textDocument"]?["version"] } == [.null, 7])
    #expect(documents[1]["edits"]?[0]?["newText"] == "# a\n")
  }
}
