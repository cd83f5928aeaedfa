import Testing

@testable import ThemeSyntax

@Suite struct WaiverCommentTests {
  private func waivers(_ text: String, path: String = "a.yaml") -> [WaiverComment] {
    let reading = Reading(text, path: path)
    var map: SourceMap?
    return reading.result.tree.map { waiverComments(in: reading.source, tree: $0, &map) } ?? []
  }

  @Test("comments that open with appearance:ignore are waivers")
  func finds() {
    let found = waivers(
      """
      # appearance:ignore title-contrast -- é reason  \r
      a: b  # appearance:ignore
        #appearance:ignore\tx
      c: d
      """)
    #expect(found.map(\.text) == ["title-contrast -- é reason", "", "x"])
    #expect(found.map(\.isAlone) == [true, false, true])
    #expect(found.map(\.line) == [1, 2, 3])
    #expect(found.first?.range.lower == 0)
  }

  @Test("blanks behind the colon change nothing, and prose is no waiver")
  func blanks() {
    let found = waivers(
      """
      a: b # appearance: ignore tint-contrast -- icons
      # appearance: disable tint-contrast
      # appearance: off by default
      # appearance: light

      """)
    #expect(found.map(\.text) == ["tint-contrast -- icons", "tint-contrast"])
    #expect(found.map(\.otherWord?.text) == [nil, "disable"])
  }

  @Test(
    "text in scalars, other words and other comments are none",
    arguments: [
      "a: \"# appearance:ignore x\"\n", "a: |\n  # appearance:ignore x\n  b\n",
      "a: 'x\n  # appearance:ignore x'\n", "# appearance:ignored x\na: b\n",
      "# see appearance:ignore\na: b\n", "a: b#appearance:ignore x\n", "a: b\n# appearance:ignor",
    ])
  func passesOver(_ text: String) {
    #expect(waivers(text).isEmpty)
  }

  @Test("JSON has none")
  func json() {
    #expect(waivers("{\"a\": 1}\n# appearance:ignore x\n", path: "a.json").isEmpty)
  }
}
