import TestSupport
import Testing

@testable import ThemeAnalysis
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("What rules on themes look at")
struct LintSubjectTests {
  @Test("is each bar that somebody wrote and each of its states with a background")
  func surfaces() throws {
    let subject = try subject(
      """
      appearances:
        light:
          toolbar: { backgroundColor: white, compact: { tintColor: red }, scrollEdge: transparent }
          tabBar: { tintColor: red }
          inverse: swap
        dark: { toolbar: { backgroundColor: black } }
      """)
    var paths: [String] = []
    subject.forEachWrittenSurface { paths.append($1.path(in: $0)) }
    #expect(
      paths == ["light.toolbar", "light.toolbar.compact", "light.tabBar", "dark.toolbar"])
    var tints: [String] = []
    subject.forEachWrittenSurface(where: { $0.name == "dark" }) {
      tints.append($1.path(in: $0, .tintColor))
    }
    #expect(tints == ["dark.toolbar.tintColor"])
  }

  @Test("is what the configuration asks for")
  func outputs() throws {
    var configuration = Configuration()
    configuration.outputs = ["proxy"]
    let subject = try subject("appearances: {}", configuration)
    #expect(subject.makes(.proxy) && !subject.makes(.presets))
  }

  @Test("has a word to write in place of a scalar, in the quotes that it has")
  func repairs() throws {
    let text = "a: \"old\"\nb: old\nc: >\n  old\n  text\n"
    let subject = try subject("appearances: {}", source: text)
    func repairs(_ lower: Int32, _ upper: Int32, key: BarProperty? = nil) -> [String] {
      subject.fixIts(writing: "new", at: SourceRange(file: 0, lower: lower, upper: upper), key: key)
        .map { "\($0.message): \($0.replacement)" }
    }
    #expect(repairs(3, 8) == ["write new: \"new\""])
    #expect(repairs(12, 15) == ["write new: new"])
    #expect(repairs(12, 15, key: .background) == ["write 'background: new': new"])
    #expect(repairs(19, 32) == [])
  }

  private func subject(
    _ theme: String, _ configuration: Configuration = Configuration(), source: String? = nil
  ) throws -> LintSubject {
    let source = SourceFile(path: "Shop.theme.yaml", text: source ?? theme)
    return LintSubject(
      theme: try resolvedTheme(theme), isWhole: true, configuration: configuration,
      lines: SourceMaps([source]),
      waiverReaches: { _, _, _, _ in false })
  }
}
