internal import AppearanceCompiler
internal import ThemeSyntax

/// What `appearance lint --fix` does.
package struct FixRun {
  /// What the user asked for.
  let request: ThemeRequest
  /// Where to say it.
  let console: Console

  /// A run of what the user asked for.
  package init(request: ThemeRequest, console: Console = Console()) {
    self.request = request
    self.console = console
  }

  /// Repairs the themes and lints what is left; with `--check` shows what would change instead.
  package func run() throws(CommandFailure) -> ExitStatus {
    // The lint needs it in the end; what is wrong with it is said before anything changes.
    _ = try LoadedBaseline(request, console)
    let changed = try fixed().filter(\.isChanged)
    if request.check, !changed.isEmpty { return try show(changed) }
    if !changed.isEmpty {
      try write(changed)
      try say(changed) { "fixed \($0) of \($1) in \($2)" }
    }
    return try LintRun(request: request, console: console).run()
  }

  private func fixed() throws(CommandFailure) -> [FixedTheme] {
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    progress.show("reading themes")
    let themes = try LoadedThemes(request)
    guard !themes.inputs.contains(where: { $0.source.path == ThemeLocation.standardInput.path })
    else { throw CommandFailure(.usage, "--fix changes files, and standard input is none") }
    // What the configuration means is not known, so not what to repair either.
    guard !themes.configurations.contains(where: \.isBroken) else { return [] }
    progress.show("repairing \(counted(themes.inputs.count, "theme"))")
    return fix(themes.inputs) { InputReader.read($0) }.themes
  }

  private func show(_ themes: [FixedTheme]) throws(CommandFailure) -> ExitStatus {
    let text = themes.map { UnifiedDiff($0.before, $0.after).text }.joined()
    // `patch` needs every byte; whoever reads it on a terminal wants none that the terminal obeys.
    try console.write(console.isTerminal(console.output) ? visibleContent(text) : text)
    try say(themes) { "\($0) of \($1) in \($2) would be fixed" }
    console.show(CommandFailure(.findings, "themes are to be fixed; run this without --check"))
    return .findings
  }

  private func write(_ themes: [FixedTheme]) throws(CommandFailure) {
    for theme in themes { try refuseToWrite(theme.before) }
    let files = themes.map { OutputFile($0.after.path, $0.after.bytes) }
    try OutputWriter.write(try OutputPlan(files, removals: []))
  }

  /// Fails where a file may not be written, which a rename does not ask for, or is another one by now.
  private func refuseToWrite(_ source: SourceFile) throws(CommandFailure) {
    do throws(SystemError) {
      try Descriptor.open(source.path, for: .writing).close()
    } catch {
      throw .cannotWrite(source.path, error)
    }
    let path = visibleText(source.path)
    guard let status = try? FileSystem.status(of: source.path), status.mode & 0o222 != 0 else {
      throw CommandFailure(.unwritable, "cannot write '\(path)': it is read-only")
    }
    guard case .success(let now) = InputReader.read(source.path), now.bytes == source.bytes else {
      throw CommandFailure(.unwritable, "cannot write '\(path)': it changed while it was repaired")
    }
  }

  private func say(
    _ themes: [FixedTheme], _ sentence: (Int, String, String) -> String
  ) throws(CommandFailure) {
    guard !request.quiet else { return }
    let lines = themes.map { theme in
      let path = visibleText(theme.after.path)
      return sentence(theme.repaired, counted(theme.found, "finding"), path) + "\n"
    }
    try console.writeError(lines.joined())
  }
}
