import Foundation
import Testing

@testable import OutputText
@testable import ThemeAnalysis
@testable import ThemeLint
@testable import ThemeModel
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
    #expect(page.contains("<small class=\"v fail\">✕ 1.06:1</small>"))
    #expect(page.contains("data-bad"))
    #expect(page.contains("ink on paper"))
  }

  @Test("every pair that is measured has a row with its verdict")
  func rows() throws {
    let analysis = PreviewedThemes.analysis(PreviewedThemes.failing)
    let page = PreviewedThemes.page(PreviewedThemes.failing)
    let rows = page.components(separatedBy: "<tr data-bar=").count - 1
    #expect(rows == analysis.report.contrast[0].entries.count && rows == 3)
  }

  @Test("a theme full of markup is text, and the page has no element of its making")
  func hostile() throws {
    let analysis = PreviewedThemes.analysis(PreviewedThemes.hostile)
    let theme = try #require(analysis.theme)
    #expect(theme.palette.count == 2)
    let page = PreviewedThemes.page(PreviewedThemes.hostile)
    #expect(page.components(separatedBy: "<script").count == 2)
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
      #expect(policy.contains("style-src 'sha256-\(SHA256.base64Digest(Array(style.utf8)))'"))
      let scripts = page.matches(of: #/(?s)<script>(.*?)</script>/#).map(\.1)
      #expect(scripts.count == (watches ? 3 : 1))
      for script in scripts {
        #expect(policy.contains("'sha256-\(SHA256.base64Digest(Array(script.utf8)))'"))
      }
      #expect(policy.contains("frame-src") == watches)
    }
  }

  @Test("a color is written once, however many drawings have it")
  func colors() throws {
    let page = PreviewedThemes.page(PreviewedThemes.failing)
    let style = try #require(page.firstMatch(of: #/(?s)<style>(.*?)</style>/#)?.1)
    #expect(style.matches(of: #/\.b\d+\{background-color:#F7F7F9\}/#).count == 1)
    let body = try #require(page.firstMatch(of: #/(?s)<main(.*)</main>/#)?.1)
    #expect(!body.contains("style="))
  }

  @Test("a wide color is there as it is, behind the nearest one of sRGB")
  func wide() {
    let page = PreviewedThemes.page(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: color(display-p3 1 0.9 0.2), tintColor: black }

      """)
    #expect(page.contains(";background-color:color(display-p3 1 0.9 0.2)}"))
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
    #expect(page.contains("Nothing is generated from this theme until its errors are mended"))
  }

  @Test("a file that is no theme has its findings on the page")
  func noTheme() {
    let page = PreviewedThemes.page("- a\n- b\n")
    #expect(page.contains("No theme to show"))
    #expect(page.contains("root-not-mapping"))
  }

  @Test("a hundred appearances take less than 1.5 MB")
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
    #expect(page.count < 1_500_000, "\(page.count)")
    #expect(page == previewPage([PreviewedThemes.analysis(text)]))
  }

  @Test("appearances of two themes have fragments of their own")
  func fragments() {
    let themes = ["Sea", "Land"].map {
      PreviewedThemes.analysis(PreviewedThemes.failing, named: "\($0).theme.yaml")
    }
    let page = String(decoding: previewPage(themes), as: UTF8.self)
    #expect(page.contains("id=\"Sea.light\"") && page.contains("id=\"Land.light\""))
  }
}
