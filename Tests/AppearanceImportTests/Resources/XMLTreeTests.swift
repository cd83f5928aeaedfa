import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Documents of XML")
struct XMLTreeTests {
  private func tree(_ text: String) throws -> XMLTree {
    try XMLTree(SourceFile(path: "a.xib", text: text))
  }

  @Test("elements keep their attributes, texts and places")
  func elements() throws {
    let tree = try tree(
      "<?xml version=\"1.0\"?>\n<a>\n  <b key='x &lt; &#x41;'/>t<!-- <c> -->u\n</a>\n")
    #expect(tree.elements.map(\.name) == ["a", "b"])
    #expect(tree.elements[1]["key"] == "x < A")
    #expect(tree.elements[1].parent == 0)
    #expect(tree.elements[0].text.contains("t") && tree.elements[0].text.contains("u"))
    #expect(tree.elements[1].tag.lowerBound == 28)
  }

  @Test("entities of a document's own are refused, whatever they would become")
  func bomb() {
    let bomb = """
      <!DOCTYPE a [<!ENTITY b "xx"><!ENTITY c "&b;&b;">]>
      <a>&c;</a>
      """
    #expect(throws: XMLTree.Problem(reason: "it declares entities", offset: 0)) {
      try tree(bomb)
    }
    #expect(
      throws: XMLTree.Problem(reason: "it uses an entity that XML does not define", offset: 3)
    ) {
      try tree("<a>&b;</a>")
    }
  }

  @Test(
    "what is not well-formed is refused with its place",
    arguments: [
      ("", "it has no element"), ("<a>", "an element is not closed"), ("<a", "a tag is not closed"),
      ("<a></b>", "'</b>' closes no element"), ("<a b></a>", "an attribute has no value"),
      ("<a b='></a>", "an attribute's value is not closed"),
      ("<!-- <a/>", "a comment is not closed"),
      ("<a>\0</a>", "it isn't UTF-8"),
    ])
  func malformed(text: String, reason: String) {
    #expect { try tree(text) } throws: { ($0 as? XMLTree.Problem)?.reason == reason }
  }

  @Test("a document that is too deep is refused")
  func depth() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect { try tree(deep) } throws: {
      ($0 as? XMLTree.Problem)?.reason == "its elements are too deep"
    }
  }
}
