/// What a request is answered out of.
struct RequestContext {
  let workspace: Workspace
  let client: ClientAbilities
  /// Fails where the client has said by now that it no longer wants the answer; to be called between the
  /// files that a long answer looks into.
  let requireWanted: () throws(RequestFailure) -> Void
}

extension RequestContext {
  /// Changes of files, by their URIs, as a message writes them.
  func edit(_ changes: [String: [TextChange]]) -> JSONValue {
    guard client.takesDocumentChanges else {
      return ["changes": .object(changes.mapValues { .array($0.map(\.json)) })]
    }
    return [
      "documentChanges": .array(
        changes.sorted { $0.key < $1.key }.map { uri, changes in
          let version = workspace.documents[uri]?.version
          return [
            "textDocument": [
              "uri": .string(uri), "version": version.map { JSONValue($0) } ?? .null,
            ],
            "edits": .array(changes.map(\.json)),
          ]
        })
    ]
  }
}
