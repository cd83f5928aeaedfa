internal import AppearanceCompiler
internal import FindingReports
package import RunSystem
package import ThemeBuilds
package import ThemeFiles
internal import ThemeSyntax

/// What `appearance compile --watch` does.
package struct WatchRun {
  private let single: CompileRun
  private var list: WatchList
  private var seen: Snapshot
  /// What is known of the themes, so that a change costs what it touches.
  private var cache = AnalysisCache(keeps: true)

  /// Milliseconds between two looks at the files, at least.
  private static let interval = 300
  /// Milliseconds for which files have to stay as they are, so that one save is one change.
  private static let calm = 100

  /// A run of what the user asked for, again and again.
  package init(
    request: ThemeRequest, findings: FindingRequest = FindingRequest(),
    console: Console = Console()
  ) {
    single = CompileRun(
      request: request, findings: findings, console: console, compile: AppearanceCompiler.compile)
    list = WatchList(request)
    seen = list.look()
  }

  /// Compiles now and after every change, until a signal ends the process; fails when the files
  /// cannot be read or written the first time.
  package mutating func run() throws(CommandFailure) -> Never {
    try single.request.refuseFIFOs(for: "--watch", among: [single.request.config])
    try say("watching", try compile())
    while true {
      let changes = FileChange.phrase(waitForChanges())
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
    list.add(compiled.readPaths + compiled.compilation.missing)
    list.addFolders(compiled.compilation.folders)
    note(compiled.compilation.sources)
    note(folders: compiled.compilation.folders)
    if compiled.isRejected {
      _ = compiled.reject()
      return "\(summary(of: compiled.shown)); nothing written"
    }
    let plan = try single.update(compiled)
    return compiled.shown.diagnostics.isEmpty
      ? plan.phrase : "\(summary(of: compiled.shown)); \(plan.phrase)"
  }

  /// Counts files as seen that only the run showed to matter.
  private mutating func note(_ sources: [SourceFile]) {
    for source in sources where seen.files[source.path] == nil {
      // A file that is no longer what was compiled is left out, and so found to be new.
      guard let status = try? FileSystem.status(of: source.path),
        case .success(let now) = InputReader.read(source.path), now.bytes == source.bytes
      else { continue }
      seen.files[source.path] = status
    }
  }

  /// Counts folders as seen that only the run showed to matter.
  private mutating func note(folders: [String]) {
    for folder in folders where seen.files[folder] == nil {
      seen.files[folder] = try? FileSystem.status(of: folder)
    }
  }

  /// Waits until files have changed and stay as they are.
  private mutating func waitForChanges() -> [FileChange] {
    while true {
      let before = RunningProcess.processorTime
      let now = list.look()
      let cost = RunningProcess.processorTime - before
      if now != seen {
        let settled = settled(now)
        let changes = settled.changes(since: seen)
        seen = settled
        if !changes.isEmpty { return changes }
      }
      // Looking through many folders shall not keep a processor busy.
      RunningProcess.pause(milliseconds: max(Self.interval, cost / 50))
    }
  }

  /// Looks until nothing changes between two looks, for two seconds at most.
  private func settled(_ snapshot: Snapshot) -> Snapshot {
    var latest = snapshot
    for _ in 0..<20 {
      RunningProcess.pause(milliseconds: Self.calm)
      let now = list.look()
      if now == latest { break }
      latest = now
    }
    return latest
  }

  private func say(_ subject: String, _ outcome: String) throws(CommandFailure) {
    guard !single.request.quiet else { return }
    try single.console.write("\(subject): \(outcome)\n")
  }
}
