import TestSupport
import Foundation
import OutputText
import Testing
import ThemeFiles
import ThemeSyntax

@testable import appearance

@Suite("Commands over files of tokens")
struct TokenCommandTests {
  /// A design system of one look with a text that cannot be read on its paper.
  static let tokens = """
    { "color": { "$type": "color",
      "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "text": {
        "weak": { "$value": { "colorSpace": "srgb", "components": [0.7, 0.7, 0.7] } },
        "medium": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.4, 0.4] } },
        "strong": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } }
      },
      "link": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.7] } }
    } }

    """

  /// A theme whose title is the token that cannot be read.
  static let theme = """
    tokens: brand.tokens.json
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        navigationBar:
          backgroundColor: "{color.paper}"
          titleColor: "{color.text.weak}"
          tintColor: "{color.link}"

    """

  @Test("init --tokens writes a theme over the tokens that has no findings and fits on a screen")
  func starter() throws {
    let folder = try TemporaryFolder(["brand.tokens.json": Self.tokens])
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
    #expect(lint.output == "no errors, no warnings in 1 theme\n")
    #expect(folder.text("brand.tokens.json") == Self.tokens)
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

  @Test(
    "init --tokens writes nothing where no text can be read, or the theme could not read the file")
  func refused() throws {
    let folder = try TemporaryFolder([
      "one.json": "{ \"a\": { \"$type\": \"color\", \"$value\": \"#808080\" } }",
      "brand.tokens.json": Self.tokens,
    ])
    let one = try BuiltCommand.run(["init", "--tokens", "one.json"], in: folder)
    #expect(one.status == 1)
    #expect(one.errors.contains("'one.json' has no two colors that are a background and a text"))
    let outside = try BuiltCommand.run(
      ["init", "--tokens", "brand.tokens.json", "App"], in: folder)
    #expect(outside.status == 64)
    #expect(
      outside.errors == """
        error: themes in 'App' can't read 'brand.tokens.json' outside it; name a folder that has both

        """)
    #expect(try folder.names() == ["brand.tokens.json", "one.json"])
  }

