import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("What a theme says of an app's facts")
struct ThemePlanTests {
  @Test("a subclass has what proxies give to every bar")
  func proxies() throws {
    var tint = fact(.navigationBar, "tintColor", hex("FFFFFF"), line: 3, by: .proxy)
    tint.isProxied = true
    let type = Look(.type, "MainBar")
    let app = imported([
      tint, fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 4, in: type),
      fact(.navigationBar, "titleColor", hex("000000"), line: 5, in: type),
    ])
    #expect(findings(app) == ["3 error tint-contrast"])
  }

  @Test("what holds only sometimes, and what differs, is a comment")
  func doubts() throws {
    let text = try #require(
      imported([
        fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3),
        fact(.navigationBar, "tintColor", hex("FF0000"), line: 4, condition: "if isPro"),
        fact(.navigationBar, "titleColor", hex("000000"), line: 5),
        fact(.navigationBar, "titleColor", hex("222222"), line: 6),
      ]).theme?.text)
    #expect(text.contains("# tintColor: \"#FF0000\", if isPro (Bars.swift:4)\n"))
    #expect(
      text.contains("# titleColor: \"#000000\" (Bars.swift:5) or \"#222222\" (Bars.swift:6)\n"))
  }

  @Test("what is not resolved is a comment, so that the theme compiles")
  func unresolved() throws {
    var lost = fact(.navigationBar, "titleColor", .nothing, line: 4)
    lost.outcome = .unresolved(
      Unresolved(.otherModule, "'DesignColor' is declared in none of the files", at: lost.place))
    let text = try #require(
      imported([fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3), lost]).theme?.text)
    #expect(
      text.contains(
        "# titleColor: not resolved: 'DesignColor' is declared in none of the files (Bars.swift:4)\n"
      ))
    #expect(lintedIDs(text) == [])
  }

  @Test("an app that never speaks of dark mode is measured in light alone")
  func lightAlone() throws {
    let app = imported(
      [
        fact(.navigationBar, "background", .word("opaque"), line: 3),
        fact(.navigationBar, "tintColor", hex("24292E"), line: 4),
      ], isDark: false)
    #expect(findings(app) == [])
    #expect(try #require(app.theme?.text).contains("interfaceStyle: light"))
  }

  @Test("a screen that sets no titles may have those of another one")
  func titlesOfOtherScreens() throws {
    let facts = [
      fact(.navigationBar, "tintColor", hex("0B63CE"), line: 3, in: Look(.controller, "List")),
      fact(.navigationBar, "titleColor", hex("C8102E"), line: 4, in: Look(.controller, "Blue")),
    ]
    let text = try #require(imported(facts).theme?.text)
    #expect(text.contains("# titleColor: the code sets none; that of another screen may stay"))
    #expect(try #require(imported([facts[0]]).theme?.text).contains("titleColor: .label"))
  }
}
