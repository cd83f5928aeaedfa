internal import AppearanceCompiler
internal import ThemeSyntax

/// What `appearance compile` does.
package struct CompileRun {
  /// What the user asked for.
  let request: ThemeRequest
  /// Where to say it.
  let console: Console
  /// The compiler.
  let compile: CompileFunction

  /// A run of what the user asked for.
  package init(
    request: ThemeRequest, console: Console = Console(),
    compile: @escaping CompileFunction = { AppearanceCompiler.compile($0, loadFor: $1) }
  ) {
    self.request = request
    self.console = console
    self.compile = compile
  }

  /// Compiles the themes and writes what changed, or with `--check` says what would change.
  package func run() throws(CommandFailure) -> ExitStatus {
    let compiled = try compiled(showsSummary: true)
    if compiled.isRejected { return compiled.reject(console) }
    let plan = try plan(compiled)
    if request.check { return try check(plan) }
    try write(plan)
    guard !request.quiet else { return .done }
    let written = plan.writes.map { "wrote \(visibleText($0.file.path))\n" }
    let removed = plan.removals.map { "removed \(visibleText($0))\n" }
    try console.write((written + removed).joined())
    return .done
  }

  /// Reads and compiles the themes, shows the findings and writes the reports.
  func compiled(showsSummary: Bool) throws(CommandFailure) -> CompiledThemes {
    let compiled = try CompiledThemes(request, console, compile)
    try say("read", compiled.readPaths.map { visibleText($0) })
    var report = compiled.shown
    report.color = console.isColored(console.errors)
    report.summary = report.summary && showsSummary && !report.diagnostics.isEmpty
    try console.writeError(request.format.render(report))
    try compiled.writeReports(request, console)
    return compiled
  }

  /// What there is to change on disk.
  func plan(_ compiled: CompiledThemes) throws(CommandFailure) -> OutputPlan {
    let folders = compiled.themes.folders
    var files = compiled.compilation.files.map {
      OutputFile(folder: folders[$0.theme], name: $0.path, content: $0.content)
    }
    var stale = StaleOutputs()
    for (theme, folder) in zip(compiled.themes.inputs, folders)
    where theme.source.path != ThemeLocation.standardInput.path {
      try stale.note(theme: theme.source.path, in: folder)
    }
    for file in files {
      try stale.note(file)
    }
    let sources = Set(compiled.compilation.sources.map(\.path))
    for file in files where sources.contains(file.path) {
      let path = visibleText(file.path)
      throw CommandFailure(.unwritable, "cannot write '\(path)': it is a theme of this run")
    }
    if let depfile = request.depfile {
      let dependencies = try DependencyFile(at: depfile, inputs: compiled.readPaths)
      files.append(try dependencies.file(outputs: files.map(\.path)))
    }
    try compiled.themes.checkOutputs(files)
    return try OutputPlan(files, removals: try stale.paths())
  }

  /// Carries out a plan, and with `--verbose` names what is as wanted.
  func write(_ plan: OutputPlan) throws(CommandFailure) {
    try say("unchanged", plan.unchanged.map { visibleText($0.path) })
    let progress = ProgressLine(request.quiet ? nil : console)
    progress.show("writing \(counted(plan.writes.count, "file"))")
    defer { progress.end() }
    try OutputWriter.write(plan)
  }

  private func check(_ plan: OutputPlan) throws(CommandFailure) -> ExitStatus {
    try say("unchanged", plan.unchanged.map { visibleText($0.path) })
    guard !plan.isEmpty else { return .done }
    try console.write(CheckReport(plan).text)
    let files = counted(plan.writes.count + plan.removals.count, "file")
    console.show(CommandFailure(.findings, "\(files) out of date; run this without --check"))
    return .findings
  }

  private func say(_ verb: String, _ paths: [String]) throws(CommandFailure) {
    guard request.verbose else { return }
    try console.writeError(paths.map { "\(verb) \($0)\n" }.joined())
  }
}
