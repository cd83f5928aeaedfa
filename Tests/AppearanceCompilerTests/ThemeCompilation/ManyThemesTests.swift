import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ThemeModel

@Suite("Runs on many themes")
struct ManyThemesTests {
  private let themes = (10..<60).map { number in
    ThemeInput(
      SourceFile(
        path: "\(number).theme.yaml",
        text: """
          name: Theme\(number)
          prefix: theme\(number)
          appearances: { plain: { toolbar: { backgroundColor: white, tintColor: "#8888\(number)" } } }
          """))
  }

  @Test("themes compiled together give what each gives by itself, in the order of the themes")
  func together() {
    let together = compile(themes, load: nothing)
    let alone = themes.map { compile([$0], load: nothing) }
    #expect(together.files.count == 100)
    #expect(together.files.map(\.path) == alone.flatMap { $0.files.map(\.path) })
    #expect(together.files.map(\.bytes) == alone.flatMap { $0.files.map(\.bytes) })
    #expect(together.files.map(\.theme) == (0..<50).flatMap { [$0, $0] })
    #expect(together.sources.map(\.path) == themes.map(\.source.path))
  }

  @Test("findings of many themes stand in the order of the themes")
  func findings() {
    let findings = lint(themes, load: nothing).diagnostics
    #expect(findings.map { Int($0.range?.file ?? -1) } == Array(0..<50))
    let alone = themes.flatMap { lint([$0], load: nothing).diagnostics }
    #expect(findings.map(\.message) == alone.map(\.message))
  }

  private let nothing: FileLoader = { _ in .failure(LoadFailure("no such file")) }
}
