import Testing

@testable import OutputText

@Suite("What a file holds")
struct FileContentTests {
  @Test("in memory or in pieces, it is the same each time it is asked for")
  func pieces() {
    let memory = FileContent([1, 2, 3])
    let pieces = FileContent { sink in
      for byte in [[UInt8(1)], [], [2, 3]] { byte.withUnsafeBytes(sink) }
    }
    for _ in 0..<2 {
      #expect(memory.bytes == [1, 2, 3] && pieces.bytes == [1, 2, 3])
    }
    nonisolated(unsafe) var lengths: [Int] = []
    pieces.forEachPiece { lengths.append($0.count) }
    #expect(lengths == [1, 0, 2])
  }

  @Test("texts laid end to end are appended one by one")
  func texts() {
    let list = TextList(["é", "", "abc"])
    var buffer = ByteBuffer()
    for index in [2, 1, 0, 2] { list.append(index, to: &buffer) }
    #expect(buffer.finish() == Array("abcéabc".utf8))
  }
}
