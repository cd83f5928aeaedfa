internal import ArgumentParser
internal import ThemeFiles

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "preview",
    abstract: "Draw every bar in every variant, with the verdict on each pair.",
    usage: "appearance preview [<path> ...] [<option> ...]",
    discussion: """
      Writes one self-contained page, or with '--format svg' a picture of each appearance. If a theme \
      has errors, the page shows the parts that are valid, and the findings.

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
      "The page to write, or the folder for pictures; the default is <name>.preview.html, or the pictures, in the theme's output folder.",
      valueName: "path"), completion: .file(extensions: ["html"]))
  var output: String?

  private static let formats = PreviewRun.Format.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "The format to draw: html (one page) or svg (a picture of each appearance).",
      valueName: "format"),
    completion: .list(Self.formats))
  var format = PreviewRun.Format.html.rawValue

  @Flag(help: "Keep running, and draw again after each change; open pages reload.")
  var watch = false

  @Flag(help: "Overwrite a file that is not a preview.")
  var force = false

  @OptionGroup var terminal: ColorArguments

  func validate() throws {
    try requireChoice(format, "format", among: Self.formats)
    try requirePath(output, of: "--output", "a path")
    if watch { try requireFiles(source.paths, for: "--watch") }
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
