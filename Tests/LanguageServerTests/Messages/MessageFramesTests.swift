import LanguageServer
import Testing
import ThemeFiles

@Suite("Frames of messages")
struct MessageFramesTests {
  @Test("messages come out whole, however their bytes arrive")
  func pieces() {
    let bytes = MessageFrames.frame(Array("{}".utf8)) + MessageFrames.frame(Array("[1]".utf8))
    for size in 1...bytes.count {
      var frames = MessageFrames()
      var found: [MessageFrames.Frame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        frames.append(Array(bytes[start..<min(start + size, bytes.count)]))
        while let frame = frames.next() { found.append(frame) }
      }
      #expect(found == [.message(Array("{}".utf8)), .message(Array("[1]".utf8))])
    }
  }

  @Test("headers are read in any case and with others beside them")
  func headers() {
    var frames = MessageFrames()
    frames.append(
      Array("Content-Type: application/vscode-jsonrpc\r\ncontent-length:2\r\n\r\n{}".utf8))
    #expect(frames.next() == .message(Array("{}".utf8)))
  }

  @Test("a header without a length is passed over, and the next message found")
  func broken() {
    var frames = MessageFrames()
    frames.append(Array("Content-Length: many\r\n\r\n".utf8) + MessageFrames.frame([0x7B, 0x7D]))
    #expect(frames.next() == .malformed)
    #expect(frames.next() == .message([0x7B, 0x7D]))
    frames.append([UInt8](repeating: 0x41, count: 10_000))
    #expect(frames.next() == .malformed)
    frames.append(Array("Content-Length: 99999999999999\r\n\r\n".utf8))
    #expect(frames.next() == .malformed)
    #expect(frames.next() == nil)
  }
}
