import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Colors that follow the traits")
struct DynamicColorsTests {
  @Test("are those of the palette that have more than one value")
  func palette() throws {
    let text = try Output.dynamicColors.text(
      of: "palette: { ink: black, sky: { light: .white, dark: .black } }")
    #expect(
      text.contains(
        """
          extension UIColor {
            /// The colors of Brand that follow the interface style and the contrast setting.
            enum Brand {
              /// `sky` of the palette.
              nonisolated static let sky = adaptive(
        """))
    #expect(!text.contains("ink"))
    let theme = try resolvedTheme("palette: { ink: black, sky: { light: white, dark: black } }")
    #expect(theme.palette.map { Output.dynamicColors.exports($0, theme) } == [false, true])
  }

  @Test("a dynamic appearance has those of its bars, by their places")
  func appearance() throws {
    let text = try Output.dynamicColors.text(
      of: """
        appearances:
          day: { toolbar: { tintColor: black, shadowColor: none } }
          night: { toolbar: { tintColor: white, shadowColor: none } }
          bare: {}
        dynamic:
          system: { light: day, dark: night }
          none: { light: bare, dark: bare }
        """)
    #expect(
      text.contains(
        """
              /// The colors of the bars of the appearance `system`.
              enum System {
                /// `toolbar.tintColor`.
                nonisolated static let toolbarTintColor = adaptive(
        """))
    #expect(text.contains("      enum None {}\n") && !text.contains("shadowColor"))
  }

  @Test("a state of a bar has those that are not the bar's")
  func states() throws {
    let text = try Output.dynamicColors.text(
      of: """
        appearances:
          day:
            toolbar:
              backgroundColor: white
              tintColor: black
              scrollEdge: { backgroundColor: "#EEEEEE", buttons: { plain: black } }
          night:
            toolbar:
              backgroundColor: black
              tintColor: white
              scrollEdge: { backgroundColor: "#111111", buttons: { plain: white } }
        dynamic: { system: { light: day, dark: night } }
        """)
    let names = text.matches(of: /static let (\w+) =/).map { String($0.1) }
    #expect(
      names == [
        "toolbarBackgroundColor", "toolbarTintColor", "toolbarScrollEdgeBackgroundColor",
        "toolbarScrollEdgeButtonsPlain",
      ])
    #expect(text.contains("/// `toolbar.scrollEdge.backgroundColor`."))
  }

  @Test("colors and appearances are names in the theme's type")
  func declarations() throws {
    let theme = try resolvedTheme(
      "name: Brand\npalette: { sky: white }\nappearances: { a: {} }\ndynamic: { b: { light: a, dark: a } }"
    )
    let declared = Output.dynamicColors.declares(theme, .ios15)
    #expect(declared.map(\.name) == ["Brand", "adaptive", "sky", "B"])
    #expect(declared.suffix(2).allSatisfy { $0.scope == .type("UIColor.Brand") })
  }

  @Test("a theme called String leaves the app's extensions of UIColor their String")
  func commonName() throws {
    let text = "palette: { a: { light: white, dark: black } }\nappearances: {}"
    #expect(
      try generated("name: String\n" + text, "dynamicColors").contains("  enum StringColors {"))
    #expect(
      try generated("name: UIView\n" + text, "dynamicColors").contains("  enum UIViewColors {"))
    #expect(try generated("name: Brand\n" + text, "dynamicColors").contains("  enum Brand {"))
  }
}
