import TestSupport
import Testing

@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemePreview

@Suite("The page of a difference")
struct DifferencePageTests {
  private func page(_ old: String, _ new: String) throws -> String {
    let sides = try [old, new].map {
      DiffSide(try #require(PreviewedThemes.analysis($0).manifest))
    }
    return String(
      decoding: differencePage(
        compareThemes(sides[0], sides[1]), from: [sides[0]], to: [sides[1]]), as: UTF8.self)
  }

  private func theme(tint: String) -> String {
    "appearances: { a: { interfaceStyle: light, toolbar: { backgroundColor: white, tintColor: \(tint) } } }\n"
  }

  @Test("the same theme has changed in nothing, and no part of the page is about anything")
  func same() throws {
    let page = try page(theme(tint: "black"), theme(tint: "black"))
    #expect(page.contains("<p>Nothing changed.</p>"))
    #expect(page.contains("<li>Next version: <strong>none</strong></li>"))
    #expect(!page.contains("<section"))
  }

  @Test("a changed color is said with both values, and drawn before, after and over each other")
  func visual() throws {
    let page = try page(theme(tint: "\"#000001\""), theme(tint: "\"#0A5FD9\""))
    #expect(page.contains("<section class=\"sec\"><h2>Visual"))
    #expect(page.contains("<code>#000001</code>") && page.contains("<code>#0A5FD9</code>"))
    let figures = page.matches(of: #/<figcaption>(\w+)</figcaption>/#).map(\.1)
    #expect(figures == ["Before", "After", "Both", "Before", "After", "Both"])
    #expect(page.contains("aria-label=\"How much is before: a, light"))
  }

  @Test("the page has the policy of other pages, and a theme's name is no markup on it")
  func policy() throws {
    let old = theme(tint: "black").replacing("{ a:", with: "{ '<img src=x>':")
    let page = try page(old, old.replacing("tintColor: black", with: "tintColor: navy"))
    #expect(page.contains("&lt;img src=x&gt;") && !page.contains("<img"))
    let style = try #require(page.firstMatch(of: #/(?s)<style>(.*?)</style>/#)?.1)
    #expect(page.contains("style-src \(policySource(String(style)))"))
    #expect(style.contains(".ov .ph+.ph{position:absolute"))
  }
}
