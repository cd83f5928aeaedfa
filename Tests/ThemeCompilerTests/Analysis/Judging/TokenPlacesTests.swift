import Testing

@testable import ThemeCompiler

@Suite("Where the colors of a pair are set in files of tokens")
struct TokenPlacesTests {
  @Test("is each reference on the way and the value, of chains the first four and the end")
  func chains() {
    #expect(
      notes("{t2}") == [
        "'t2' refers to 't1' here", "'t1' refers to 't0' here", "value of 't0' is set here",
      ])
    #expect(
      notes("{t6}") == [
        "'t6' refers to 't5' here", "'t5' refers to 't4' here", "'t4' refers to 't3' here",
        "'t3' refers to 't2' here", "value of 't0' is set here",
      ])
  }

  @Test("is found by way of names of the palette, and of members")
  func palette() {
    #expect(notes("{named}") == ["value of 't0' is set here"])
    #expect(notes("{t0.dark}") == ["value of 't0' is set here"])
  }

  @Test("is none of a color that is computed from one, and none of a theme's own")
  func others() {
    #expect(notes("color-mix(in srgb, {t0}, {t0})") == [])
    #expect(notes("#FF9500") == [])
  }

  /// The notes about tokens on the tint of a bar.
  private func notes(_ tint: String) -> [String] {
    let aliases = (1...6).map { "\"t\($0)\": { \"$value\": \"{t\($0 - 1)}\" }" }
    let found = LintRule.tintContrast.findings(
      in: """
        tokens: t.json
        palette: { named: "{t0}" }
        appearances: { a: { toolbar: { backgroundColor: white, tintColor: "\(tint)" } } }
        """,
      file: (
        "t.json",
        "{ \"$type\": \"color\", \"t0\": { \"$value\": \"#FF9500\" }, \(aliases.joined(separator: ", ")) }"
      ))
    return found.flatMap(\.notes).map { String($0.prefix { $0 != "«" }.dropLast()) }
      .filter { $0 != "its background is set here" }
  }
}
