import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@testable import OutputText

@Suite("Texts in XML")
struct XMLTextTests {
  @Test("have references for what is markup, in an attribute for quotes and line ends too")
  func references() {
    #expect(xmlText("<a & \"b\">\n") == "&lt;a &amp; \"b\"&gt;\n")
    #expect(xmlText("\"\n", inAttribute: true) == "&quot;&#10;")
    #expect(xmlText("##[x\u{0}") == #"##&#91;x\u{0}"#)
  }

  @Test("are read back by a parser", arguments: ["a<b>&\"'", "::error::", "##[x]"])
  func readBack(text: String) throws {
    let document = Data("<r a=\"\(xmlText(text, inAttribute: true))\"/>".utf8)
    let reader = AttributeReader()
    let parser = XMLParser(data: document)
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.value == text)
  }

  private final class AttributeReader: NSObject, XMLParserDelegate {
    var value: String?

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      value = attributes["a"]
    }
  }
}
