internal import AppearanceCompiler
internal import ThemeSyntax

/// The first half of every run: the themes read, compiled and judged.
struct CompiledThemes {
  /// What was read.
  let themes: LoadedThemes
  /// What the compiler made of it.
  let compilation: Compilation
  /// Every finding that is to be shown.
  let report: DiagnosticReport
  /// Whether an error, or with `--strict` a warning, forbids going on.
  let isRejected: Bool

  /// Reads and compiles what the request names.
  init(
    _ request: ThemeRequest, _ console: Console, _ compile: CompileFunction
  ) throws(CommandFailure) {
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    progress.show("reading themes")
    themes = try LoadedThemes(request)
    progress.show("compiling \(counted(themes.inputs.count, "theme"))")
    compilation = compile(themes.inputs) { InputReader.read($0) }

    var report = DiagnosticReport(
      diagnostics: compilation.diagnostics, sources: compilation.sources,
      themes: themes.inputs.count)
    for configuration in themes.configurations {
      report.add(configuration.diagnostics, in: configuration.source)
    }
    isRejected =
      report.count(of: .error) > 0 || (request.strict && report.count(of: .warning) > 0)
    if request.quiet {
      // Under --strict a warning is what failed the run, so it is not left out.
      let least = request.strict ? Diagnostic.Severity.warning : .error
      report.diagnostics.removeAll { $0.severity < least }
      report.summary = false
    }
    self.report = report
  }

  /// Ends a run whose themes are rejected; says why when there is no error to be seen.
  func reject(_ console: Console) -> ExitStatus {
    if report.count(of: .error) == 0 {
      console.show(CommandFailure(.findings, "warnings fail the run because of --strict"))
    }
    return .findings
  }

  /// The names of all files that were read, for `--verbose`.
  var readPaths: [String] {
    (themes.configurations.map(\.source) + compilation.sources).map { visibleText($0.path) }
  }
}
