import Foundation
import LanguageServer
import Testing

/// An editor that talks with a server in the same process, over files in a folder of its own.
final class Client {
  let session: LanguageSession
  let folder: String
  private(set) var heard: [JSONValue] = []
  private var requests = 0
  private var versions: [String: Int] = [:]

  /// An editor after `initialize`, with what it says that it can do.
  init(_ abilities: JSONValue = [:], files: [String: String] = [:]) throws {
    let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    folder = "\(path)/lsp-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    session = try LanguageSession()
    for (name, text) in files { try write(name, text) }
    let answer = send(
      "initialize",
      [
        "capabilities": abilities, "workspaceFolders": nil, "rootUri": .string(uri("")),
      ])
    try #require(answer["result"] != nil)
    notify("initialized", [:])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Writes a file of the folder.
  func write(_ name: String, _ text: String) throws {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func uri(_ name: String) -> String {
    DocumentURI.uri(name.isEmpty ? folder : "\(folder)/\(name)")
  }

  /// Sends a request; gives the whole answer.
  @discardableResult
  func send(_ method: String, _ params: JSONValue) -> JSONValue {
    requests += 1
    let id = JSONValue(requests)
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": id, "method": .string(method), "params": params,
    ]
    let answers = session.receive(message.bytes)
    heard += answers.filter { $0["method"] != nil }
    return answers.first { $0["id"] == id && $0["method"] == nil } ?? .null
  }

  /// The result of a request.
  func ask(_ method: String, _ params: JSONValue) -> JSONValue {
    send(method, params)["result"] ?? .null
  }

  func notify(_ method: String, _ params: JSONValue) {
    let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": params]
    heard += session.receive(message.bytes)
  }

  /// Opens a file of the folder with a text.
  func open(_ name: String, _ text: String) {
    versions[name] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(name)), "languageId": "yaml", "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Replaces a range of a document, all of it where no range is given.
  func change(_ name: String, _ range: TextRange? = nil, to text: String) {
    versions[name, default: 1] += 1
    var change: [String: JSONValue] = ["text": .string(text)]
    if let range { change["range"] = range.json }
    notify(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": .string(uri(name)), "version": JSONValue(versions[name, default: 1]),
        ],
        "contentChanges": [.object(change)],
      ])
  }

  /// The findings that the server tells of a file once it has nothing else to do; nil where it tells
  /// none.
  func findings(_ name: String) -> [JSONValue]? {
    heard = session.idle()
    let told = heard.last {
      $0["method"] == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.text == uri(name)
    }
    return told?["params"]?["diagnostics"]?.elements
  }

  /// The result of a request about a document and, where there is one, a place marked in a text by `‸`.
  func ask(
    _ method: String, _ name: String, at position: TextPosition? = nil,
    _ more: [String: JSONValue] = [:]
  ) -> JSONValue {
    send(method, name, at: position, more)["result"] ?? .null
  }

  /// The same with the whole answer.
  func send(
    _ method: String, _ name: String, at position: TextPosition? = nil,
    _ more: [String: JSONValue] = [:]
  ) -> JSONValue {
    var params = more
    params["textDocument"] = ["uri": .string(uri(name))]
    if let position { params["position"] = position.json }
    return send(method, .object(params))
  }
}

/// A text with a place in it.
struct Marked {
  let text: String
  let position: TextPosition

  /// A text in which `‸` marks the place.
  init(_ marked: String) throws {
    let parts = marked.components(separatedBy: "‸")
    try #require(parts.count == 2)
    text = parts.joined()
    let lines = parts[0].components(separatedBy: "\n")
    position = TextPosition(
      line: lines.count - 1, character: lines[lines.count - 1].utf16.count)
  }

  /// An empty range at the place.
  var range: TextRange { TextRange(position, position) }
}

/// A text after the edits of a message, whose ranges count UTF-16.
func applied(_ edits: [JSONValue], to text: String) throws -> String {
  var document = DocumentText(Array(text.utf8))
  let ordered = try edits.map { edit in
    let start = try #require(position(edit["range"]?["start"]))
    let end = try #require(position(edit["range"]?["end"]))
    let range = document.offset(start, .utf16Units)..<document.offset(end, .utf16Units)
    return (range, try #require(edit["newText"]?.text))
  }.sorted { $0.0.lowerBound > $1.0.lowerBound }
  for (range, text) in ordered { document = document.replacing(range, with: text) }
  return String(decoding: document.bytes, as: UTF8.self)
}

/// The position that a message writes.
func position(_ json: JSONValue?) -> TextPosition? {
  guard let line = json?["line"]?.whole, let character = json?["character"]?.whole else {
    return nil
  }
  return TextPosition(line: line, character: character)
}
