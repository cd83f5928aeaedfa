import Testing

@testable import ThemeSyntax

@Suite("Problems of YAML")
struct YAMLReaderProblemsTests {
  @Test(
    "signs of YAML in a value have words for a theme's author",
    arguments: [
      ("a: *\n", "reserved-character", "*"), ("a: &\n", "reserved-character", "&"),
      ("a: - b\n", "yaml-syntax", "-"), ("a: |x\n", "yaml-syntax", "x"),
      ("a: |0\n x\n", "yaml-syntax", "0"),
    ])
  func signs(text: String, id: String, place: String) {
    let reading = Reading(text)
    #expect(reading.result.diagnostics.map(\.id) == [id])
    #expect(reading.result.diagnostics.map { reading.text($0.range) } == [place])
    // The words of libyaml are for people who write parsers.
    #expect(!reading.findings.contains { $0.contains("did not") || $0.contains("found") })
  }

  @Test("places are bytes though libyaml counts code points")
  func places() {
    #expect(Reading("é😀: b: c\n").findings.map { $0.contains("«b: c»") } == [true])
  }
}
