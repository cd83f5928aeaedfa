import TestSupport
import FindingReports
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeFiles

@Suite struct CompiledThemesTests {
  @Test("errors of a configuration come before those of themes")
  func configurationFirst() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "palette: { a: nope }\n", "appearance.yaml": "outputz: [presets]\n",
    ])
    let lint = try BuiltCommand.run(["lint", ".", "--format", "xcode"], in: folder)
    let lines = lint.output.split(separator: "\n").filter { $0.contains(": error: ") }
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("appearance.yaml:1:1: error: unknown key 'outputz'"))
    #expect(lines[1].hasPrefix("a.theme.yaml:1:"))
  }

  /// What is judged of some themes, and what the run says of it.
  private func compiled(
    _ folder: TemporaryFolder, _ request: ThemeRequest, known: KnownFindings = KnownFindings(),
    _ body: (CompiledThemes) throws(CommandFailure) -> Void
  ) throws -> Transcript {
    try Transcript.record { console throws(CommandFailure) in
      var cache = AnalysisCache(keeps: false)
      let compiled = try CompiledThemes(
        request, ProjectFence(request), known: known, console, fakeCompile, cache: &cache)
      try body(compiled)
      return compiled.isRejected ? compiled.reject() : .done
    }
  }

  @Test("an error rejects the themes, a warning only where it is to, which is said then")
  func rejected() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A\nwarning", "b.theme.yaml": "B\nerror"])
    func status(_ name: String, strict: Bool) throws -> (Bool, String) {
      let run = try compiled(folder, ThemeRequest(paths: [folder[name]], strict: strict)) { _ in }
      return (run.status == .findings, run.errors)
    }
    #expect(try status("a.theme.yaml", strict: false) == (false, ""))
    #expect(
      try status("a.theme.yaml", strict: true)
        == (true, "error: warnings fail the run because of --strict\n"))
    #expect(try status("b.theme.yaml", strict: true) == (true, ""))
    try folder.write("appearance.yaml", "strict: true\n")
    #expect(
      try status("a.theme.yaml", strict: false)
        == (true, "error: warnings fail the run because of 'strict' in the configuration\n"))
  }

  @Test("a quiet run shows what fails it and nothing else, its reports have all")
  func quiet() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A\nwarning", "b.theme.yaml": "B\nerror"])
    _ = try compiled(folder, ThemeRequest(paths: [folder.path], quiet: true)) { compiled in
      #expect(compiled.shown.diagnostics.map(\.severity) == [.error])
      #expect(!compiled.shown.summary)
    }
    _ = try compiled(folder, ThemeRequest(paths: [folder.path], strict: true, quiet: true)) {
      compiled in
      #expect(compiled.shown.diagnostics.count == 2)
    }
  }

  @Test("findings that are known do not count")
  func known() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A\nerror"])
    var known = KnownFindings()
    known.apply = { (report) throws(CommandFailure) in
      report.diagnostics = []
      return nil
    }
    let run = try compiled(folder, ThemeRequest(paths: [folder.path]), known: known) { compiled in
      #expect(!compiled.isRejected && !compiled.hasFiles)
    }
    #expect(run.status == .done)
  }

  @Test("themes and configurations were read, and are not to be replaced")
  func inputs() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A", "appearance.yaml": "strict: true\n"])
    _ = try compiled(folder, ThemeRequest(paths: [folder.path])) {
      compiled throws(CommandFailure) in
      #expect(Set(compiled.readPaths) == [folder["a.theme.yaml"], folder["appearance.yaml"]])
      let inputs = try compiled.inputs()
      for name in ["a.theme.yaml", "appearance.yaml"] {
        #expect(throws: CommandFailure.self) {
          try OutputWriter.check([OutputFile(folder[name], [])], protecting: inputs)
        }
      }
      try OutputWriter.check([OutputFile(folder["other"], [])], protecting: inputs)
    }
  }
}
