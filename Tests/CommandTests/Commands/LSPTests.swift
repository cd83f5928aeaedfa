import TestSupport
import Foundation
import Testing

@Suite("The language server as a command")
struct LSPTests {
  private func frame(_ json: String) -> String {
    "Content-Length: \(json.utf8.count)\r\n\r\n\(json)"
  }

  private let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
  private let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test("a client that says goodbye ends it well, one that just leaves does not")
  func end() throws {
    let folder = try TemporaryFolder()
    let polite = [initialize, shutdown, exit].map(frame).joined()
    let call = try BuiltCommand.run(["lsp", "--stdio"], in: folder, input: polite)
    #expect(call.status == 0)
    #expect(call.output.contains(#""name":"appearance""#))
    #expect(call.output.hasSuffix(#"{"id":2,"jsonrpc":"2.0","result":null}"#))
    #expect(call.errors == "")
    for input in ["", frame(initialize), frame(exit), "Content-Length: 100\r\n\r\n{"] {
      #expect(try BuiltCommand.run(["lsp"], in: folder, input: input).status == 1)
    }
  }

  @Test("a long request that was begun is given up when the client cancels it")
  func cancelled() throws {
    let heirs = (0..<300).map { index in
      ("H\(index).theme.yaml", "extends: A.theme.yaml\nprefix: h\(index)\n")
    }
    let theme = "palette: { ink: black }\nroles: { a: \"{ink}\" }\n"
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: heirs + [("A.theme.yaml", theme)]))
    let uri = "file://\(folder["A.theme.yaml"])"
    let text = theme.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
    let document = #""textDocument":{"uri":"\#(uri)""#
    let place = #""position":{"line":0,"character":12}"#
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{\#(document),"text":"\#(text)"}}}"#
    let rename =
      #"{"jsonrpc":"2.0","id":7,"method":"textDocument/rename","params":{\#(document)},"#
      + #"\#(place),"newName":"pen"}}"#
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#
    try folder.write("ask", [initialize, open, rename].map(frame).joined())
    try folder.write("cancel", frame(cancel))
    try folder.write("leave", [shutdown, exit].map(frame).joined())
    let answered = try BuiltCommand.shell("cat ask leave | appearance lsp", in: folder)
    #expect(answered.output.contains("newText"))
    let given = try BuiltCommand.shell(
      "{ cat ask; sleep 0.3; cat cancel leave; } | appearance lsp", in: folder)
    #expect(given.status == 0)
    #expect(given.output.contains(#""code":-32800"#) && !given.output.contains("newText"))
  }

  @Test("bytes that are no message are answered, and what follows them too")
  func garbage() throws {
    let folder = try TemporaryFolder()
    let input = "hello\r\n\r\n" + [#"{"#, initialize, shutdown, exit].map(frame).joined()
    let call = try BuiltCommand.run(["lsp"], in: folder, input: input)
    #expect(call.status == 0)
    #expect(call.output.components(separatedBy: "-32700").count == 3)
  }

  @Test("a log is written where it is asked for, and only there")
  func log() throws {
    let folder = try TemporaryFolder()
    let input = [initialize, shutdown, exit].map(frame).joined()
    _ = try BuiltCommand.run(["lsp", "--log", "lsp.log"], in: folder, input: input)
    #expect(try folder.names() == ["lsp.log"])
    #expect(folder.text("lsp.log")?.contains("initialize") ?? false)
    let call = try BuiltCommand.run(["lsp", "--log", "no/such/lsp.log"], in: folder, input: input)
    #expect(call.status == 73)
  }
}
