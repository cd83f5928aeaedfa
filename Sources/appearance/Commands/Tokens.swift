internal import ArgumentParser
internal import ThemeFiles

struct Tokens: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "tokens",
    abstract: "List the colors of design tokens.",
    discussion: """
      Reads token files, resolver documents, asset catalogs or a theme's 'tokens', and lists each color \
      with its values by variant, its aliases and its place, then deviations from Design Tokens 2025.10 \
      and tokens without a value.

      EXAMPLES
        appearance tokens brand.tokens.json
        appearance tokens Brand.theme.yaml --format json
        appearance tokens Assets.xcassets
      """)

  @Argument(
    help: ArgumentHelp("Token files, asset catalogs or themes.", valueName: "path"),
    completion: .file(extensions: ["json", "yaml", "yml"]))
  var paths: [String]

  private static let formats = TokenListing.Format.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "The output format: \(Self.formats.joined(separator: ", ")).", valueName: "format"),
    completion: .list(Self.formats))
  var format = TokenListing.Format.text.rawValue

  @Flag(help: "Let token files refer to files outside their project.")
  var allowOutside = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var terminal: ColorArguments

  func validate() throws {
    try requireChoice(format, "format", among: Self.formats)
  }

  func run() throws {
    var request = ThemeRequest(paths: paths)
    request.readsFIFOs = true
    request.allowsOutside = allowOutside
    request.strict = strict
    let format = TokenListing.Format(rawValue: format) ?? .text
    try TokensRun(request: request, format: format, console: terminal.console).run().finish()
  }
}
