internal import ArgumentParser
internal import CommandRun

/// `appearance lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check themes without writing anything.",
    discussion: """
      Findings go to standard output, in the order of the files and of the places in them.

      EXAMPLES
        appearance lint Brand.theme.yaml
        appearance lint Themes --strict
        appearance lint Themes --format xcode
      """)

  @OptionGroup var themes: ThemeArguments

  func run() throws {
    try LintRun(request: themes.request).run().finish()
  }
}
