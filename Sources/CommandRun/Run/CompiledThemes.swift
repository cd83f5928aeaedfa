internal import AppearanceCompiler
internal import ThemeSyntax

/// The first half of every run: the themes read, compiled and judged.
struct CompiledThemes {
  /// What was read.
  let themes: LoadedThemes
  /// What the compiler made of it.
  let compilation: Compilation
  /// What there is to show, with `--quiet` errors only.
  let shown: DiagnosticReport
  /// The files to write besides the outputs: reports, and a baseline if one is asked for.
  let files: [OutputFile]
  /// Whether an error, or with `--strict` a warning, forbids going on.
  let isRejected: Bool

  /// Reads and compiles what the request names.
  init(
    _ request: ThemeRequest, _ console: Console, _ compile: CompileFunction
  ) throws(CommandFailure) {
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    progress.show("reading themes")
    let baseline = try LoadedBaseline(request, console)
    themes = try LoadedThemes(request, findingLimit: baseline.findingLimit)
    Heap.prepare(forInput: themes.inputs.reduce(0) { $0 + $1.source.bytes.count })
    progress.show("compiling \(counted(themes.inputs.count, "theme"))")
    compilation = compile(themes.inputs) { InputReader.read($0) }

    var report = DiagnosticReport(
      diagnostics: compilation.diagnostics, sources: compilation.sources,
      themes: themes.inputs.count)
    report.suppressed = compilation.waived
    report.borrowed = compilation.borrowed
    report.failing = request.strict ? .warning : .error
    report.folder = try? FileSystem.canonicalPath(".")
    for configuration in themes.configurations {
      report.add(configuration.diagnostics, in: configuration.source)
    }
    let newBaseline = try baseline.apply(to: &report)
    report.shorten()
    let reports = ReportFile.outputs(request.reports, of: report)
    files = reports + [newBaseline].compactMap(\.self)
    let inputs = (compilation.sources + themes.configurations.map(\.source)).map(\.path)
    try newBaseline?.refuseToReplace(inputs)
    for file in reports {
      try file.refuseToReplace(inputs + [baseline.path].compactMap(\.self))
    }
    isRejected = report.diagnostics.contains { $0.severity >= report.failing }
    if request.quiet {
      // Under --strict a warning is what failed the run, so it is not left out.
      report.diagnostics.removeAll { $0.severity < report.failing }
      report.summary = false
    }
    shown = report
  }

  /// Ends a run whose themes are rejected; says why when there is no error to be seen.
  func reject(_ console: Console) -> ExitStatus {
    if shown.count(of: .error) == 0 {
      console.show(CommandFailure(.findings, "warnings fail the run because of --strict"))
    }
    return .findings
  }

  /// Writes the files that tell of the findings, whatever these are.
  func writeReports(_ request: ThemeRequest, _ console: Console) throws(CommandFailure) {
    guard !files.isEmpty else { return }
    let plan = try OutputPlan(files, removals: [])
    try OutputWriter.write(plan)
    guard request.verbose else { return }
    let written = plan.writes.map { "wrote \(visibleText($0.file.path))\n" }
    let unchanged = plan.unchanged.map { "unchanged \(visibleText($0.path))\n" }
    try console.writeError((written + unchanged).joined())
  }

  /// The paths of all files that were read.
  var readPaths: [String] {
    (themes.configurations.map(\.source) + compilation.sources).map(\.path)
  }
}
