import Testing

@testable import AppearanceCompiler
@testable import FindingReports
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The lines of a theme's files")
struct AnalysisTests {
  private let base = "palette: { ink: black }\n"

  @Test("are not found where nothing asks for them")
  func silent() {
    #expect(linesFound("extends: base.yaml\nappearances: {}\n").isEmpty)
  }

  @Test("are found where there may be a waiver")
  func waiver() {
    #expect(
      linesFound("# see appearance:ignore in the manual\nextends: base.yaml\nappearances: {}\n")
        == ["a.yaml"])
  }

  @Test("are found where there is a finding, and reports take them over")
  func finding() throws {
    let text = "extends: base.yaml\nappearances: {}\nnone: 1\n"
    #expect(linesFound(text) == ["a.yaml", "base.yaml"])
    let base = base
    let source = SourceFile(path: "a.yaml", text: text)
    let compilation = lint([ThemeInput(source)]) { _ in
      .success(SourceFile(path: "base.yaml", text: base))
    }
    #expect(Set(compilation.maps.keys) == [0, 1])
    let report = DiagnosticReport(compilation, themes: 1)
    #expect(report.position(of: compilation.diagnostics.first?.range)?.line == 3)
  }

  /// The files whose lines were found.
  private func linesFound(_ text: String) -> Set<String> {
    let base = base
    let analysis = Analysis(ThemeInput(SourceFile(path: "a.yaml", text: text))) { _ in
      .success(SourceFile(path: "base.yaml", text: base))
    }
    return Set(analysis.lines.found.keys.map { analysis.sources[Int($0)].path })
  }
}
