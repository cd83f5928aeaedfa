import TestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("Pictures of appearances")
struct ContactSheetsTests {
  @Test("each appearance has a picture with the mark of what fails")
  func failing() throws {
    let sheets = contactSheets(PreviewedThemes.analysis(PreviewedThemes.failing))
    #expect(sheets.map(\.name) == ["Brand.light.svg"])
    let picture = String(decoding: try #require(sheets.first).bytes, as: UTF8.self)
    #expect(picture.contains(">✕ 1.06:1</text>"))
    #expect(picture.contains("fill=\"#F7F7F9\""))
    #expect(picture.prefix(1024).contains(previewMark))
  }

  @Test("an iPad's lower end has an edge on three sides")
  func pad() throws {
    let sheets = contactSheets(
      PreviewedThemes.analysis(
        """
        appearances:
          a:
            interfaceStyle: light
            tabBar: { backgroundColor: white, tintColor: black, inline: { iconColor: "#5A5A60" } }

        """))
    let picture = String(decoding: try #require(sheets.first).bytes, as: UTF8.self)
    #expect(picture.contains(" — iPad up to iPadOS 17, scrolled<"))
    let edges = picture.matches(of: #/stroke-width="8" d="([^"]*)"/#).map(\.1)
    let open = edges.filter { !$0.hasSuffix("z") }
    #expect(!open.isEmpty && edges.count == 3 * open.count)
    #expect(open.allSatisfy { $0.hasPrefix("M824 0v175") })
  }

  @Test("a theme full of markup gives XML without an element of its making")
  func hostile() throws {
    let sheets = contactSheets(PreviewedThemes.analysis(PreviewedThemes.hostile))
    #expect(sheets.count == 1)
    for sheet in sheets {
      #expect(!sheet.name.contains("/") && !sheet.name.contains("<"))
      let reader = ElementReader()
      let parser = XMLParser(data: Data(sheet.bytes))
      parser.delegate = reader
      #expect(parser.parse())
      #expect(reader.names.isSubset(of: ["svg", "title", "rect", "g", "text", "path"]))
    }
  }

  @Test("names that a disk does not tell apart have pictures of their own")
  func names() {
    let sheets = contactSheets(
      PreviewedThemes.analysis(
        """
        appearances:
          a b: { statusBarStyle: darkContent, toolbar: { backgroundColor: white } }
          a.b: { statusBarStyle: darkContent, tabBar: { backgroundColor: white } }
          A-B: { statusBarStyle: darkContent, tabBar: { backgroundColor: white } }

        """))
    #expect(sheets.count == 3)
    #expect(Set(sheets.map { $0.name.lowercased() }).count == 3)
  }
}

/// Notes the names of elements.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.insert(name)
  }
}
