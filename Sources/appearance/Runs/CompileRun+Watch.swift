internal import AppearanceCompiler
internal import FindingReports
internal import ThemeFiles

extension CompileRun {
  /// Compiles now and after every change; the files are kept as they were by a run that fails.
  func watch() throws(CommandFailure) -> Never {
    var cache = AnalysisCache(keeps: true)
    let failure = "nothing written"
    try FileWatch.run(request, console: console, failed: failure) {
      (watch) throws(CommandFailure) in
      let compiled = try compiled(showsSummary: false, cache: &cache)
      watch.note(compiled)
      guard compiled.isRejected else { return compiled.outcome(try update(compiled).phrase) }
      _ = compiled.reject()
      return compiled.outcome(failure)
    }
  }
}

extension CompiledThemes {
  /// What came of a run that is watched: its findings, where there are any, and what it did.
  func outcome(_ done: String) -> String {
    shown.diagnostics.isEmpty && !isRejected ? done : "\(summary(of: shown)); \(done)"
  }
}
