import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeAnalysis
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
    #expect(page.contains(#/<small class="v fail p\d+">✕ 1.06:1<\/small>/#))
    #expect(page.contains("What fails first"))
    #expect(page.contains("data-bad"))
    #expect(page.contains("ink on paper"))
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
      #expect(policy.contains("style-src 'sha256-\(SHA256.base64Digest(Array(style.utf8)))'"))
      let scripts = page.matches(of: #/(?s)<script>(.*?)</script>/#).map(\.1)
      #expect(scripts.count == (watches ? 5 : 3))
      for script in scripts {
        #expect(policy.contains("'sha256-\(SHA256.base64Digest(Array(script.utf8)))'"))
      }
      #expect(policy.contains("frame-src") == watches)
    }
  }

  @Test("a search bar has its colors and verdicts: empty at the top, with a text once scrolled")
  func searchBar() throws {
    let page = PreviewedThemes.page(
      """
      appearances:
        a:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: black
            searchBar: { fieldColor: "#E4E4EA", textColor: "#1C1C1E", placeholderColor: "#8E8E93" }

      """)
    let phones = page.split(separator: "<div class=\"ph").dropFirst().map(String.init)
    #expect(phones.count == 2)
    let field = try #require(page.firstMatch(of: #/\.b(\d+)\{background-color:#E4E4EA\}/#)?.1)
    for (figure, words) in zip(phones, [">Search<", ">Lamps<"]) {
      #expect(figure.contains(#/<i class="sf p\d+ b/#) && figure.contains(" b\(field)\"></i>"))
      #expect(figure.contains(words))
      #expect(figure.contains("✕ 2.57:1</small>") == (words == ">Search<"))
    }
    #expect(!PreviewedThemes.page(PreviewedThemes.failing).contains("class=\"sf"))
  }

  @Test("the selected tab lies on its indicator, and its verdict is the one on that")
  func indicator() throws {
    let page = PreviewedThemes.page(
      """
      appearances:
        a:
          interfaceStyle: light
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
            unselectedItemTintColor: "#5A5A60"
            selectionIndicatorColor: "#6A88C8"

      """)
    let indicator = try #require(page.firstMatch(of: #/\.b(\d+)\{background-color:#6A88C8\}/#)?.1)
    #expect(page.contains(" b\(indicator)\"></i>") && page.contains(#/<i class="in p\d+ b/#))
    #expect(page.contains(#/<small class="v fail p\d+">✕ [0-9.]+:1</#))
  }

  @Test("a button has the badge that the theme colors, on iOS 26 alone")
  func buttonBadge() {
    let bar =
      "backgroundColor: white, titleColor: black, tintColor: black, badgeColor: yellow, "
      + "badgeTextColor: white"
    let theme = "appearances: { a: { interfaceStyle: light, navigationBar: { \(bar) } } }"
    let badges = { (configuration: String) -> Int in
      let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
      let analysis = PreviewedThemes.analysis(theme, configuration: read)
      let page = String(decoding: previewPage([analysis]), as: UTF8.self)
      let phones = page.split(separator: "<div class=\"ph").dropFirst()
      return phones.filter { $0.contains(">3</i>") && $0.contains("✕ 1.07:1</small>") }.count
    }
    #expect(badges("") == 0)
    #expect(badges("deploymentTarget: 26.0") == 2)
  }

  @Test("what is above, below and behind parts of bars is drawn, and what is not measured said")
  func parts() throws {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: "sdk: 26.0\n")).0
    let analysis = PreviewedThemes.analysis(PreviewedThemes.parts, configuration: read)
    let page = String(decoding: previewPage([analysis]), as: UTF8.self)
    func number(_ list: String, _ color: String) throws -> Substring {
      let rule = try Regex<(Substring, Substring)>("\\.\(list)(\\d+)\\{[a-z-]+:\(color)\\}")
      return try #require(page.firstMatch(of: rule)?.1)
    }
    let scope = try number("f", "#5A5A60")
    let selected = try number("f", "#0A3A8A")
    let (fill, text) = (try number("b", "#0A5FD9"), try number("f", "#FFFFFA"))
    let (tab, compactTab) = (try number("f", "#4A4A50"), try number("f", "#7A2A8A"))
    let phones = page.split(separator: "<div class=\"ph").dropFirst().map(String.init)
    #expect(phones.count == 6)
    for phone in phones {
      let isGlass = phone.hasPrefix(" gl")
      let state = try #require(phone.firstMatch(of: #/data-s="(\w+)"/#)?.1)
      let isScrolled = state == "standard"
      func has(_ name: String, _ color: String, _ words: String) throws -> Bool {
        try phone.contains(Regex("<i class=\"\(name) p\\d+ \(color)\">\(words)</i>"))
      }
      #expect(phone.contains(">Choose &lt;b&gt;an&lt;/b&gt; address</i>"))
      #expect(phone.contains("not measured: the prompt"))
      #expect(try has("s2", "f\(scope)", "Rooms") == isScrolled)
      #expect(try has("s1", "f\(selected)", "All") == isScrolled)
      #expect(phone.contains("the prompt, the scope buttons") == isScrolled)
      #expect(try (has("pf", "b\(fill)", "") && has("dn", "f\(text)", "Done")) == isGlass)
      #expect(phone.contains("the prominent button") == isGlass)
      // The buttons of the toolbar have none: those of the navigation bar and the tabs do.
      #expect(phone.components(separatedBy: "class=\"gs ").count - 1 == (isGlass ? 3 : 0))
      #expect(try has("l2", "f\(tab)", "News") == (state != "compact"))
      #expect(try has("l1", "f\(compactTab)", "Home") == (state == "compact"))
    }
  }

  @Test(
    "titles beside icons with colors of their own are drawn on an iPad with tabs below",
    arguments: [
      ("", true), ("deploymentTarget: 17.0\nsdk: 26.0\n", true),
      ("deploymentTarget: 18.0\n", false),
    ])
  func pad(configuration: String, isDrawn: Bool) throws {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let theme = PreviewedThemes.parts.replacing(
      "stacked: {", with: "inline: { titleColor: \"#EEEEEE\" }\n      stacked: {")
    let analysis = PreviewedThemes.analysis(theme, configuration: read)
    let page = String(decoding: previewPage([analysis]), as: UTF8.self)
    let pads = page.split(separator: "<div class=\"ph").filter { $0.hasPrefix(" co pd") }
    #expect(pads.count == (isDrawn ? 1 : 0))
    for pad in pads {
      #expect(pad.contains("<p>iPad up to iPadOS 17, scrolled</p>"))
      #expect(pad.contains(#/<small class="v fail p\d+">✕ 1.16:1<\/small>/#))
      #expect(pad.contains(">News</i>"))
      #expect(!pad.contains(">Title</i>") && !pad.contains(">Select</i>"))
    }
    #expect(!PreviewedThemes.page(PreviewedThemes.parts).contains(" co pd"))
  }

  @Test("a title that is never large is small at the top")
  func smallTitle() {
    let bar = "backgroundColor: white, titleColor: black, tintColor: black"
    for (mode, isSmall) in [("never", true), ("automatic", false)] {
      let page = PreviewedThemes.page(
        "appearances: { a: { navigationBar: { \(bar), largeTitleDisplayMode: \(mode) } } }\n")
      #expect(page.contains(">Large Title") != isSmall)
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

  @Test("what only has a warning has a card as well")
  func warningCards() {
    let page = PreviewedThemes.page(
      PreviewedThemes.failing
        .replacing("lightContent", with: "darkContent").replacing("#0A5FD9", with: "#3B7FE0"))
    #expect(page.contains("What to look at first"))
    #expect(page.contains("<li class=\"warning\">"))
  }

  @Test("variants that no pair tells apart are one column, and what two share is there once")
  func columns() {
    let same = PreviewedThemes.page(PreviewedThemes.failing)
    #expect(same.contains("<th scope=\"col\">Contrast</thead>"))
    #expect(!same.contains(#/<td colspan="\d" class/#))
    let page = PreviewedThemes.page(
      PreviewedThemes.failing.replacing(
        "link: { light: \"#0A5FD9\",",
        with: "link: { light: \"#0A5FD9\", lightHighContrast: \"#0A3FA9\","))
    #expect(page.contains(" data-v=\"lightHighContrast\">light, increased contrast"))
    #expect(page.contains(#/<td colspan="2" class="fail"><span/#))
  }

  @Test("a gradient has a slider with the contrast at its positions, at first where it is least")
  func gradientSlider() throws {
    let page = PreviewedThemes.page(
      """
      appearances:
        shop:
          interfaceStyle: light
          toolbar: { backgroundGradient: [black, white], tintColor: white }

      """)
    let ratios = try #require(
      page.firstMatch(of: #/value="20" data-g="toolbar" data-r="([^"]*)"/#)?.1)
    #expect(ratios.split(separator: " ").count == 21)
    #expect(ratios.hasPrefix("21 ") && ratios.hasSuffix(" 1"))
    #expect(page.contains("<output>1:1 at 100 %</output>"))
    #expect(page.contains("<i class=\"mk horizontal of-toolbar p"))
  }

  @Test("appearances past the first ones wait as text")
  func late() {
    let appearances = (0..<12).map { "  a\($0): { toolbar: { tintColor: black } }\n" }
    let page = PreviewedThemes.page("appearances:\n" + appearances.joined())
    #expect(page.components(separatedBy: "<noscript>").count == 3)
    #expect(page.components(separatedBy: "class=\"ap la\"").count == 3)
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
}
