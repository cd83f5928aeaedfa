internal import OutputText
internal import ThemeCompiler
internal import ThemeFiles
internal import ThemeRepair
internal import ThemeSyntax

struct FixRun {
  /// The lint of what is left.
  let lint: LintRun
  /// Whether what only a person may decide is repaired as well.
  let isUnsafe: Bool
  private var request: ThemeRequest { lint.request }
  private var console: Console { lint.console }

  /// The most bytes of a theme that is repaired.
  private static let limit = 128 << 10

  /// Repairs the themes and lints what is left; with `--check` shows what would change instead.
  func run() throws(CommandFailure) -> ExitStatus {
    try request.refuseFIFOs(for: "--fix", among: [request.config, lint.baseline.known])
    let fence = try ProjectFence(request)
    var finder = try ConfigurationFinder(request, fence)
    let baseline = try lint.baseline.orConfigured(for: request, fence, &finder)
    // The lint needs it in the end; what is wrong with it is said before anything changes.
    _ = try baseline.load(fence, console)
    let repairs = try repairs(fence, finder, namesFindings: baseline.isAsked)
    let fixed = repairs?.themes ?? []
    let changed = fixed.filter(\.isChanged)
    if request.check, !changed.isEmpty { return try show(changed) }
    if !changed.isEmpty {
      try write(changed)
      try say(changed) { theme, path in
        "fixed \(theme.repaired) of \(counted(theme.found, "finding")) in \(path)"
          + (theme.untried > 0 ? "; \(theme.untried) were not tried, run it again" : "")
      }
    }
    try sayWhyNot(fixed.filter { !$0.isChanged && $0.left > 0 })
    if !request.check {
      HeldFolders.sweep(Set(fixed.map { FilePath.folder(of: $0.before.path) }))
    }
    var lint = lint
    lint.baseline = baseline
    lint.cache = repairs?.cache ?? AnalysisCache(keeps: false)
    return try lint.run()
  }

  /// What repairing the themes gives; nil where it is not known what to repair.
  private func repairs(
    _ fence: ProjectFence, _ finder: ConfigurationFinder, namesFindings: Bool
  ) throws(CommandFailure) -> FixedThemes? {
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    progress.show("reading themes")
    let themes = try LoadedThemes(
      request, fence, configurations: finder,
      namesPlaces: lint.findings.namesFindings || namesFindings)
    guard !themes.inputs.contains(where: { $0.source.path == ThemeLocation.standardInput.path })
    else { throw CommandFailure(.usage, "--fix changes files, not standard input") }
    for theme in themes.inputs where theme.source.bytes.count > Self.limit {
      throw CommandFailure(
        .usage,
        "--fix takes themes of \(Self.limit >> 10) KiB at most, and '\(visibleText(theme.source.path))' is "
          + "larger: repairs are tried out, which takes long")
    }
    guard !themes.configurations.contains(where: \.isBroken) else { return nil }
    try themes.refuseEmptyFolders()
    progress.show("repairing \(counted(themes.inputs.count, "theme"))")
    return fix(themes.inputs, isUnsafe: isUnsafe) { fence.loader($0) }
  }

  private func show(_ themes: [FixedTheme]) throws(CommandFailure) -> ExitStatus {
    let text = themes.map { theme in
      LineDiff(theme.before.bytes, theme.after.bytes).patch(of: theme.before.path)
    }
    .joined()
    // `patch` needs every byte but those of commands of a log, which is where differences go on a server;
    // whoever reads it on a terminal wants none that the terminal obeys.
    try console.write(
      console.output.isTerminal ? visibleContent(text) : contentInLog(text))
    try say(themes) { theme, path in
      "\(theme.repaired) of \(counted(theme.found, "finding")) in \(path) would be fixed"
    }
    console.show(
      CommandFailure(.findings, "some themes have fixable findings; run again without --check"))
    return .findings
  }

  private func write(_ themes: [FixedTheme]) throws(CommandFailure) {
    let files = themes.map {
      OutputFile($0.after.path, $0.after.bytes).with(.theme).replacing($0.before.bytes)
    }
    try OutputWriter.write(files, notice: console.forNotices(of: request)) {
      (_) throws(CommandFailure) in
      // With the folders held, so that no other run changes them in between.
      for theme in themes { try refuseToWrite(theme.before) }
    }
  }

  /// Fails where a file may not be written, which a rename does not ask for.
  private func refuseToWrite(_ source: SourceFile) throws(CommandFailure) {
    let path = source.path
    try attempt(Descriptor.open(path, for: .writing).close()) { .cannotWrite(path, $0) }
    let status = try attempt(FileSystem.status(of: path)) { .cannotWrite(path, $0) }
    if status.isReadOnly { throw .cannotWrite(path, "it is read-only") }
  }

  private func say(
    _ themes: [FixedTheme], _ sentence: (FixedTheme, _ path: String) -> String
  ) throws(CommandFailure) {
    guard !request.quiet else { return }
    let lines = themes.map { theme in
      let path = visibleText(theme.after.path)
      // With --check the diff has shown them.
      return (request.check ? "" : values(of: theme))
        + sentence(theme, path) + "\n"
    }
    try console.writeError(lines.joined())
  }

  /// Says of themes that stay as they are why that is so.
  private func sayWhyNot(_ themes: [FixedTheme]) throws(CommandFailure) {
    guard !request.quiet else { return }
    let lines = themes.map { theme in
      var reasons: [String] = []
      if theme.harmful > 0 {
        let count = counted(theme.harmful, "repair")
        reasons.append("\(count) would make another pair worse")
      }
      if theme.unsafe > 0, !isUnsafe {
        let count = counted(theme.unsafe, "finding")
        reasons.append("\(count) can be repaired with --fix --unsafe, which may change the look")
      }
      if theme.untried > 0 {
        let count = counted(theme.untried, "finding")
        reasons.append("\(count) were not looked at, as trying repairs of so many takes too long")
      }
      if reasons.isEmpty { reasons.append("its findings have no automatic repair") }
      return "fixed nothing in \(visibleText(theme.before.path)): "
        + reasons.joined(separator: "; ") + "\n"
    }
    try console.writeError(lines.joined())
  }

  /// A line for each value that was replaced: "Brand.theme.yaml:3: lightContent → darkContent".
  private func values(of theme: FixedTheme) -> String {
    let swatches = Swatch(console.colorDepth(console.errors))
    let path = visibleText(theme.after.path)
    return RepairedValue.all(from: theme.before, to: theme.after).map { value in
      let change = "\(visibleText(value.before)) → \(visibleText(value.after))"
      let shown = swatches.pieces(of: change).map { $0.swatch + $0.text }.joined()
      return "\(path):\(value.line): \(shown)\n"
    }.joined()
  }
}
