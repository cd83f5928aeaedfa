import LanguageServer
import Testing
import ThemeFiles

@Suite("The life of a conversation")
struct LanguageSessionTests {
  private func message(_ method: String, id: Int? = nil) -> [UInt8] {
    var json: [String: JSONValue] = ["jsonrpc": "2.0", "method": .string(method), "params": [:]]
    if let id { json["id"] = JSONValue(id) }
    return JSONValue.object(json).bytes
  }

  private func code(_ answers: [JSONValue]) -> Int? { answers.first?["error"]?["code"]?.whole }

  @Test("requests before 'initialize' are refused, notifications passed over")
  func early() throws {
    let session = try LanguageSession()
    #expect(code(session.receive(message("textDocument/hover", id: 1))) == -32002)
    #expect(session.receive(message("textDocument/didOpen")).isEmpty)
    #expect(session.idle().isEmpty)
    #expect(session.receive(message("initialize", id: 2)).first?["result"]?["capabilities"] != nil)
    #expect(code(session.receive(message("initialize", id: 3))) == -32600)
  }

  @Test("'exit' after 'shutdown' is a good end, without it a bad one")
  func end() throws {
    let session = try LanguageSession()
    _ = session.receive(message("initialize", id: 1))
    #expect(session.receive(message("shutdown", id: 2)).first?["result"] == .null)
    #expect(code(session.receive(message("textDocument/hover", id: 3))) == -32600)
    #expect(session.exitStatus == nil)
    _ = session.receive(message("exit"))
    #expect(session.exitStatus == .done)
    let other = try LanguageSession()
    _ = other.receive(message("exit"))
    #expect(other.exitStatus == .findings)
  }

  @Test("an unknown request is answered, an unknown notification not")
  func unknown() throws {
    let client = try Client()
    #expect(client.send("no/such", [:])["error"]?["code"] == -32601)
    #expect(client.session.receive(message("$/no/such")).isEmpty)
  }

  @Test("what is no request says why")
  func malformed() throws {
    let session = try LanguageSession()
    #expect(code(session.receive(Array("{".utf8))) == -32700)
    #expect(code(session.receive(Array("[]".utf8))) == -32600)
    #expect(code(session.receive(Array(#"{"id": 1}"#.utf8))) == -32600)
    #expect(code(session.receive(Array(#"{"id": {}, "method": "x"}"#.utf8))) == -32600)
    #expect(code(session.receiveMalformed()) == -32700)
    #expect(session.receive(Array(#"{"id": 1, "result": null}"#.utf8)).isEmpty)
  }

  @Test("a request that is cancelled while it waits is answered so")
  func cancelled() throws {
    let client = try Client()
    client.session.cancel(2)
    #expect(client.send("workspace/symbol", ["query": ""])["error"]?["code"] == -32800)
    #expect(client.send("workspace/symbol", ["query": ""])["result"] != nil)
  }

  @Test(
    "a request over many files that is cancelled once it began looks into no further file",
    arguments: ["textDocument/references", "textDocument/rename", "workspace/symbol"])
  func cancelledWithin(method: String) throws {
    let heirs = (0..<20).map { ("Heir\($0).theme.yaml", "extends: A.theme.yaml\nname: H\($0)\n") }
    let client = try Client(files: Dictionary(uniqueKeysWithValues: heirs))
    let theme = "palette: { ink: black }\nroles: { a: \"{ink}\" }\n"
    client.open("A.theme.yaml", theme)
    let place = TextPosition(line: 0, character: 12)
    func ask() -> JSONValue {
      client.send(method, "A.theme.yaml", at: place, ["newName": "pen", "query": ""])
    }
    var looks = 0
    client.session.listen = { looks += 1 }
    #expect(ask()["result"] != nil)
    #expect(looks > 20)
    looks = 0
    client.session.listen = {
      looks += 1
      // The second request after 'initialize'.
      if looks == 5 { client.session.cancel(3) }
    }
    #expect(ask()["error"]?["code"] == -32800)
    #expect(looks == 5)
    client.notify("$/cancelRequest", ["id": 3])
    #expect(ask()["result"] != nil)
  }

  @Test("what comes too late to cancel a request does not cancel one of the same id later")
  func cancelledTooLate() throws {
    let client = try Client()
    #expect(client.send("workspace/symbol", ["query": ""])["result"] != nil)
    // A stream tells of it before it is its turn.
    client.session.cancel(3)
    client.notify("$/cancelRequest", ["id": 3])
    #expect(client.send("workspace/symbol", ["query": ""])["result"] != nil)
  }

  @Test("a client that reads UTF-8 gets it, others UTF-16")
  func encodings() throws {
    let session = try LanguageSession()
    let answer = session.receive(message("initialize", id: 1)).first
    #expect(answer?["result"]?["capabilities"]?["positionEncoding"] == "utf-16")
    let other = try Client(["general": ["positionEncodings": ["utf-16", "utf-8"]]])
    #expect(other.session.encoding == .utf8Bytes)
  }

  @Test("a client that can watch files is asked to")
  func watching() throws {
    let client = try Client([
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]
    ])
    #expect(client.heard.first?["method"] == "client/registerCapability")
  }
}
