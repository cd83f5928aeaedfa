internal import ArgumentParser
internal import CommandRun

/// `appearance init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    // Written out, since the parser finds it by reflection otherwise.
    commandName: "init",
    // By itself the parser looks twice for a request that only the whole command answers.
    _superCommandName: "appearance",
    abstract: "Write a theme and a configuration to begin with.",
    discussion: """
      A file that is there already is never replaced.

      EXAMPLES
        appearance init
        appearance init Sources/App/Themes
        appearance init --tokens brand.tokens.json
      """)

  @Argument(
    help: ArgumentHelp("Where to; made if it is missing.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "Make the theme out of the colors of design tokens.", valueName: "file"))
  var tokens: String?

  func run() throws {
    try InitRun(folder: folder, tokens: tokens).run()
  }
}
