import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What is drawn of a bar")
struct DrawnBarTests {
  @Test("each state has its own color, and the edge counts before the height")
  func states() throws {
    let slots = "scrollEdge: { backgroundColor: red }, compact: { backgroundColor: lime }"
    func colors(_ kind: BarKind, _ generation: DrawnBar.Era) throws -> [String?] {
      let own = kind == .tabBar ? slots.prefix { $0 != "," } : slots[...]
      let theme = try Self.theme("\(kind.name): { backgroundColor: white, \(own) }")
      let drawn = theme.appearances[0].drawn(kind, on: generation)
      return DrawnBar.State.allCases.map { Self.hex(drawn[$0].backgroundColor?.value, theme) }
    }
    let (white, red, lime) = ("#FFFFFF", "#FF0000", "#00FF00")
    #expect(try colors(.navigationBar, .ios15) == [white, lime, red, red])
    #expect(try colors(.toolbar, .ios15) == [white, lime, red, red])
    #expect(try colors(.tabBar, .ios26) == [white, white, red, red])
  }

  @Test("`transparent` and `none` drop the color", arguments: ["transparent", "none"])
  func clear(background: String) throws {
    let theme = try Self.theme(
      "toolbar: { background: \(background), backgroundColor: white, shadowColor: red, "
        + "scrollEdge: { background: opaque } }")
    for generation in DrawnBar.Era.allCases {
      let bar = theme.appearances[0].drawn(.toolbar, on: generation)
      #expect(bar.standard.isClear)
      #expect(bar.standard.backgroundColor == nil)
      #expect(!bar.standard.hidesShadow)
      #expect(bar[.scrollEdge].backgroundColor != nil)
    }
  }

  @Test("a transparent edge has neither background nor shadow, and the inks of the bar")
  func transparentEdge() throws {
    let theme = try Self.theme(
      "navigationBar: { backgroundColor: white, shadowColor: red, tintColor: black, "
        + "scrollEdge: transparent }")
    let edge = theme.appearances[0].drawn(.navigationBar, on: .ios15)[.scrollEdge]
    #expect(edge.isClear && edge.hidesShadow && edge.configuration == .transparent)
    #expect(Self.hex(edge.ink(.title)?.color, theme) == "#000000")
  }

  @Test("on glass nothing of the background is left, and everything in front of it is")
  func glass() throws {
    let theme = try Self.theme(
      "navigationBar: { liquidGlass: system, backgroundColor: white, shadowColor: red, "
        + "isTranslucent: false, tintColor: black, scrollEdge: transparent, "
        + "compact: { titleColor: red, backgroundColor: lime } }")
    let bar = theme.appearances[0].drawn(.navigationBar, on: .ios26)
    #expect(bar.isGlass && bar.isTranslucent == true)
    for state in DrawnBar.State.allCases {
      guard case .glass = bar[state].background else {
        Issue.record("\(state) has a background")
        continue
      }
      #expect(bar[state].configuration == .default && !bar[state].hidesShadow)
    }
    #expect(Self.hex(bar[.compact].ink(.title)?.color, theme) == "#FF0000")
    #expect(Self.hex(bar[.scrollEdge].ink(.title)?.color, theme) == "#000000")
    let before = theme.appearances[0].drawn(.navigationBar, on: .ios15)
    #expect(!before.isGlass && before.isTranslucent == false)
  }

  @Test("each part has the color of the first property that is set")
  func inks() throws {
    let theme = try Self.theme(
      "navigationBar: { tintColor: black, buttons: { plain: red }, "
        + "compact: { tintColor: lime } }\n"
        + "    tabBar: { tintColor: black, unselectedItemTintColor: red }")
    let bar = theme.appearances[0].drawn(.navigationBar, on: .ios15)
    func property(_ part: DrawnPart, _ state: DrawnState) -> String? {
      state.ink(part).map { "\($0.property.name) \(Self.hex($0.color, theme) ?? "")" }
    }
    let standard = bar.standard
    #expect(property(.title, standard) == "tintColor #000000")
    #expect(property(.largeTitle, standard) == "tintColor #000000")
    #expect(property(.plainButton, standard) == "buttons.plain #FF0000")
    #expect(property(.doneButton, standard) == "tintColor #000000")
    #expect(property(.backButton, standard) == "buttons.plain #FF0000")
    #expect(property(.selectedTab, standard) == nil)
    #expect(standard.buttonInk(.doneButton) == nil)
    // A state has no tint, so the texts of its buttons are colored one by one.
    #expect(Self.hex(bar[.compact].buttonInk(.doneButton)?.color, theme) == "#00FF00")
    let tabs = theme.appearances[0].drawn(.tabBar, on: .ios15).standard
    #expect(property(.selectedTab, tabs) == "tintColor #000000")
    #expect(property(.otherTabs, tabs) == "unselectedItemTintColor #FF0000")
    #expect(property(.title, tabs) == nil)
  }

  @Test("a bar has the style that the theme sets")
  func style() throws {
    let theme = try Self.theme("navigationBar: { isHidden: true }\n    toolbar: { style: black }")
    let appearance = theme.appearances[0]
    #expect(appearance.drawn(.toolbar, on: .ios15).style == .black)
  }

  private static func hex(_ color: ColorID?, _ theme: ResolvedTheme) -> String? {
    color.map { theme.colors[$0].variants.light.hex }
  }

  /// A theme of one appearance with these bars.
  private static func theme(_ bars: String) throws -> ResolvedTheme {
    let text = "appearances:\n  look:\n    statusBarStyle: darkContent\n    \(bars)\n"
    return try resolvedTheme(text)
  }
}
