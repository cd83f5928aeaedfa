import OutputText
import ThemeCompiler

extension Feature {
  static let pulledFindings = Feature(
    "textDocument/diagnostic",
    ("diagnosticProvider", ["interFileDependencies": true, "workspaceDiagnostics": false])
  ) { context, params throws(RequestFailure) in
    guard let uri = params["textDocument"]?["uri"]?.text else {
      throw RequestFailure(.invalidParams, "'textDocument.uri' is missing")
    }
    let workspace = context.workspace
    workspace.refresh()
    guard let document = workspace.documents[uri] else { return ["kind": "full", "items": []] }
    let items = { (path: String) in
      JSONValue.array(workspace.findings(atPath: path).map { $0.json(workspace) })
    }
    let others = Set(document.findings.map(\.path)).subtracting([document.path]).map { path in
      (workspace.uri(ofPath: path), JSONValue.object(["kind": "full", "items": items(path)]))
    }
    return [
      "kind": "full", "items": items(document.path),
      "relatedDocuments": .object(Dictionary(others) { first, _ in first }),
    ]
  }
}

extension Finding {
  func json(_ workspace: Workspace) -> JSONValue {
    var json: [String: JSONValue] = [
      "range": range.json, "severity": JSONValue(severity.number), "code": .string(id),
      "source": "appearance", "message": .string(visibleLines(message)),
    ]
    if let page = workspace.page(ofRule: id, forFileAt: path) {
      json["codeDescription"] = ["href": .string(page)]
    }
    if let tag = LintRule.named(id)?.tag { json["tags"] = [JSONValue(tag.rawValue)] }
    if !related.isEmpty {
      json["relatedInformation"] = .array(
        related.map { place in
          [
            "location": [
              "uri": .string(workspace.uri(ofPath: place.path)), "range": place.range.json,
            ],
            "message": .string(visibleLines(place.message)),
          ]
        })
    }
    return .object(json)
  }
}
