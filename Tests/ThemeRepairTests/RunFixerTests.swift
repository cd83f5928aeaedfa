import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Themes that are repaired together")
struct RunFixerTests {
  private static let base = SourceFile(
    path: "base.theme.yaml",
    text: """
      palette: { link: "#808080" }
      appearances:
        light:
          toolbar: { backgroundColor: white, tintColor: "{link}" }
          tabBar: { backgroundColor: white, tintColor: "#909090" }
      """)
  private static let heir = SourceFile(
    path: "heir.theme.yaml",
    text: """
      extends: base.theme.yaml
      appearances:
        dark: { toolbar: { backgroundColor: "#101010", tintColor: "{link}" } }
      """)

  @Test("of a theme's repairs those are not made that harm one that extends it, but all others are")
  func heirs() {
    let alone = fix([ThemeInput(Self.base)]) { _ in .success(Self.base) }
    #expect(alone.themes[0].left == 0)
    let own = String(decoding: alone.themes[0].after.bytes, as: UTF8.self)
    #expect(!own.contains("#808080") && !own.contains("#909090"), "\(own)")
    let together = fix([ThemeInput(Self.base), ThemeInput(Self.heir)]) { _ in .success(Self.base) }
    #expect(together.themes.map(\.isChanged) == [true, false])
    let shared = String(decoding: together.themes[0].after.bytes, as: UTF8.self)
    #expect(shared.contains("#808080") && !shared.contains("#909090"), "\(shared)")
    // Another background than white would be far from what was written.
    #expect(together.themes.map(\.left) == [1, 1])
    let again = fix(together.themes.map { ThemeInput($0.after) }) { _ in
      .success(together.themes[0].after)
    }
    #expect(again.themes.map(\.isChanged) == [false, false])
  }

  @Test("findings that were not looked at are counted as such")
  func untried() {
    let grays = (4..<64).map { "'#\(String($0 * 0x040401, radix: 16))'" }
    let heirs = (0..<400).map {
      "  a\($0): { extends: b, toolbar: { backgroundColor: '{base}', tintColor: '#\($0 + 100)' } }"
    }
    let text = """
      palette: { base: '#80808080' }
      appearances:
        b: { abstract: true, backdrop: [\(grays.joined(separator: ", "))] }
      \(heirs.joined(separator: "\n"))
      """
    let theme = SourceFile(path: "a.theme.yaml", text: text)
    let fixed = fix([ThemeInput(theme)]) { _ in .success(theme) }.themes[0]
    #expect(fixed.untried > 0)
    #expect(fixed.repaired + fixed.untried <= fixed.found)
  }
}
