import DesignTokens
import OutputText
import ThemeCompiler
internal import ThemeFiles
import ThemeSyntax

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
      try console.write(
        listing.render(
          format, width: console.width(console.output),
          swatch: Swatch(console.colorDepth(console.output))))
      let worst = system.findings.map(\.severity).max() ?? .note
      if format == .json, worst == .error {
        let errors = system.findings.filter { $0.severity == .error }
        try console.writeError(errors.map { listing.line(of: $0) + "\n" }.joined())
      }
      if worst == .error || request.strict && (worst == .warning || !system.unresolved.isEmpty) {
        status = .findings
      }
    }
    return status
  }

  /// The tokens of a path and the files that their places are in.
  private func read(
    _ path: String, _ fence: ProjectFence
  ) throws(CommandFailure) -> (TokenSystem, [SourceFile]) {
    let tidy = FilePath.tidy(path)
    guard FileName.isTheme(tidy) else {
      let system = try Self.tokens(ofFile: tidy, fence)
      return (system, system.sources)
    }
    let themes = try LoadedThemes(ThemeRequest(paths: [path]), fence)
    guard let input = themes.inputs.first else { return (TokenSystem(), []) }
    let analysis = Analysis(input, load: fence.loader(input.source))
    return (analysis.tokens ?? TokenSystem(), analysis.sources)
  }

  /// The tokens of a file or a catalog that the command line names.
  static func tokens(
    ofFile path: String, _ fence: ProjectFence
  ) throws(CommandFailure) -> TokenSystem {
    let entry = TokenEntry(.file, path: TokenEntry.Text(path, at: nil), folder: "")
    return try tokens(of: entry, [path], fence)
  }

  static func tokens(
    of entry: TokenEntry, _ paths: [String], _ fence: ProjectFence
  ) throws(CommandFailure) -> TokenSystem {
    let system = readTokens([entry], access(to: paths, fence))
    if paths.contains(where: system.missing.contains) {
      throw CommandFailure(.unreadable, system.findings.map(\.message))
    }
    return system
  }

  /// How files are read that the command line names, and those that they name.
  static func access(to paths: [String], _ fence: ProjectFence) -> FileLoader {
    let load = fence.loader(SourceFile(path: paths.first ?? "", bytes: []))
    return { target in
      paths.contains { target == $0 || target == $0 + "/" }
        ? fence.readNamed(target) : load(target)
    }
  }
}
