import TestSupport
import Testing
import ThemeFiles
import DesignTokens

@testable import appearance

@Suite struct TokenStarterTests {
  @Test("init --tokens writes a theme over the tokens that has no findings and fits on a screen")
  func starter() throws {
    let folder = try TemporaryFolder(["brand.tokens.json": TokenThemes.tokens])
    let call = try BuiltCommand.run(["init", "--tokens", "brand.tokens.json"], in: folder)
    #expect(call.status == 0)
    #expect(call.output.hasPrefix("wrote appearance.yaml\nwrote Brand.theme.yaml\n"))
    let theme = try #require(folder.text("Brand.theme.yaml"))
    let lines = theme.split(separator: "\n")
    #expect(theme.contains("tokens: \"brand.tokens.json\"\n"))
    #expect(lines.count <= 40)
    let choices = lines.filter { $0.contains("{color.") }
    #expect(choices.count == 4)
    #expect(choices.allSatisfy { $0.contains("  # ") })
    #expect(choices[0].contains("paper: \"{color.paper}\""))
    #expect(choices[2].contains("accent: \"{color.link}\""))
    let lint = try BuiltCommand.run(["lint", ".", "--strict"], in: folder)
    #expect(lint.status == 0)
    #expect(
      lint.output == """
        4 pairs not measured: 2 on glass of iOS 26, 1 on buttons that a tint doesn't reach on iOS 26, 1 on content without a backdrop
        no errors, no warnings in 1 theme

        """)
    #expect(folder.text("brand.tokens.json") == TokenThemes.tokens)
  }

  @Test(
    "init --tokens finds bars in light, dark and high contrast where the tokens have them",
    arguments: [
      (light: "#FFFFFF", dark: "#101214", style: "none"),
      (light: "#101214", dark: "#101214", style: "dark"),
    ])
  func looks(light: String, dark: String, style: String) throws {
    func color(_ light: String, _ dark: String) -> String {
      "{ \"value\": \"\(light)\", \"type\": \"color\", \"$extensions\": { \"mode\": { "
        + "\"Light\": \"\(light)\", \"Dark\": \"\(dark)\" } } }"
    }
    let (front, other) = style == "dark" ? ("#FFFFFF", "#FFFFFF") : ("#101214", "#FFFFFF")
    let folder = try TemporaryFolder([
      "t.json": """
      { "background": \(color(light, dark)), "text": \(color(front, other)),
        "accent": \(color(front, other)) }
      """
    ])
    let call = try BuiltCommand.run(["init", "--tokens", "t.json"], in: folder)
    #expect(call.status == 0)
    let theme = try #require(folder.text("Brand.theme.yaml"))
    #expect(theme.contains("interfaceStyle: light") == (style != "dark"))
    #expect(theme.contains("system: { light: light, dark: dark }") == (style != "dark"))
    #expect(theme.contains("the tokens have one look") == (style == "dark"))
    #expect(try BuiltCommand.run(["lint", ".", "--strict"], in: folder).status == 0)
  }

  @Test(
    "init --tokens finds the looks of a resolver document by the names of its contexts, and chooses for others",
    arguments: [
      ("", ""),
      (#", "size": { "contexts": { "fine": [], "default": [] } }"#, #", "size": "default""#),
      (#", "size": { "contexts": { "fine": [], "coarse": [] } }"#, #", "size": "fine""#),
      (#", "size": { "default": "coarse", "contexts": { "fine": [], "coarse": [] } }"#, ""),
    ])
  func resolver(modifier: String, input: String) throws {
    func context(_ paper: String, _ ink: String) -> String {
      """
      [{ "paper": { "$type": "color", "$value": "\(paper)" },
         "ink": { "$type": "color", "$value": "\(ink)" } }]
      """
    }
    let folder = try TemporaryFolder([
      "r.resolver.json": """
      { "version": "2025.10",
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": \(context("#FFFFFF", "#101214")), "dark": \(context("#101214", "#FFFFFF")),
          "dark-hc": \(context("#000000", "#FFFFFF")) } }\(modifier) },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }\(
          modifier.isEmpty ? "" : ##", { "$ref": "#/modifiers/size" }"##)] }
      """
    ])
    #expect(try BuiltCommand.run(["init", "--tokens", "r.resolver.json"], in: folder).status == 0)
    let theme = try #require(folder.text("Brand.theme.yaml"))
    #expect(
      theme.contains(
        """
        tokens: { resolver: "r.resolver.json", light: { "theme": "light"\(input) }, \
        dark: { "theme": "dark"\(input) }, darkHighContrast: { "theme": "dark-hc"\(input) } }
        """))
    #expect(theme.contains("behind the bars: #FFFFFF, #101214, #000000"))
    #expect(try BuiltCommand.run(["lint", ".", "--strict"], in: folder).status == 0)
  }

  @Test(
    "init --tokens leaves out increased contrast where it turns a dark background light, and says so"
  )
  func turned() throws {
    func file(_ paper: String, _ ink: String) -> String {
      """
      { "paper": { "$type": "color", "$value": "\(paper)" },
        "ink": { "$type": "color", "$value": "\(ink)" } }
      """
    }
    let folder = try TemporaryFolder([
      "Light.json": file("#FFFFFF", "#101214"), "Dark.json": file("#101214", "#FFFFFF"),
      "DarkHC.json": file("#FFFFFF", "#000000"),
    ])
    let call = try BuiltCommand.run(
      [
        "init", "--tokens", "light=Light.json", "dark=Dark.json", "darkHighContrast=DarkHC.json",
      ], in: folder)
    #expect(call.status == 0)
    let line = "darkHighContrast is left out: 'paper' is #FFFFFF there, and #101214 in dark"
    #expect(call.output.contains(line + "\n"))
    let theme = try #require(folder.text("Brand.theme.yaml"))
    #expect(theme.hasPrefix("# \(line)\n") && !theme.contains("DarkHC.json"))
    #expect(try BuiltCommand.run(["lint", ".", "--strict"], in: folder).status == 0)
  }

  @Test("a name of the palette that is a token's is another one, since it would stand before that")
  func names() throws {
    let folder = try TemporaryFolder([
      "t.json": """
      { "paper": { "$type": "color", "$value": "#FFFFFF" },
        "accent": { "deep": { "$type": "color", "$value": "#101214" } } }
      """
    ])
    let path = folder["t.json"]
    let entry = TokenEntry(.file, path: TokenEntry.Text(path, at: nil), folder: "")
    let fence = try ProjectFence(ThemeRequest(paths: [path]))
    let system = try TokensRun.tokens(of: entry, [path], fence)
    let theme = try #require(TokenStarter(system: system, entry: entry).theme)
    #expect(theme.contains("\n  barPaper: \"{paper}\"  # behind the bars: #FFFFFF\n"))
    // WCAG: #101214 has a luminance of 0.0059, and 1.05 / 0.0559 is 18.77.
    #expect(theme.contains("\n  ink: \"{accent.deep}\"  # titles: #101214, 18.77:1 at least\n"))
    #expect(theme.contains("\n  barAccent: \"{accent.deep}\"  # buttons: "))
    #expect(theme.contains("backgroundColor: \"{barPaper}\""))
  }
}
