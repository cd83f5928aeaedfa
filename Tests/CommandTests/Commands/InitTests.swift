import TestSupport
import Testing

@Suite struct InitTests {
  @Test("a path that is a theme's is the file, which may be JSON and have another name")
  func file() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(
      ["init", "Themes/Shop.theme.json", "--name", "Store", "--brand", "FFCC00"], in: folder)
    #expect(call.output.hasPrefix("wrote Themes/appearance.yaml\nwrote Themes/Shop.theme.json\n"))
    let theme = folder.text("Themes/Shop.theme.json") ?? ""
    #expect(theme.hasPrefix("{\n  \"name\": \"Store\",\n"))
    #expect(theme.contains("\"dark\": \"#FFCC00\""))
    let lint = try BuiltCommand.run(["lint", "--strict"], in: folder)
    #expect(lint.status == 0)
    #expect(
      lint.output == """
        13 pairs not measured: 6 on glass of iOS 26, 3 on buttons that a tint doesn't reach on iOS 26, 3 on content without a backdrop, 1 on status bars that adapt to the content
        no errors, no warnings in 1 theme

        """)
  }

  @Test(
    "arguments that contradict one another are refused",
    arguments: [
      (
        ["Shop.theme.yaml", "--format", "json"],
        "--format json contradicts the name 'Shop.theme.yaml'"
      ),
      (
        ["shop.yaml"],
        "'shop.yaml' isn't a theme's file name; those end in .theme.yaml, .theme.yml or .theme.json"
      ),
      (
        ["--name", "my shop"],
        "--name 'my shop' is a part of Swift names: letters and digits, beginning with an upper-case letter"
      ),
      (["--brand", "red", "--tokens", "t.json"], "--brand and --tokens exclude each other"),
      (["--format", "yml"], "unknown format 'yml'; did you mean 'yaml'?"),
    ])
  func contradictions(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init"] + arguments, in: folder)
    #expect(call.status == 64)
    #expect(call.errors.hasPrefix("error: \(message)\n"), "\(call.errors)")
    #expect(try folder.names() == [])
  }

  @Test(
    "init --tokens takes a file for each look, by its name where nothing is said",
    arguments: [
      ["--tokens", "light=a.json", "--tokens", "dark=b.json"],
      ["--tokens", "light=a.json", "dark=b.json"],
      ["--tokens", "Light.tokens.json", "--tokens", "Dark.tokens.json"],
    ])
  func modes(options: [String]) throws {
    func file(_ paper: String, _ ink: String) -> String {
      """
      { "paper": { "$type": "color", "$value": "\(paper)" },
        "ink": { "$type": "color", "$value": "\(ink)" } }
      """
    }
    let files = options.filter { $0 != "--tokens" }
    let paths = files.map { String($0.split(separator: "=").last ?? "") }
    let folder = try TemporaryFolder([
      paths[0]: file("#FFFFFF", "#101214"), paths[1]: file("#101214", "#FFFFFF"),
    ])
    #expect(try BuiltCommand.run(["init"] + options, in: folder).status == 0)
    let theme = try #require(folder.text("Brand.theme.yaml"))
    #expect(theme.contains("tokens: { light: \"\(paths[0])\", dark: \"\(paths[1])\" }"))
    #expect(theme.contains("system: { light: light, dark: dark }"))
    #expect(try BuiltCommand.run(["lint", ".", "--strict"], in: folder).status == 0)
  }
}
