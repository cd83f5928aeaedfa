import Testing

@testable import OutputText

@Suite("Bytes that are collected")
struct ByteBufferTests {
  @Test("are those that were appended, past any capacity")
  func appending() {
    var buffer = ByteBuffer(capacity: 1)
    var expected: [UInt8] = []
    for number in 0..<500 {
      buffer.append(text: "\(number)")
      buffer.append(byte: 0x2C)
      buffer.append(blanks: number % 3)
      expected += Array("\(number),".utf8) + [UInt8](repeating: 0x20, count: number % 3)
    }
    buffer.append("end")
    buffer.append([0x21])
    expected += Array("end!".utf8)
    #expect(buffer.count == expected.count)
    #expect(buffer.finish() == expected)
    #expect(buffer.finish() == [])
  }

  @Test("a line is inserted where it belongs, and one blank is dropped at the end")
  func inserting() {
    var buffer = ByteBuffer()
    buffer.append("ab ")
    buffer.dropBlank()
    buffer.dropBlank()
    buffer.insertLine(at: 1, blanks: 2)
    #expect(buffer.finish() == Array("a\n  b".utf8))
    buffer.append("abcd")
    buffer.drop(from: 2)
    #expect(buffer.finish() == Array("ab".utf8))
  }

  @Test("are handed on in pieces, which are the whole in their order")
  func pieces() {
    nonisolated(unsafe) var pieces: [[UInt8]] = []
    var expected: [UInt8] = []
    do {
      var buffer = ByteBuffer { pieces.append(Array($0)) }
      for number in 0..<20_000 {
        let text = "number \(number)\n"
        buffer.append(text: text)
        expected += Array(text.utf8)
        if buffer.isPiece { buffer.handOn() }
      }
      buffer.handOn()
    }
    #expect(pieces.count > 2 && pieces.allSatisfy { $0.count <= 64 << 10 })
    #expect(pieces.flatMap(\.self) == expected)
  }
}
