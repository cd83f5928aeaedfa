import Testing

@testable import ColorScience

@Suite("Colors by the names that Swift has for them")
struct SwiftColorNamesTests {
  @Test(
    "that mean one color are written as that color",
    arguments: [
      ("UIColor.white", ".white"), ("UIKit.UIColor.systemBlue", ".systemBlue"),
      ("Color.blue", ".systemBlue"), ("Color.primary", ".label"), (".secondary", ".secondaryLabel"),
      ("NSColor.labelColor", ".label"), (".systemBackgroundColor", ".systemBackground"),
      ("light-dark(.primary, white)", "light-dark(.label, white)"),
      ("UIColor.teal", ".systemTeal"), ("UIColor.label.cgColor", ".label"),
      ("white.opacity(0.5)", "rgb(255 255 255 / 0.5)"),
      ("UIColor.black.withAlphaComponent(0.25)", "rgb(0 0 0 / 0.25)"),
    ])
  func meanings(written: String, meant: String) throws {
    let error = try #require(foreignError(written))
    #expect(error.suggestion == meant)
    #expect(error.isExact)
    #expect(foreignError(meant) == nil)
  }

  @Test(
    "that have no certain meaning say what is wrong and offer nothing to be made without asking",
    arguments: [
      ("Color.accentColor", "follows the app's tint"), (".tint", "follows the app's tint"),
      ("UIColor.systemBlue.withAlphaComponent(0.5)", "is Swift; write a color such as"),
    ])
  func uncertain(written: String, said: String) throws {
    let error = try #require(foreignError(written))
    #expect(error.message.contains(said))
    #expect(!error.isExact)
  }

  @Test("may stand behind any type of colors, SwiftUI's hues being the system's")
  func types() throws {
    for (text, color) in [
      ("NSColor.red", ".red"), ("SwiftUI.Color.red", ".systemRed"), ("UIKit.UIColor.red", ".red"),
      ("Color.secondary", ".secondaryLabel"), ("UIColor.redColor", ".red"),
    ] {
      #expect(try #require(foreignError(text)).suggestion == color, "\(text)")
    }
  }

  @Test("with an alpha have one where the color is known, which that of the system is not")
  func alphas() throws {
    #expect(
      foreignError("UIColor.darkGray.withAlphaComponent(0.5)")?.suggestion
        == "rgb(85 85 85 / 0.5)")
    #expect(foreignError("Color.blue.opacity(0.5)")?.suggestion == nil)
    #expect(foreignError("UIColor.red.withAlphaComponent(2)")?.suggestion == nil)
  }
}
