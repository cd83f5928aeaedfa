internal import AppearanceCompiler
internal import FindingReports
internal import ThemeFiles

struct LintRun {
  let request: ThemeRequest
  var findings = FindingRequest()
  var baseline = BaselineRequest()
  var console = Console()
  var compile: CompileFunction = AppearanceCompiler.lint
  var cache = AnalysisCache(keeps: false)

  /// Checks the themes and shows the findings on standard output.
  func run() throws(CommandFailure) -> ExitStatus {
    var cache = cache
    let compiled = try check(&cache)
    try console.write(findings.format.render(compiled.report(for: console.output)))
    try compiled.writeReports()
    return compiled.isRejected ? compiled.reject() : .done
  }

  /// Checks now and after every change, until a signal ends the process; fails when the files cannot be read the first
  /// time.
  func watch() throws(CommandFailure) -> Never {
    try request.refuseFIFOs(for: "--watch", among: [request.config, baseline.known])
    var watch = FileWatch(request)
    var cache = AnalysisCache(keeps: true)
    var subject: String?
    while true {
      do throws(CommandFailure) {
        let compiled = try check(&cache)
        watch.note(compiled)
        try show(compiled, after: subject ?? "watching")
        try compiled.writeReports()
      } catch {
        guard subject != nil else { throw error }
        console.show(error)
      }
      subject = FileChange.phrase(watch.waitForChanges())
    }
  }

  /// Shows findings, in text with what they come after in the last line.
  private func show(
    _ compiled: CompiledThemes, after subject: String
  ) throws(CommandFailure) {
    var report = compiled.report(for: console.output)
    let isText = findings.format.isText
    report.summary = report.summary && !isText
    try console.write(findings.format.render(report))
    guard isText, !request.quiet else { return }
    try console.write("\(subject): \(summary(of: compiled.shown))\n")
  }

  private func check(_ cache: inout AnalysisCache) throws(CommandFailure) -> CompiledThemes {
    let fence = try ProjectFence(request)
    var finder = try ConfigurationFinder(request, fence)
    let baseline = try baseline.orConfigured(for: request, fence, &finder)
    let known = try LoadedBaseline(baseline, fence, console).known
    let compiled = try CompiledThemes(
      request, findings: findings, fence, configurations: finder, known: known, console, compile,
      cache: &cache)
    if request.verbose { try console.writeError(compiled.readLines) }
    return compiled
  }
}
