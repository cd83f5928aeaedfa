internal import DesignTokens
internal import FindingReports
internal import OutputText
internal import ThemeCompiler
internal import ThemeDiff
internal import ThemeFiles
internal import ThemeSyntax

/// Reads a version of themes: manifests, themes, or folders with either.
struct DiffSideReader {
  let request: ThemeRequest
  let fence: ProjectFence
  let console: Console

  struct Version {
    let side: DiffSide
    /// What it was read from, nil for a manifest.
    let input: ThemeInput?
  }

  /// The theme on standard input, or those of a manifest there.
  ///
  /// A theme there has no name and no place of its own: where the other side is one theme, it has those and the
  /// configuration of that.
  func sides(ofInputBeside others: [Version]) throws(CommandFailure) -> [DiffSide] {
    let source = try read(.standardInput)
    guard !Self.isManifest(source), others.count == 1, let other = others.first else {
      return [try version(in: source).side]
    }
    let path = other.input?.source.path ?? other.side.manifest.source
    let named = SourceFile(path: path, bytes: source.bytes)
    let input = other.input?.replacing(named) ?? ThemeInput(named)
    return [try version(input, calledIn: source).side]
  }

  /// The themes that a path names, of a folder all that are in it.
  func versions(at path: String) throws(CommandFailure) -> [Version] {
    if let (revision, path) = GitRevision.split(path) {
      return try versions(of: revision, at: path)
    }
    let tidy = FilePath.tidy(path)
    guard (try? FileSystem.status(of: tidy))?.kind == .folder else {
      if FileName.isTheme(tidy) { return try themes(at: tidy) }
      return [try version(in: try read(.file(tidy)))]
    }
    if !ThemeFinder.present([tidy]).isEmpty { return try themes(at: tidy) }
    let manifests = try self.manifests(in: tidy)
    guard !manifests.isEmpty else {
      throw CommandFailure(
        .unreadable, "'\(visibleText(path))' has neither themes nor manifests in it")
    }
    return try manifests.map { path throws(CommandFailure) in
      try version(in: try read(.file(path)))
    }
  }

  private func read(_ location: ThemeLocation) throws(CommandFailure) -> SourceFile {
    let result =
      switch location {
      case .standardInput: InputReader.readStandardInput()
      case .file(let path), .fifo(let path): fence.readNamed(path)
      }
    return try result.mapError { CommandFailure.cannotRead(location.path, $0.reason) }.get()
  }

  /// The themes that a path of a revision names, of a folder all that are in it, else its manifests.
  private func versions(
    of revision: GitRevision, at path: String
  ) throws(CommandFailure) -> [Version] {
    let whole = try revision.path(path)
    var paths = [whole]
    if try revision.kind(of: whole) == .folder {
      let files = try revision.files(in: whole)
      let themes = files.filter { file in
        FileName.isTheme(file) && !file.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      paths = themes.isEmpty ? files.filter { FileName.isManifest($0) } : themes
      guard !paths.isEmpty else {
        let name = visibleText("\(revision.name):\(path)")
        throw CommandFailure(.unreadable, "'\(name)' has neither themes nor manifests in it")
      }
    }
    return try paths.map { path throws(CommandFailure) in try version(of: revision, at: path) }
  }

  private func version(
    of revision: GitRevision, at path: String
  ) throws(CommandFailure) -> Version {
    let source = try revision.read(path)
    if Self.isManifest(source) { return try manifest(source) }
    let name = SourceFile(path: "\(revision.name):\(path)", bytes: source.bytes)
    var finder = try ConfigurationFinder(request, fence)
    let configuration =
      request.config == nil
      ? try revision.configuration(ofTheme: path)
      : try finder.configuration(forFolder: ".")?.configuration
    let input = ThemeInput(source, configuration: configuration ?? Configuration())
    return try version(input, calledIn: name, load: revision.loader)
  }

  private func version(in source: SourceFile) throws(CommandFailure) -> Version {
    try Self.isManifest(source) ? manifest(source) : version(ThemeInput(source))
  }

  private func manifest(_ source: SourceFile) throws(CommandFailure) -> Version {
    RunningProcess.prepareHeap(forInput: source.bytes.count)
    let (manifest, diagnostics) = Manifest.read(source)
    if let manifest { return Version(side: DiffSide(manifest), input: nil) }
    try console.show(DiagnosticReport(diagnostics: diagnostics, sources: [source], themes: 0))
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

  private func themes(at path: String) throws(CommandFailure) -> [Version] {
    var request = request
    request.paths = [path]
    return try LoadedThemes(request, fence).inputs.map { input throws(CommandFailure) in
      try version(input)
    }
  }

  /// The version that an input is; `source` is what messages call it where that is another name.
  private func version(
    _ input: ThemeInput, calledIn source: SourceFile? = nil, load: FileLoader? = nil
  ) throws(CommandFailure) -> Version {
    let shown = source ?? input.source
    let load = load ?? fence.loader(input.source)
    // Findings are only shown of themes that cannot be compared.
    var silent = input
    silent.findingLimit = 1
    var analysis = Analysis(silent, load: load)
    if let manifest = analysis.manifest {
      let side = DiffSide(manifest, deploymentTarget: input.configuration.deploymentTarget)
      return Version(side: side, input: input)
    }
    if analysis.diagnostics.contains(where: \.isOverflowSummary) {
      analysis = Analysis(input, load: load)
    }
    try console.show(
      DiagnosticReport(
        diagnostics: analysis.diagnostics.filter { $0.severity == .error },
        sources: [shown] + analysis.sources.dropFirst(), themes: 1))
    throw CommandFailure(
      .findings, "'\(visibleText(shown.path))' has errors; fix them before comparing")
  }

  // MARK: - Folders

  /// The manifests in a folder and below it, sorted; hidden entries and links are passed over.
  private func manifests(in folder: String) throws(CommandFailure) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      let entries = try attempt(FileSystem.entries(in: folder)) { .cannotRead(folder, $0) }
      for entry in entries where !entry.isHidden {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder { waiting.append(path) }
        if entry.kind == .file, FileName.isManifest(entry.name) { found.append(path) }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
