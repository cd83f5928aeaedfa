import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Where a part of a color is written")
struct ColorPlaceTests {
  @Test(
    "a reference is where its braces are, in quotes or not",
    arguments: [
      ("{ink}", "ink", 100, 105), ("color-mix(in srgb, {a}, {b})", "b", 124, 127),
      ("{ ink } / 50%", "ink", 100, 107), ("{inks} {ink}", "ink", 107, 112),
    ])
  func references(text: String, path: String, lower: Int32, upper: Int32) {
    let plain = place(text, width: text.utf8.count).range(ofReference: path)
    #expect(plain == SourceRange(file: 0, lower: lower, upper: upper))
    let quoted = place(text, width: text.utf8.count + 2).range(ofReference: path)
    #expect(quoted == SourceRange(file: 0, lower: lower + 1, upper: upper + 1))
  }

  @Test(
    "is all of the color where escapes keep it from being told, or where there is no such reference"
  )
  func unknown() {
    let escaped = place("{ink}", width: 12)
    #expect(escaped.range(ofReference: "ink") == escaped.range)
    let other = place("{ink", width: 4)
    #expect(other.range(ofReference: "ink") == other.range)
  }

  @Test("a remark underlines its part and is repaired with all that stands around it")
  func remarks() throws {
    let place = place("color-mix(in srgb, green, red)", width: 32)
    let parsed = try parseColor(place.bytes)
    let remark = try #require(parsed.remarks.first)
    let finding = place.diagnostic(remark)
    #expect(finding.id == "ambiguous-color-name" && finding.severity == .warning)
    #expect(finding.range == SourceRange(file: 0, lower: 120, upper: 125))
    #expect(
      finding.fixIts.map(\.replacement) == [
        "\"color-mix(in srgb, #008000, red)\"", "\"color-mix(in srgb, .green, red)\"",
      ])
    #expect(finding.fixIts.allSatisfy { !$0.isAutomatic && $0.range == place.range })
  }

  @Test("a mistake is underlined where it is, that of an empty text between its quotes")
  func mistakes() throws {
    for (text, width, lower, upper) in [("rgb(1 2 x)", 12, 109, 110), ("", 2, 100, 102)]
      as [(String, Int, Int32, Int32)]
    {
      let place = place(text, width: width)
      #expect(throws: ColorSyntaxError.self) { try parseColor(place.bytes) }
      do { _ = try parseColor(place.bytes) } catch {
        let finding = place.diagnostic(error)
        #expect(finding.id == "unknown-color")
        #expect(finding.range == SourceRange(file: 0, lower: lower, upper: upper))
      }
    }
  }

  @Test("what is not to be written without escapes is not offered")
  func escapes() {
    let error = ColorSyntaxError("x", offset: 0, count: 1, suggestion: "a\"b", isExact: true)
    #expect(place("abc", width: 3).diagnostic(error).fixIts.isEmpty)
    let plain = ColorSyntaxError("x", offset: 0, count: 1, suggestion: "ab", isExact: true)
    #expect(place("abc", width: 3).diagnostic(plain).fixIts.map(\.replacement) == ["\"ab\""])
  }

  @Test(
    "how far a color is from those that can be shown is said in numbers that mean something",
    arguments: [
      (0.0004, "less than 0.001"), (0.001, "0.001"), (0.1128, "0.113"), (99.9, "99.900"),
      (100, "more than 100"),
    ])
  func distances(distance: Double, text: String) {
    let remark = ColorRemark.outOfGamut(nearest: .white, distance: distance)
    #expect(
      remark.message
        == "color is outside Display P3; #FFFFFF is the nearest with its hue, ΔE OK \(text) away")
    #expect(remark.replacements.isEmpty && remark.part == nil)
  }

  /// A color at byte 100 that takes so many bytes of the file.
  private func place(_ text: String, width: Int) -> ColorPlace {
    ColorPlace(
      bytes: Array(text.utf8)[...],
      range: SourceRange(file: 0, lower: 100, upper: 100 + Int32(width)))
  }
}
