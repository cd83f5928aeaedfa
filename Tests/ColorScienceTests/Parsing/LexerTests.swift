import Testing

@testable import ColorScience

@Suite("Tokens of color strings")
struct LexerTests {
  private static func kinds(_ text: String) throws -> [Token.Kind] {
    var lexer = Lexer(Array(text.utf8)[...])
    var kinds: [Token.Kind] = []
    while kinds.last != .end { kinds.append(try lexer.next().kind) }
    return kinds.dropLast()
  }

  @Test(
    "are of the kinds of CSS, and references and dotted names",
    arguments: [
      (
        "rgb(1 50% 3deg/.5)",
        [Token.Kind.function, .number, .percentage, .dimension, .slash, .number, .closeParenthesis]
      ),
      ("{a.b} .systemBlue", [.reference, .dottedName]), ("#fff,red", [.hash, .comma, .identifier]),
      ("/* a */ -a --b -1 +.5e-3", [.identifier, .identifier, .number, .number]),
      (". ;é", [.stray, .stray, .identifier]), ("", []), (" \n\t", []),
    ])
  func kinds(text: String, kinds: [Token.Kind]) throws {
    #expect(try Self.kinds(text) == kinds)
  }

  @Test("have the bytes and the value that is written")
  func values() throws {
    let text = " -12.5% 0.25turn"
    var lexer = Lexer(Array(text.utf8)[...])
    let percentage = try lexer.next()
    #expect(percentage.value == -12.5 && percentage.range == 1..<7)
    let turn = try lexer.next()
    #expect(turn.value == 0.25 && turn.range == 8..<16 && turn.unitStart == 12)
    #expect(try lexer.next().range == 16..<16)
    #expect(try lexer.next().kind == .end)
  }

  @Test(
    "that do not end, and escapes, are errors at their first byte",
    arguments: [" {a", " /* a", "a\\b"])
  func errors(text: String) throws {
    let error = try #require(throws: ColorSyntaxError.self) { try Self.kinds(text) }
    #expect(error.offset == 1)
  }

  @Test("read decimal numbers to the nearest Double")
  func numbers() throws {
    for text in [
      "0.1", ".30000000000000004", "123456789.123456789", "1e-7", "2.5E+3", "-0", "+17.25",
      "0.12345678901234567890123", "9007199254740993", "5e-324", "00012.50",
    ] {
      let expected = try #require(Double(text))
      #expect(try css("color(srgb \(text) 0 0)").components.x == expected, "\(text)")
    }
    #expect(try css("color(srgb 1e999 -1e999 0)").components == SIMD3(1e30, -1e30, 0))
  }
}
