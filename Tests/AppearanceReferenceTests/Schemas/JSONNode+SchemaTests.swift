import OutputText
import Testing

@testable import AppearanceReference

@Suite struct JSONNodeSchemaTests {
  @Test("a mapping takes no other keys, and says which it needs where it needs any")
  func mappings() {
    let free = JSONNode.mapping("A thing.", ["a": .flag("Whether.")]).rendered()
    #expect(free.contains(#""additionalProperties": false"#) && !free.contains("required"))
    let needing = JSONNode.mapping(required: ["a"], ["a": .flag("Whether.")]).rendered()
    #expect(needing.contains(#""required": ["a"]"#))
    #expect(needing.contains(#""additionalProperties": false"#))
  }

  @Test("a reference leads to a definition; beside a description it stands in a list")
  func references() {
    #expect(JSONNode.reference("bar").rendered() == ##"{ "$ref": "#/definitions/bar" }"##)
    #expect(
      JSONNode.reference("bar", "A bar.").rendered()
        == ##"{ "description": "A bar.", "allOf": [{ "$ref": "#/definitions/bar" }] }"##)
  }

  @Test("a value that may be several is one or a list, whose least length is for the list")
  func lists() {
    #expect(
      JSONNode.oneOrMore("Paths.", ["type": "string"], ["minItems": 1]).rendered(after: -40)
        == #"{ "description": "Paths.", "anyOf": [{ "type": "string" }, "#
        + #"{ "type": "array", "minItems": 1, "items": { "type": "string" } }] }"#)
  }

  @Test("what fits into a hundred columns stands on a line, anything else on one for each member")
  func widths() {
    let short: JSONNode = ["a": .text(String(repeating: "x", count: 89))]
    // { "a": "…" } takes eleven columns beside the text.
    #expect(short.rendered().utf8.count == 100)
    let long: JSONNode = ["a": .text(String(repeating: "x", count: 90)), "b": [1, 2]]
    #expect(
      long.rendered() == "{\n  \"a\": \"\(String(repeating: "x", count: 90))\",\n  \"b\": [1, 2]\n}"
    )
    #expect(short.rendered(after: 1).contains("\n"))
  }
}
