import Testing

@testable import AppearanceReference

@Suite struct JSONNodeTests {
  @Test("entries keep their order, those without a value are left out, and lines stay lines")
  func document() {
    let nothing: JSONNode? = nil
    let node: JSONNode = [
      "z": "\"a\"\n", "a": nothing, "numbers": [1, .number(0.1), true],
      "line": .line(["names": .texts(["x", "y"]), "none": .line([])]), "list": .line(["x", "y"]),
      "empty": [:],
    ]
    #expect(
      node.document == #"""
        {
          "z": "\"a\"\n",
          "numbers": [
            1,
            0.1,
            true
          ],
          "line": { "names": [ "x", "y" ], "none": [] },
          "list": [ "x", "y" ],
          "empty": {}
        }

        """#)
  }

  @Test("entries are put behind others")
  func adding() {
    let entries = JSONEntries([("b", 1)]).adding(["a": "2"])
    #expect(JSONNode.line(.object(entries)).document == "{ \"b\": 1, \"a\": \"2\" }\n")
  }
}
