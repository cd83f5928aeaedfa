import ColorScience
import Foundation
import Testing

@Suite("Color strings")
struct ColorParserTests {
  struct Traps: Decodable {
    let cases: [Trap]
  }

  struct Trap: Decodable {
    let input, reason: String
  }

  @Test("are rejected where Swift's own strings and numbers would be fooled")
  func traps() throws {
    let traps = try Vectors.own("parser_traps", as: Traps.self).cases
    try #require(traps.count == 37)
    for trap in traps {
      #expect(throws: ColorSyntaxError.self, "\(trap)") { try parse(trap.input) }
    }
  }

  @Test("become references, UIKit colors and functions")
  func expressions() throws {
    let black = ColorExpression.color(CSSColor(.rgb, .zero))
    #expect(try parse("{brand.primary}") == .reference(path: "brand.primary", alpha: nil))
    #expect(try parse(" { a } / 60% ") == .reference(path: "a", alpha: 0.6))
    #expect(try parse("{a}/.25") == .reference(path: "a", alpha: 0.25))
    #expect(try parse("{a} / 140%") == .reference(path: "a", alpha: 1))
    #expect(try parse("{größe.1}") == .reference(path: "größe.1", alpha: nil))
    let blue = try #require(UIKitColor("systemBlue"))
    #expect(try parse(".systemBlue") == .uiKit(blue))
    #expect(try parse("light-dark(#000, .systemBlue)") == .lightDark(black, .uiKit(blue)))
    #expect(
      try parse("Contrast-Color({a} / 50%)")
        == .contrastColor(.reference(path: "a", alpha: 0.5)))
    #expect(
      try parse("color-mix(in oklch shorter hue, {a} 30%, 10% black)")
        == .mix(in: .oklch, .reference(path: "a", alpha: nil), 0.3, black, 0.1))
    #expect(
      try parse("color-mix(in srgb, color-mix(in oklab, black, black), {b})")
        == .mix(
          in: .srgb, .mix(in: .oklab, black, nil, black, nil), nil,
          .reference(path: "b", alpha: nil), nil))
  }

  @Test("nest as deep as they may on a small stack")
  func stack() async throws {
    @Sendable func nested(_ count: Int) -> String {
      String(repeating: "color-mix(in srgb, red, ", count: count) + "light-dark(blue, white)"
        + String(repeating: ")", count: count)
    }
    let found = await withCheckedContinuation { continuation in
      let thread = Thread {
        let results = [31, 32, 64].map { (try? parse(nested($0))) != nil }
        continuation.resume(returning: results)
      }
      thread.stackSize = 64 << 10
      thread.start()
    }
    #expect(found == [true, false, false])
  }
}

@Suite("Errors of color strings")
struct SyntaxErrorTests {
  /// A string whose bytes at fault stand between « and ».
  struct Example: Sendable, CustomTestStringConvertible {
    let marked, message: String
    let suggestion: String?

    init(_ marked: String, _ message: String, _ suggestion: String? = nil) {
      self.marked = marked
      self.message = message
      self.suggestion = suggestion
    }

    var testDescription: String { marked }
  }

