import Foundation
import Testing
import ThemeFiles

@testable import LanguageServer

@Suite struct ServerRunTests {
  /// What a server answers to messages over a stream that ends after them, and how it ends.
  private func talk(
    _ bytes: [UInt8], log: String? = nil
  ) throws -> (status: ThemeFiles.ExitStatus, answers: [JSONValue]) {
    let folder = FileManager.default.temporaryDirectory.path + "/server-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(bytes).write(to: URL(filePath: "\(folder)/in"))
    try Data().write(to: URL(filePath: "\(folder)/out"))
    let input = try Descriptor.open("\(folder)/in", for: .reading)
    let output = try Descriptor.open("\(folder)/out", for: .writing)
    defer {
      try? input.close()
      try? output.close()
    }
    let status = try ServerRun(log: log, input: input, output: output).run()
    var frames = MessageFrames()
    frames.append(Array(try Data(contentsOf: URL(filePath: "\(folder)/out"))))
    var answers: [JSONValue] = []
    while case .message(let content)? = frames.next() {
      answers.append(try #require(JSONValue(content)))
    }
    return (status, answers)
  }

  private func frames(_ messages: [JSONValue]) -> [UInt8] {
    messages.flatMap { MessageFrames.frame($0.bytes) }
  }

  private let initialize: JSONValue = [
    "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:]],
  ]
  private let shutdown: JSONValue = ["jsonrpc": "2.0", "id": 2, "method": "shutdown"]
  private let exit: JSONValue = ["jsonrpc": "2.0", "method": "exit"]

  @Test("a client that says goodbye gets its answers in order and a good end")
  func goodbye() throws {
    let (status, answers) = try talk(frames([initialize, shutdown, exit]))
    #expect(status == .done)
    #expect(answers.map { $0["id"] } == [1, 2])
    #expect(answers.first?["result"]?["capabilities"] != nil)
  }

  @Test("a client that vanishes, or leaves without a word, is a bad end")
  func vanished() throws {
    #expect(try talk([]).status == .findings)
    #expect(try talk(frames([initialize])).status == .findings)
    #expect(try talk(frames([initialize, exit])).status == .findings)
  }

  @Test("bytes that are no message are answered, and what follows them as well")
  func malformed() throws {
    let (status, answers) = try talk(
      Array("hello\r\n\r\n".utf8) + frames([initialize, shutdown, exit]))
    #expect(status == .done)
    #expect(answers.map { $0["error"]?["code"] } == [-32700, nil, nil])
  }

  @Test("a request that a later message cancels is not answered with a result")
  func cancelled() throws {
    let symbols: JSONValue = [
      "jsonrpc": "2.0", "id": 9, "method": "workspace/symbol", "params": ["query": ""],
    ]
    let cancel: JSONValue = [
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 9],
    ]
    let (_, answers) = try talk(frames([initialize, symbols, cancel, shutdown, exit]))
    #expect(answers.first { $0["id"] == 9 }?["error"]?["code"] == -32800)
  }

  @Test("a log that cannot be written is told before anything is read")
  func log() {
    #expect(throws: CommandFailure.self) { try talk([], log: "/no/such/folder/lsp.log") }
  }
}
