import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Keys of an app's properties")
struct ThemeKeyTests {
  @Test("without bar-appearance objects barTintColor colors the background")
  func barTint() {
    let app = imported([
      fact(.navigationBar, "barTintColor", hex("FFFFFF"), line: 3, by: .proxy),
      fact(.navigationBar, "tintColor", hex("C1C6CD"), line: 4, by: .proxy),
    ])
    #expect(findings(app).contains("4 error tint-contrast"))
  }

  @Test("a property has its keys in the part of its bar, a search bar in that above the screen")
  func keys() {
    func keys(
      _ bar: BarFact.Bar, _ property: String, by mechanism: BarFact.Mechanism = .barAppearance
    ) -> String? {
      ThemeKey(fact(bar, property, hex("000000"), line: 1, by: mechanism)).map {
        ([$0.part.rawValue] + $0.keys).joined(separator: ".")
      }
    }
    #expect(keys(.toolbar, "buttons.back.color") == nil)
    #expect(keys(.navigationBar, "buttons.back.color") == "navigationBar.buttons.back.color")
    #expect(keys(.searchBar, "tintColor") == "navigationBar.searchBar.tintColor")
    #expect(keys(.statusBar, "statusBarStyle") == "appearance.statusBarStyle")
    #expect(keys(.tabBar, "selectedItemTint") == "tabBar.tintColor")
    #expect(keys(.tabBar, "barTintColor") == "tabBar.barTintColor")
    #expect(keys(.tabBar, "barTintColor", by: .proxy) == "tabBar.backgroundColor")
    #expect(keys(.tabBar, "titleColor") == nil)
    #expect(keys(.app, "UIUserInterfaceStyle") == nil)
  }

  @Test("a state has the properties that its look can have")
  func states() {
    func isKnown(_ property: String) -> Bool {
      ThemeKey(fact(.navigationBar, property, hex("000000"), line: 1)) != nil
    }
    #expect(isKnown("scrollEdge"))
    #expect(isKnown("scrollEdge.titleColor"))
    #expect(!isKnown("scrollEdge.prefersLargeTitles"))
    #expect(!isKnown("landscape.titleColor"))
  }

  @Test("properties come in the format's order, and those of states behind them")
  func ranks() {
    let keys = [
      ["background"], ["backgroundColor"], ["tintColor"], ["scrollEdge", "background"],
      ["scrollEdge", "tintColor"], ["compact", "background"],
    ]
    #expect(keys.shuffled().sorted { ThemeKey.rank($0) < ThemeKey.rank($1) } == keys)
    #expect(
      ThemeKey.rank(["buttons", "plain", "color"]) == ThemeKey.rank(["buttons", "plain"]))
  }

  @Test("a value is written where the key takes it")
  func values() throws {
    func text(_ property: String, _ value: ImportedValue) throws -> String? {
      let fact = fact(.navigationBar, property, value, line: 1)
      return try #require(ThemeKey(fact)).text(
        of: value, PaletteDraft([], .lines, folder: ""), named: nil)?.yaml
    }
    #expect(try text("tintColor", hex("0B63CE")) == "\"#0B63CE\"")
    #expect(try text("tintColor", .nothing) == "transparent")
    #expect(try text("tintColor", .color(TraitColor(.system("clear", alpha: 1)))) == "transparent")
    #expect(try text("shadowColor", .nothing) == "none")
    #expect(try text("style", .word("black")) == "black")
    #expect(try text("prefersLargeTitles", .flag(true)) == "true")
    #expect(try text("prefersLargeTitles", .word("yes")) == nil)
    #expect(try text("titlePositionAdjustment.vertical", .number(1.5)) == "1.5")
    #expect(try text("prompt", .text("a \"b\"")) == #""a \"b\"""#)
  }
}
