import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Colors that follow the interface style and are drawn once")
struct DynamicFrozenTests {
  private static let adaptive = "{ light: white, dark: black }"

  @Test("are an error as the background of presets for another runtime")
  func presets() {
    let found = findings("toolbar: { backgroundColor: \(Self.adaptive) }", "runtime: yalantis")
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.place) == [Self.adaptive])
    #expect(
      found.map(\.message) == [
        "'a.toolbar.backgroundColor' follows the interface style, but the 'yalantis' runtime of "
          + "'presets' draws it once, as an image; it stays #FFFFFF or #000000 when the style changes; "
          + "write an appearance with plain colors for each style"
      ])
  }

  @Test(
    "are a warning as any color of a screen of DoubleNavigationController, the first of each bar")
  func doubleNavigation() {
    let bar = "{ titleColor: \(Self.adaptive), tintColor: { light: red, dark: blue } }"
    let found = findings("navigationBar: \(bar)", "outputs: doubleNavigation", screens: "a")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map {
        $0.message.contains("but the library of 'doubleNavigation' archives it for a transition; ")
      } == [true])
  }

  @Test(
    "are none in AppearanceKit, of another property, of a tab bar, and where all variants are one",
    arguments: [
      ("toolbar: { backgroundColor: \(adaptive) }", ""),
      ("toolbar: { tintColor: \(adaptive) }", "runtime: yalantis"),
      ("tabBar: { backgroundColor: \(adaptive) }", "runtime: yalantis"),
      ("toolbar: { backgroundColor: { light: white, dark: white } }", "runtime: yalantis"),
      ("toolbar: { backgroundColor: \(adaptive) }", "{ runtime: yalantis, outputs: manifest }"),
    ])
  func passes(bar: String, configuration: String) {
    #expect(findings(bar, configuration) == [])
  }

  @Test("are none of an appearance that no screen wears")
  func worn() {
    let bar = "navigationBar: { titleColor: \(Self.adaptive) }"
    #expect(findings(bar, "outputs: doubleNavigation", screens: "b") == [])
  }

  @Test("are found once where a dynamic appearance shares them with its member")
  func sharedColor() {
    let theme = """
      appearances: { a: { toolbar: { backgroundColor: \(Self.adaptive) } } }
      dynamic: { d: { light: a, dark: a } }
      """
    #expect(LintRule.dynamicFrozen.findings(in: theme, "runtime: yalantis").count == 1)
  }

  @Test("are found at a dynamic appearance that makes them of its members' colors")
  func dynamic() {
    let theme = """
      appearances: { a: { toolbar: { backgroundColor: white } }, b: { toolbar: { backgroundColor: black } } }
      dynamic: { system: { light: a, dark: b } }
      """
    let found = LintRule.dynamicFrozen.findings(in: theme, "runtime: yalantis")
    #expect(found.map(\.place) == ["system"])
  }

  private func findings(
    _ bar: String, _ configuration: String, screens appearance: String = "a"
  ) -> [ShownFinding] {
    let theme = """
      appearances: { a: { \(bar) }, b: { navigationBar: { tintColor: black } } }
      screens: { ListController: { appearance: \(appearance) } }
      """
    return LintRule.dynamicFrozen.findings(in: theme, configuration)
  }
}
