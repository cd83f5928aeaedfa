package import FindingReports
internal import OutputText
package import ThemeCompiler
internal import ThemeSyntax

/// The compiler as a run calls it; tests put another one in its place.
package typealias CompileFunction =
  @Sendable (
    _ themes: [ThemeInput], _ loadFor: @escaping ThemeFileLoader, _ cache: inout AnalysisCache
  ) -> Compilation

/// Compiles themes without suggestions, which nobody reads in the log of a build.
@Sendable package func compileWithoutSuggestions(
  _ themes: [ThemeInput], _ loadFor: @escaping ThemeFileLoader, _ cache: inout AnalysisCache
) -> Compilation {
  compile(themes, loadFor: loadFor, cache: &cache) { _, _ in }
}

/// The same with no outputs but Swift, which is all that a build system takes.
@Sendable package func compileSwift(
  _ themes: [ThemeInput], _ loadFor: @escaping ThemeFileLoader, _ cache: inout AnalysisCache
) -> Compilation {
  compile(themes, loadFor: loadFor, cache: &cache, onlySwift: true) { _, _ in }
}

/// Findings that are known and do not count, and the file to list them in anew.
package struct KnownFindings {
  /// The file that was read, if any.
  package var path: String?
  /// How many findings of a kind in a file have to be told apart.
  package var limit = FindingList.shown
  /// Whether findings are named by the keys that lead to their places.
  package var namesFindings = false
  /// Lets known findings pass; gives the file to write, if one is asked for.
  package var apply: (inout DiagnosticReport) throws(CommandFailure) -> OutputFile? = {
    (_) throws(CommandFailure) in nil
  }

  package init() {}
}

