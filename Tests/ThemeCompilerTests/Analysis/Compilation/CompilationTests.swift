import AppearanceCompiler
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What compiling gives")
struct CompilationTests {
  @Test("has errors or only warnings")
  func errors() {
    func compilation(_ severities: Diagnostic.Severity...) -> Compilation {
      Compilation(
        files: [], diagnostics: severities.map { Diagnostic("x", $0, "x", at: nil) }, sources: [])
    }
    #expect(!compilation().hasErrors && !compilation(.note, .warning).hasErrors)
    #expect(compilation(.note, .error).hasErrors)
  }

  @Test("has the file of a range, of another compilation's none")
  func sources() {
    let themes = ["a", "b"].map {
      ThemeInput(SourceFile(path: "\($0).theme.yaml", text: "roles: {}"))
    }
    let result = lint(themes) { _ in .failure(LoadFailure("no such file")) }
    func path(_ file: Int32) -> String? {
      result.source(of: SourceRange(file: file, lower: 0, upper: 0))?.path
    }
    #expect(path(0) == "a.theme.yaml" && path(1) == "b.theme.yaml" && path(2) == nil)
  }

  @Test("of an analysis that is there is what linting the theme gives")
  func linting() {
    let source = SourceFile(
      path: "a.theme.yaml",
      text: "appearances: { a: { toolbar: { backgroundColor: white, tintColor: \"#CCC\" } } }")
    let load: FileLoader = { _ in .failure(LoadFailure("no such file")) }
    let compilation = Compilation(linting: Analysis(ThemeInput(source), load: load))
    #expect(compilation.diagnostics.map(\.id) == ["tint-contrast"] && compilation.files.isEmpty)
    #expect(compilation.sources.map(\.path) == ["a.theme.yaml"])
  }
}
