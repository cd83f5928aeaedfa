internal import AppearanceCompiler
internal import ArgumentParser
internal import CommandRun
internal import RunSystem

/// `appearance lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    // Written out, since the parser finds it by reflection otherwise.
    commandName: "lint",
    abstract: "Check themes without compiling them.",
    usage: "appearance lint <path> ... [<option> ...]",
    discussion: """
      Findings go to standard output, in the order of the files and of the places in them.

      EXAMPLES
        appearance lint Brand.theme.yaml
        appearance lint Themes --strict
        appearance lint Themes --format xcode
        appearance lint Themes --report sarif=a.sarif --report junit=a.xml
        appearance lint Themes --baseline known.json
        appearance lint Themes --fix
        appearance lint Themes --fix --check
      """)

  @OptionGroup var themes: ThemeArguments

  @OptionGroup var baseline: BaselineArguments

  @Flag(help: "Repair what can be repaired without asking, then check.")
  var fix = false

  @Flag(help: "With --fix, write nothing; show what would change, and fail if there is anything.")
  var check = false

  func validate() throws {
    if check, !fix { throw ValidationError("--check goes with --fix") }
    if fix, themes.paths.contains("-") {
      throw ValidationError(
        "--fix changes files, and standard input is none; './-' is one named '-'")
    }
    let report = themes.request.reports.first {
      $0.path == baseline.writeBaseline.map(FilePath.tidy)
    }
    if let report {
      throw ValidationError(
        "--report and --write-baseline would write '\(visibleText(report.path))'")
    }
  }

  func run() throws {
    var request = themes.request
    baseline.add(to: &request)
    request.check = check
    let status = fix ? try FixRun(request: request).run() : try LintRun(request: request).run()
    try status.finish()
  }
}
