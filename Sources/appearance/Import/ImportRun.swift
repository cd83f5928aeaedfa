internal import AppearanceCompiler
internal import AppearanceImport
internal import AppearanceReference
internal import ColorScience
internal import FindingReports
internal import OutputText
internal import ThemeFiles
internal import ThemePreview

/// What `appearance import` is to do.
struct ImportRequest {
  /// The app's files and folders.
  var paths: [String]
  /// Files and folders that declare what the app uses; their own bars do not count.
  var sources: [String] = []
  /// Colors by the names under which the report asks for them.
  var colors: [String: Color] = [:]
  /// Where the theme goes; nil for the console.
  var output: String?
  /// Where the page goes that shows the bars; nil for none.
  var preview: String?
  /// Whether files are replaced that are there.
  var force = false
  var strict = false
  var quiet = false
  var config: String?
  /// The format of the report; nil for JSON with all facts.
  var findings = FindingRequest()
  var baseline = BaselineRequest()
}

/// What `appearance import` does.
struct ImportRun {
  let request: ImportRequest
  var console = Console()

  func run() throws(CommandFailure) -> ExitStatus {
    var reading = ThemeRequest(paths: request.paths)
    // What is written is a theme of the user's own, about files that the user names.
    reading.allowsOutside = true
    reading.config = request.config
    let fence = try ProjectFence(reading)
    let path = request.output.map(FilePath.tidy) ?? "Imported.theme.yaml"
    let load = fence.loader(SourceFile(path: path, bytes: []))
    let progress = ProgressLine(request.quiet ? nil : console)
    defer { progress.end() }
    var folder = AppFolder(load, progress)
    try folder.read(seen(request.paths, fence))
    let own = folder.files.sources.count
    try folder.read(seen(request.sources, fence))
    progress.show("reading \(counted(folder.files.sources.count, "file"))")
    var facts = readApp(folder.files, given: request.colors)
    facts.facts.removeAll { Int($0.place.file) >= own }
    progress.show("measuring")

    var finder = try ConfigurationFinder(reading, fence)
    let loaded = try finder.configuration(forFolder: FilePath.folder(of: path))
    let coverage = ImportCoverage(facts.facts)
    let options = ImportOptions(
      path: path,
      configuration: loaded?.configuration(ofTheme: path, fence.paths) ?? Configuration(),
      heading: ["Imported by 'appearance import': \(coverage.line)."], load: load)
    let app = importTheme(facts, folder.files, options)
    progress.end()

    var report = DiagnosticReport(
      diagnostics: app.diagnostics, sources: folder.files.sources, themes: 1)
    report.suppressed = app.waived
    report.notMeasured = app.notMeasured
    report.failing = request.strict ? .warning : .error
    report.folder = fence.paths.current
    report.rulePages = loaded?.configuration.documentation
    report.seenPaths = fence.paths.seen(report.sources.map(\.path))
    report.tellsCausesOnce = true
    report.summary = false
    report.diagnostics = placeOrder(report.diagnostics, report.indices)
    let baseline = try request.baseline.orConfigured(for: reading, fence, &finder)
    let newList = try baseline.load(fence, console).apply(&report)
    report.shorten()

    let listing = ImportListing(
      files: folder.files, facts: facts, coverage: coverage, app: app, report: report,
      skipped: folder.skipped)
    try show(listing)
    try write(app, path, report, newList, load)
    let fails = report.diagnostics.contains { $0.severity >= report.failing }
    return request.strict && fails ? .findings : .done
  }

  /// Paths as seen from the current folder, which is where the theme says where its catalogs are.
  private func seen(_ paths: [String], _ fence: ProjectFence) -> [String] {
    paths.map { $0.hasPrefix("/") ? fence.paths.relate($0, to: ".") : $0 }
  }

  /// Shows the report in the format that is asked for, with the theme where nothing else is to have it.
  private func show(_ listing: ImportListing) throws(CommandFailure) {
    guard request.findings.format.isText else {
      let isJSON = request.findings.format.name == DiagnosticFormat.json.name
      var report = listing.report
      report.findLines()
      return try console.write(
        isJSON ? listing.document : request.findings.format.render(report))
    }
    var listing = listing
    listing.report.color = console.isColored(console.output)
    listing.report.swatches = console.colorDepth(console.output)
    listing.report.width = console.width(console.output)
    try console.write(listing.text)
    if request.output == nil, !request.quiet, let theme = listing.app.theme {
      try console.write("\n" + theme.text)
    }
  }

  // MARK: - Writing

  private func write(
    _ app: ImportedApp, _ path: String, _ report: DiagnosticReport, _ newList: OutputFile?,
    _ load: @escaping FileLoader
  ) throws(CommandFailure) {
    let reports =
      request.findings.reports.map { $0.output(of: report) } + [newList].compactMap(\.self)
    let read = report.sources.map(\.path)
    if !reports.isEmpty {
      try OutputWriter.write(
        reports, protecting: { () throws(CommandFailure) in try InputFiles(read) })
    }
    guard let theme = app.theme else { return }
    var files: [OutputFile] = []
    if request.output != nil { files.append(OutputFile(path, Array(theme.text.utf8)).with(.theme)) }
    if let preview = request.preview {
      let source = SourceFile(path: path, text: theme.text)
      let page = previewPage([Analysis(ThemeInput(source), load: load)], watches: false)
      files.append(OutputFile(FilePath.tidy(preview), page).with(.preview))
    }
    guard !files.isEmpty else { return }
    let plan = try OutputWriter.write(
      files, protecting: { () throws(CommandFailure) in try InputFiles(read) },
      check: refuseToReplace)
    if !request.quiet { try console.writeError(plan.lines) }
  }

  private func refuseToReplace(_ plan: OutputPlan) throws(CommandFailure) {
    let others = plan.writes.filter { !$0.isNew && !StalePictures.isOurs($0.file.path) }
    guard others.isEmpty || request.force else {
      throw CommandFailure(
        .unwritable,
        others.map { "'\(visibleText($0.file.path))' already exists; --force replaces it" })
    }
  }
}
