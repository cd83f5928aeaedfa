internal import FindingReports
internal import OutputText
internal import RunSystem
internal import ThemeAnalysis
internal import ThemeDiff
internal import ThemeFiles
internal import ThemeModel
internal import ThemeOutputs
internal import ThemeSyntax

/// Reads a version of themes: manifests, themes, or folders with either.
struct DiffSideReader {
  private let request: ThemeRequest
  private let fence: ProjectFence
  private let console: Console

  /// A reader of what a request may read.
  init(_ request: ThemeRequest, _ fence: ProjectFence, _ console: Console) {
    self.request = request
    self.fence = fence
    self.console = console
  }

  /// The themes that a path names, of a folder all that are in it.
  func sides(at path: String) throws(CommandFailure) -> [DiffSide] {
    if path == "-" {
      return try side(try read(.standardInput))
    }
    let tidy = FilePath.tidy(path)
    guard (try? FileSystem.status(of: tidy))?.kind == .folder else {
      if FileName.isTheme(tidy) { return try themes(at: tidy) }
      return try side(try read(.file(tidy)))
    }
    if !ThemeFinder.present([tidy]).isEmpty { return try themes(at: tidy) }
    let manifests = try self.manifests(in: tidy)
    guard !manifests.isEmpty else {
      throw CommandFailure(
        .unreadable, "'\(visibleText(path))' has neither themes nor manifests in it")
    }
    var sides: [DiffSide] = []
    for manifest in manifests { sides += try side(try read(.file(manifest))) }
    return sides
  }

  private func read(_ location: ThemeLocation) throws(CommandFailure) -> SourceFile {
    let result =
      switch location {
      case .standardInput: InputReader.readStandardInput()
      case .file(let path), .fifo(let path): fence.readNamed(path)
      }
    switch result {
    case .success(let source): return source
    case .failure(let failure):
      throw CommandFailure(
        .unreadable, "cannot read '\(visibleText(location.path))': \(failure.reason)")
    }
  }

  /// A theme or a manifest, by what stands in it.
  private func side(_ source: SourceFile) throws(CommandFailure) -> [DiffSide] {
    guard Self.isManifest(source) else {
      return [try side(ThemeInput(source))]
    }
    RunningProcess.prepareHeap(forInput: source.bytes.count)
    let (manifest, diagnostics) = Manifest.read(source)
    if let manifest { return [DiffSide(manifest)] }
    var report = DiagnosticReport(diagnostics: diagnostics, sources: [source], themes: 0)
    report.color = console.isColored(console.errors)
    report.summary = false
    try console.writeError(DiagnosticFormat.text.render(report))
    throw CommandFailure(.unreadable, "cannot use the manifest '\(visibleText(source.path))'")
  }

  /// Whether a file is a manifest, or was to be one: a JSON file that has the name of manifests or says so.
  private static func isManifest(_ source: SourceFile) -> Bool {
    if FileName.isManifest(source.path) { return true }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    guard source.bytes.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") else {
      return false
    }
    return ByteSearch("\"manifestVersion\"").firstOffset(in: source.bytes) != nil
  }

  // MARK: - Themes

  private func themes(at path: String) throws(CommandFailure) -> [DiffSide] {
    var request = request
    request.paths = [path]
    let themes = try LoadedThemes(request, fence)
    var sides: [DiffSide] = []
    for input in themes.inputs { sides.append(try side(input)) }
    return sides
  }

  private func side(_ input: ThemeInput) throws(CommandFailure) -> DiffSide {
    let analysis = Analysis(input, load: fence.loader(input.source))
    if let manifest = analysis.manifest {
      return DiffSide(manifest, deploymentTarget: input.configuration.deploymentTarget)
    }
    var report = DiagnosticReport(
      diagnostics: analysis.diagnostics.filter { $0.severity == .error },
      sources: analysis.sources, themes: 1)
    report.color = console.isColored(console.errors)
    report.summary = false
    try console.writeError(DiagnosticFormat.text.render(report))
    throw CommandFailure(
      .findings, "'\(visibleText(input.source.path))' has errors that leave its meaning open")
  }

  // MARK: - Folders

  /// The manifests in a folder and below it, sorted; hidden entries and links are passed over.
  private func manifests(in folder: String) throws(CommandFailure) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      do throws(SystemError) {
        for entry in try FileSystem.entries(in: folder) where !entry.isHidden {
          let path = FilePath.join(folder, entry.name)
          if entry.kind == .folder { waiting.append(path) }
          if entry.kind == .file, FileName.isManifest(entry.name) { found.append(path) }
        }
      } catch {
        throw CommandFailure(
          .unreadable, "cannot read '\(visibleText(folder))': \(error.phrase)")
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
