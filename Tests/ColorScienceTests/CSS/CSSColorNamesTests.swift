import Testing

@testable import ColorScience

@Suite("Names of CSS")
struct CSSColorNamesTests {
  @Test("are 148 in lower case, with both spellings of gray")
  func names() {
    #expect(CSSColor.names.count == 148)
    for (name, value) in CSSColor.names {
      #expect(name == name.lowercased() && value <= 0xFF_FFFF)
      #expect(CSSColor.names[name.replacing("gray", with: "grey")] == value, "\(name)")
    }
  }

  /// CSS Color 4 §6.1.
  @Test(
    "have the values of the standard",
    arguments: [
      ("rebeccapurple", "#663399"), ("papayawhip", "#FFEFD5"), ("lightgoldenrodyellow", "#FAFAD2"),
      ("darkgray", "#A9A9A9"), ("gray", "#808080"), ("lime", "#00FF00"), ("green", "#008000"),
      ("mediumspringgreen", "#00FA9A"), ("thistle", "#D8BFD8"), ("peru", "#CD853F"),
    ])
  func values(name: String, hex: String) throws {
    #expect(CSSColor.named(name) == (try css(hex)))
  }

  @Test("transparent is black of alpha 0, and other words are none")
  func others() {
    #expect(CSSColor.named("transparent") == CSSColor(.rgb, .zero, alpha: 0))
    for word in ["Red", "", "currentcolor", "systemblue"] { #expect(CSSColor.named(word) == nil) }
  }
}
