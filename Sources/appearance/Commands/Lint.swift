internal import AppearanceCompiler
internal import ArgumentParser
internal import CommandRun

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
      """)

  @OptionGroup var themes: ThemeArguments

  @OptionGroup var baseline: BaselineArguments

  func validate() throws {
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
    try LintRun(request: request).run().finish()
  }
}
