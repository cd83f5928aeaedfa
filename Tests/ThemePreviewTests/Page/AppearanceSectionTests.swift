import TestSupport
import Foundation
import Testing

@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("An appearance on its page")
struct AppearanceSectionTests {
  private func section(_ theme: String, _ index: Int = 0, isLate: Bool = false) throws -> String {
    let source = try previewed(theme)
    return markup { $0.appearance(index, of: source, isLate: isLate) }
  }

  @Test("its name, its Swift symbol, its place, its styles and the theme's words are said")
  func facts() throws {
    let text = try section(
      """
      appearances:
        a:
          description: By <day>.
          interfaceStyle: dark
          statusBarStyle: lightContent
          deprecated: Use b.
          toolbar: { backgroundColor: black, tintColor: white }
      """)
    for part in [
      "<a href=\"#a\">a</a>", "<code>.aAppearance</code>", "<span>Brand.theme.yaml:2:3</span>",
      "<span>status bar: lightContent</span>", "<span>always dark</span>",
      "<strong>deprecated: Use b.</strong>", "<p>By &lt;day&gt;.</p>", "data-bars=\"toolbar\">",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("a dynamic appearance says what it follows, and folds up what repeats its members")
  func dynamic() throws {
    let text = try section(
      """
      appearances:
        day: { toolbar: { backgroundColor: white, tintColor: black } }
        night: { toolbar: { backgroundColor: black, tintColor: white } }
      dynamic: { system: { light: day, dark: night } }
      """, 2)
    #expect(
      text.contains(
        "follows the system: <a href=\"#day\">day</a> (light) <a href=\"#night\">night</a> (dark)<")
    )
    #expect(text.contains("<summary>Drawings and pairs</summary>"))
  }

  @Test("an inverse stands below the appearance that it is made of, with the rule")
  func inverse() throws {
    let theme = "appearances: { a: { inverse: swap, toolbar: { tintColor: black } } }"
    let text = try section(theme)
    #expect(text.contains("<h4 id=\"aInverse\">Inverse, made by swap</h4>"))
  }

  @Test("an appearance that the chosen variant never shows says so")
  func unseen() throws {
    let page = try section(PreviewedThemes.failing)
    let sentence = "It is never seen in the chosen variant."
    #expect(page.contains("<p class=\"no nv\" data-v=\"dark darkHighContrast\">\(sentence)</p>"))
    #expect(page.contains("<div class=\"pt\" data-v=\"light lightHighContrast\">"))
    let both = PreviewedThemes.failing.replacing("    interfaceStyle: light\n", with: "")
    #expect(try !section(both).contains(sentence))
  }

  @Test("what is late waits as text, and what has a finding is marked")
  func marks() throws {
    let good = "appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }"
    #expect(try !section(good).contains("<noscript>") && !section(good).contains("data-bad"))
    let late = try section(good, isLate: true)
    #expect(late.contains("<noscript>") && late.hasSuffix("</noscript></section>"))
    #expect(try section(PreviewedThemes.failing).contains(" data-bad>"))
    #expect(
      try section("appearances: { a: { toolbar: { isHidden: true } } }")
        .contains("<p class=\"no\">No measured pairs.</p>"))
  }

  @Test("a finding has its severity as a shape and a word, its place, notes and suggestions")
  func finding() {
    let finding = Diagnostic(
      "tint-contrast", .warning, "tint <a>", at: nowhere,
      notes: [.init("set here", at: nowhere), .init("and here", at: nowhere)],
      fixIts: [
        .init("write black", replace: nowhere, with: "black"),
        .init("leave it out", replace: nowhere, with: ""),
      ])
    let text = markup { $0.finding(finding) { _ in "a.yaml:1:2" } }
    #expect(
      text.hasPrefix(
        "<div class=\"fi warning\"><b>▲ warning</b> tint &lt;a&gt; <code>tint-contrast</code> "
          + "<span class=\"at\">a.yaml:1:2</span>"))
    #expect(text.contains("<summary>2 more places</summary>"))
    #expect(text.contains("<p>and here: <span class=\"at\">a.yaml:1:2</span></p>"))
    #expect(text.contains("write black") && text.contains("leave it out"))
    // Nothing is copied of a suggestion that takes something out.
    #expect(text.matches(of: #/aria-label="Copy /#).count == 1)
    #expect(
      markup { $0.finding(Diagnostic("a", .error, "b", at: nil)) { _ in "" } }
        == "<div class=\"fi error\"><b>✕ error</b> b <code>a</code></div>")
  }

  @Test("every pair has a row with its verdict")
  func rows() throws {
    let analysis = PreviewedThemes.analysis(PreviewedThemes.failing)
    let page = PreviewedThemes.page(PreviewedThemes.failing)
    let rows = page.components(separatedBy: "<tr data-p=").count - 1
    let report = analysis.report.contrast[0]
    #expect(report.entries.count == 3)
    #expect(rows == report.entries.count + report.unchecked.count)
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
}
