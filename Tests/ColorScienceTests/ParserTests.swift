import ColorScience
import Foundation
import Testing

@Suite("Color strings")
struct ParserTests {
  struct Traps: Decodable {
    let cases: [Trap]
  }

  struct Trap: Decodable {
    let input, reason: String
  }

  @Test("are rejected where Swift's own strings and numbers would be fooled")
  func traps() throws {
    let traps = try Vectors.own("parser_traps", as: Traps.self).cases
    #expect(traps.count == 37)
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

  @Test("give hex and rgb() exactly k/255")
  func exactBytes() throws {
    for code in 0...255 {
      let exact = Double(code) / 255
      #expect(
        try css("rgb(\(code) \(code), \(code))".replacing(",", with: "")).components.x == exact)
      let digits = String(code, radix: 16)
      let hex = code < 16 ? "0" + digits : digits
      #expect(try css("#\(hex)0000").components.x == exact)
      #expect(try css("#000000\(hex)").alpha == exact)
    }
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

  @Test(
    "warn about names CSS and UIKit define differently",
    arguments: [
      ("lightGray", "#D3D3D3", "#AAAAAA"), ("lightgray", "#D3D3D3", "#AAAAAA"),
      ("green", "#008000", "#00FF00"), ("purple", "#800080", "rgb(50% 0% 50%)"),
      ("orange", "#FFA500", "#FF8000"), ("brown", "#A52A2A", "#996633"),
      ("darkgray", "#A9A9A9", "#555555"), ("light-dark(red, Green)", "#008000", "#00FF00"),
    ])
  func ambiguous(text: String, css: String, uiKit: String) throws {
    let found = try #require(try parseColor(Array(text.utf8)[...]).ambiguous.first)
    #expect(found.css == css && found.uiKit == uiKit)
  }

  @Test(
    "do not warn about names that mean one color",
    arguments: [
      "red", "black", "cyan", "magenta", "white", "tomato", ".green", ".lightGray", "#fff",
    ])
  func unambiguous(text: String) throws {
    #expect(try parseColor(Array(text.utf8)[...]).ambiguous.isEmpty)
  }
}
