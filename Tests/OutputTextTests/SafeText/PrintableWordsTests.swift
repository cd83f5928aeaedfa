import Testing

@testable import OutputText

@Suite("Bytes that are looked at eight at a time")
struct PrintableWordsTests {
  private static func answers(_ bytes: [UInt8]) -> (printable: Bool, json: Bool, command: Bool) {
    bytes.withUnsafeBufferPointer { ($0.isPrintable, $0.isPrintableJSON, $0.mayHoldCommand) }
  }

  @Test("are printable if each of them is, wherever it is", arguments: UInt8(0)...255)
  func everyByte(byte: UInt8) {
    let isPrintable = (0x20..<0x7F).contains(byte)
    for length in [1, 7, 8, 9, 16, 23] {
      for place in 0..<length {
        var bytes = [UInt8](repeating: 0x61, count: length)
        bytes[place] = byte
        let answers = Self.answers(bytes)
        #expect(answers.printable == isPrintable)
        #expect(answers.json == (isPrintable && byte != 0x22 && byte != 0x5C))
      }
    }
  }

  @Test("may hold a command where a line begins with a colon or two hashes follow each other")
  func commands() {
    for (text, may) in [
      ("", false), ("::a", true), ("  :a", true), ("a::b", false), ("a##b", true), ("# #", false),
      ("#", false), (":", true),
    ] {
      #expect(Self.answers(Array(text.utf8)).command == may, "\(text)")
    }
  }
}
