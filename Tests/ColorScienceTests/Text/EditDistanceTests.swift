import ColorScience
import Testing

@Suite("The distance of words")
struct EditDistanceTests {
  @Test(
    "counts insertions, deletions, replacements and swaps of neighbors",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abc", "bac", 1), ("abc", "ac", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
      ("größe", "grosse", 3),
    ])
  func distances(one: String, other: String, distance: Int) {
    #expect(EditDistance.between(Array(one), Array(other)) == distance)
    #expect(EditDistance.between(Array(other), Array(one)) == distance)
  }

  @Test(
    "finds the first of the nearest candidates within a third of the word",
    arguments: [
      ("colr", "cola"), ("colour", "color"), ("tin", "tint"), ("title", nil), ("", nil),
      ("backgroud", "background"), ("colx", "cola"), ("backgroundcolors", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let candidates = ["cola", "color", "tint", "background"]
    let found = EditDistance.nearest(to: word, among: candidates, longest: 15) { Array($0.utf8) }
    #expect(found == expected)
  }
}
