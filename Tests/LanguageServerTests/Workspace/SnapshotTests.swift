import Testing

@testable import LanguageServer

@Suite struct SnapshotTests {
  @Test("a theme is whole where it has a meaning, another file where it has an outline")
  func whole() {
    #expect(Snapshot.theme("name: A\n").isWhole)
    #expect(!Snapshot.theme("name: [\n").isWhole)
    func whole(_ text: String, _ kind: DocumentKind) -> Bool {
      Snapshot(DocumentText(Array(text.utf8)), path: "/p/a", kind: kind).isWhole
    }
    #expect(whole("lint: {}\n", .configuration) && !whole("lint: [\n", .configuration))
    #expect(whole("{}", .tokens) && !whole("{", .tokens))
    #expect(!whole("name: A\n", .other))
  }

  @Test("known places move with lines that come before them, and are gone where the text changed")
  func view() throws {
    let known = Snapshot.theme("name: A\npalette: { ink: red }\n")
    let newest = DocumentText(Array("name: A\nprefix: [\npalette: { ink: red }\n".utf8))
    let view = View(
      snapshot: known, text: newest, uri: "file:///p/A.theme.yaml", encoding: .utf16Units,
      shift: TextShift(from: known.text.bytes, to: newest.bytes))
    let red = try known.range(of: "red")
    let moved = try #require(view.range(red))
    #expect(moved.start == TextPosition(line: 2, character: 16))
    #expect(moved.end == TextPosition(line: 2, character: 19))
    #expect(view.offset(TextPosition(line: 2, character: 17)) == red.lowerBound + 1)
    #expect(view.range(try known.range(of: "A\npalette")) == nil)
  }
}
