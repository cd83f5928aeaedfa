internal import AppearanceCompiler
internal import FindingReports
internal import ThemeFiles

/// What `appearance lint` does.
struct LintRun {
  let request: ThemeRequest
  var findings = FindingRequest()
  var baseline = BaselineRequest()
  var console = Console()
  var compile: CompileFunction = AppearanceCompiler.lint
  /// What is known of the themes already.
  var cache = AnalysisCache(keeps: false)

  /// Checks the themes and shows the findings on standard output.
  func run() throws(CommandFailure) -> ExitStatus {
    let fence = try ProjectFence(request)
    var finder = try ConfigurationFinder(request, fence)
    let baseline = try baseline.orConfigured(for: request, fence, &finder)
    let known = try LoadedBaseline(baseline, fence, console).known
    var cache = cache
    let compiled = try CompiledThemes(
      request, findings: findings, fence, configurations: finder, known: known, console, compile,
      cache: &cache)
    if request.verbose { try console.writeError(compiled.readLines) }
    try console.write(findings.format.render(compiled.report(for: console.output)))
    try compiled.writeReports()
    return compiled.isRejected ? compiled.reject() : .done
  }
}
