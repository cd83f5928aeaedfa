import Testing

@testable import ThemePreview

@Suite("What a theme has besides bars")
struct ListSectionsTests {
  private func lists(_ text: String) throws -> String {
    let source = try previewed(text)
    return markup { $0.lists(of: source) }
  }

  @Test("a role has its color and that on an inverse background, and its place")
  func roles() throws {
    let text = try lists("roles:\n  link: { light: \"#0A5FD9\", dark: \"#7AB8FF\" }\n")
    #expect(text.contains("<h3>Roles</h3>"))
    let row = try #require(text.firstMatch(of: #/(?s)<tr><th scope="row">link(.*?)</tr>/#)?.1)
    #expect(row.matches(of: #/#0A5FD9/#).count == 2 && row.matches(of: #/#7AB8FF/#).count == 2)
    #expect(row.hasSuffix("<td class=\"at\">Brand.theme.yaml:2:3"))
    #expect(!text.contains("<h3>Screens</h3>") && !text.contains("<h3>Waivers</h3>"))
  }

  @Test("a screen says what it wears, while it is edited too, and which bars it hides")
  func screens() throws {
    let text = try lists(
      """
      appearances: { day: {}, night: {} }
      screens:
        Cart: { appearance: day, toolbarHidden: false }
        Bag: { appearance: day, whenEditing: night, navigationBarHidden: true, toolbarHidden: true }
      """)
    #expect(
      text.contains("Cart<td><a href=\"#day\">day</a><td>the same<td>all shown<td class=\"at\">"))
    #expect(
      text.contains(
        "Bag<td><a href=\"#day\">day</a><td><a href=\"#night\">night</a>"
          + "<td>navigation bar hidden, toolbar hidden<td"))
  }

  @Test("a waiver says its rule, its reason and what it lets pass")
  func waivers() throws {
    let bar = "navigationBar: { backgroundColor: white, titleColor: \"#EEEEEE\" }"
    let theme = { (reason: String) in
      "appearances:\n  a:\n    \(bar) # appearance:ignore title-contrast\(reason)\n"
    }
    #expect(
      try lists(theme(" -- a <b> logo")).contains(
        "<code>title-contrast</code><td>a &lt;b&gt; logo<td>title #EEEEEE on #FFFFFF"))
  }

  @Test("more than three findings are folded up, since each stands with its drawing too")
  func findings() throws {
    func text(_ count: Int) throws -> String {
      let names = ["a", "b", "c", "d"].prefix(count)
      let appearances = names.map {
        "  \($0): { toolbar: { backgroundColor: white, tintColor: \"#EEEEE\(count)\" } }\n"
      }
      let source = try previewed("appearances:\n" + appearances.joined())
      return markup { $0.findings(of: source) }
    }
    #expect(try text(3).contains("<details class=\"sec\" open>"))
    #expect(try text(4).contains("<details class=\"sec\"><summary><h3>Findings (4)</h3>"))
    #expect(try !text(4).contains("Their numbers"))
    let fine = try previewed("roles: { a: black }")
    #expect(markup { $0.findings(of: fine) }.isEmpty)
  }
  @Test("of very many findings those that stand with their pairs are counted, the others listed")
  func manyFindings() throws {
    var text = "palette: { none: red }\nappearances:\n"
    for index in 0..<61 {
      let tint = "#EEEE\(index + 20)"
      text += "  a\(index): { toolbar: { backgroundColor: white, tintColor: \"\(tint)\" } }\n"
    }
    let source = try previewed(text)
    let findings = markup { $0.findings(of: source) }
    #expect(findings.contains("Findings (62)"))
    #expect(findings.matches(of: #/<div class="fi /#).count == 1)
    #expect(findings.contains("<code>unused-palette-color</code>"))
    #expect(
      findings.contains("Their numbers: <a href=\"#a0\">a0</a> 1, <a href=\"#a1\">a1</a> 1, "))
  }
}
