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
      """)

  @Argument(help: ArgumentHelp("Where to; made if it is missing.", valueName: "folder"))
  var folder = "."

  func run() throws {
    try InitRun(folder: folder).run()
  }
}
