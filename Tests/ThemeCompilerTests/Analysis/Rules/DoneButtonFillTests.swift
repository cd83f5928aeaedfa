import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Buttons of bars")
struct DoneButtonFillTests {
  private let theme =
    "a: { interfaceStyle: light, statusBarStyle: darkContent, navigationBar: { liquidGlass: keep, "
    + "backgroundColor: white, tintColor: \"#0A5FD9\", titleColor: black, buttons: { done: white } } }"

  @Test("iOS 26 draws done buttons on a fill, which has the tint")
  func done() throws {
    let analysis = measured(theme, "deploymentTarget: 26.0\nsdk: 26.0")
    #expect(!analysis.diagnostics.contains { $0.id == "tint-contrast" })
    #expect(analysis.diagnostics.contains { $0.id == "prominent-foreground" })
    analysis.expectPair("buttons.done", Seen(0xFFFFFF), on: Seen(0x0A5FD9))
    let untinted = measured(
      theme.replacing("tintColor: \"#0A5FD9\", ", with: ""), "deploymentTarget: 26.0")
    let pairs = untinted.report.contrast[0].unchecked
    #expect(
      pairs.contains { $0.foreground.name == "buttons.done" && $0.backgroundName == "system" })
  }

  @Test("older systems draw them on the bar")
  func doneBefore26() throws {
    let analysis = measured(theme, "sdk: 18.0")
    analysis.expectPair("buttons.done", Seen(0xFFFFFF), on: Seen(0xFFFFFF))
    #expect(analysis.diagnostics.filter { $0.id == "tint-contrast" }.map(\.severity) == [.error])
  }
}
