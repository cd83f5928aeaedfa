internal import AppearanceCompiler
internal import ArgumentParser
internal import OutputText
internal import ThemeFiles

/// `appearance lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "lint",
    abstract: "Check themes without compiling them.",
    usage: "appearance lint [<path> ...] [<option> ...]",
    discussion: """
      Findings go to standard output, in the order of the files and of the places in them.

      EXAMPLES
        appearance lint Brand.theme.yaml
        appearance lint Themes --strict
        appearance lint Themes --format xcode
        appearance lint Themes --format markdown
        appearance lint Themes --report sarif=a.sarif --report junit=a.xml
        appearance lint Themes --baseline known.json
        appearance lint Themes --fix
        appearance lint Themes --fix --check
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

  @Flag(help: "With --fix, write nothing; show the changes, and fail if there are any.")
  var check = false

  func validate() throws {
    for (name, path) in [("--baseline", baseline), ("--write-baseline", writeBaseline)] {
      if let path, path.isEmpty || path == "-" {
        throw ValidationError("\(name) takes a file; './-' is one named '-'")
      }
    }
    if check, !fix { throw ValidationError("--check goes with --fix") }
    if fix, themes.source.paths.contains("-") {
      throw ValidationError(
        "--fix changes files, and standard input is none; './-' is one named '-'")
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
    let findings = themes.findings
    let known = BaselineRequest(known: baseline, new: writeBaseline)
    let console = themes.terminal.console
    let status =
      fix
      ? try FixRun(request: request, findings: findings, baseline: known, console: console).run()
      : try LintRun(request: request, findings: findings, baseline: known, console: console).run()
    try status.finish()
  }
}
