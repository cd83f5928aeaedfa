import OutputText
package import ThemeFiles
import ThemeCompiler
import ThemeSyntax

/// A conversation with a client, free of how its messages travel.
///
/// It goes from waiting for `initialize` through work to `shutdown` and `exit`, as LSP 3.17 says.
package final class LanguageSession {
  private enum State {
    case new, working, shutDown
  }

  let workspace: Workspace
  private(set) var client = ClientAbilities()
  private var state = State.new
  /// What to send, in order.
  private var waiting: [JSONValue] = []
  /// What was told of each file last.
  private var published: [String: [Finding]] = [:]
  /// Requests that the client no longer wants answered.
  private var cancelled: [JSONValue] = []
  private var asked = 0
  /// Notes what happens, for whoever reads the log.
  package var log: (String) -> Void = { _ in }
  /// Takes in what the client says while a request is answered, so that it can cancel it.
  package var listen: () -> Void = {}

  /// The exit status once the client asked for the end, nil before.
  package private(set) var exitStatus: ExitStatus?

  /// A conversation of which nothing was said yet.
  package init() throws(CommandFailure) {
    workspace = try Workspace()
  }

  /// What the client counts characters in.
  package var encoding: PositionEncoding { client.encoding }

  /// Takes the content of a message; gives what to send at once.
  package func receive(_ content: [UInt8]) -> [JSONValue] {
    switch Message(content) {
    case .request(let id, let method, let params): answer(id, method, params)
    case .notification(let method, let params): hear(method, params)
    case .response: break
    case .invalid(let answer): waiting.append(answer)
    }
    return take()
  }

  /// Says that bytes came which are no message.
  package func receiveMalformed() -> [JSONValue] {
    waiting.append(
      .failure(id: .null, RequestFailure(.parseError, "header has no 'Content-Length'")))
    return take()
  }

  /// Notes that the client no longer wants a request answered that waits or is being answered.
  package func cancel(_ id: JSONValue) { cancelled.append(id) }

  /// Tells what there is to say now that the client says nothing more; gives what to send.
  package func idle() -> [JSONValue] {
    if state == .working { publish() }
    return take()
  }

  private func take() -> [JSONValue] {
    defer { waiting = [] }
    return waiting
  }

  // MARK: - Requests

  private func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) {
    do throws(RequestFailure) {
      try requireWanted(id)
      waiting.append(.result(id: id, try result(id, method, params)))
    } catch {
      log("\(method): \(error.message)")
      waiting.append(.failure(id: id, error))
    }
  }

  /// Fails where the client no longer wants a request answered.
  private func requireWanted(_ id: JSONValue) throws(RequestFailure) {
    guard let index = cancelled.firstIndex(of: id) else { return }
    cancelled.remove(at: index)
    throw RequestFailure(.requestCancelled, "request was cancelled")
  }

  private func result(
    _ id: JSONValue, _ method: String, _ params: JSONValue
  ) throws(RequestFailure) -> JSONValue {
    switch (state, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _):
      throw RequestFailure(.serverNotInitialized, "'initialize' comes before '\(method)'")
    case (.shutDown, _):
      throw RequestFailure(.invalidRequest, "nothing but 'exit' follows 'shutdown'")
    case (.working, "initialize"):
      throw RequestFailure(.invalidRequest, "'initialize' is sent once")
    case (.working, "shutdown"):
      state = .shutDown
      return .null
    case (.working, _):
      guard let feature = Feature.named(method) else {
        throw RequestFailure(.methodNotFound, "no method '\(shortened(method))'")
      }
      let context = RequestContext(workspace: workspace, client: client) {
        () throws(RequestFailure) in
        self.listen()
        try self.requireWanted(id)
      }
      return try feature.answer(context, params)
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    state = .working
    client = ClientAbilities(params["capabilities"] ?? .null)
    workspace.encoding = client.encoding
    let roots = params["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
    let old = [params["rootUri"]?.text].compactMap(\.self)
    workspace.folders = (roots.isEmpty ? old : roots).compactMap(DocumentURI.path)
    log("initialize: \(workspace.folders.joined(separator: ", "))")
    return [
      "capabilities": ServerAbilities.json(for: client),
      "serverInfo": ["name": "appearance", "version": .string(ThemeCompiler.version)],
    ]
  }

  // MARK: - Notifications

  private func hear(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitStatus = state == .shutDown ? .done : .findings
      return
    }
    if method == "$/cancelRequest" {
      // It comes after its request, which is answered by now, one way or the other.
      cancelled.removeAll { $0 == params["id"] }
    }
    guard state == .working else { return }
    switch method {
    case "initialized": watch()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "workspace/didChangeWatchedFiles":
      let uris = params["changes"]?.elements.compactMap { $0["uri"]?.text } ?? []
      workspace.changedOnDisk(uris.compactMap(DocumentURI.path))
    case "workspace/didChangeWorkspaceFolders": changeFolders(params["event"] ?? .null)
    case "textDocument/didSave", "workspace/didChangeConfiguration": workspace.lookAgain()
    default: break
    }
  }

  private func open(_ params: JSONValue) {
    let document = params["textDocument"] ?? .null
    guard let uri = document["uri"]?.text, let text = document["text"]?.text else { return }
    workspace.open(uri: uri, version: document["version"]?.whole, text: text)
  }

  private func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.text else { return }
    for change in params["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.text else { continue }
      workspace.change(uri, in: change["range"].flatMap { TextRange($0) }, to: text)
    }
    workspace.finishChange(uri, version: params["textDocument"]?["version"]?.whole)
  }

  private func close(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.text else { return }
    workspace.close(uri)
  }

  private func changeFolders(_ event: JSONValue) {
    let paths = { (key: String) in
      event[key]?.elements.compactMap { $0["uri"]?.text }.compactMap(DocumentURI.path) ?? []
    }
    let removed = paths("removed")
    workspace.folders = workspace.folders.filter { !removed.contains($0) } + paths("added")
  }

  /// Asks the client to tell what changes on the disk.
  private func watch() {
    guard client.watchesFiles else { return }
    let endings = ["yaml", "yml", "json", "tokens"]
    let watchers = endings.map { JSONValue.object(["globPattern": .string("**/*.\($0)")]) }
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }

  private func ask(_ method: String, _ params: JSONValue) {
    asked += 1
    waiting.append(.request(id: "appearance-\(asked)", method, params))
  }

  // MARK: - Findings

  /// Tells findings that are new or gone; of a document that was looked at again in any case, since the
  /// client waits for what its text has.
  private func publish() {
    let looked = Set(workspace.refresh())
    guard !client.pullsDiagnostics else {
      if !looked.isEmpty, client.refreshesDiagnostics, workspace.documents.count > 1 {
        ask("workspace/diagnostic/refresh", .null)
      }
      return
    }
    let open = workspace.documents.values.filter { looked.contains($0.uri) }.map(\.path)
    let paths = workspace.pathsWithFindings.union(published.keys).union(open)
    for path in paths.sorted() {
      let findings = workspace.findings(atPath: path)
      guard open.contains(path) || findings != published[path] ?? [] else { continue }
      published[path] = findings.isEmpty ? nil : findings
      var params: [String: JSONValue] = [
        "uri": .string(workspace.uri(ofPath: path)),
        "diagnostics": .array(findings.map { $0.json(workspace) }),
      ]
      if let version = workspace.document(atPath: path)?.version {
        params["version"] = JSONValue(version)
      }
      waiting.append(.notification("textDocument/publishDiagnostics", .object(params)))
    }
  }
}
