internal import ArgumentParser
internal import ThemeFiles

/// `appearance preview`.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "preview",
    abstract: "Draw every bar in every variant, with the verdict on each pair.",
    usage: "appearance preview [<path> ...] [<option> ...]",
    discussion: """
      Writes one page that opens from disk and needs nothing else, or with '--format svg' a picture of \
      each appearance. Of themes with errors it shows what is right, and the findings.

      EXAMPLES
        appearance preview Brand.theme.yaml
        appearance preview Themes --output preview.html
        appearance preview Brand.theme.yaml --output Pictures --format svg
        appearance preview Brand.theme.yaml --watch
      """)

  @OptionGroup var source: SourceArguments

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

  @Flag(help: "Keep running, and draw again after each change; open pages reload.")
  var watch = false

  @Flag(help: "Overwrite a file that is not a preview.")
  var force = false

  @OptionGroup var terminal: ColorArguments

  func validate() throws {
    try requireChoice(format, "format", among: Self.formats)
    if let output, output == "-" || output.isEmpty {
      throw ValidationError("--output takes a path; './-' is one named '-'")
    }
    if watch, source.paths.contains("-") {
      throw ValidationError("--watch needs files; '-' is standard input")
    }
  }

  func run() throws {
    try source.sayWhichFolder()
    var request = source.request
    request.output = output.map(FilePath.tidy)
    let run = PreviewRun(
      request: request, format: PreviewRun.Format(rawValue: format) ?? .html, force: force,
      console: terminal.console)
    if watch { try run.watch() }
    try run.run().finish()
  }
}
