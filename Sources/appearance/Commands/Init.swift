internal import AppearanceReference
internal import ArgumentParser

/// `appearance init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "init",
    abstract: "Write a theme and a configuration to begin with.",
    usage: "appearance init [<path>] [<option> ...]",
    discussion: """
      A file that is there already is never replaced.

      EXAMPLES
        appearance init
        appearance init Sources/App/Themes --name Shop --brand '#0A5FD9'
        appearance init Shop.theme.json --schema
        appearance init --tokens brand.tokens.json
      """)

  @Argument(
    help: ArgumentHelp(
      "Where to: a folder, which is made if it is missing, or the theme's file.",
      valueName: "path"), completion: .file())
  var place = "."

  @Option(help: ArgumentHelp("The theme's name, a part of Swift names; Brand if left out."))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Make the theme out of one color, such as '#0A5FD9', for light, dark and high contrast.",
      valueName: "color"))
  var brand: String?

  @Option(
    help: ArgumentHelp(
      "Make the theme out of the colors of design tokens.", valueName: "file"))
  var tokens: String?

  @Option(
    help: ArgumentHelp(
      "Make the theme out of the colors of an asset catalog.", valueName: "path"),
    completion: .directory)
  var catalog: String?

  @Option(
    help: ArgumentHelp("What the theme is written in: \(Self.formats.joined(separator: ", "))."),
    completion: .list(Self.formats))
  var format: String?

  @Flag(help: "Write the JSON Schema as well that the theme's first line names to editors.")
  var schema = false

  private static let formats = ["yaml", "json"]

  func validate() throws {
    if let format { try requireChoice(format, "format", among: Self.formats) }
    let sources = [("--brand", brand), ("--tokens", tokens), ("--catalog", catalog)]
      .filter { $0.1 != nil }.map(\.0)
    if sources.count > 1 {
      throw ValidationError("\(sources[0]) and \(sources[1]) exclude each other")
    }
  }

  func run() throws {
    var request = InitRequest()
    request.place = place
    request.name = name
    request.brand = brand
    request.tokens = tokens ?? catalog
    request.isJSON = format.map { $0 == "json" }
    request.schema = schema ? AppearanceReference.schema(named: "theme") : nil
    try InitRun(request).run()
  }
}
