import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Roles")
struct ParseRolesTests {
  @Test("have an inverse of their own, or light and dark changed")
  func inverses() throws {
    let theme = try resolvedTheme(
      """
      roles:
        plain: red
        pair: { light: white, dark: black }
        own: { light: white, dark: black, inverse: red }
      """)
    let colors = theme.roles.map { role in
      [role.color, role.inverse].map { theme.colors[$0].variants }
    }
    #expect(colors[0][0] == colors[0][1])
    #expect(colors[1][1].light == colors[1][0].dark && colors[1][1].dark == colors[1][0].light)
    #expect(colors[2][1].light.hex == "#FF0000")
  }

  @Test(
    "have both modes, and no other keys",
    arguments: [
      ("{ light: white }", "missing-key «a»"),
      ("{ light: white, dark: black, drak: red }", "unknown-key «drak»"),
      ("{ light: { dark: red }, dark: black }", "wrong-type «{ dark: red }»"),
    ])
  func mistakes(role: String, error: String) {
    #expect(errors(in: "roles: { a: \(role) }").first == error)
  }
}
