import DesignTokens
import OutputText
import ThemeAnalysis
internal import ThemeFiles
import ThemeModel
import ThemeSyntax

/// What `appearance tokens` does.
struct TokensRun {
  let request: ThemeRequest
  let format: TokenListing.Format
  var console = Console()

  func run() throws(CommandFailure) -> ExitStatus {
    let fence = try ProjectFence(request)
    var status = ExitStatus.done
    for path in request.paths {
      let (system, sources) = try read(path, fence)
      let listing = TokenListing(system, sources: sources)
      try console.write(listing.render(format, swatch: Swatch(console.colorDepth(console.output))))
      let worst = system.findings.map(\.severity).max() ?? .note
      if format == .json, worst == .error { try show(system.findings, sources) }
      if worst == .error || request.strict && (worst == .warning || !system.unresolved.isEmpty) {
        status = .findings
      }
    }
    return status
  }

  private func show(_ findings: [Diagnostic], _ sources: [SourceFile]) throws(CommandFailure) {
    let lines = SourceMaps(sources)
    let text = findings.filter { $0.severity == .error }.map { finding in
      let place = finding.range.map { range in
        "\(visibleText(sources[Int(range.file)].path)):\(lines.line(of: range)): "
      }
      return "\(place ?? "")error: \(visibleText(finding.message)) [\(finding.id)]\n"
    }
    try console.writeError(text.joined())
  }

  /// The tokens of a path and the files that their places are in.
  private func read(
    _ path: String, _ fence: ProjectFence
  ) throws(CommandFailure) -> (TokenSystem, [SourceFile]) {
    let tidy = FilePath.tidy(path)
    guard FileName.isTheme(tidy) else {
      let (system, sources) = try Self.tokens(ofFile: tidy, fence)
      return (system, sources)
    }
    let themes = try LoadedThemes(ThemeRequest(paths: [path]), fence)
    guard let input = themes.inputs.first else { return (TokenSystem(), []) }
    let analysis = Analysis(input, load: fence.loader(input.source))
    return (analysis.tokens ?? TokenSystem(), analysis.sources)
  }

  /// The tokens of a file or a catalog that the command line names.
  static func tokens(
    ofFile path: String, _ fence: ProjectFence
  ) throws(CommandFailure) -> (system: TokenSystem, sources: [SourceFile]) {
    let load = fence.loader(SourceFile(path: path, bytes: []))
    let access = TokenAccess { target in
      target == path || target == path + "/" ? fence.readNamed(target) : load(target)
    }
    let entry = TokenEntry(.file, path: TokenEntry.Text(path, at: nil), folder: "")
    let system = readTokens([entry], access)
    if system.sources.isEmpty, system.missing.contains(path) {
      throw CommandFailure(.unreadable, system.findings.map(\.message))
    }
    return (system, system.sources)
  }
}
