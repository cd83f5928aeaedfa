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
      "The folder or theme file to create.",
      valueName: "path"), completion: .file())
  var place = "."

  @Option(
    help: ArgumentHelp("The theme's name, which becomes part of Swift names (default: Brand)."))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Derive the theme from one color, such as '#0A5FD9', for light, dark and high contrast.",
      valueName: "color"))
  var brand: String?

  @Option(
    help: ArgumentHelp(
      "Derive the theme from the colors of design tokens.", valueName: "file"))
  var tokens: String?

  @Option(
    help: ArgumentHelp(
      "Derive the theme from the colors of an asset catalog.", valueName: "path"),
    completion: .directory)
  var catalog: String?

  @Option(
    help: ArgumentHelp("The theme's format: \(Self.formats.joined(separator: ", "))."),
    completion: .list(Self.formats))
  var format: String?

  @Flag(help: "Also write the JSON Schema that the theme's first line names for editors.")
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
