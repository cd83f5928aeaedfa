import Testing

@testable import LanguageServer

@Suite("Values as JSON")
struct JSONValueTextTests {
  @Test("are written on one line, members in the order of their names")
  func written() {
    let value: JSONValue = ["b": [1, -2.5, true, nil], "a": ["x": "\"é"]]
    #expect(
      String(decoding: value.bytes, as: UTF8.self) == #"{"a":{"x":"\"é"},"b":[1,-2.5,true,null]}"#)
  }

  @Test("of two members of one name one counts, and a number is what Swift reads")
  func read() {
    #expect(JSONValue(Array(#"{"a": 1, "a": 1}"#.utf8)) == ["a": 1])
    #expect(JSONValue(Array("-1.5e2".utf8)) == -150 || JSONValue(Array("[-1.5e2]".utf8)) == [-150])
  }
}