/// The first half of every run: the themes read, compiled and judged.
package struct CompiledThemes {
  package let themes: LoadedThemes
  package let compilation: Compilation
  /// What there is to show, with `--quiet` errors only.
  package private(set) var shown: DiagnosticReport
  /// All that was found, for reports.
  private var whole: DiagnosticReport
  private let findings: FindingRequest
  private let newBaseline: OutputFile?
  /// Whether an error, or with `--strict` a warning, forbids going on.
  package let isRejected: Bool

  private let request: ThemeRequest
  package let console: Console
  private let baseline: String?

  /// Reads and compiles what the request names, and judges the findings but those that are
  /// `known`.
  ///
  /// Folders have to have themes unless `allowsEmptyFolders`; configurations that a finder has read
  /// are not read again.
  package init(
    _ request: ThemeRequest, findings: FindingRequest = FindingRequest(), _ fence: ProjectFence,
    configurations finder: ConfigurationFinder? = nil, known: KnownFindings = KnownFindings(),
    _ console: Console, _ compile: CompileFunction,
    cache: inout AnalysisCache, allowsEmptyFolders: Bool = false
  ) throws(CommandFailure) {
    self.request = request
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    progress.show("reading themes")
    themes = try LoadedThemes(
      request, fence, configurations: finder, findingLimit: known.limit,
      namesPlaces: known.namesFindings || findings.namesFindings)
    self.console = console.configured(themes.color)
    if !allowsEmptyFolders { try themes.refuseEmptyFolders() }
    RunningProcess.prepareHeap(forInput: themes.inputs.reduce(0) { $0 + $1.source.bytes.count })
    progress.show("compiling \(counted(themes.inputs.count, "theme"))")
    compilation = compile(themes.inputs, { fence.loader($0) }, &cache)

    var report = Self.report(of: compilation, themes, request, fence)
    newBaseline = try known.apply(&report)
    if !request.verbose { Self.hideDetails(in: &report, themes) }
    report.shorten()
    report.putFirst(Set(themes.configurations.map(\.number)))
    if !findings.reports.isEmpty { report.findLines() }
    self.findings = findings
    whole = report
    baseline = known.path
    let (failing, strict) = (report.failing, themes.inputs.map(\.configuration.isStrict))
    let fails = { (finding: Diagnostic) in
      finding.severity >= failing
        || finding.severity == .warning && Self.applies(strict, to: finding)
    }
    isRejected = report.diagnostics.contains(where: fails)
    if request.quiet {
      // Where warnings fail the run they are not left out.
      report.diagnostics.removeAll { !fails($0) }
      report.summary = false
    }
    shown = report
  }

  /// All that was found in the themes and their configurations.
  private static func report(
    of compilation: Compilation, _ themes: LoadedThemes, _ request: ThemeRequest,
    _ fence: ProjectFence
  ) -> DiagnosticReport {
    var report = DiagnosticReport(compilation, themes: themes.inputs.count)
    report.failing = request.strict ? .warning : .error
    report.folder = fence.paths.current
    report.rulePages = themes.rulePages
    for configuration in themes.configurations where !configuration.diagnostics.isEmpty {
      report.add(configuration.source, as: configuration.number, configuration.keyPaths)
      report.diagnostics += configuration.diagnostics
    }
    report.seenPaths = fence.paths.seen(report.sources.map(\.path))
    return report
  }

  /// Leaves out what only `--verbose` tells: a cause again, and dialects of tokens unless they are configured.
  private static func hideDetails(in report: inout DiagnosticReport, _ themes: LoadedThemes) {
    report.tellsCausesOnce = true
    let isConfigured = themes.inputs.map {
      $0.configuration.severities[RuleID.tokenDialect] != nil
    }
    report.diagnostics.removeAll {
      $0.id == RuleID.tokenDialect && !applies(isConfigured, to: $0)
    }
  }

  /// The files to write besides the outputs: reports, and a baseline if one is asked for.
  var files: [OutputFile] {
    findings.reports.map { $0.output(of: whole) } + [newBaseline].compactMap(\.self)
  }

  var hasFiles: Bool { newBaseline != nil || !findings.reports.isEmpty }

  /// Adds files that are out of date to the findings of reports, and to those that are shown unless these are text, which
  /// has its own words for them.
  mutating func add(_ outdated: [OutdatedFile]) {
    for (index, file) in outdated.enumerated() {
      let number = FileNumbers.output(index)
      let place = file.difference?.firstChange ?? 0..<0
      let finding = Diagnostic(
        "outdated-output", file.message,
        at: SourceRange(
          file: number, lower: Int32(place.lowerBound), upper: Int32(place.upperBound)))
      let source = SourceFile(path: file.path, bytes: file.content)
      whole.add(source, as: number, nil)
      whole.diagnostics.append(finding)
      guard !findings.format.isText else { continue }
      shown.add(source, as: number, nil)
      shown.diagnostics.append(finding)
    }
  }

  /// Whether what is known of each theme is true of the one that a finding is about.
  private static func applies(_ facts: [Bool], to finding: Diagnostic) -> Bool {
    guard let file = finding.range?.file, file >= 0, !facts.isEmpty else { return false }
    return facts[FileNumbers.theme(of: file, among: facts.count)]
  }

  /// Ends a run whose themes are rejected; says why when there is no error to be seen.
  package func reject() -> ExitStatus {
    if shown.count(of: .error) == 0 {
      let reason = request.strict ? "--strict" : "'strict' in the configuration"
      console.show(CommandFailure(.findings, "warnings fail the run because of \(reason)"))
    }
    return .findings
  }

  /// The files that the run reads, which it must not replace.
  package func inputs() throws(CommandFailure) -> InputFiles {
    try InputFiles(
      readPaths + request.lists, unread: compilation.missing,
      baseline: baseline)
  }

  /// Writes the files that tell of the findings, whatever these are; `others` are written later, and
  /// nothing is written if two of all these are one file.
  package func writeReports(before others: [OutputFile] = []) throws(CommandFailure) {
    guard hasFiles else { return }
    let files = files
    try themes.fence.check(writing: files.map(\.path))
    try OutputWriter.check(others + files, protecting: try inputs())
    let plan = try OutputWriter.write(
      files, protecting: { () throws(CommandFailure) in try inputs() },
      notice: console.forNotices(of: request))
    if request.verbose { try console.writeError(plan.lines + plan.unchangedLines) }
  }

  /// The paths of all that has to be as it is for the outputs to be right: files that were read, and
  /// folders that were looked through.
  package var inputPaths: [String] { readPaths + compilation.folders }

  package var readLines: String { readPaths.map { "read \(visibleText($0))\n" }.joined() }

  /// Shows the findings on the stream of errors; their summary only where there are any.
  package func show(
    _ format: DiagnosticFormat, withSummary showsSummary: Bool
  ) throws(CommandFailure) {
    var report = report(for: console.errors)
    report.summary = report.summary && showsSummary && !report.diagnostics.isEmpty
    try console.writeError(format.render(report))
  }

  package func report(for stream: Descriptor) -> DiagnosticReport {
    var report = shown
    report.color = console.isColored(stream)
    report.swatches = console.colorDepth(stream)
    report.width = console.width(stream)
    return report
  }

  package var readPaths: [String] {
    (themes.configurations.map(\.source) + compilation.sources).map(\.path)
      + themes.configurations.flatMap(\.configuration.infoPlists)
  }
}
