import ColorScience
import Testing

@Suite("Colors")
struct ColorTests {
  @Test("is written so that reading gives the same color")
  func written() throws {
    var random = Numbers(seed: 2)
    for _ in 0..<500 {
      let color = random.color(alpha: [1, 0.6, 0.83, 51.0 / 255][random.next(4)])
      #expect(try ColorScienceTests.color(color.cssText) == color, "\(color.cssText)")
    }
  }

  @Test("measures difference as distance in OKLab")
  func difference() throws {
    #expect(isClose(deltaEOK(.white, .black), 1, within: 1e-7))
    // OKLab of #EA2E49 to that of #0A5FD9, by coloraide's delta_e(method="ok").
    #expect(isClose(deltaEOK(try color("#EA2E49"), try color("#0A5FD9")), 0.37665983093523453))
  }

  @Test(
    "are read from hexadecimal digits and written in the fewest that say the same",
    arguments: [
      ("#123", "#112233"), ("#1234", "#11223344"), ("#abcdef", "#ABCDEF"),
      ("#abcdef80", "#ABCDEF80"), ("#abcdefFF", "#ABCDEF"),
    ])
  func hex(text: String, written: String) throws {
    let color = try #require(Color(hexDigits: Array(text.utf8)[...]))
    #expect(color.hex == written)
    #expect(try ColorScienceTests.color(text) == color)
  }

  @Test(
    "are no hexadecimal digits", arguments: ["", "#", "#12", "#12345", "#1234567", "123", "#12g"])
  func noHex(text: String) {
    #expect(Color(hexDigits: Array(text.utf8)[...]) == nil)
  }

  @Test("are rounded to the nearest of 256 codes, half up, and clamped")
  func rounding() {
    let color = Color(red: 0.5 / 255, green: 1.499 / 255, blue: -3, alpha: 7)
    #expect(color.roundedTo8Bits == Color(hex8: 1, 1, 0))
    let wide = Color(.displayP3, red: 1.0 / 3, green: 0, blue: 0).roundedTo8Bits
    #expect(wide == Color(.displayP3, red: 85.0 / 255, green: 0, blue: 0))
  }
}
