import Foundation
import Testing

@testable import ThemeSyntax

@Suite("Searches for bytes")
struct ByteSearchTests {
  @Test(
    "find every place, those that overlap too",
    arguments: [
      ("aaaa", "aa", [0, 1, 2]), ("abcabc", "abc", [0, 3]), ("abc", "abcd", []), ("", "a", []),
      ("xay", "a", [1]), ("abababc", "ababc", [2]),
    ])
  func places(text: String, pattern: String, places: [Int]) {
    #expect(ByteSearch(pattern).offsets(in: Array(text.utf8)) == places)
  }

  @Test("find what Foundation finds in random bytes of few kinds")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let text = String((0..<40).map { _ in "ab".randomElement(using: &generator) ?? "a" })
      let pattern = String((0..<3).map { _ in "ab".randomElement(using: &generator) ?? "a" })
      let found = ByteSearch(pattern).firstOffset(in: Array(text.utf8), from: 5)
      let expected = text.dropFirst(5).range(of: pattern).map {
        text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
      }
      #expect(found == expected, "\(pattern) in \(text)")
    }
  }
}
