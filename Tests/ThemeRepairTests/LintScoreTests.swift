import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import AppearanceCompiler
@testable import ThemeRepair

@Suite("Whether a change made a theme better")
struct LintScoreTests {
  // Over white the bar is light enough for its buttons, over black it is not.
  private static let before = theme("#10C71AD1", "#941119", selected: "#FFFFFF")

  @Test("a pair that is mended does not make up for one that cannot be read at all any more")
  func newError() {
    let after = Self.theme("#10C71AD1", "#30C71A", selected: "#000000")
    #expect(Self.severities(Self.before) == [.error, .warning])
    #expect(Self.severities(after) == [.error])
    for standard in LintScore.Standard.allCases {
      #expect(!after.score.isBetter(than: Self.before.score, by: standard))
    }
    let mended = Self.theme("#10C71AD1", "#941119", selected: "#000000")
    #expect(mended.score.isBetter(than: Self.before.score))
    #expect(!mended.score.isBetter(than: mended.score, by: .bySeverity))
  }

  @Test("an error on one line does not stand for an error on another")
  func places() {
    let other = Self.theme("#10C71A", "#30C71A", selected: "#000000")
    let one = Self.theme("#10C71A", "#941119", selected: "#FFFFFF")
    #expect(other.score.isWorse(than: one.score))
    #expect(one.score.isWorse(than: other.score))
  }

  @Test("something milder to say is worse, but less bad than an error")
  func severity() {
    let before = Self.lint(
      """
      appearances:
        light: { statusBarStyle: lightContent, navigationBar: { backgroundColor: white, style: black } }
      """)
    let after = Self.lint(
      """
      appearances:
        light: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white, style: black } }
      """)
    #expect(Self.severities(before) == [.error])
    #expect(Self.severities(after) == [.warning])
    #expect(!after.score.isBetter(than: before.score, by: .nothingNew))
    #expect(after.score.isBetter(than: before.score, by: .bySeverity))
    #expect(!before.score.isBetter(than: after.score, by: .bySeverity))
  }

  @Test("a warning about any pair counts")
  func searchBar() {
    let (before, after) = (Self.searchBar("#8E8E93"), Self.searchBar("#66666B"))
    #expect(Self.severities(before) == [.warning])
    #expect(Self.severities(after) == [])
    #expect(after.score.isBetter(than: before.score, by: .bySeverity))
  }

  private static func searchBar(_ placeholder: String) -> Analysis {
    var configuration = Configuration()
    configuration.severities["search-bar-contrast"] = .warning
    return lint(
      """
      appearances:
        light:
          navigationBar:
            searchBar: { fieldColor: "#F2F2F7", placeholderColor: "\(placeholder)" }
      """, configuration)
  }

  private static func theme(
    _ background: String, _ tint: String, selected: String
  ) -> Analysis {
    lint(
      """
      appearances:
        light:
          toolbar: { backgroundColor: "\(background)", background: default, backgroundEffect: none, tintColor: "\(tint)" }
          tabBar: { backgroundColor: "#FFFFFF", tintColor: "\(selected)" }
      """)
  }

  private static func lint(
    _ text: String, _ configuration: Configuration = Configuration()
  ) -> Analysis {
    let source = SourceFile(path: "Brand.theme.yaml", text: text)
    return Analysis(ThemeInput(source, configuration: configuration)) { _ in
      .failure(LoadFailure("no such file"))
    }
  }

  private static func severities(_ theme: Analysis) -> [Diagnostic.Severity] {
    theme.diagnostics.map(\.severity).sorted(by: >)
  }
}
