internal import AppearanceCompiler
internal import ThemeFiles
internal import ThemeSyntax

struct FileWatch {
  private var list: WatchList
  private var seen: WatchedFiles

  /// Milliseconds between two looks at the files, at least.
  private static let interval = 300
  /// Milliseconds for which files have to stay as they are, so that one save is one change.
  private static let calm = 100

  /// A watch over what a request names, as it is now.
  init(_ request: ThemeRequest) {
    list = WatchList(request)
    seen = list.look()
  }

  /// Runs now and after every change, until a signal ends the process, and says what came of it; fails where the
  /// first run does.
  ///
  /// `run` gives what came of it, if that is to be said, and `failed` is said of a run that shows its failure.
  static func run(
    _ request: ThemeRequest, console: Console, baseline: String? = nil, failed: String? = nil,
    _ run: (inout FileWatch) throws(CommandFailure) -> String?
  ) throws(CommandFailure) -> Never {
    try request.refuseFIFOs(for: "--watch", among: [request.config, baseline])
    var watch = FileWatch(request)
    var subject = "watching"
    var outcome = try run(&watch)
    while true {
      if let outcome, !request.quiet { try console.write("\(subject): \(outcome)\n") }
      subject = FileChange.phrase(watch.waitForChanges())
      do throws(CommandFailure) {
        outcome = try run(&watch)
      } catch {
        console.show(error)
        outcome = failed
      }
    }
  }

  /// Watches the files that a run has read or missed and the folders that it has looked through; those
  /// that only the run showed to matter count as seen.
  mutating func note(_ compiled: CompiledThemes) {
    list.others.formUnion(compiled.readPaths + compiled.compilation.missing)
    list.folders.formUnion(compiled.compilation.folders)
    for source in compiled.compilation.sources where seen.files[source.path] == nil {
      // A file that is no longer what was compiled is left out, and so found to be new.
      guard let status = try? FileSystem.status(of: source.path),
        case .success(let now) = InputReader.read(source.path), now.bytes == source.bytes
      else { continue }
      seen.files[source.path] = status
    }
    for folder in compiled.compilation.folders where seen.files[folder] == nil {
      seen.files[folder] = try? FileSystem.status(of: folder)
    }
  }

  /// Waits until files have changed and stay as they are.
  mutating func waitForChanges() -> [FileChange] {
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
  private func settled(_ snapshot: WatchedFiles) -> WatchedFiles {
    var latest = snapshot
    for _ in 0..<20 {
      RunningProcess.pause(milliseconds: Self.calm)
      let now = list.look()
      if now == latest { break }
      latest = now
    }
    return latest
  }
}
