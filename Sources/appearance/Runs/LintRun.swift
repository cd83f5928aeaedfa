package import AppearanceCompiler
internal import FindingReports
package import ThemeFiles

/// What `appearance lint` does.
package struct LintRun {
  /// What the user asked for.
  let request: ThemeRequest
  /// What is to become of the findings.
  let findings: FindingRequest
  /// The files of known findings.
  let baseline: BaselineRequest
  /// Where to say it.
  let console: Console
  /// The compiler.
  let compile: CompileFunction
  /// What is known of the themes already.
  private let cache: AnalysisCache

  /// A run of what the user asked for.
  package init(
    request: ThemeRequest, findings: FindingRequest = FindingRequest(),
    baseline: BaselineRequest = BaselineRequest(), console: Console = Console(),
    compile: @escaping CompileFunction = AppearanceCompiler.lint,
    cache: AnalysisCache = AnalysisCache(keeps: false)
  ) {
    self.cache = cache
    self.request = request
    self.findings = findings
    self.baseline = baseline
    self.console = console
    self.compile = compile
  }

  /// Checks the themes and shows the findings on standard output.
  package func run() throws(CommandFailure) -> ExitStatus {
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
