import Testing
import ThemeSyntax

@testable import ThemeAnalysis
@testable import ThemeModel

@Suite("Buttons of bars")
struct DoneButtonFillTests {
  private let theme =
    "a: { interfaceStyle: light, statusBarStyle: darkContent, navigationBar: { liquidGlass: keep, "
    + "backgroundColor: white, tintColor: \"#0A5FD9\", titleColor: black, buttons: { done: white } } }"

  @Test("iOS 26 draws done buttons on a fill, which is not measured")
  func done() throws {
    let analysis = measured(theme, "deploymentTarget: 26.0\nsdk: 26.0")
    #expect(!analysis.diagnostics.contains { $0.id == "tint-contrast" })
    #expect(analysis.diagnostics.contains { $0.id == "prominent-foreground" })
    #expect(analysis.report.notMeasured == ["buttons that iOS 26 fills": 1])
    let pair = try #require(analysis.report.contrast[0].unchecked.first)
    #expect(pair.foreground.name == "buttons.done" && pair.backgroundName == "system")
  }

  @Test("older systems draw them on the bar")
  func doneBefore26() throws {
    let analysis = measured(theme, "deploymentTarget: 15.0\nsdk: 26.0")
    analysis.expectPair("buttons.done", Seen(0xFFFFFF), on: Seen(0xFFFFFF))
    #expect(analysis.diagnostics.filter { $0.id == "tint-contrast" }.map(\.severity) == [.error])
  }
}
