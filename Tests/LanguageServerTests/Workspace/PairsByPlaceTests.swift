import ColorScience
import Testing

@testable import LanguageServer

@Suite struct PairsByPlaceTests {
  private let snapshot = Snapshot.theme(
    """
    palette: { gray: "#767676" }
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        toolbar: { backgroundColor: "#FFFFFF", tintColor: "#949494" }
        tabBar:
          backgroundColor: "#FFFFFE"
          tintColor: "{gray}"
          unselectedItemTintColor: "#595959"

    """)

  private func pairs(front part: String, most: Int = 9) throws -> [PairsByPlace.Pair] {
    let range = try quoted(part)
    return snapshot.pairs.pairs(withForegroundAt: range, most: most)
  }

  private func pairs(back part: String, most: Int = 9) throws -> [PairsByPlace.Pair] {
    snapshot.pairs.pairs(withBackgroundAt: try quoted(part), most: most)
  }

  /// The bytes of a text with the quotes around it.
  private func quoted(_ part: String) throws -> Range<Int> {
    try snapshot.range(of: "\"\(part)\"")
  }

  @Test("a foreground has its pairs by its own place, with the ratio of WCAG")
  func foregrounds() throws {
    let tint = try #require(pairs(front: "#949494").first)
    // 1.05 / (0.2961 + 0.05)
    #expect(abs(tint.worst - 3.03) < 0.005)
    #expect(tint.appearance == "light" && tint.variant == .light)
    #expect(try pairs(front: "#FFFFFF").isEmpty)
    // A reference is where it is used; its value in the palette is no pair's place.
    #expect(try pairs(front: "{gray}").count > 0)
    #expect(try pairs(front: "#767676").isEmpty)
  }

  @Test(
    "a background has the pairs of all that lies on it, the worst first and no more than asked for")
  func backgrounds() throws {
    let pairs = try pairs(back: "#FFFFFE")
    #expect(pairs.count > 1)
    #expect(pairs.map(\.worst) == pairs.map(\.worst).sorted())
    let first = try #require(pairs.first)
    #expect(first.worst < 4.6 && first.worst > 4.5, "#767676 on white is 4.54:1")
    let one = try self.pairs(back: "#FFFFFE", most: 1)
    #expect(one.count == 1 && one[0].worst == first.worst)
  }

  @Test("places of foregrounds are those that have pairs")
  func places() throws {
    let places = Set(snapshot.pairs.foregrounds)
    for color in ["#949494", "#595959"] { #expect(places.contains(try quoted(color))) }
    #expect(!places.contains(try quoted("#FFFFFF")))
    #expect(PairsByPlace(nil).foregrounds.isEmpty)
  }
}
