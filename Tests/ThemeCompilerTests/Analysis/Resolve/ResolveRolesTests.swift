import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("The colors of roles")
struct ResolveRolesTests {
  private static let color = """
    { light: "#000001", dark: "#000002", lightHighContrast: "#000003", darkHighContrast: "#000004" }
    """

  @Test("change places for the inverse, those for more contrast as well")
  func exchanged() throws {
    let theme = try resolvedTheme("roles: { text: \(Self.color) }")
    let role = try #require(theme.roles.first)
    #expect(blues(of: role.color, in: theme) == [1, 2, 3, 4])
    #expect(blues(of: role.inverse, in: theme) == [2, 1, 4, 3])
  }

  @Test("are an inverse's own where it is written")
  func explicit() throws {
    let theme = try resolvedTheme(
      "roles: { text: { light: \"#000001\", dark: \"#000002\", inverse: \"#000005\" } }")
    let role = try #require(theme.roles.first)
    #expect(blues(of: role.color, in: theme) == [1, 2, 1, 2])
    #expect(blues(of: role.inverse, in: theme) == [5, 5, 5, 5])
  }

  @Test("leave out a role of which one is none, and no other")
  func mistakes() throws {
    let theme = try resolvedTheme(
      "roles: { a: blck, b: { light: red, dark: red, inverse: blck }, c: red }")
    #expect(theme.roles.map(\.name) == ["c"])
  }

  private func blues(of color: ColorID, in theme: ResolvedTheme) -> [Int] {
    Variant.allCases.map { Int((theme.colors[color, $0].blue * 255).rounded()) }
  }
}
