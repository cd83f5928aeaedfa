internal import ArgumentParser
internal import OutputText
internal import ThemeFiles

/// Which themes a command reads, and how strictly: what lint, compile and preview take alike.
struct SourceArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Theme files, folders to search for *.theme.yaml, *.theme.yml and *.theme.json, '-' for standard input, or '@list' for a file with one path per line; the current folder, if there are none.",
      valueName: "path"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration to use instead of the nearest appearance.yaml above each theme.",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Flag(
    help:
      "Let themes extend files outside their project, configurations write outside it, and links lead out of it."
  )
  var allowOutside = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  /// What paths ask for without any option.
  static func request(for paths: [String]) -> ThemeRequest {
    var request = ThemeRequest(paths: paths)
    request.readsFIFOs = true
    return request
  }

  /// Says which folder is taken where no path is given.
  func sayWhichFolder() throws(CommandFailure) {
    guard paths.isEmpty, !quiet else { return }
    let folder = (try? RealPath()).map { "'\(visibleText(FilePath.name(of: $0.current)))'" }
    try Console().writeError(
      "No path given; checking the themes in \(folder ?? "the current folder")\n")
  }

  var request: ThemeRequest {
    var request = Self.request(for: paths.isEmpty ? ["."] : paths)
    request.config = config
    request.allowsOutside = allowOutside
    request.strict = strict
    request.quiet = quiet
    return request
  }
}
