import TestSupport
import Testing

@testable import appearance

/// The built command, called as a user calls it.
@Suite struct AppearanceCommandTests {
  @Test("--version names the command and its version")
  func version() throws {
    let call = try BuiltCommand.run(["--version"], in: TemporaryFolder())
    #expect(call.status == 0)
    #expect(call.output == "appearance 0.2.0\n")
  }

  @Test(
    "every command's help shows examples",
    arguments: [[], ["compile"], ["lint"], ["explain"], ["rules"], ["schema"], ["init"]])
  func help(command: [String]) throws {
    let call = try BuiltCommand.run(command + ["--help"], in: TemporaryFolder())
    #expect(call.status == 0)
    #expect(call.output.contains("EXAMPLES\n  appearance "))
    #expect(call.errors == "")
  }

  @Test(
    "the examples of every command's help work, and its lines fit on a terminal",
    arguments: ["", "compile", "lint", "preview", "explain", "rules", "schema", "init"])
  func examples(command: String) throws {
    let help = try BuiltCommand.shell("appearance \(command) --help", in: TemporaryFolder())
    let lines = help.output.split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(!examples.isEmpty)
    func tokens(_ paper: String, _ ink: String) -> String {
      """
      { "color": { "$type": "color", "paper": { "$value": "\(paper)" }, "ink": { "$value": "\(ink)" } } }
      """
    }
    for example in examples where !example.hasSuffix(" --watch") {
      let folder = try TemporaryFolder([
        "Themes/Shop.theme.yaml": "name: Shop\n",
        "brand.tokens.json": tokens("#FFFFFF", "#1C1C1E"),
        "Day.tokens.json": tokens("#FFFFFF", "#1C1C1E"),
        "Night.tokens.json": tokens("#1C1C1E", "#FFFFFF"),
      ])
      if !example.contains(" init") { try folder.write("Brand.theme.yaml", "name: Brand\n") }
      let before = "appearance compile Themes && appearance lint Themes --write-baseline known.json"
      #expect(try BuiltCommand.shell(before, in: folder).status == 0)
      let call = try BuiltCommand.shell(String(example), in: folder)
      #expect(call.status == 0, "\(example): \(call.errors)")
    }
  }
}
