import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Presets")
struct PresetsTests {
  @Test("what two appearances have in common is written once")
  func twins() throws {
    let text = try generated(
      """
      appearances:
        a: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white } }
        b: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white } }
        c: { statusBarStyle: darkContent, navigationBar: { backgroundColor: yellow } }
      """, "presets", "barAppearances")
    #expect(text.contains("static let bAppearance: Appearance = aAppearance\n"))
    #expect(text.contains("static let cAppearance: Appearance = {\n"))
    #expect(
      text.contains(
        """
            static func bAppearance() -> UINavigationBarAppearance {
              aAppearance()
            }

        """))
  }

  @Test("an equal appearance with another inverse is another value")
  func otherInverse() throws {
    let text = try generated(
      """
      appearances:
        a: { statusBarStyle: darkContent, toolbar: { backgroundColor: white }, inverse: c }
        b: { statusBarStyle: darkContent, toolbar: { backgroundColor: white } }
        c: { statusBarStyle: lightContent, toolbar: { backgroundColor: black }, inverse: a }
        d: { statusBarStyle: darkContent, toolbar: { backgroundColor: white }, inverse: c }
      """, "presets")
    #expect(text.contains("static let bAppearance: Appearance = {\n"))
    #expect(text.contains("static let dAppearance: Appearance = aAppearance\n"))
  }

  @Test("a deprecated preset is a property in front of its value, which the file itself can call")
  func deprecated() throws {
    let text = try Output.presets.text(
      of: "appearances: { old: { deprecated: Use new., toolbar: { tintColor: .white } } }")
    #expect(
      text.contains(
        """
            @available(*, deprecated, message: "Use new.")
            nonisolated static var oldAppearance: Appearance { oldAppearanceValue }

            nonisolated private static let oldAppearanceValue: Appearance = {
        """))
    #expect(text.contains("nonisolated static let brandAppearances: [Appearance] = []\n"))
  }

  @Test("a status bar may have a style for a dark interface")
  func statusBar() throws {
    let theme = "appearances: { a: { statusBarStyle: { light: darkContent, dark: lightContent } } }"
    let text = try Output.presets.text(of: theme, target: 15)
    #expect(
      text.contains(
        """
              value.statusBarStyle = .darkContent
              value.darkStatusBarStyle = .lightContent
        """))
  }

  @Test("the runtime's presets hold their inverses; others are looked up by a function")
  func inverses() throws {
    let theme = "appearances: { a: { inverse: swap, toolbar: { backgroundColor: .white } } }"
    #expect(
      try Output.presets.text(of: theme).contains(
        "value.compiledInverse = { aInverseAppearance }\n"))
    let other = try Output.presets.text(of: theme) { $0.runtime = .yalantis }
    #expect(
      other.contains(
        """
            func brandInverse() -> Appearance {
              switch self {
              case .aAppearance: return .aInverseAppearance
              case .aInverseAppearance: return .aAppearance
              default: return self
              }
            }
        """))
    #expect(other.contains("  #if swift(>=6.0) || hasFeature(StrictConcurrency)\n"))
    #expect(!other.contains("nonisolated") && !other.contains("compiledInverse"))
  }
}
