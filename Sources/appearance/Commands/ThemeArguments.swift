internal import ArgumentParser
internal import CommandRun
internal import FindingReports

/// The arguments that every command on themes takes.
struct ThemeArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Theme files, folders to search for *.theme.yaml, *.theme.yml and *.theme.json, '-' for standard input, or '@list' for a file with one path per line.",
      valueName: "path"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The configuration to use instead of the nearest appearance.yaml above each theme.",
      valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "How findings are written: \(DiagnosticFormat.all.map(\.name).joined(separator: ", ")).",
      valueName: "format"))
  var format = DiagnosticFormat.text.name

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write findings to a file too, as in sarif=findings.sarif; may be repeated.",
      valueName: "format=file"))
  var reports: [String] = []

  @Flag(
    help:
      "Let themes extend files outside their project, configurations write outside it, and links lead out of it."
  )
  var allowOutside = false

  @Flag(help: "Let warnings fail the run.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Name every file that is read, written or left alone.")
  var verbose = false

  /// Refuses what the types of the arguments let through.
  func validate() throws {
    if DiagnosticFormat.named(format) == nil {
      throw ValidationError(unknown(format, "format", among: DiagnosticFormat.all.map(\.name)))
    }
    try ReportFile.validate(reports)
    if quiet && verbose {
      throw ValidationError("--quiet and --verbose exclude each other")
    }
  }

  /// What these arguments ask for.
  var request: ThemeRequest {
    var request = ThemeRequest(paths: paths)
    request.config = config
    request.format = DiagnosticFormat.named(format) ?? .text
    request.reports = reports.compactMap { ReportFile(argument: $0) }
    request.allowsOutside = allowOutside
    request.strict = strict
    request.quiet = quiet
    request.verbose = verbose
    return request
  }
}
