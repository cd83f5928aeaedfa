import Testing

@testable import ColorScience

@Suite("Texts of other languages")
struct ForeignTextTests {
  @Test("are looked at without blanks around them, up to the length of any color")
  func blanks() throws {
    let text = try #require(ForeignText(Array("\t white \r\n".utf8)[...]))
    #expect(text.text == "white")
    #expect(ForeignText(Array(repeating: 0x20, count: 200)[...])?.text == "")
    #expect(ForeignText(Array(repeating: 0x20, count: 201)[...]) == nil)
  }

  @Test("have errors at the bytes of a part, which offer only what is a color")
  func errors() throws {
    let text = try #require(ForeignText(Array(" é; ".utf8)[...]))
    let error = text.error("no", at: text.text.suffix(1), writing: "white")
    #expect((error.offset, error.count) == (3, 1))
    #expect(error.suggestion == "white" && error.isExact)
    let whole = text.error("no", writing: "whitish")
    #expect((whole.offset, whole.count) == (1, 3))
    #expect(whole.suggestion == nil && !whole.isExact)
  }

  @Test("are cut at beginnings and at names of ASCII")
  func parts() {
    #expect(Substring("UIColor.red").after("UIColor") == ".red")
    #expect(Substring("Color").after("UIColor") == nil)
    #expect(Substring("a_1é").leadingName == "a_1")
    #expect(Substring(".a").leadingName == "")
  }
}
