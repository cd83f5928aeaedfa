import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Properties of presets")
struct PresetPropertiesTests {
  private func properties(
    _ look: String, _ runtime: Configuration.Runtime = .appearanceKit
  ) throws -> String {
    let theme = try resolvedTheme("appearances: { look: { \(look) } }")
    return written(EmitContext(theme) { $0.runtime = runtime }) {
      $0.writeProperties(of: theme.appearances[0])
    }
  }

  @Test("each value is written as the runtime has it, `none` as what is no case of Optional")
  func values() throws {
    let look = """
      interfaceStyle: dark, navigationBar: { style: black, isTranslucent: false, prompt: 'Say "a"',
      background: none, backgroundEffect: none, tintColor: .white, shadowColor: .black,
      titleFont: { size: 17.5, weight: semibold }, titleKern: 0.5, backIndicatorImage: Arrow,
      buttons: { plain: { color: .white, font: { textStyle: body }, disabledColor: .black } } }
      """
    #expect(
      try properties(look) == """
        value.interfaceStyle = .dark
        value.navigationBar.style = .black
        value.navigationBar.isTranslucent = false
        value.navigationBar.prompt = "Say \\"a\\""
        value.navigationBar.background = .hidden
        value.navigationBar.backgroundEffect = .hidden
        value.navigationBar.tintColor = .white
        value.navigationBar.shadow = .color(.black)
        value.navigationBar.titleFont = .system(size: 17.5, weight: .semibold)
        value.navigationBar.titleKern = 0.5
        value.navigationBar.buttons.plain = .white
        value.navigationBar.buttonFonts.plain = .textStyle(.body)
        value.navigationBar.disabledButtons.plain = .black
        value.navigationBar.backIndicatorImage = UIImage(named: "Arrow")

        """)
    #expect(try properties("toolbar: { shadowColor: none }") == "value.toolbar.shadow = .hidden\n")
  }

  @Test("a state is a copy of the bar with what differs, put on the bar after all else")
  func states() throws {
    #expect(
      try properties("toolbar: { tintColor: .white, compact: { tintColor: .black } }") == """
        value.toolbar.tintColor = .white
        var toolbarCompact = value.toolbar
        toolbarCompact.tintColor = .black
        value.toolbar.compact = .bar(toolbarCompact)

        """)
    #expect(
      try properties("toolbar: { scrollEdge: transparent, compact: same }") == """
        value.toolbar.scrollEdge = .transparent
        value.toolbar.compact = .same

        """)
  }

  @Test("a state with a color does not keep the gradient that the bar has in its place")
  func replaced() throws {
    let text = try properties(
      "toolbar: { backgroundGradient: [.white, .black], compact: { backgroundColor: .white } }")
    #expect(
      text.contains(
        "var toolbarCompact = Appearance.Bar()\ntoolbarCompact.backgroundColor = .white\n"))
    #expect(
      text.hasPrefix(
        """
        value.toolbar.backgroundGradient = Appearance.Bar.Gradient(
          [
            .white,
            .black,
          ], .horizontal)

        """))
  }

  @Test("AppearanceNavigationController's bars have a style and three colors, and no tab bar")
  func nested() throws {
    let bar = "style: black, backgroundColor: .white, tintColor: .black, shadowColor: none"
    #expect(
      try properties("toolbar: { \(bar) }, tabBar: { \(bar) }", .yalantis) == """
        value.toolbar.style = .black
        value.toolbar.backgroundColor = .white
        value.toolbar.tintColor = .black

        """)
    #expect(
      try properties("toolbar: { background: none, backgroundColor: .white }", .yalantis)
        == "value.toolbar.backgroundColor = .clear\n")
  }

  @Test("its flat type before that has four colors, and says whether the bar drops a shadow")
  func flat() throws {
    let look = "navigationBar: { backgroundColor: .white, tintColor: .black, shadowColor: .black }"
    #expect(
      try properties(look, .yalantis2015) == """
        value.navigationBarColor = .white
        value.navigationBarTintColor = .black
        value.navigationBarDropsShadow = true

        """)
    #expect(
      try properties("navigationBar: { background: transparent, shadowColor: none }", .yalantis2015)
        == "value.navigationBarColor = .clear\nvalue.navigationBarDropsShadow = false\n")
  }

  @Test(
    "what becomes of the background on iOS 26 is left out for a runtime that has no such property",
    arguments: Configuration.Runtime.allCases)
  func otherRuntimes(runtime: Configuration.Runtime) throws {
    let text = try properties("toolbar: { liquidGlass: system, backgroundColor: white }", runtime)
    #expect(text.contains("liquidGlass = .system") == (runtime == .appearanceKit))
    #expect(try !properties("toolbar: { liquidGlass: keep }", runtime).contains("liquidGlass"))
  }
}
