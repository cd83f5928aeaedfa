internal import ArgumentParser
internal import CommandRun
internal import RunSystem
internal import ThemeBuilds
internal import ThemeFiles

/// `appearance preview`.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    // Written out, since the parser finds it by reflection otherwise.
    commandName: "preview",
    // By itself the parser looks twice for a request that only the whole command answers.
    _superCommandName: "appearance",
    abstract: "Draw every bar in every variant, with the verdict on each pair.",
    usage: "appearance preview <path> ... [<option> ...]",
    discussion: """
      Writes one page that opens from disk and needs nothing else, or with '--format svg' a picture of \
      each appearance. Of themes with errors it shows what is right, and the findings.

      EXAMPLES
        appearance preview Brand.theme.yaml
        appearance preview Themes --output preview.html
        appearance preview Brand.theme.yaml --output Pictures --format svg
        appearance preview Brand.theme.yaml --watch
      """)

  @Argument(
    help: ArgumentHelp(
      "Theme files, folders to search for themes, '-' for standard input, or '@list' for a file with one path per line.",
      valueName: "path"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The page to write, of pictures the folder; without it <name>.preview.html or the pictures go where the theme's outputs go.",
      valueName: "path"), completion: .file(extensions: ["html"]))
  var output: String?

  private static let formats = PreviewRun.Format.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "What is drawn: html is a page, svg a picture of each appearance.", valueName: "format"),
    completion: .list(Self.formats))
  var format = PreviewRun.Format.html.rawValue

  @Option(
    help: ArgumentHelp(
      "The configuration to use instead of the nearest appearance.yaml above each theme.",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Flag(help: "Stay, and draw again after every change; an open page loads itself anew.")
  var watch = false

  @Flag(help: "Replace a file that is no preview.")
  var force = false

  @Flag(
    help:
      "Let themes extend files outside their project, configurations write outside it, and links lead out of it."
  )
  var allowOutside = false

  @Flag(help: "Let warnings fail the run.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @OptionGroup var terminal: ColorArguments

  func validate() throws {
    if PreviewRun.Format(rawValue: format) == nil {
      throw ValidationError(unknownName(format, "format", among: Self.formats))
    }
    if let output, output == "-" || output.isEmpty {
      throw ValidationError("--output takes a path; './-' is one named '-'")
    }
    if watch, paths.contains("-") {
      throw ValidationError("--watch needs files; '-' is standard input")
    }
  }

  func run() throws {
    var request = ThemeRequest(paths: paths)
    request.readsFIFOs = true
    request.output = output.map(FilePath.tidy)
    request.config = config
    request.allowsOutside = allowOutside
    request.strict = strict
    request.quiet = quiet
    let run = PreviewRun(
      request: request, format: PreviewRun.Format(rawValue: format) ?? .html, force: force,
      console: terminal.console)
    if watch { try run.watch() }
    try run.run().finish()
  }
}
