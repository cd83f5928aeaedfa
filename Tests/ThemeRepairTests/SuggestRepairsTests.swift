import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Suggestions")
struct SuggestRepairsTests {
  @Test("at most three repairs are named for a finding")
  func limit() {
    let text = """
      appearances:
        light:
          statusBarStyle: auto
          navigationBar: { backgroundColor: "#9A9AA0", tintColor: "#666677" }
      """
    let counts = linted(text).map(\.fixIts.count)
    #expect(counts.allSatisfy { $0 <= 3 })
    #expect(counts.contains { $0 >= 2 }, "\(counts)")
  }

  @Test("a theme without findings has none, and findings past the limit have none either")
  func few() {
    #expect(
      analysis("appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }")
        .diagnostics.isEmpty)
    let text = "appearances: { a: { toolbar: { backgroundColor: white, tintColor: white } } }"
    var input = ThemeInput(SourceFile(path: "a.theme.yaml", text: text))
    input.suggestionLimit = 0
    var none = Analysis(input) { _ in .failure(LoadFailure("no such file")) }
    none.suggestRepairs { _ in .failure(LoadFailure("no such file")) }
    #expect(none.diagnostics.map(\.id) == analysis(text).diagnostics.map(\.id))
    #expect(
      none.diagnostics.flatMap(\.fixIts).isEmpty
        && !analysis(text).diagnostics.flatMap(\.fixIts).isEmpty)
  }

  @Test("a finding of a theme with many pairs has suggestions")
  func many() throws {
    let bars = """
      navigationBar: { backgroundColor: white, tintColor: black, titleColor: "#333" }, \
      toolbar: { backgroundColor: white, tintColor: black }
      """
    var lines = (0..<9_900).map { "  a\($0): { statusBarStyle: darkContent, \(bars) }" }
    lines[5].replace("black", with: "\"#EEEEEE\"")
    let text = "appearances:\n" + lines.joined(separator: "\n") + "\n"
    let analysis = analysis(text)
    #expect(analysis.report.contrast.reduce(0) { $0 + $1.entries.count } > 30_000)
    let finding = try #require(analysis.diagnostics.first { $0.id == "tint-contrast" })
    #expect(!finding.fixIts.isEmpty)
  }

  @Test("a large palette takes no finding its suggestions")
  func palette() {
    let names = (0..<20_000).map { "  p\($0): '#\(100_000 + $0)'" }
    let bars = (0..<40).map {
      "  a\($0): { toolbar: { backgroundColor: '{white}', tintColor: '#EEEEE\($0 % 10)' } }"
    }
    let text =
      "palette:\n  white: '#FFFFFF'\n" + names.joined(separator: "\n") + "\nappearances:\n"
      + bars.joined(separator: "\n")
    let findings = analysis(text).diagnostics.filter { $0.id == "tint-contrast" }
    #expect(findings.count == 40)
    #expect(findings.allSatisfy { !$0.fixIts.isEmpty })
  }
}
