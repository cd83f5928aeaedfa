internal import AppearanceReference
internal import ArgumentParser
internal import ColorScience
internal import OutputText

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "init",
    abstract: "Create a first theme and a configuration.",
    usage: "appearance init [<path>] [<option> ...]",
    discussion: """
      Existing files are never replaced.

      EXAMPLES
        appearance init
        appearance init Sources/App/Themes --name Shop --brand '#0A5FD9'
        appearance init Shop.theme.json --schema
        appearance init --tokens brand.tokens.json
        appearance init --tokens light=Day.tokens.json dark=Night.tokens.json
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder or theme file to create (default: .).",
      valueName: "path"), completion: .file())
  var arguments: [String] = []

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
      "Derive the theme from design tokens; for one file per variant, write light=FILE dark=FILE lightHighContrast=FILE darkHighContrast=FILE.",
      valueName: "file"))
  var tokens: [String] = []

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

  /// A file of tokens with the variant that is named before it: "dark=Night.tokens.json".
  private static func file(_ argument: String) -> (variant: Variant?, path: String) {
    for variant in Variant.allCases where argument.hasPrefix("\(variant.name)=") {
      return (variant, String(argument.dropFirst(variant.name.count + 1)))
    }
    return (nil, argument)
  }

  func validate() throws {
    if let format { try requireChoice(format, "format", among: Self.formats) }
    let sources = [("--brand", brand), ("--tokens", tokens.first), ("--catalog", catalog)]
      .filter { $0.1 != nil }.map(\.0)
    if sources.count > 1 {
      throw ValidationError("\(sources[0]) and \(sources[1]) exclude each other")
    }
    if places.count > 1 {
      throw ValidationError("'\(visibleText(places[1]))' is a second path; a theme has one")
    }
  }

  /// The arguments that name no file of tokens.
  private var places: [String] {
    tokens.isEmpty ? arguments : arguments.filter { Self.file($0).variant == nil }
  }

  func run() throws {
    var request = InitRequest()
    request.place = places.first ?? "."
    request.name = name
    request.brand = brand
    let files = tokens.isEmpty ? [] : arguments.map(Self.file).filter { $0.variant != nil }
    request.tokens = tokens.map(Self.file) + files + (catalog.map { [(nil, $0)] } ?? [])
    request.isJSON = format.map { $0 == "json" }
    request.schema = schema ? AppearanceReference.schema(named: "theme") : nil
    try InitRun(request).run()
  }
}
