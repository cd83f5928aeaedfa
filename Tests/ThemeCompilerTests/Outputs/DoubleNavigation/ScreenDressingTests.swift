import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Bars of a screen, property by property")
struct ScreenDressingTests {
  private func dressing(
    _ kind: BarKind, _ appearances: String, target: Int = 15
  ) throws -> String {
    let names = ["a", "b"].filter { appearances.contains("\($0): {") }
    let screens = names.map { "\($0.uppercased())Screen: { appearance: \($0) }" }
    let theme = try resolvedTheme(
      "appearances: { \(appearances) }\nscreens: { \(screens.joined(separator: ", ")) }")
    let context = EmitContext(theme, target: target)
    return written(context) { $0.writeDressing(ScreenDressing(context), kind) }
  }

  @Test("a bar sets the properties that the library's copies of it show too")
  func properties() throws {
    #expect(
      try dressing(.navigationBar, "a: { navigationBar: { backgroundColor: .white } }") == """
        /// Sets every property, since the next screen keeps what this one leaves unset.
        extension UINavigationBar {
          fileprivate func dressAsAScreen() {
            barStyle = .default
            tintColor = nil
            isTranslucent = true
            barTintColor = .white
            setBackgroundImage(nil, for: .default)
            shadowImage = nil
            titleTextAttributes = nil
            largeTitleTextAttributes = nil
            setAppearances(.aScreen())
          }
        }

        """)
  }

  @Test("a bar without objects takes back those of another screen, and its style")
  func others() throws {
    let text = try dressing(
      .toolbar,
      "a: { interfaceStyle: dark, toolbar: { backgroundColor: .black } }, "
        + "b: { toolbar: { tintColor: .white } }")
    #expect(
      text.contains("overrideUserInterfaceStyle = .dark\n    setAppearances(.aScreen())\n"))
    #expect(
      text.contains(
        "overrideUserInterfaceStyle = .unspecified\n    setAppearances(UIToolbarAppearance())\n"))
    let plain = try dressing(.toolbar, "a: { toolbar: { tintColor: .white } }")
    #expect(!plain.contains("overrideUserInterfaceStyle") && !plain.contains("setAppearances"))
  }

  @Test("large titles are switched for all screens as soon as one says something of them")
  func largeTitles() throws {
    let text = try dressing(
      .navigationBar,
      "a: { navigationBar: { prefersLargeTitles: true } }, b: { navigationBar: { style: black } }")
    #expect(text.contains("    prefersLargeTitles = true\n"))
    #expect(text.contains("    prefersLargeTitles = false\n"))
    #expect(
      try !dressing(.navigationBar, "a: { navigationBar: { style: black } }")
        .contains("prefersLargeTitles"))
  }

  @Test("on the glass of iOS 26 a background that yields to it is not set")
  func glass() throws {
    let text = try dressing(
      .toolbar, "a: { toolbar: { backgroundColor: .white, liquidGlass: system } }")
    #expect(CodeOnSystem(text, on: 26).lines.contains("barTintColor = nil"))
    #expect(CodeOnSystem(text, on: 25).lines.contains("barTintColor = .white"))
  }
}
