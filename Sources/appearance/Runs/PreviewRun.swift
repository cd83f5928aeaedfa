internal import AppearanceCompiler
internal import FindingReports
internal import OutputText
internal import ThemeFiles
internal import ThemePreview

struct PreviewRun {
  enum Format: String, CaseIterable, Sendable {
    case html
    /// A picture of each appearance.
    case svg
  }

  /// What the user asked for; `output` is a file, of pictures a folder.
  let request: ThemeRequest
  var format = Format.html
  /// Whether a file is replaced that is not one of ours.
  var force = false
  var console = Console()

  /// Draws the themes, with what is right of those that have errors.
  func run() throws(CommandFailure) -> ExitStatus {
    var cache = AnalysisCache(keeps: true)
    let (compiled, plan) = try draw(watches: false, &cache)
    if !request.quiet { try console.write(plan.lines) }
    return compiled.isRejected ? compiled.reject() : .done
  }

  /// Draws now and after every change; an open page loads itself anew.
  func watch() throws(CommandFailure) -> Never {
    var cache = AnalysisCache(keeps: true)
    try FileWatch.run(request, console: console) { (watch) throws(CommandFailure) in
      let (compiled, plan) = try draw(watches: true, &cache)
      watch.note(compiled)
      return compiled.outcome(plan.phrase)
    }
  }

  // MARK: - Drawing

  private func draw(
    watches: Bool, _ cache: inout AnalysisCache
  ) throws(CommandFailure) -> (CompiledThemes, OutputPlan) {
    let fence = try ProjectFence(request)
    var reading = request
    // Where themes' own files go does not matter here.
    reading.output = nil
    let compiled = try CompiledThemes(
      reading, fence, console, AppearanceCompiler.lint, cache: &cache)
    try compiled.show(.text, withSummary: !watches)
    let inputs = compiled.themes.inputs
    let analyses = inputs.enumerated().compactMap { index, input in
      var input = input
      input.numbers = FileNumbers(ofTheme: index, among: inputs.count)
      return cache.analysis(of: input, load: fence.loader(input.source))
    }
    try refuseExcess(of: analyses)
    var pictures = StalePictures()
    let files = files(analyses, watches: watches, in: compiled.themes.folders, &pictures)
    try compiled.themes.check(writing: files.map(\.path))
    let plan = try OutputWriter.write(
      files, protecting: { () throws(CommandFailure) in try compiled.inputs() },
      removing: { () throws(CommandFailure) in try pictures.find() },
      notice: console.forNotices(of: request), check: refuseToReplace)
    return (compiled, plan)
  }

  /// Fails where there is more to draw than anybody looks at.
  private func refuseExcess(of analyses: [Analysis]) throws(CommandFailure) {
    let themes = analyses.compactMap(\.theme)
    for (name, most, count) in [
      ("appearance", PreviewLimits.appearances, themes.reduce(0) { $0 + $1.appearances.count }),
      ("palette color", PreviewLimits.paletteColors, themes.reduce(0) { $0 + $1.palette.count }),
    ] where count > most {
      throw CommandFailure(
        .usage, "a preview shows at most \(counted(most, name)); there are \(count)")
    }
  }

  /// The files to have; notes what they are among pictures.
  private func files(
    _ analyses: [Analysis], watches: Bool, in folders: [String], _ pictures: inout StalePictures
  ) -> [OutputFile] {
    switch format {
    case .html:
      let name = (analyses.count == 1 ? analyses[0].theme?.name : nil) ?? "appearance"
      let folder = folders.count == 1 ? folders[0] : "."
      let path = request.output ?? FilePath.join(folder, "\(name).preview.html")
      return [OutputFile(path, previewPage(analyses, watches: watches)).with(.preview)]
    case .svg:
      var files: [OutputFile] = []
      for (analysis, folder) in zip(analyses, folders) {
        let sheets = contactSheets(analysis)
        let folder = request.output ?? folder
        if let theme = analysis.theme {
          pictures.note(sheets.map(\.name), of: theme.name, in: folder)
        }
        files += sheets.map {
          OutputFile(folder: folder, name: $0.name, bytes: $0.bytes).with(.preview)
        }
      }
      return files
    }
  }

  /// Fails where a file would be replaced that somebody else made.
  private func refuseToReplace(_ plan: OutputPlan) throws(CommandFailure) {
    let others = plan.writes.filter { !$0.isNew && !StalePictures.isOurs($0.file.path) }
    guard others.isEmpty || force else {
      throw CommandFailure(
        .unwritable,
        others.map {
          "'\(visibleText($0.file.path))' already exists and isn't a preview; --force replaces it"
        })
    }
  }
}
