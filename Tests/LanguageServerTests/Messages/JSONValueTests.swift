import LanguageServer
import Testing
import ThemeFiles

@Suite("JSON of messages")
struct JSONValueTests {
  @Test("a value reads back as it was written")
  func roundTrip() {
    let value: JSONValue = [
      "a": [1, 2.5, -3, true, nil, "x\"\u{1}é👍\u{2028}"], "b": ["c": "", "d": []],
    ]
    #expect(JSONValue(value.bytes) == value)
  }

  @Test("half a surrogate pair is one character, as its writer counts it")
  func surrogates() {
    let bytes = Array(#"{"a": "x\uD83Dy", "b": "\uDE00\uD83D\uDE00"}"#.utf8)
    #expect(JSONValue(bytes) == ["a": "x\u{FFFD}y", "b": "\u{FFFD}😀"])
  }

  @Test("what is no JSON is nothing", arguments: ["", "{", "[1,]", "{} x", "// a", "tru"])
  func broken(text: String) {
    #expect(JSONValue(Array(text.utf8)) == nil)
  }
}
