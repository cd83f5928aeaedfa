internal import AppearanceCompiler
internal import AppearanceReference
internal import ArgumentParser
internal import FindingReports
internal import OutputText
internal import ThemeFiles

struct ThemeArguments: ParsableArguments {
  @OptionGroup var source: SourceArguments

  fileprivate static let formats = DiagnosticFormat.all.map(\.name)

  @Option(
    help: ArgumentHelp(
      "The format of findings: \(Self.formats.joined(separator: ", ")).", valueName: "format"),
    completion: .list(Self.formats))
  var format = DiagnosticFormat.text.name

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write findings to a file too, as in sarif=findings.sarif; may be repeated.",
      valueName: "format=file"), completion: .list(Self.formats.map { "\($0)=" }))
  var reports: [String] = []

  @Flag(name: .shortAndLong, help: "List every file that is read, written or unchanged.")
  var verbose = false

  @OptionGroup var terminal: ColorArguments

  func validate() throws {
    try requireChoice(format, "format", among: Self.formats)
    try ReportFile.validate(reports)
    if source.quiet && verbose {
      throw ValidationError("--quiet and --verbose exclude each other")
    }
  }

  /// What paths and the flags that are used most ask for; nil for anything else, and for what
  /// `validate` refuses.
  static func plainRequest(_ arguments: [String]) -> ThemeRequest? {
    var request = SourceArguments.request(for: [])
    for argument in arguments {
      switch argument {
      case "--strict": request.strict = true
      case "--quiet", "-q": request.quiet = true
      case "--verbose", "-v": request.verbose = true
      case "-": request.paths.append(argument)
      default:
        guard argument.utf8.first != UInt8(ascii: "-") else { return nil }
        request.paths.append(argument)
      }
    }
    return request.paths.isEmpty || request.quiet && request.verbose ? nil : request
  }

  var findings: FindingRequest {
    FindingRequest(
      format: DiagnosticFormat.named(format) ?? .text,
      reports: reports.compactMap { try? ReportFile(argument: $0) })
  }

  var request: ThemeRequest {
    var request = source.request
    request.verbose = verbose
    return request
  }
}

extension ReportFile {
  /// What an argument asks for, as in `sarif=findings.sarif`.
  init(argument: String) throws {
    let parts = argument.utf8
      .split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let name = parts[0]
    try requireChoice(name, "format", among: ThemeArguments.formats)
    guard parts.count == 2, !parts[1].isEmpty, let format = DiagnosticFormat.named(name) else {
      throw ValidationError("--report takes a format and a file: '\(name)=findings.\(name)'")
    }
    if parts[1] == "-" {
      throw ValidationError("--report takes a file; --format \(name) writes to the console")
    }
    self.init(format, path: parts[1])
  }

  /// Refuses arguments that name no format, no file, or one file twice.
  static func validate(_ arguments: [String]) throws {
    var paths: Set<String> = []
    for argument in arguments {
      let report = try ReportFile(argument: argument)
      guard paths.insert(report.path).inserted else {
        let path = argument.dropFirst(report.format.name.count + 1)
        throw ValidationError("two reports would write '\(visibleText(String(path)))'")
      }
    }
  }
}
