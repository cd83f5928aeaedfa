import Testing

@testable import ThemeSyntax

@Suite("Texts as words of eight bytes")
struct TextWordsTests {
  @Test("are equal if all their bytes are, at any length and place")
  func equality() {
    for length in 0...40 {
      let text = (0..<length).map { UInt8($0 + 1) }
      text.withUnsafeBufferPointer { own in
        Array(text).withUnsafeBufferPointer { copy in
          #expect(TextWords(own) == TextWords(copy))
          #expect(TextWords(own).hash(7) == TextWords(copy).hash(7))
        }
        for place in 0..<length {
          var other = text
          other[place] ^= 0x80
          other.withUnsafeBufferPointer { other in
            #expect(!(TextWords(own) == TextWords(other)), "\(place) of \(length)")
          }
        }
      }
    }
  }

  @Test("have other hashes by other seeds and lengths")
  func hashes() {
    var hashes: Set<UInt64> = []
    for length in 0...32 {
      [UInt8](repeating: 0, count: length).withUnsafeBufferPointer { text in
        for seed in [1, 2] as [UInt64] { hashes.insert(TextWords(text).hash(seed)) }
      }
    }
    #expect(hashes.count == 66)
  }
}
