import LanguageServer
import Testing

@Suite("Colors in an editor")
struct ColorsTests: ThemeEditing {
  @Test("each color has a swatch, references and colors with alpha too")
  func swatches() throws {
    let swatches = try open().ask("textDocument/documentColor", "A.theme.yaml").elements
    let texts = try swatches.map { try text($0["range"]) }
    #expect(
      texts == [
        "#F7F7F9", "#1C1C1E", "#0A5FD9", "{brand.primary} / 20%", "#0A5FD9", "#7AB8FF", "{paper}",
        "{link}", "#1C1C1E", "{paper}", "#BBBBBB",
      ])
    #expect(swatches[3]["color"]?["alpha"] == 0.2)
    #expect(swatches[7]["color"]?["blue"]?.double == 217 / 255.0)
  }

  @Test(
    "a picked color is written as the one was that it replaces",
    arguments: [
      ("a: \"#FFFFFF\"", 4..<11, "#804020"),
      ("a: rgb(1 2 3)", 3..<13, "\"rgb(128 64 32)\""),
      ("a: \"oklch(50% 0.1 20)\"", 4..<21, "oklch(44.66% 0.0991 45.44)"),
      ("a: hsl(1 2% 3%)", 3..<15, "\"hsl(20 60% 31.4%)\""),
      ("a: \"color(display-p3 1 0 0)\"", 4..<27, "color(display-p3 0.4692 0.2642 0.1541)"),
    ])
  func picked(color: String, range: Range<Int>, expected: String) throws {
    let written = "palette:\n  \(color)\n"
    let client = try open(written)
    let place = { TextPosition(line: 1, character: $0 + 2) }
    let answer = client.ask(
      "textDocument/colorPresentation", "A.theme.yaml",
      [
        "color": [
          "red": .number(128 / 255), "green": .number(64 / 255), "blue": .number(32 / 255),
          "alpha": 1,
        ],
        "range": TextRange(place(range.lowerBound), place(range.upperBound)).json,
      ])
    let first = try #require(answer[0]?["textEdit"])
    #expect(first["newText"]?.text == expected)
    client.change("A.theme.yaml", to: try applied([first], to: written))
    #expect(client.ask("textDocument/documentColor", "A.theme.yaml").elements.count == 1)
  }
}
