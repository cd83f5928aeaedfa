/// A request that the server answers.
struct Feature: Sendable {
  /// What the server says in `initialize` that it can do.
  struct Ability: Sendable {
    let name: String
    let value: JSONValue
  }

  /// The method of the request.
  let method: String
  /// What announces it, nil where another row does.
  let ability: Ability?
  /// The answer to a request with parameters.
  let answer: @Sendable (LanguageSession, JSONValue) throws(RequestFailure) -> JSONValue

  /// A request with what announces it.
  init(
    _ method: String, _ ability: (name: String, value: JSONValue)? = nil,
    _ answer: @escaping @Sendable (LanguageSession, JSONValue) throws(RequestFailure) -> JSONValue
  ) {
    self.method = method
    self.ability = ability.map { Ability(name: $0.name, value: $0.value) }
    self.answer = answer
  }

  /// A request about a document; null where nothing is known of it.
  init(
    document method: String, _ ability: (name: String, value: JSONValue)? = nil,
    _ answer: @escaping @Sendable (DocumentRequest) throws(RequestFailure) -> JSONValue
  ) {
    self.init(method, ability) { session, params throws(RequestFailure) in
      guard let view = try session.view(params) else { return .null }
      return try answer(DocumentRequest(session: session, view: view, params: params))
    }
  }

  /// Every request, in the order of the specification.
  static let all: [Feature] = [
    .definition, .references, .highlights, .links, .hover, .folding, .selectionRanges,
    .documentSymbols, .inlayHints, .completion, .pulledFindings, .codeActions, .documentColor,
    .colorPresentation, .prepareRename, .rename, .workspaceSymbols,
  ]

  /// The request with a method.
  static func named(_ method: String) -> Feature? { byMethod[method] }

  private static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}

/// A request about a document of which something is known.
struct DocumentRequest {
  let session: LanguageSession
  let view: View
  let params: JSONValue

  /// What is known of the document.
  var snapshot: Snapshot { view.snapshot }
  var workspace: Workspace { session.workspace }

  /// The place that is asked about, in the text that is known.
  func offset() throws(RequestFailure) -> Int {
    view.offset(try session.position(params))
  }

  /// The range that known bytes have in the newest text as a message writes it; nil where they changed.
  func json(_ range: Range<Int>) -> JSONValue? { view.range(range)?.json }
}
