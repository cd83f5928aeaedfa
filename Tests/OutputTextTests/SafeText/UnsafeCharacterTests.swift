import Testing

@testable import OutputText

@Suite("Characters that hide or are obeyed")
struct UnsafeCharacterTests {
  @Test("the table has all of them, and what Unicode keeps free for more")
  func table() {
    for scalar in SafeTextTests.unsafe { #expect(UnsafeCharacter.contains(scalar)) }
    for value in [0xFFFE, 0xFDD0, 0x1FFFF, 0x2065, 0xE0080, 0x10FF80, 0x10FFFF] as [UInt32] {
      #expect(Unicode.Scalar(value).map(UnsafeCharacter.contains) == true)
    }
    for scalar in "aé日👍\u{301}\u{FE0F}\u{E000}\u{FFFD}\u{A0}\u{3000}".unicodeScalars {
      #expect(!UnsafeCharacter.contains(scalar))
    }
  }

  @Test(
    "joiners that only hide are written out",
    arguments: [
      ("a\u{200D}b", #"a\u{200D}b"#), ("\u{200C}é", #"\u{200C}é"#),
      ("é\u{200D}\u{200C}\u{200D}", "é\u{200D}\\u{200C}\\u{200D}"),
    ])
  func hidingJoiners(text: String, shown: String) {
    #expect(visibleText(text) == shown)
    #expect(SwiftText.commentLines(text) == [shown])
  }

  @Test("lines end where Unicode says that they must")
  func lineBreaks() {
    let breaks = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter(UnsafeCharacter.isLineBreak)
    #expect(breaks == ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  }

  @Test("what is rewritten says of each character whether it is safe where it stands")
  func rewriting() {
    #expect(rewritten("a\u{1B}b") { $1 ? nil : "!" } == "a!b")
    #expect(rewritten("##[x") { $1 ? nil : "!" } == "##!x")
    #expect(rewritten("# #[x") { $1 ? nil : "!" } == "# #[x")
    #expect(rewritten(" ::x") { $1 ? nil : "!" } == " :!x")
  }
}
