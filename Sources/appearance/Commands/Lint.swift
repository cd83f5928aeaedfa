internal import AppearanceCompiler
internal import ArgumentParser
internal import OutputText
internal import ThemeFiles

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "lint",
    abstract: "Check themes without compiling them.",
    usage: "appearance lint [<path> ...] [<option> ...]",
    discussion: """
      Findings go to standard output, in the order of files and places.

      EXAMPLES
        appearance lint Brand.theme.yaml
        appearance lint Themes --strict
        appearance lint Themes --format xcode
        appearance lint Themes --format markdown
        appearance lint Themes --report sarif=a.sarif --report junit=a.xml
        appearance lint Themes --baseline known.json
        appearance lint Themes --fix
        appearance lint Themes --fix --unsafe
        appearance lint Themes --fix --check
        appearance lint Themes --watch
      """)

  @OptionGroup var themes: ThemeArguments

  @Option(
    help: ArgumentHelp(
      "Ignore the findings that this file lists; only new ones count.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings of this run to a file for --baseline; with --baseline, only those of its entries that still occur.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Flag(help: "Apply automatic fixes, then check.")
  var fix = false

  @Flag(help: "With --fix, also apply repairs that may change a theme's meaning or look.")
  var unsafe = false

  @Flag(help: "With --fix, write nothing; show the changes, and fail if there are any.")
  var check = false

  @Flag(help: "Keep running, and check again after each change; stop with Ctrl-C.")
  var watch = false

  func validate() throws {
    if watch {
      if fix || writeBaseline != nil {
        throw ValidationError(
          "--watch and \(fix ? "--fix" : "--write-baseline") exclude each other")
      }
      try requireFiles(themes.source.paths, for: "--watch")
    }
    try requirePath(baseline, of: "--baseline")
    try requirePath(writeBaseline, of: "--write-baseline")
    if unsafe, !fix { throw ValidationError("--unsafe needs --fix") }
    if check, !fix { throw ValidationError("--check needs --fix") }
    if fix, themes.source.paths.contains("-") {
      throw ValidationError(
        "--fix changes files, not standard input; './-' is one named '-'")
    }
    let report = themes.findings.reports.first {
      $0.path == writeBaseline.map(FilePath.tidy)
    }
    if let report {
      throw ValidationError(
        "--report and --write-baseline would write '\(visibleText(report.path))'")
    }
  }

  func run() throws {
    try themes.source.sayWhichFolder()
    var request = themes.request
    request.check = check
    let lint = LintRun(
      request: request, findings: themes.findings,
      baseline: BaselineRequest(known: baseline, new: writeBaseline),
      console: themes.terminal.console)
    if watch { try lint.watch() }
    try (fix ? FixRun(lint: lint, isUnsafe: unsafe).run() : lint.run()).finish()
  }
}
