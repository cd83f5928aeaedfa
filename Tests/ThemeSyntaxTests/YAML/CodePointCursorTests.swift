import Testing

@testable import ThemeSyntax

@Suite("Code points and bytes")
struct CodePointCursorTests {
  @Test("the byte of any code point is where UTF-8 has it, forward and back")
  func places() {
    let text = "a: é, 日本 and 😀; and some more ASCII, ü"
    let bytes = Array("xx".utf8) + Array(text.utf8)
    let scalars = text.unicodeScalars
    let expected = (0...scalars.count).map { count in
      2 + scalars.prefix(count).map { String($0).utf8.count }.reduce(0, +)
    }
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = CodePointCursor(bytes, from: 2, isASCII: false)
      let order = Array(0...scalars.count) + [3, 20, 7, 0, scalars.count, 12]
      for place in order { #expect(cursor.byte(of: place) == expected[place], "\(place)") }
      #expect(cursor.byte(of: 1000) == bytes.count)
    }
  }

  @Test("in ASCII a code point is a byte")
  func ascii() {
    Array("abc".utf8).withUnsafeBufferPointer { bytes in
      var cursor = CodePointCursor(bytes, from: 0, isASCII: true)
      #expect([2, 0, 9].map { cursor.byte(of: $0) } == [2, 0, 3])
    }
  }
}
