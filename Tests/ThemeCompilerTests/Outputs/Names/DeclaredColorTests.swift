import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Colors of roles")
struct DeclaredColorTests {
  @Test("each role has its inverse behind it")
  func inverses() throws {
    let theme = try resolvedTheme("roles: { link: { light: white, dark: black } }")
    let colors = theme.roleColors
    #expect(colors.map(\.symbol) == ["link", "invertedLink"])
    #expect(colors.map(\.origin) == [.role("link"), .roleInverse("link")])
    #expect(
      theme.colors[colors[0].color].variants.light == theme.colors[colors[1].color].variants.dark)
  }

  @Test("a role that has the name of an inverse is that one, and neither has another")
  func declared() throws {
    let theme = try resolvedTheme("roles: { link: white, invertedLink: black }")
    #expect(theme.roleColors.map(\.symbol) == ["link", "invertedLink"])
  }

  @Test("an inverse that is written is there whatever other roles are called")
  func written() throws {
    let theme = try resolvedTheme(
      "roles: { a: { light: white, dark: black, inverse: red }, invertedA: { light: black, "
        + "dark: white, inverse: blue } }")
    #expect(
      theme.roleColors.map(\.symbol) == ["a", "invertedA", "invertedA", "invertedInvertedA"])
    #expect(
      theme.roleColors.map(\.origin)
        == [.role("a"), .roleInverse("a"), .role("invertedA"), .roleInverse("invertedA")])
  }
}
