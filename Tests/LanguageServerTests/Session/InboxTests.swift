import Foundation
import Testing
import ThemeFiles

@testable import LanguageServer

@Suite struct InboxTests {
  /// An inbox over a file with some messages, and what it hears of.
  private final class Heard {
    var frames: [MessageFrames.Frame] = []
  }

  private func inbox(_ bytes: [UInt8], _ body: (Inbox, Heard) -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/inbox-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let input = try Descriptor.open(path, for: .reading)
    defer { try? input.close() }
    let heard = Heard()
    body(Inbox(input) { heard.frames.append($0) }, heard)
  }

  @Test("all that came is heard of at once, and taken in its order")
  func order() throws {
    let messages = ["{\"a\":1}", "[2]"].map { Array($0.utf8) }
    try inbox(messages.flatMap { MessageFrames.frame($0) }) { inbox, heard in
      #expect(inbox.isEmpty && inbox.next() == nil)
      inbox.collect()
      #expect(heard.frames == messages.map { .message($0) })
      #expect(inbox.next() == .message(messages[0]) && inbox.next() == .message(messages[1]))
      #expect(inbox.next() == nil && inbox.isClosed)
    }
  }

  @Test("half a message is none, and the end of the stream ends the wait")
  func end() throws {
    try inbox(Array("Content-Length: 9\r\n\r\n{\"a\"".utf8)) { inbox, heard in
      inbox.wait()
      #expect(inbox.isClosed && inbox.isEmpty && heard.frames.isEmpty)
      inbox.wait()
      #expect(inbox.isEmpty)
    }
  }

  @Test("a message that cancels a request names it; a long one and any other cancel none")
  func cancellation() {
    func cancelled(_ text: String) -> JSONValue? {
      MessageFrames.Frame.message(Array(text.utf8)).cancelledRequest
    }
    #expect(cancelled(#"{"method":"$/cancelRequest","params":{"id":7}}"#) == 7)
    #expect(cancelled(#"{"method":"$/cancelRequest","params":{"id":"a"}}"#) == "a")
    #expect(cancelled(#"{"method":"exit","params":{"id":7}}"#) == nil)
    #expect(cancelled(#"{"id":1,"method":"$/cancelRequest","params":{"id":7}}"#) == nil)
    let blanks = String(repeating: " ", count: 256)
    #expect(cancelled(#"{"method":"$/cancelRequest","params":{"id":7}\#(blanks)}"#) == nil)
    #expect(MessageFrames.Frame.malformed.cancelledRequest == nil)
  }
}
