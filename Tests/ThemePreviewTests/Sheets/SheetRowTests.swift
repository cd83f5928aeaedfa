import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemePreview

@Suite("Rows of a picture")
struct SheetRowTests {
  private func text(_ title: String, _ rows: [SheetRow]) -> String {
    String(decoding: picture(title, rows), as: UTF8.self)
  }

  @Test("a picture of words is as high as its lines, and 0.6 pixels for each point large")
  func words() {
    // Margins of 28 around 860 points; a title of 60, two lines of 24, and a margin below.
    let picture = text("A & B", [SheetRow(title: "One", lines: ["a", "b"], drawings: [])])
    #expect(
      picture.hasPrefix(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="549.6" height="81.6" "#
          + #"viewBox="0 0 916 136" role="img""#))
    #expect(picture.contains("<title>A &amp; B</title>") && picture.contains(previewMark))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  @Test("rows stand below each other, their words one below the other")
  func places() {
    let picture = text(
      "A",
      [
        SheetRow(title: "One", lines: ["a"], drawings: []), SheetRow(title: "Two", drawings: []),
      ])
    let places = picture.matches(of: #/<text x="28" y="([0-9.]+)"[^>]*>(\w+)</#).map {
      ($0.2, Double($0.1) ?? 0)
    }
    #expect(places.map(\.0) == ["One", "a", "Two"])
    // A title is 60 points high, a line 24.
    #expect(abs(places[2].1 - places[0].1 - 84) < 0.01)
  }

  @Test("a drawing has what it shows above it, and a word before or after where there is one")
  func captions() throws {
    let source = try previewed(
      "appearances: { a: { navigationBar: { backgroundColor: white, prompt: Hi } } }")
    let drawing = try #require(source.maker(of: 0).aspects().first?.drawings.first)
    let lines = SheetDrawing(drawing, "Before").lines
    #expect(
      lines.map(\.words) == ["Before", drawing.caption, "not measured: the prompt"])
    #expect(lines[0].size > lines[1].size && lines[1].size > lines[2].size)
    #expect(SheetDrawing(drawing).lines.count == 2)
  }
}
