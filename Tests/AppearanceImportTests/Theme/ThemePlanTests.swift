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

  /// The statements of the first appearance, as "navigationBar.tintColor".
  private func statements(_ facts: [BarFact]) -> [String] {
    var all = AppFacts()
    all.facts = facts
    all.darkEvidence = facts.first?.place
    let plan = ThemePlan(all, .lines, folder: "")
    return plan.appearances.first?.statements.filter(\.isValue).map {
      ([$0.part.rawValue] + $0.keys).joined(separator: ".")
    } ?? []
  }

  @Test("a bar with an object and none for the edge has an edge without a background")
  func emptyEdges() {
    let background = fact(.toolbar, "background", .word("opaque"), line: 1)
    #expect(statements([background]) == ["toolbar.background", "toolbar.scrollEdge"])
    let edge = fact(.toolbar, "scrollEdge.background", .word("opaque"), line: 2)
    #expect(
      statements([background, edge]) == ["toolbar.background", "toolbar.scrollEdge.background"])
    let color = fact(.toolbar, "backgroundColor", hex("FFFFFF"), line: 1, by: .proxy)
    #expect(statements([color]) == ["toolbar.backgroundColor"])
  }

  @Test("what is set again in the same function is left out")
  func overridden() {
    var first = fact(.toolbar, "tintColor", hex("000000"), line: 1)
    first.overriddenAt = place(2)
    #expect(statements([first]) == [])
    #expect(
      statements([first, fact(.toolbar, "tintColor", hex("FFFFFF"), line: 2)])
        == ["toolbar.tintColor"])
  }

  @Test("the style of a property list counts where it says that no controller is asked")
  func statusBar() throws {
    let code = fact(.statusBar, "statusBarStyle", .word("darkContent"), line: 1)
    func style(if condition: String?) throws -> String {
      let list = fact(
        .statusBar, "statusBarStyle", .word("lightContent"), line: 2, by: .infoPlist,
        condition: condition)
      let text = try #require(imported([code, list]).theme?.text)
      return text.contains("statusBarStyle: lightContent") ? "lightContent" : "darkContent"
    }
    #expect(try style(if: nil) == "lightContent")
    #expect(try style(if: "while the app launches") == "darkContent")
  }

  @Test("names of appearances are in lowerCamelCase, each once")
  func uniqueNames() {
    var names = UniqueNames()
    names.reserve("paper")
    #expect(
      ["Blue medium", "BlueMedium", "blue-medium", "", "Paper"].map { names.add($0) } == [
        "blueMedium", "blueMedium2", "blueMedium3", "unnamed", "paper2",
      ])
  }

  @Test("a place is the file's name and the line on which it begins")
  func places() {
    #expect(AppFiles.lines.shortPlace(place(1)) == "Bars.swift:1")
    #expect(AppFiles.lines.shortPlace(place(40)) == "Bars.swift:40")
    #expect(AppFiles.lines.number(of: "App/Bars.swift") == 0)
    #expect(AppFiles.lines.number(of: "Bars.swift") == nil)
  }
}