  @Test(
    "point at the bytes at fault and say what to write",
    arguments: [
      Example("«FF0000»", "a hex color starts with '#'; write \"#FF0000\"", "#FF0000"),
      Example("«000000»", "a hex color starts with '#'; write \"#000000\"", "#000000"),
      Example(" «0xEA2E49»", "a hex color starts with '#'; write \"#EA2E49\"", " #EA2E49"),
      Example("«#12345»", "a hex color has 3, 4, 6 or 8 digits; this one has 5"),
      Example("#12«é»456", "'é' is not a hexadecimal digit; digits are 0-9 and A-F"),
      Example("«»", "expected a color; the text is empty"),
      Example("«darkGray»", "'darkGray' is a color of UIKit; write '.darkGray'", ".darkGray"),
      Example(
        "«systemblue»", "'systemblue' is a color of UIKit; write '.systemBlue'", ".systemBlue"),
      Example("«clear»", "'clear' is a color of UIKit; write '.clear'", ".clear"),
      Example(
        "light-dark(red, «label»)", "'label' is a color of UIKit; write '.label'",
        "light-dark(red, .label)"),
      Example(
        "«.sytemBlue»", "UIKit has no color '.sytemBlue'; did you mean '.systemBlue'?",
        ".systemBlue"),
      Example("«.lightgray»", "UIKit spells this color '.lightGray'", ".lightGray"),
      Example(
        "«rebecapurple»", "'rebecapurple' is not a color name; did you mean 'rebeccapurple'?",
        "rebeccapurple"),
      Example("«qqqqqq»", "'qqqqqq' is not a color name"),
      Example(
        "«oklhc»(1 0 0)", "'oklhc()' is not a color function; did you mean 'oklch'?", "oklch(1 0 0)"
      ),
      Example(
        "rgb(«calc»(1 + 1) 0 0)", "'calc()' is not computed in themes; write the number itself"),
      Example(
        "«var»(--x)",
        "'var()' has no meaning in a theme; write a palette reference such as '{brand.primary}'"),
      Example(
        "rgb(«from» red r g b)",
        "relative colors are not supported in rgb(); write the components themselves"),
      Example(
        "«currentColor»",
        "'currentColor' follows the text around it, which a theme doesn't have; write the color itself"
      ),
      Example(
        "«Canvas»",
        "'Canvas' is a system color of browsers; write one of UIKit's, such as '.label'"),
      Example(
        "«inherit»",
        "'inherit' takes its value from a page, which a theme doesn't have; write the color itself"),
      Example("«rgb(1, 2»", "'rgb(' is not closed; add ')'"),
      Example("«rgb(1 2 3 /0.5»", "'rgb(' is not closed; add ')'", "rgb(1 2 3 /0.5)"),
      Example(
        "light-dark(#000, «rgb(1 2 3»", "'rgb(' is not closed; add ')'",
        "light-dark(#000, rgb(1 2 3))"),
      Example("rgb(10%, «2», 3%)", "rgb() with commas takes all numbers or all percentages"),
      Example("hsl(«50%» 50% 50%)", "a hue is a number of degrees or an angle"),
      Example("lab(1«,» 2, 3)", "lab() separates components by spaces, not commas"),
      Example(
        "oklch(50% 0.1 10«px»)", "'px' is not a unit of an angle; those are deg, grad, rad and turn"
      ),
      Example(
        "color(«displayp3» 1 0 0)",
        "color() knows no space 'displayp3'; did you mean 'display-p3'?", "color(display-p3 1 0 0)"),
      Example("«rgb(1 2)»", "rgb() takes 3 components and, after a slash, alpha; this one has 2"),
      Example("r«\\»gb(0 51 102)", "names are written without escapes"),
      Example("«{brand.primary»", "a palette reference ends in '}'"),
      Example("{«a..b»}", "a part of the palette path is empty"),
      Example("«{ }»", "a palette reference names a color; write '{brand.primary}'"),
      Example("{a} / «none»", "the alpha of a reference is a number or a percentage"),
      Example("#fff«;»", "';' follows the end of the color"),
      Example("color-mix(in «hsl», red, blue)", "color-mix() mixes in oklch, oklab or srgb"),
      Example("color-mix(in srgb, red «120%», blue)", "a share of color-mix() is 0% to 100%"),
      Example(
        "color-mix(in srgb, «red 0%, blue 0%»)", "the shares of color-mix() add up to more than 0%"),
    ])
  func messages(example: Example) throws {
    let text = example.marked.filter { $0 != "«" && $0 != "»" }
    let start = example.marked.prefix { $0 != "«" }.utf8.count
    let count = example.marked.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" }.utf8.count
    let error = try #require(throws: ColorSyntaxError.self) { try parse(text) }
    #expect(error.message == example.message)
    #expect(error.offset == start && error.count == count, "\(error.offset) + \(error.count)")
    #expect(error.suggestion == example.suggestion)
  }

  @Test("stop at 32 nested functions")
  func depth() throws {
    let text = String(repeating: "contrast-color(", count: 5000) + "red"
    let error = try #require(throws: ColorSyntaxError.self) { try parse(text) }
    #expect(error.message == "colors nest at most 32 functions deep")
  }

  @Test("cut what they quote after 40 bytes, between characters")
  func quotes() throws {
    let text = String(repeating: "é", count: 100_000)
    let error = try #require(throws: ColorSyntaxError.self) { try parse("a" + text) }
    #expect(error.message == "'a" + text.prefix(19) + "…' is not a color name")
    #expect(error.count == 200_001)
  }

  @Test("count offsets from the start of the slice")
  func slice() throws {
    let bytes = Array("key: rgb(1 2 x)".utf8)
    let error = try #require(throws: ColorSyntaxError.self) { try parseColor(bytes[5...]) }
    #expect(error.offset == 8 && error.count == 1)
  }
}