  @Test("--fix takes the nearest token that can be read, and leaves the file of tokens alone")
  func repair() throws {
    let folder = try TemporaryFolder([
      "brand.tokens.json": Self.tokens, "Brand.theme.yaml": Self.theme,
    ])
    let stamp = folder.stamp("brand.tokens.json")
    let lint = try BuiltCommand.run(["lint", "."], in: folder)
    #expect(lint.status == 1)
    #expect(lint.output.contains("fix: write {color.text.medium} (5.74:1)\n"))
    let fix = try BuiltCommand.run(["lint", "--fix", "."], in: folder)
    #expect(fix.status == 0)
    #expect(
      folder.text("Brand.theme.yaml")
        == Self.theme.replacingOccurrences(of: "text.weak", with: "text.medium"))
    #expect(folder.stamp("brand.tokens.json") == stamp)
    #expect(folder.text("brand.tokens.json") == Self.tokens)
  }

  @Test("--fix writes a color where the theme wrote more than a reference")
  func literal() throws {
    let theme = Self.theme.replacingOccurrences(
      of: "{color.text.weak}", with: "{color.text.weak} / 90%")
    let folder = try TemporaryFolder([
      "brand.tokens.json": Self.tokens, "Brand.theme.yaml": theme,
    ])
    _ = try BuiltCommand.run(["lint", "--fix", "."], in: folder)
    let fixed = try #require(folder.text("Brand.theme.yaml"))
    #expect(!fixed.contains("{color.text.medium}"))
    #expect(fixed.contains("titleColor: \"rgb("))
    #expect(folder.text("brand.tokens.json") == Self.tokens)
  }

  @Test("tokens lists colors with their chains, what is no color and what has no value")
  func listing() throws {
    let folder = try TemporaryFolder([
      "t.json": """
      { "a": { "$type": "color", "$value": "{b}" }, "b": { "$value": "#fff", "$type": "color" },
        "c": { "$type": "dimension", "$value": "1px" }, "d": { "$type": "color", "$value": "{e}" } }
      """
    ])
    let text = try BuiltCommand.run(["tokens", "t.json"], in: folder)
    #expect(text.status == 0)
    #expect(text.output.contains("a  light #FFFFFF  → b  t.json:1\n"))
    #expect(text.output.hasSuffix("2 colors, 1 other token left out, 1 without a value\n"))
    let json = try BuiltCommand.run(["tokens", "t.json", "--format", "json"], in: folder)
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let listed = try #require(value?["tokens"] as? [[String: Any]])
    #expect(listed.compactMap { $0["path"] as? String } == ["a", "b"])
    #expect(listed[0]["aliases"] as? [String] == ["b"])
    #expect(listed[0]["dark"] == nil)
    #expect((value?["unresolved"] as? [[String: Any]])?.count == 1)
    #expect((value?["skipped"] as? [[String: Any]])?.first?["type"] as? String == "dimension")
    let deviation = (value?["deviations"] as? [[String: Any]])?.first
    #expect(deviation?["kind"] as? String == "text-color")
  }

  @Test("the columns of a listing are aligned, and components have four decimals at most")
  func columns() throws {
    let folder = try TemporaryFolder([
      "t.json": """
      { "a": { "$type": "color", "$value": "#fff" }, "long": { "$type": "color", "$value":
        { "colorSpace": "display-p3", "components": [0.123456789, 0.5, 1] } } }
      """
    ])
    let lines = try BuiltCommand.run(["tokens", "t.json"], in: folder).output.split(separator: "\n")
    try #require(lines.count > 2)
    #expect(lines[0] == "a     light #FFFFFF                         t.json:1")
    #expect(lines[1] == "long  light color(display-p3 0.1235 0.5 1)  t.json:1")
  }

  @Test("on a narrow terminal each token's parts are below its path, broken between words")
  func narrow() throws {
    let folder = try TemporaryFolder([
      "t.json": """
      { "brand": { "$type": "color", "$value":
          { "colorSpace": "display-p3", "components": [0.123456789, 0.98765432, 0.3333] } },
        "link": { "$type": "color", "$value": "{brand}",
          "$deprecated": "Use the brand's color, which is the same in all apps" } }
      """
    ])
    let path = folder["t.json"]
    let fence = try ProjectFence(ThemeRequest(paths: [path]))
    let system = try TokensRun.tokens(ofFile: path, fence)
    let files = [SourceFile(path: "t.json", text: folder.text("t.json") ?? "")]
    let text = TokenListing(system, sources: files)
      .render(.text, width: 60, swatch: Swatch(.none))
    #expect(
      text == """
        brand
          light color(display-p3 0.1235 0.9877 0.3333)
          t.json:1
        link
          light color(display-p3 0.1235 0.9877 0.3333)
          → brand
          t.json:3
          deprecated: Use the brand's color, which is the same in
            all apps
        2 colors

        """)
  }

  @Test("a color set that is added to a catalog makes another build")
  func catalogs() throws {
    let color = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "1", "green": "1", "blue": "1", "alpha": "1" } } } ] }
      """
    let folder = try TemporaryFolder([
      "A.theme.yaml": "tokens: { catalog: A.xcassets }\npalette:\n  a: \"{One}\"\n",
      "A.xcassets/Contents.json": "{}", "A.xcassets/One.colorset/Contents.json": color,
    ])
    let call = try BuiltCommand.run(
      ["compile", "A.theme.yaml", "--output", "out", "--depfile", "d"], in: folder)
    #expect(call.status == 0)
    let dependencies = try #require(folder.text("d")).split(whereSeparator: \.isWhitespace)
    #expect(dependencies.contains { $0.hasSuffix("A.xcassets") })
    #expect(dependencies.contains { $0.hasSuffix("One.colorset/Contents.json") })
    #expect(!dependencies.contains { $0.hasSuffix("One.colorset") })
  }
}
