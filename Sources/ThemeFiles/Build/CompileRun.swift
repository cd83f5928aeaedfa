internal import FindingReports
internal import OutputText
package import ThemeAnalysis
internal import ThemeOutputs
internal import ThemeModel
internal import ThemeSyntax

/// What `appearance compile` does.
package struct CompileRun {
  /// What the user asked for.
  package let request: ThemeRequest
  /// What is to become of the findings.
  let findings: FindingRequest
  /// Where to say it.
  package let console: Console
  /// The compiler.
  let compile: CompileFunction

  /// A run of what the user asked for.
  package init(
    request: ThemeRequest, findings: FindingRequest = FindingRequest(),
    console: Console = Console(),
    compile: @escaping CompileFunction = compileOnly
  ) {
    self.request = request
    self.findings = findings
    self.console = console
    self.compile = compile
  }

  /// Compiles the themes and writes what changed, or with `--check` says what would change.
  package func run() throws(CommandFailure) -> ExitStatus {
    var cache = AnalysisCache(keeps: false)
    let compiled = try compiled(showsSummary: true, cache: &cache)
    if compiled.isRejected { return compiled.reject() }
    if request.check { return try check(compiled) }
    let plan = try update(compiled)
    guard !request.quiet else { return .done }
    let written = (plan.writes + plan.streams).map { "wrote \(visibleText($0.file.path))\n" }
    let removed = plan.removals.map { "removed \(visibleText($0))\n" }
    try console.write((written + removed).joined())
    return .done
  }

  /// Reads and compiles the themes, shows the findings and writes the reports.
  package func compiled(
    showsSummary: Bool, cache: inout AnalysisCache
  ) throws(CommandFailure) -> CompiledThemes {
    let compiled = try CompiledThemes(
      request, findings: findings, try ProjectFence(request), console, compile,
      cache: &cache, allowsEmptyFolders: true)
    try refuseEmptyFolders(compiled)
    try say("read", compiled.readPaths.map { visibleText($0) })
    var report = compiled.shown
    report.color = compiled.console.isColored(console.errors)
    report.swatches = compiled.console.colorDepth(console.errors)
    report.summary = report.summary && showsSummary && !report.diagnostics.isEmpty
    try console.writeError(findings.format.render(report))
    if !compiled.files.isEmpty {
      try compiled.writeReports(before: try outputs(of: compiled))
    }
    return compiled
  }

  /// Makes the disk as the themes want it; tells what there was to do.
  package func update(_ compiled: CompiledThemes) throws(CommandFailure) -> OutputPlan {
    let files = try outputs(of: compiled)
    let stale = try staleOutputs(of: compiled)
    let folders = try OutputWriter.folders(of: files).union(try stale.folders())
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    let plan = try OutputWriter.change(
      folders, notice: WaitNotice(request, console)
    ) { (drafts) throws(CommandFailure) in
      let plan = try self.plan(files, stale, folders, compiled, drafts)
      progress.show("writing \(counted(plan.writes.count, "file"))")
      return plan
    }
    progress.end()
    try say("unchanged", plan.unchanged.map { visibleText($0.path) })
    return plan
  }

  private func check(_ compiled: CompiledThemes) throws(CommandFailure) -> ExitStatus {
    let files = try outputs(of: compiled)
    let stale = try staleOutputs(of: compiled)
    let folders = try OutputWriter.folders(of: files).union(try stale.folders())
    let held = try HeldFolders(lookingAt: folders, notice: WaitNotice(request, console))
    defer { held.release() }
    let plan = try self.plan(files, stale, folders, compiled)
    try say("unchanged", plan.unchanged.map { visibleText($0.path) })
    guard !plan.isEmpty else { return .done }
    let report = CheckReport(plan)
    try console.write(report.text)
    let count = counted(report.count, "file")
    console.show(CommandFailure(.findings, "\(count) out of date; run this without --check"))
    return .findings
  }

  /// What there is to change on disk, in folders that are held.
  private func plan(
    _ files: [OutputFile], _ stale: StaleOutputs, _ folders: Set<String>,
    _ compiled: CompiledThemes, _ drafts: OutputDrafts? = nil
  ) throws(CommandFailure) -> OutputPlan {
    let (left, owners) = try stale.find(in: folders)
    let plan = try OutputPlan(files, stale: left, protecting: try compiled.inputs(), drafts: drafts)
    try owners.refuseToReplace(plan.writes)
    return plan
  }

  /// The files that the run wants, with an error among the findings the dependency file alone.
  private func outputs(of compiled: CompiledThemes) throws(CommandFailure) -> [OutputFile] {
    let folders = compiled.themes.folders
    let files = compiled.compilation.files.map {
      OutputFile(folder: folders[$0.theme], name: $0.path, content: $0.content)
    }
    var wanted = files
    if let depfile = request.depfile {
      let dependencies = try DependencyFile(at: depfile, inputs: compiled.inputPaths)
      wanted.append(try dependencies.file(outputs: files.map(\.path)))
    }
    try compiled.themes.check(writing: wanted.map(\.path))
    return wanted
  }

  /// What knows which files nothing makes any more.
  private func staleOutputs(of compiled: CompiledThemes) throws(CommandFailure) -> StaleOutputs {
    let loaded = compiled.themes
    var files = [[String]](repeating: [], count: loaded.inputs.count)
    for file in compiled.compilation.files { files[file.theme].append(file.path) }
    let themes = loaded.inputs.indices.map { index in
      let path = loaded.inputs[index].source.path
      return StaleOutputs.Theme(
        path: path == ThemeLocation.standardInput.path ? nil : path,
        folder: loaded.folders[index], files: files[index], isConfigured: request.output == nil)
    }
    return try StaleOutputs(themes, scopes: loaded.search.folders, searched: searched(loaded))
  }

  /// A folder whose themes are gone is no mistake as long as there is something to remove.
  private func refuseEmptyFolders(_ compiled: CompiledThemes) throws(CommandFailure) {
    for empty in compiled.themes.search.emptyFolders {
      let stale = try StaleOutputs([], scopes: [empty.path], searched: searched(compiled.themes))
      if try stale.folders().isEmpty {
        throw CommandFailure(.unreadable, empty.message)
      }
    }
  }

  /// Where an earlier run may have left something.
  private func searched(_ themes: LoadedThemes) -> [String] {
    themes.search.leavings + themes.scopeFolders
  }

  private func say(_ verb: String, _ paths: [String]) throws(CommandFailure) {
    guard request.verbose else { return }
    try console.writeError(paths.map { "\(verb) \($0)\n" }.joined())
  }
}
