import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("What comes first on a page")
struct SummarySectionTests {
  @Test("an appearance is in the list with the worst that became of its pairs and its inverse's")
  func sidebar() throws {
    let failing = try previewed(PreviewedThemes.failing)
    let good = try previewed(
      "name: Good\nappearances: { a: { inverse: swap, toolbar: { backgroundColor: white, tintColor: black } } }"
    )
    let text = markup { $0.sidebar([failing, good]) }
    #expect(
      text.contains(
        "<b class=\"w fail\" title=\"fails\">✕</b> <a href=\"#light\">light</a></li>"))
    #expect(text.contains("<b class=\"w pass\" title=\"passes\">✓</b> <a href=\"#a\">a</a></li>"))
    #expect(text.contains("<li><b>Good</b></li>") && !text.contains("aInverse"))
    #expect(!markup { $0.sidebar([good]) }.contains("<li><b>Good</b></li>"))
  }

  @Test("nothing comes first where all passes")
  func nothing() throws {
    let good = try previewed(
      "appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }")
    #expect(markup { $0.summary(of: [good]) }.isEmpty)
  }

  @Test("the worst six causes have cards, what has least of the contrast that it needs first")
  func order() throws {
    // The lighter the gray, the less is left on white.
    let appearances = (1...7).map {
      "  a\($0): { toolbar: { backgroundColor: white, tintColor: \"#D\($0)D\($0)D\($0)\" } }\n"
    }
    let source = try previewed("appearances:\n" + appearances.joined())
    let text = markup { $0.summary(of: [source]) }
    let names = text.matches(of: #/</p><p><a href="#(a\d)"/#).map(\.1)
    #expect(names == ["a7", "a6", "a5", "a4", "a3", "a2"])
    #expect(text.contains("<p class=\"no\">1 more cause below.</p>"))
  }

  @Test("a cause has one card, with the other places where it shows")
  func causes() throws {
    let page = PreviewedThemes.page(
      PreviewedThemes.failing + """
          copy:
            interfaceStyle: light
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: "{paper}", tintColor: "{link}", titleColor: "#DDDDDD" }
            toolbar: { backgroundColor: "{paper}", tintColor: "#DDDDDD" }
          other:
            extends: copy

        """)
    let cards = try #require(page.firstMatch(of: #/(?s)<ul class="cards">(.*?)</ul>/#)?.1)
    let title = cards.split(separator: "<li").filter { $0.contains("title #DDDDDD") }
    #expect(title.count == 1)
    #expect(title.first?.contains(">other.navigationBar</a>") == true)
    #expect(page.contains("more place"))
  }

  @Test("what only has a warning has a card as well")
  func warningCards() {
    let page = PreviewedThemes.page(
      PreviewedThemes.failing
        .replacing("lightContent", with: "darkContent").replacing("#0A5FD9", with: "#3B7FE0"))
    #expect(page.contains("What to look at first"))
    #expect(page.contains("<li class=\"warning\">"))
  }
}
