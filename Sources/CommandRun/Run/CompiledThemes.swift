internal import AppearanceCompiler
internal import RunSystem
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

  /// The baseline that was read.
  private let baseline: String?

  /// Reads and compiles what the request names; folders have to have themes unless `allowsEmptyFolders`.
  init(
    _ request: ThemeRequest, _ console: Console, _ compile: CompileFunction,
    allowsEmptyFolders: Bool = false
  ) throws(CommandFailure) {
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    progress.show("reading themes")
    let fence = try ProjectFence(request)
    let baseline = try LoadedBaseline(request, fence, console)
    themes = try LoadedThemes(request, fence, findingLimit: baseline.findingLimit)
    if !allowsEmptyFolders { try themes.search.refuseEmptyFolders() }
    RunningProcess.prepareHeap(forInput: themes.inputs.reduce(0) { $0 + $1.source.bytes.count })
    progress.show("compiling \(counted(themes.inputs.count, "theme"))")
    compilation = compile(themes.inputs) { fence.loader($0) }

    var report = DiagnosticReport(
      diagnostics: compilation.diagnostics, sources: compilation.sources,
      themes: themes.inputs.count)
    report.suppressed = compilation.waived
    report.borrowed = compilation.borrowed
    report.failing = request.strict ? .warning : .error
    report.folder = fence.paths.current
    for configuration in themes.configurations {
      report.add(configuration.diagnostics, in: configuration.source)
    }
    report.seenPaths = fence.paths.seen(report.sources.map(\.path))
    let newBaseline = try baseline.apply(to: &report)
    report.shorten()
    let reports = ReportFile.outputs(request.reports, of: report)
    files = reports + [newBaseline].compactMap(\.self)
    self.baseline = baseline.path
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

  /// The files that the run reads, which it must not replace.
  func inputs(of request: ThemeRequest) throws(CommandFailure) -> InputFiles {
    let lists = request.paths.filter { $0.utf8.first == UInt8(ascii: "@") }
    return try InputFiles(
      readPaths + lists.map { String($0.dropFirst()) }, unread: compilation.missing,
      baseline: baseline)
  }

  /// Writes the files that tell of the findings, whatever these are; `others` are written later, and
  /// nothing is written if two of all these are one file.
  func writeReports(
    _ request: ThemeRequest, _ console: Console, before others: [OutputFile] = []
  ) throws(CommandFailure) {
    guard !files.isEmpty else { return }
    try themes.fence.check(files)
    _ = try OutputPlaces.resolve(others + files, protecting: try inputs(of: request))
    let plan = try OutputWriter.write(
      files, protecting: { () throws(CommandFailure) in try inputs(of: request) },
      notice: WaitNotice(request, console))
    guard request.verbose else { return }
    let written = (plan.writes + plan.streams).map { "wrote \(visibleText($0.file.path))\n" }
    let unchanged = plan.unchanged.map { "unchanged \(visibleText($0.path))\n" }
    try console.writeError((written + unchanged).joined())
  }

  /// The paths of all files that were read.
  var readPaths: [String] {
    (themes.configurations.map(\.source) + compilation.sources).map(\.path)
  }
}
