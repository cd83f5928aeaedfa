import Testing
import ThemeCompiler
import ThemeSyntax

@testable import AppearanceImport

@Suite("Findings in an app's code")
struct ImportThemeTests {
  @Test("findings are at the places of the code")
  func places() {
    let app = imported([
      fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3),
      fact(.navigationBar, "titleColor", hex("B9C0C8"), line: 4),
    ])
    #expect(findings(app) == ["4 error title-contrast"])
    let notes = app.diagnostics.last?.notes.map { Int($0.range.lower) }
    #expect(notes == [Int(place(3).lower)])
  }

  @Test("nothing is claimed of a background that the code does not state; the theme says why")
  func unstatedBackground() throws {
    let viewer = Look(.contained, "PhotoViewer")
    let app = imported([
      fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3),
      fact(.navigationBar, "tintColor", hex("0B63CE"), line: 4),
      fact(.navigationBar, "tintColor", hex("FFFFFF"), line: 5, in: viewer, by: .proxy),
    ])
    #expect(app.diagnostics.allSatisfy { $0.severity == .note })
    let text = try #require(app.theme?.text)
    #expect(
      text.contains(
        "# appearance:ignore tint-contrast -- its background is that of 'app', or another screen's")
    )
    #expect(text.contains("photoViewer:"))
    #expect(lintedIDs(text) == [])
  }

  @Test("a background that is not resolved is no ground, nor is the color of the bar's view")
  func openBackgrounds() throws {
    var behind = fact(.toolbar, "backgroundColor", hex("FFFFFF"), line: 6, by: .instance)
    behind.isBehind = true
    let app = imported([
      fact(.navigationBar, "background", .word("default"), line: 3),
      fact(
        .navigationBar, "backgroundColor", hex("000000"), line: 4,
        condition: "if 'barTintColor' is true"),
      fact(.navigationBar, "titleColor", hex("FFFFFF"), line: 5),
      behind,
      fact(.toolbar, "tintColor", hex("FFFFFF"), line: 7, by: .instance),
    ])
    #expect(app.diagnostics.allSatisfy { $0.severity == .note })
    let text = try #require(app.theme?.text)
    #expect(text.contains("the background that the code sets is not resolved"))
    #expect(text.contains("# backgroundColor: \"#FFFFFF\" lies behind what the bar draws"))
    #expect(lintedIDs(text) == [])
  }

  @Test("two functions that need not run for the same bar make no pair")
  func functions() throws {
    var background = fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3)
    var title = fact(.navigationBar, "titleColor", hex("FFFFFF"), line: 4)
    background.maker = place(3)
    #expect(findings(imported([background, title])) == ["4 error title-contrast"])
    title.maker = place(4)
    #expect(findings(imported([background, title])) == [])
  }

  @Test("a clear color hides what it colors")
  func clear() throws {
    let app = imported([
      fact(.tabBar, "backgroundColor", hex("FFFFFF"), line: 3),
      fact(.tabBar, "items.titleColor", .nothing, line: 4),
      fact(.tabBar, "items.iconColor", hex("999999"), line: 5),
    ])
    #expect(findings(app) == ["5 error tab-label-contrast"])
    #expect(lintedIDs(try #require(app.theme?.text)) == ["tab-label-contrast"])
  }

  @Test("an app that says nothing of bars gives no theme, but what was not read")
  func noTheme() {
    var facts = AppFacts()
    facts.findings = [Diagnostic("unreadable-file", .warning, "it isn't read", at: place(1))]
    let options = ImportOptions(
      path: "a.theme.yaml", configuration: Configuration(), heading: [],
      load: { _ in .failure(LoadFailure("no such file")) })
    let app = importTheme(facts, .lines, options)
    #expect(app.theme == nil)
    #expect(app.diagnostics.map(\.id) == ["unreadable-file"])
  }

  @Test("a look has the name of its appearance, where that says something of a bar")
  func names() {
    let screen = Look(.controller, "CartAppearance")
    let app = imported([
      fact(.navigationBar, "tintColor", hex("000000"), line: 1),
      fact(.toolbar, "tintColor", hex("000000"), line: 2, in: screen),
    ])
    #expect(app.name(of: .app) == "app")
    #expect(app.name(of: screen) == "cart")
    #expect(app.name(of: Look(.type, "Other")) == nil)
  }
}
