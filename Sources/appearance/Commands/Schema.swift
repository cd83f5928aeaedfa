internal import AppearanceCompiler
internal import AppearanceReference
internal import ArgumentParser
internal import ThemeFiles

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "schema",
    abstract: "Print the JSON Schema of a file format.",
    discussion: """
      Editors complete and check themes with it if the theme's first line names the file: \
      '# yaml-language-server: $schema=theme.schema.json'.

      EXAMPLES
        appearance schema theme > theme.schema.json
        appearance schema manifest > manifest.schema.json
      """)

  @Argument(
    help: ArgumentHelp(
      "The schema: \(schemaNames.joined(separator: ", ")).", valueName: "format"),
    completion: .list(schemaNames))
  var name: String

  func validate() throws {
    try requireChoice(name, "schema", among: schemaNames)
  }

  func run() throws {
    try Console().write(schema(named: name) ?? "")
  }
}
