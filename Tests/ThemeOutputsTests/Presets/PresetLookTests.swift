import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeAnalysis
@testable import ThemeModel
@testable import ThemeOutputs

@Suite("Appearances that look the same")
struct PresetLookTests {
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

  @Test("no current appearance calls one that is deprecated, though they are equal")
  func deprecatedTwin() throws {
    let text = try generated(
      """
      appearances:
        a: { deprecated: true, toolbar: { backgroundColor: white } }
        b: { toolbar: { backgroundColor: white } }
        c: { toolbar: { backgroundColor: white } }
      """, "barAppearances")
    #expect(!text.contains("      aAppearance()\n"))
    #expect(text.contains("      bAppearance()\n"))
  }
}
