import Testing

@testable import ColorScience

@Suite("A color in another language is said in a theme's")
struct ForeignColorTests {
  @Test(
    "what means one color is written as that color",
    arguments: [
      ("16775408", "#FFF8F0"), ("1048576", "#100000"), ("255, 248, 240", "#FFF8F0"),
      ("(255, 248, 240, 0.5)", "rgb(255 248 240 / 0.5)"), ("1.0 0.5 0.0", "rgb(100% 50% 0%)"),
      ("hsv(0, 100%, 50%)", "hsl(0 100% 25%)"), ("“#FFF8F0”", "#FFF8F0"), ("'white'", "white"),
      ("#FFF8F0;", "#FFF8F0"), ("black\u{A0}", "black"), ("rgb(1\u{A0}2 3)", "rgb(1 2 3)"),
      ("\u{200B}black", "black"),
    ])
  func meanings(written: String, meant: String) throws {
    let error = try #require(foreignError(written))
    #expect(error.suggestion == meant)
    #expect(error.isExact)
    #expect(foreignError(meant) == nil)
  }

  @Test(
    "what has no certain meaning says what is wrong and offers nothing to be made without asking",
    arguments: [
      ("4294965488", "is a number; write its hexadecimal digits"), ("1 1 1", "as rgb(…)"),
      ("300, 0, 0", "as rgb(…)"), ("255", "a hex color starts with '#'"),
      ("0xFFFFF8F0", "a hex color starts with '#'"), ("blck", "did you mean 'black'"),
    ])
  func uncertain(written: String, said: String) throws {
    let error = try #require(foreignError(written))
    #expect(error.message.contains(said))
    #expect(!error.isExact)
  }

  @Test("the place of a mistake is the character at fault")
  func places() throws {
    let blank = try #require(foreignError("rgb(1\u{A0}2 3)"))
    #expect((blank.offset, blank.count) == (5, 2))
    let quote = try #require(foreignError(" ”white"))
    #expect((quote.offset, quote.count) == (1, 3))
  }
}

/// The error of a text that is no color of a theme, in the words of what reads it; nil for a color.
func foreignError(_ text: String) -> ColorSyntaxError? {
  do throws(ColorSyntaxError) {
    _ = try parseColor(Array(text.utf8)[...])
    return nil
  } catch {
    return foreignColor(Array(text.utf8)[...]) ?? error
  }
}
