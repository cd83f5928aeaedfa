import Testing
import ThemeFiles

@testable import LanguageServer

@Suite("Requests about a document")
struct FeatureTests {
  @Test("parameters that are missing are an error, not the end")
  func parameters() throws {
    let client = try Client()
    client.open("A.theme.yaml", "name: A\n")
    for method in [
      "textDocument/hover", "textDocument/definition", "textDocument/rename",
      "textDocument/codeAction", "textDocument/diagnostic", "textDocument/completion",
    ] {
      #expect(client.send(method, [:])["error"]?["code"] == -32602, "\(method)")
    }
  }

  private func context() throws -> RequestContext {
    RequestContext(workspace: try Workspace(), client: ClientAbilities(), requireWanted: {})
  }

  @Test("a request about a document that is not open has no answer")
  func unknown() throws {
    let feature = Feature(document: "a/b") { _ in "answer" }
    let params: JSONValue = ["textDocument": ["uri": "untitled:A.theme.yaml"]]
    let context = try context()
    #expect(try feature.answer(context, params) == .null)
    context.workspace.open(uri: "untitled:A.theme.yaml", version: 1, text: "name: A\n")
    #expect(try feature.answer(context, params) == "answer")
    #expect(throws: RequestFailure(.invalidParams, "'textDocument.uri' is missing")) {
      try feature.answer(context, [:])
    }
  }

  @Test("a place is one of the newest text, and missing where it is no pair of numbers")
  func position() throws {
    let feature = Feature(document: "a/b") { request throws(RequestFailure) in
      JSONValue(try request.offset())
    }
    let context = try context()
    context.workspace.open(uri: "untitled:A.theme.yaml", version: 1, text: "name: A\nprefix: a\n")
    func answer(_ position: JSONValue) throws -> JSONValue {
      try feature.answer(
        context, ["textDocument": ["uri": "untitled:A.theme.yaml"], "position": position])
    }
    #expect(try answer(["line": 1, "character": 2]) == 10)
    #expect(throws: RequestFailure(.invalidParams, "'position' is missing")) {
      try answer(["line": 1])
    }
  }

  @Test("every request has a method of its own, by which it is found")
  func names() {
    #expect(Feature.all.count == Set(Feature.all.map(\.method)).count)
    for feature in Feature.all {
      #expect(Feature.named(feature.method)?.method == feature.method)
    }
    #expect(Feature.named("textDocument/nothing") == nil)
  }
}
