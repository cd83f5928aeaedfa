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

  /// Checks now and after every change; in text a line with what changed comes last.
  func watch() throws(CommandFailure) -> Never {
    let isText = findings.format.isText
    var cache = AnalysisCache(keeps: true)
    try FileWatch.run(request, console: console, baseline: baseline.known) {
      (watch) throws(CommandFailure) in
      let compiled = try check(&cache)
      watch.note(compiled)
      var report = compiled.report(for: console.output)
      report.summary = report.summary && !isText
      try console.write(findings.format.render(report))
      try compiled.writeReports()
      return isText ? summary(of: compiled.shown) : nil
    }
  }

  private func check(_ cache: inout AnalysisCache) throws(CommandFailure) -> CompiledThemes {
    let fence = try ProjectFence(request)
    var finder = try ConfigurationFinder(request, fence)
    let baseline = try baseline.orConfigured(for: request, fence, &finder)
    let known = try baseline.load(fence, console)
    let compiled = try CompiledThemes(
      request, findings: findings, fence, configurations: finder, known: known, console, compile,
      cache: &cache)
    if request.verbose { try console.writeError(compiled.readLines) }
    return compiled
  }
}
