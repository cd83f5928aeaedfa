internal import FindingReports
internal import OutputText
package import ThemeCompiler
internal import ThemeSyntax

package struct CompileRun {
  package let request: ThemeRequest
  let findings: FindingRequest
  package let console: Console
  let compile: CompileFunction

  package init(
    request: ThemeRequest, findings: FindingRequest = FindingRequest(),
    console: Console = Console(),
    compile: @escaping CompileFunction = compileWithoutSuggestions
  ) {
    self.request = request
    self.findings = findings
    self.console = console
    self.compile = compile
  }

  /// Compiles the themes and writes what changed, or with `--check` says what would change.
  package func run() throws(CommandFailure) -> ExitStatus {
    var cache = AnalysisCache(keeps: false)
    if request.check { return try check(&cache) }
    let compiled = try compiled(showsSummary: true, cache: &cache)
    if compiled.isRejected { return compiled.reject() }
    let plan = try update(compiled)
    if request.verbose { try console.write(plan.lines) }
    if !request.quiet, !compiled.themes.inputs.isEmpty || !plan.isEmpty {
      let themes = counted(compiled.themes.inputs.count, "theme")
      try console.write("compiled \(themes), \(plan.summary)\n")
    }
    return .done
  }

  package func compiled(
    showsSummary: Bool, cache: inout AnalysisCache
  ) throws(CommandFailure) -> CompiledThemes {
    let compiled = try read(&cache)
    try tell(compiled, showsSummary: showsSummary)
    return compiled
  }

  private func read(_ cache: inout AnalysisCache) throws(CommandFailure) -> CompiledThemes {
    let compiled = try CompiledThemes(
      request, findings: findings, try ProjectFence(request), console, compile,
      cache: &cache, allowsEmptyFolders: true)
    try refuseEmptyFolders(compiled)
    if request.verbose { try console.writeError(compiled.readLines) }
    return compiled
  }

  private func tell(_ compiled: CompiledThemes, showsSummary: Bool) throws(CommandFailure) {
    try compiled.show(findings.format, withSummary: showsSummary)
    if compiled.hasFiles { try compiled.writeReports(before: try outputs(of: compiled)) }
  }

  /// Makes the disk as the themes want it; tells what there was to do.
  package func update(_ compiled: CompiledThemes) throws(CommandFailure) -> OutputPlan {
    let changes = try Changes(self, compiled)
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    let plan = try OutputWriter.change(
      changes.folders, notice: console.forNotices(of: request)
    ) { (temporaries) throws(CommandFailure) in
      let plan = try changes.plan(temporaries)
      progress.show("writing \(counted(plan.writes.count, "file"))")
      return plan
    }
    progress.end()
    if request.verbose { try console.writeError(plan.unchangedLines) }
    return plan
  }

  /// Compiles the themes and says what is out of date on disk, in the format of the findings.
  private func check(_ cache: inout AnalysisCache) throws(CommandFailure) -> ExitStatus {
    var compiled = try read(&cache)
    if compiled.isRejected {
      try tell(compiled, showsSummary: true)
      return compiled.reject()
    }
    let plan = try plan(of: compiled)
    let outdated = OutdatedFile.all(in: plan)
    compiled.add(outdated)
    try tell(compiled, showsSummary: true)
    if request.verbose { try console.writeError(plan.unchangedLines) }
    guard !plan.isEmpty else { return .done }
    if findings.format.isText {
      try console.write(outdated.map(\.text).joined())
      let count = counted(outdated.count, "file")
      console.show(CommandFailure(.findings, "\(count) out of date; run this without --check"))
    }
    return .findings
  }

  /// What there is to change on disk, of which nothing is changed.
  private func plan(of compiled: CompiledThemes) throws(CommandFailure) -> OutputPlan {
    let changes = try Changes(self, compiled)
    let held = try HeldFolders(lookingAt: changes.folders, notice: console.forNotices(of: request))
    defer { held.release() }
    return try changes.plan(nil)
  }

  private struct Changes {
    let compiled: CompiledThemes
    let files: [OutputFile]
    let stale: StaleOutputs
    let folders: Set<String>

    init(_ run: CompileRun, _ compiled: CompiledThemes) throws(CommandFailure) {
      self.compiled = compiled
      files = try run.outputs(of: compiled)
      stale = try StaleOutputs(
        compiled.themes, making: compiled.compilation.files,
        isConfigured: run.request.output == nil)
      folders = try OutputWriter.folders(of: files).union(try stale.folders())
    }

    func plan(_ temporaries: TemporaryFiles?) throws(CommandFailure) -> OutputPlan {
      let (left, found) = try stale.find(in: folders)
      let plan = try OutputPlan(
        files, stale: left, protecting: try compiled.inputs(), temporaries: temporaries)
      for write in plan.writes where write.file.role == .output {
        guard case .file = write.old else { continue }
        try found[write.file.folder]?.refuse(write)
      }
      return plan
    }
  }

  /// The files that the run wants, with an error among the findings the dependency file alone.
  private func outputs(of compiled: CompiledThemes) throws(CommandFailure) -> [OutputFile] {
    let folders = compiled.themes.folders
    let files = compiled.compilation.files.map {
      OutputFile(folder: folders[$0.theme], name: $0.path, content: $0.content)
    }
    var wanted = files
    if let depfile = request.depfile {
      wanted.append(
        try DependencyFile.file(
          at: depfile, outputs: files.map(\.path), inputs: compiled.inputPaths))
    }
    try compiled.themes.check(writing: wanted.map(\.path))
    return wanted
  }

  /// A folder whose themes are gone is no mistake as long as there is something to remove.
  private func refuseEmptyFolders(_ compiled: CompiledThemes) throws(CommandFailure) {
    for empty in compiled.themes.emptyFolders
    where try StaleOutputs(ofEmptyFolder: empty.path, compiled.themes).folders().isEmpty {
      throw CommandFailure(.unreadable, empty.message)
    }
  }
}
