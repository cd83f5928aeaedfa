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
