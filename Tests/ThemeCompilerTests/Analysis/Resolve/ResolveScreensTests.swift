import TestSupport
import Testing

@testable import ThemeCompiler

@Suite("What screens wear")
struct ResolveScreensTests {
  private static let appearances =
    "appearances: { day: { inverse: night, toolbar: {} }, night: { toolbar: {} }, plain: {} }"

  @Test("is an appearance, and while they are edited its inverse or another one")
  func editing() throws {
    let theme = try resolvedTheme(
      """
      \(Self.appearances)
      screens:
        AController: { appearance: plain }
        BController: { appearance: day, whenEditing: inverse }
        CController: { appearance: plain, whenEditing: night }
      """)
    #expect(theme.screens.map(\.appearance) == [2, 0, 2])
    #expect(theme.screens.map(\.whenEditing) == [2, 1, 1])
  }

  @Test("has an inverse to be edited in, of a dynamic appearance none")
  func missing() {
    let found = shownFindings(
      in: """
        \(Self.appearances)
        dynamic: { system: { light: day, dark: night } }
        screens:
          AController: { appearance: plain, whenEditing: inverse }
          BController: { appearance: system, whenEditing: inverse }
        """
    ).filter { $0.id == "missing-inverse" }
    #expect(
      found.map(\.message) == [
        "appearance 'plain' has no inverse; give it an 'inverse' rule",
        "appearance 'system' has no inverse; name the appearance to wear",
      ])
    #expect(found.map(\.place) == ["inverse", "inverse"])
    #expect(
      found.map(\.notes) == [
        ["'plain' is declared here «plain»"], ["'system' is declared here «system»"],
      ])
  }

  @Test("is not told again where the inverse itself is wrong")
  func reported() {
    let theme = """
      appearances: { day: { inverse: nigt, toolbar: {} } }
      screens: { AController: { appearance: day, whenEditing: inverse } }
      """
    #expect(errors(in: theme) == ["undefined-appearance «nigt»"])
  }
}
