internal import AppearanceReference
internal import ArgumentParser
internal import ColorScience
internal import FindingReports
internal import OutputText
internal import ThemeFiles

/// `appearance import`.
struct ImportApp: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "import",
    abstract: "Read an app's own code: find bars that nobody can read, and write the theme.",
    usage: "appearance import <path> ... [<option> ...]",
    discussion: """
      Reads Swift, storyboards, xibs, asset catalogs and Info.plist; measures the bars as 'lint' does, \
      and reports at the places of the code. Nothing of the app is changed.

      EXAMPLES
        appearance import App
        appearance import App --output Brand.theme.yaml
        appearance import App --sources Packages/DesignSystem
        appearance import App --color 'Style.tint=#0A5FD9'
        appearance import App --strict --format github
        appearance import App --format json
      """)

  @Argument(
    help: ArgumentHelp("The app's folders and files.", valueName: "path"), completion: .directory)
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the theme to a file instead of the console.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var output: String?

  @Flag(help: "Overwrite files that exist.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "Also read declarations and catalogs there, as those of another package; may be repeated.",
      valueName: "path"), completion: .directory)
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "A color by the name that the report asks for, as in 'Style.tint=#0A5FD9', may be repeated; or when to use color: \(ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name=color"))
  var color: [String] = []

  @Option(
    help: ArgumentHelp("Also draw what was read, as 'preview' does.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var preview: String?

  private static let formats = DiagnosticFormat.all.map(\.name)

  @Option(
    help: ArgumentHelp(
      "The format of findings: \(Self.formats.joined(separator: ", ")); json has every fact.",
      valueName: "format"), completion: .list(Self.formats))
  var format = DiagnosticFormat.text.name

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write findings to a file too, as in sarif=findings.sarif; may be repeated.",
      valueName: "format=file"), completion: .list(Self.formats.map { "\($0)=" }))
  var reports: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ignore the findings that this file lists; only new ones count.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings of this run to a file for --baseline.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "The configuration to use instead of the nearest appearance.yaml above the theme.",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Flag(help: "Fail if there are errors or warnings.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print the report without the theme.")
  var quiet = false

  func validate() throws {
    try requireChoice(format, "format", among: Self.formats)
    try ReportFile.validate(reports)
    for (name, path) in [
      ("--output", output), ("--preview", preview), ("--baseline", baseline),
      ("--write-baseline", writeBaseline),
    ] {
      try requirePath(path, of: name, "a file")
    }
    for text in color where ColorChoice(rawValue: text) == nil { _ = try Self.color(text) }
  }

  /// A name and a color with a sign of equality between them.
  private static func color(_ text: String) throws -> (name: String, color: Color) {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex else {
      throw ValidationError(
        "--color '\(visibleText(text))' takes 'name=color', or one of "
          + ColorChoice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    do throws(CommandFailure) {
      let color = try BrandStarter.color(String(text[text.index(after: sign)...]), of: "--color")
      return (String(text[..<sign]), color)
    } catch {
      throw ValidationError(error.messages.joined(separator: "; "))
    }
  }

  func run() throws {
    #if Import
      var request = ImportRequest(paths: paths)
      request.sources = sources
      for text in color {
        guard let (name, color) = try? Self.color(text) else { continue }
        request.colors[name] = color
      }
      request.output = output
      request.preview = preview
      request.force = force
      request.strict = strict
      request.quiet = quiet
      request.config = config
      request.findings = FindingRequest(
        format: DiagnosticFormat.named(format) ?? .text,
        reports: reports.compactMap { try? ReportFile(argument: $0) })
      request.baseline = BaselineRequest(known: baseline, new: writeBaseline)
      let choice = color.lazy.compactMap { ColorChoice(rawValue: $0) }.last
      try ImportRun(request: request, console: Console(color: choice ?? .auto)).run().finish()
    #else
      throw CommandFailure(
        .usage,
        "this build can't read Swift; use a release, or build it with 'swift build --traits Import'"
      )
    #endif
  }
}
