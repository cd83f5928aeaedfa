import Testing

@testable import DesignTokens

@Suite("JSON Pointers are fragments of RFC 6901")
struct JSONPointerTests {
  @Test("percent signs are decoded before the text is split, escapes after it")
  func segments() {
    #expect(JSONPointer(fragment: "#")?.segments == [])
    #expect(JSONPointer(fragment: "#/")?.segments == [""])
    #expect(JSONPointer(fragment: "#/a~1b/c~0d")?.segments == ["a/b", "c~d"])
    #expect(JSONPointer(fragment: "#/a%2Fb%20c")?.segments == ["a", "b c"])
  }

  @Test("anything else is none", arguments: ["", "/a", "#a", "#/a~2", "#/a%2", "#/%zz", "a#/b"])
  func none(text: String) {
    #expect(JSONPointer(fragment: text) == nil)
  }
}
