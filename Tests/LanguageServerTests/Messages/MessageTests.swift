import Testing

@testable import LanguageServer

@Suite("Messages of JSON-RPC")
struct MessageTests {
  private func message(_ text: String) -> Message { Message(Array(text.utf8)) }

  private func code(_ message: Message) -> Int? {
    if case .invalid(let answer) = message { answer["error"]?["code"]?.whole } else { nil }
  }

  @Test("with an id and a method are requests, without an id notifications, with a result answers")
  func kinds() {
    guard
      case .request(id: 7, method: "a", params: ["b": 1]) = message(
        #"{"id": 7, "method": "a", "params": {"b": 1}}"#),
      case .request(id: "x", method: "a", params: .null) = message(#"{"id": "x", "method": "a"}"#),
      case .notification(method: "a", params: .null) = message(#"{"method": "a"}"#),
      case .response = message(#"{"id": 1, "result": null}"#)
    else {
      Issue.record("a message is taken for another")
      return
    }
  }

  @Test(
    "that are none have the code of JSON-RPC 2.0",
    arguments: [
      ("{", -32700), ("[]", -32600), ("{}", -32600), (#"{"id": {}, "method": "a"}"#, -32600),
      (#"{"id": 1}"#, -32600),
    ])
  func invalid(text: String, expected: Int) {
    #expect(code(message(text)) == expected)
  }

  @Test("a request is canceled by its id")
  func canceled() {
    let frame = MessageFrames.Frame.message(
      Array(#"{"method": "$/cancelRequest", "params": {"id": 3}}"#.utf8))
    #expect(frame.cancelledRequest == 3)
    #expect(MessageFrames.Frame.message(Array(#"{"method": "exit"}"#.utf8)).cancelledRequest == nil)
    #expect(MessageFrames.Frame.malformed.cancelledRequest == nil)
  }
}
