import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("Dynamic appearances")
struct ThemeResolverDynamicTests {
  private static let appearances =
    "appearances: { day: { toolbar: { tintColor: black } }, night: { toolbar: { tintColor: white } } }"

  @Test("stand behind the others, with the places of their members among them")
  func members() throws {
    let theme = try resolvedTheme(
      """
      \(Self.appearances)
      dynamic: { system: { light: day, dark: night, lightHighContrast: night } }
      """)
    let system = try #require(theme.appearances.last)
    #expect(theme.appearances.map(\.name) == ["day", "night", "system"])
    #expect(system.kind == .dynamic && system.members == [0, 1, 1, 1])
    #expect(system.description == ["`day` in a light interface, `night` in a dark one."])
    #expect(system.symbol == "systemAppearance")
  }

  @Test("have each member's backdrop behind them")
  func backdrops() throws {
    let theme = try resolvedTheme(
      """
      appearances: { day: { backdrop: light, toolbar: {} }, night: { toolbar: {} } }
      dynamic: { system: { light: day, dark: night } }
      """)
    let system = try #require(theme.appearances.last)
    #expect(system.backdrop?.backdrop(in: .light) == .content(.light))
    #expect(system.backdrop?.backdrop(in: .lightHighContrast) == .content(.light))
    #expect(system.backdrop?.backdrop(in: .dark) == nil)
  }

  @Test("with a member that is none are left out, and who wears one is not told again")
  func lost() throws {
    let theme = """
      \(Self.appearances)
      dynamic: { system: { light: day, dark: nigt } }
      screens: { ListController: { appearance: system } }
      """
    #expect(errors(in: theme) == ["undefined-appearance «nigt»"])
    #expect(try resolvedTheme(theme).appearances.map(\.name) == ["day", "night"])
  }
}
