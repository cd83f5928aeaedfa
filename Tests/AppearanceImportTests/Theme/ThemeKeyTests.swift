import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Keys of an app's properties")
struct ThemeKeyTests {
  @Test("without bar-appearance objects barTintColor colors the background")
  func barTint() {
    let app = imported([
      fact(.navigationBar, "barTintColor", hex("FFFFFF"), line: 3, by: .proxy),
      fact(.navigationBar, "tintColor", hex("C1C6CD"), line: 4, by: .proxy),
    ])
    #expect(findings(app).contains("4 error tint-contrast"))
  }
}
