import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Tints of the buttons of an item")
struct ItemTintsTests {
  @Test(
    "buttons of a navigation item have the colors that the bar does not give them on iOS 26",
    arguments: ["barAppearances", "doubleNavigation"])
  func itemTints(output: String) throws {
    let text = try generatedForSystems(output, target: 15)
    #expect(
      CodeOnSystem(text, on: 26).lines.contains {
        $0.hasSuffix("(plain: plain, prominent: prominent)")
      })
    // An appearance without colors takes those of another one back.
    let reset =
      output == "barAppearances"
      ? "{ button.wear(nil) }" : "tintButtons(plain: nil, prominent: nil)"
    #expect(text.contains(reset))
    #expect(!CodeOnSystem(text, on: 25).lines.contains { $0.hasPrefix("tintButtons(plain: ") })
    let newest = try generatedForSystems(output, target: 26)
    #expect(newest.contains("tintButtons(plain: plain, prominent: prominent)"))
    #expect(!newest.contains("#available(iOS 26"))
  }
}
