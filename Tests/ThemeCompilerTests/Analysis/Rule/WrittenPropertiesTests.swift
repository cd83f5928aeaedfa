import TestSupport
import Testing

@testable import ThemeCompiler

@Suite("What a theme sets on a kind of bar")
struct WrittenPropertiesTests {
  private static let theme = """
    appearances:
      light:
        toolbar: { tintColor: black, backgroundColor: white }
        inverse: swap
      dark: { extends: light, toolbar: { shadowColor: red } }
      other: { tabBar: { tintColor: red }, toolbar: { tintColor: red } }
    dynamic: { system: { light: light, dark: dark } }
    """

  @Test("is said by the first appearance that sets it, inverses and dynamic ones aside")
  func first() throws {
    let written = WrittenProperties(of: .toolbar, in: try resolvedTheme(Self.theme))
    #expect(
      written.settings.map(\.setting.property) == [.backgroundColor, .tintColor, .shadowColor])
    #expect(written.settings.map(\.name) == ["light", "light", "dark"])
  }

  @Test("counts for as many appearances as have any of it")
  func counts() throws {
    let written = WrittenProperties(of: .toolbar, in: try resolvedTheme(Self.theme))
    #expect(written.has(.tintColor) && !written.has(.titleColor))
    #expect(written.count(of: [.tintColor]) == 3 && written.count(of: [.shadowColor]) == 1)
    #expect(written.count(of: [.backgroundColor, .shadowColor]) == 2)
    #expect(written.count(of: [.titleColor]) == 0)
    #expect(
      WrittenProperties(of: .navigationBar, in: try resolvedTheme(Self.theme)).settings.isEmpty)
  }
}
