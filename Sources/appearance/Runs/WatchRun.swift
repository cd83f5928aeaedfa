internal import AppearanceCompiler
internal import FindingReports
internal import ThemeFiles

struct WatchRun {
  private let single: CompileRun
  private var watch: FileWatch
  /// What is known of the themes, so that a change costs what it touches.
  private var cache = AnalysisCache(keeps: true)

  /// A run of what the user asked for, again and again.
  init(
    request: ThemeRequest, findings: FindingRequest = FindingRequest(),
    console: Console = Console()
  ) {
    single = CompileRun(
      request: request, findings: findings, console: console, compile: AppearanceCompiler.compile)
    watch = FileWatch(request)
  }

  /// Compiles now and after every change, until a signal ends the process; fails when the files
  /// cannot be read or written the first time.
  mutating func run() throws(CommandFailure) -> Never {
    try single.request.refuseFIFOs(for: "--watch", among: [single.request.config])
    try say("watching", try compile())
    while true {
      let changes = FileChange.phrase(watch.waitForChanges())
      let outcome: String
      do throws(CommandFailure) {
        outcome = try compile()
      } catch {
        single.console.show(error)
        outcome = "nothing written"
      }
      try say(changes, outcome)
    }
  }

  /// Runs once; tells what came of it.
  private mutating func compile() throws(CommandFailure) -> String {
    let compiled = try single.compiled(showsSummary: false, cache: &cache)
    watch.note(compiled)
    if compiled.isRejected {
      _ = compiled.reject()
      return "\(summary(of: compiled.shown)); nothing written"
    }
    let plan = try single.update(compiled)
    return compiled.shown.diagnostics.isEmpty
      ? plan.phrase : "\(summary(of: compiled.shown)); \(plan.phrase)"
  }

  private func say(_ subject: String, _ outcome: String) throws(CommandFailure) {
    guard !single.request.quiet else { return }
    try single.console.write("\(subject): \(outcome)\n")
  }
}
