import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

@Suite("Differences as Markdown")
struct DiffMarkdownTests {
  @Test("Markdown of hostile names stays in its cells")
  func markdown() throws {
    let name = "a`|<script>alert(1)</script>"
    let hostile = ComparedTheme.theme.replacing("text: \"{ink}\"", with: "'\(name)': \"{ink}\"")
    let difference = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme), try ComparedTheme.side(hostile))
    let rows = DiffFormat.markdown.render(difference).split(separator: "\n")
      .filter { $0.hasPrefix("| role") }
    #expect(rows.count == 1)
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").filter { $0 == "|" }.count == 5 })
    #expect(rows[0].contains("``a`\\|<script>alert(1)</script>``"))
  }
}
