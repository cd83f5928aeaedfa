struct Feature: Sendable {
  /// What the server says in `initialize` that it can do.
  typealias Ability = (name: String, value: JSONValue)

  let method: String
  /// What announces it, nil where another row does.
  let ability: Ability?
  /// The answer to a request with parameters.
  let answer: @Sendable (RequestContext, JSONValue) throws(RequestFailure) -> JSONValue

  /// A request with what announces it.
  init(
    _ method: String, _ ability: Ability? = nil,
    _ answer: @escaping @Sendable (RequestContext, JSONValue) throws(RequestFailure) -> JSONValue
  ) {
    self.method = method
    self.ability = ability
    self.answer = answer
  }

  /// A request about a document; null where nothing is known of it.
  init(
    document method: String, _ ability: Ability? = nil,
    _ answer: @escaping @Sendable (DocumentRequest) throws(RequestFailure) -> JSONValue
  ) {
    self.init(method, ability) { context, params throws(RequestFailure) in
      guard let uri = params["textDocument"]?["uri"]?.text else {
        throw RequestFailure(.invalidParams, "'textDocument.uri' is missing")
      }
      guard let view = context.workspace.view(uri) else { return .null }
      return try answer(DocumentRequest(context: context, view: view, params: params))
    }
  }
}

/// A request about a document of which something is known.
struct DocumentRequest {
  let context: RequestContext
  let view: View
  let params: JSONValue

  var snapshot: Snapshot { view.snapshot }
  var workspace: Workspace { context.workspace }

  /// The place that is asked about, in the text that is known.
  func offset() throws(RequestFailure) -> Int {
    view.offset(try position())
  }

  /// The place that is asked about, in the newest text.
  func position() throws(RequestFailure) -> TextPosition {
    guard let position = params["position"].flatMap({ TextPosition($0) }) else {
      throw RequestFailure(.invalidParams, "'position' is missing")
    }
    return position
  }

  /// The range that known bytes have in the newest text as a message writes it; nil where they changed.
  func json(_ range: Range<Int>) -> JSONValue? { view.range(range)?.json }
}
