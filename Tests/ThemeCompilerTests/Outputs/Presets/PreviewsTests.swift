import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Previews of presets")
struct PreviewsTests {
  private static let theme = """
    appearances:
      light: { toolbar: { tintColor: black } }
      'say "dark"': { toolbar: { tintColor: white } }
      old: { deprecated: true }
    """

  @Test("there is one for each appearance that is not deprecated, called by its name")
  func appearances() throws {
    let text = try Output.previews.text(of: Self.theme, target: 17)
    #expect(
      text.contains("  #Preview(\"light\") {\n    previewed(.lightAppearance)\n  }\n"))
    #expect(text.contains("#Preview(\"say \\\"dark\\\"\") {\n    previewed(.sayDarkAppearance)\n"))
    #expect(!text.contains("old") && text.split(separator: "#Preview(").count == 3)
  }

  @Test("older systems are kept away from them, which came with iOS 17")
  func availability() throws {
    let check = "@available(iOS 17.0, *)\n"
    let text = try Output.previews.text(of: Self.theme, target: 16)
    #expect(text.contains("  \(check)  #Preview(\"light\")"))
    #expect(text.contains("  \(check)  @MainActor private func previewed("))
    #expect(try !Output.previews.text(of: Self.theme, target: 17).contains("@available"))
  }
}
