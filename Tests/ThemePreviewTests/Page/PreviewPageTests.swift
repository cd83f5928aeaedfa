import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("The page of a theme")
struct PreviewPageTests {
  @Test("it says which bar fails, by how much, where and what to write")
  func failing() {
    let page = PreviewedThemes.page(PreviewedThemes.failing)
    #expect(page.contains("<b>✕ 1.06</b> fails"))
    #expect(page.contains("white status bar on #F7F7F9 has contrast 1.06:1 in 'light'"))
    #expect(page.contains("<span class=\"at\">Brand.theme.yaml:6:21</span>"))
    #expect(page.contains(#/<small class="v fail p\d+">✕ 1.06:1<\/small>/#))
    #expect(page.contains("What fails first"))
    #expect(page.contains("data-bad"))
    #expect(page.contains("ink on paper"))
  }

  @Test("a theme full of markup is text, and the page has no element of its making")
  func hostile() throws {
    let analysis = PreviewedThemes.analysis(PreviewedThemes.hostile)
    let theme = try #require(analysis.theme)
    #expect(theme.palette.count == 2)
    let page = PreviewedThemes.page(PreviewedThemes.hostile)
    #expect(page.components(separatedBy: "<script").count == 4)
    #expect(page.components(separatedBy: "<style").count == 2)
    for opening in [
      "<img", "<svg onload", "<b onclick", "<i onfocus", "<a href=javascript", "<!-- -->",
    ] {
      #expect(!page.contains(opening), "\(opening)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test("its policy names the digests of the style sheet and of the scripts that it has")
  func policy() throws {
    for watches in [false, true] {
      let page = PreviewedThemes.page(PreviewedThemes.failing, watches: watches)
      let policy = try #require(page.firstMatch(of: #/content="(default-src 'none';[^"]*)"/#)?.1)
      let style = try #require(page.firstMatch(of: #/(?s)<style>(.*?)</style>/#)?.1)
      #expect(policy.contains("style-src \(policySource(String(style)))"))
      let scripts = page.matches(of: #/(?s)<script>(.*?)</script>/#).map(\.1)
      #expect(scripts.count == (watches ? 5 : 3))
      for script in scripts {
        #expect(policy.contains(policySource(String(script))))
      }
      #expect(policy.contains("frame-src") == watches)
    }
  }

  @Test("an appearance that nothing can be measured of is drawn from a theme with errors")
  func broken() {
    let page = PreviewedThemes.page(
      """
      appearances:
        good: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white } }
        bad: { statusBarStyle: darkContent, navigationBar: { backgroundColour: white } }

      """)
    #expect(page.contains("id=\"good\""))
    #expect(page.contains("unknown-key"))
    #expect(page.contains("Nothing is generated from this theme until you fix its errors"))
  }

  @Test("a file that is no theme has its findings on the page")
  func noTheme() {
    let page = PreviewedThemes.page("- a\n- b\n")
    #expect(page.contains("No theme to show"))
    #expect(page.contains("root-not-mapping"))
  }

  @Test("a hundred appearances take less than 0.8 MB")
  func size() {
    var text = "palette: { paper: white, ink: black }\nappearances:\n"
    for index in 0..<100 {
      text += """
          a\(index):
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: "#F\(index % 10)F\(index / 10)F9", tintColor: "#0A5FD9" }
            toolbar: { backgroundColor: "{paper}", tintColor: "#0A5FD9" }
            tabBar: { backgroundColor: "{paper}", tintColor: "{ink}", unselectedItemTintColor: "#555555" }

        """
    }
    let page = previewPage([PreviewedThemes.analysis(text)])
    #expect(page.count < 800_000, "\(page.count)")
    #expect(page == previewPage([PreviewedThemes.analysis(text)]))
  }

  @Test("appearances past the first ones wait as text")
  func late() {
    let appearances = (0..<12).map { "  a\($0): { toolbar: { tintColor: black } }\n" }
    let page = PreviewedThemes.page("appearances:\n" + appearances.joined())
    #expect(page.components(separatedBy: "<noscript>").count == 3)
    #expect(page.components(separatedBy: "class=\"ap la\"").count == 3)
  }

  @Test("a pair that has a warning is marked as one, in its row, on the phone and in the count")
  func warning() {
    let page = PreviewedThemes.page(
      PreviewedThemes.failing
        .replacing("lightContent", with: "darkContent").replacing("#0A5FD9", with: "#3B7FE0"))
    #expect(page.contains("text needs 4.5:1"))
    #expect(page.contains("<b>▲ 3.7</b> warning"))
    #expect(page.contains(#/<small class="v warning p\d+">▲ 3.7:1<\/small>/#))
    #expect(!page.contains("What fails first"))
    #expect(page.contains(">▲ 1 of 3 measured pairs has a warning</p>"))
    #expect(page.contains("<li>✓ 2 pass</li>"))
    #expect(!page.contains("✓ 3.7"))
  }

  /// The digests are FIPS 180-4's of its examples, in Base64.
  @Test(
    "a policy allows a text by its digest",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ])
  func digest(text: String, digest: String) {
    #expect(policySource(text) == "'sha256-\(digest)'")
  }
}
