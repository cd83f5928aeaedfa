internal import ArgumentParser
internal import ThemeDiff
internal import ThemeFiles

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "diff",
    abstract: "List what a new version of a theme changes for its users.",
    usage: "appearance diff <old> <new> [<option> ...]",
    discussion: """
      Compares manifests, themes or folders of either: what breaks code, what has less contrast, what looks \
      different and what is new. Without changes it prints nothing.

      EXAMPLES
        appearance diff old/Brand.appearance.json Generated/Brand.appearance.json
        appearance diff old/Brand.theme.yaml Brand.theme.yaml --format markdown
        appearance diff main:Themes/Brand.theme.yaml Themes/Brand.theme.yaml
        appearance diff HEAD:./ .
        git show main:Brand.appearance.json | appearance diff - Brand.appearance.json
        appearance diff old new --fail-on breaking,accessibility
        appearance diff old new --format html --output changes.html
        appearance diff old new --format svg --output changes.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "The old version: a manifest, a theme, a folder, one of these in a git revision as in main:Themes, or '-' for standard input.",
      valueName: "old"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var old: String

  @Argument(
    help: ArgumentHelp(
      "The new version: a manifest, a theme, a folder, one of these in a git revision, or '-' for standard input.",
      valueName: "new"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var new: String

  private static let formats = DiffRun.formats
  private static let sections = DiffSection.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "The output format: \(Self.formats.joined(separator: ", ")).", valueName: "format"),
    completion: .list(Self.formats))
  var format = DiffFormat.text.rawValue

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The changes that fail the run, separated by commas: \(Self.sections.joined(separator: ", ")).",
      valueName: "list"), completion: .list(Self.sections))
  var failOn: String?

  @Option(
    help: ArgumentHelp(
      "The configuration of themes, instead of the nearest appearance.yaml above each.",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Flag(help: "Let themes read files outside their project, through 'extends' and symbolic links.")
  var allowOutside = false

  @OptionGroup var terminal: ColorArguments

  private var failing: [String] {
    failOn.map { list in
      list.split(separator: ",").map { part in String(part.filter { $0 != " " }) }
    } ?? []
  }

  func validate() throws {
    try requireChoice(format, "format", among: Self.formats)
    if old == "-", new == "-" {
      throw ValidationError("only one version can be standard input")
    }
    if failOn != nil, failing.isEmpty {
      throw ValidationError(
        "--fail-on is empty; known are \(Self.sections.joined(separator: ", "))")
    }
    for name in failing {
      try requireChoice(name, "part of a difference", among: Self.sections)
    }
  }

  func run() throws {
    var request = ThemeRequest(paths: [])
    request.readsFIFOs = true
    request.config = config
    request.allowsOutside = allowOutside
    let run = DiffRun(
      old: old, new: new, format: format, output: output,
      failing: failing.compactMap(DiffSection.init), request: request,
      console: terminal.console)
    try run.run().finish()
  }
}
