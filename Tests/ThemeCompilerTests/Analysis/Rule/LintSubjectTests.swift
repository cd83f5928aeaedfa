import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What rules on themes look at")
struct LintSubjectTests {
  @Test("is each bar that an output shows and each of its states with an object")
  func states() throws {
    let subject = try subject(
      """
      appearances:
        light:
          toolbar: { backgroundColor: white, compact: { tintColor: red }, scrollEdge: transparent }
          tabBar: { tintColor: red }
      """)
    func paths(_ subject: LintSubject) -> [String] {
      let appearance = subject.theme.appearances[0]
      var paths: [String] = []
      subject.forEachShownState(of: 0) { bar, state, _ in
        paths.append(appearance.path(bar.kind, state))
      }
      return paths
    }
    #expect(paths(subject) == ["light.toolbar", "light.toolbar.compact", "light.tabBar"])
    var configuration = Configuration()
    configuration.outputs = ["swiftUI"]
    let inSwiftUI = try self.subject(
      "appearances: { light: { toolbar: { backgroundColor: white, compact: { tintColor: red } } } }",
      configuration)
    #expect(paths(inSwiftUI) == ["light.toolbar"])
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
    let theme = try resolvedTheme(theme)
    return LintSubject(
      theme: theme, installations: theme.installations(under: configuration), isWhole: true,
      configuration: configuration, lines: SourceMaps([source]),
      waiverReaches: { _, _, _, _ in false })
  }
}
