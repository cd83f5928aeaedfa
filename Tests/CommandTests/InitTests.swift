import AppearanceCompiler
import Testing
import ThemeModel
import ThemeSyntax

@testable import appearance

@Suite struct InitTests {
  @Test("what init writes has no findings and compiles to the folder it names")
  func starter() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "App/My Themes"], in: folder)
    #expect(call.status == 0)
    #expect(call.errors == "")
    #expect(
      call.output == """
        wrote App/My Themes/appearance.yaml
        wrote App/My Themes/Brand.theme.yaml
        Put your colors into 'App/My Themes/Brand.theme.yaml', then:
          appearance lint 'App/My Themes/Brand.theme.yaml'
          appearance compile 'App/My Themes/Brand.theme.yaml' --watch
        In an app: SwiftPM    plugins: [.plugin(name: "AppearancePlugin", package: "appearance-compiler")]
                   Xcode      AppearancePlugin under Build Phases, Run Build Tool Plug-ins
                   CI         appearance lint 'App/My Themes/Brand.theme.yaml' --strict --format github
                   Editors    appearance schema theme > 'App/My Themes/theme.schema.json'

        """)
    let lint = try BuiltCommand.run(["lint", "App", "--strict"], in: folder)
    #expect(lint.status == 0)
    #expect(lint.output == "no errors, no warnings in 1 theme\n")
    let compile = try BuiltCommand.run(["compile", "App"], in: folder)
    #expect(
      compile.output == """
        wrote App/My Themes/Generated/Appearance+Brand.swift
        wrote App/My Themes/Generated/Brand.appearance.json

        """)
  }

  @Test("a file that is there is left alone, and then nothing is written")
  func taken() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": "name: Mine\n"])
    let call = try BuiltCommand.run(["init"], in: folder)
    #expect(call.status == 73)
    #expect(call.output == "")
    #expect(call.errors == "error: 'Brand.theme.yaml' is there already; it is left alone\n")
    #expect(try folder.names() == ["Brand.theme.yaml"])
    #expect(folder.text("Brand.theme.yaml") == "name: Mine\n")
  }

  @Test("a theme out of any color passes, in every variant and in both languages")
  func brands() throws {
    var generator = SystemRandomNumberGenerator()
    let edges = ["#000000", "#FFFFFF", "#808080", "#F7F7F9", "#1C1C1E", "oklch(70% 0.3 150)"]
    let colors =
      edges + ["color(display-p3 1 0 0)", "color(display-p3 0 1 0)"]
      + (0..<200).map { _ in
        let digits = String(UInt32.random(in: 0...0xFF_FFFF, using: &generator), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
    for color in colors {
      let yaml = try BrandStarter.read(color).get().theme
      let json = try #require(themeInJSON(yaml, schema: "s.json"))
      for source in [
        SourceFile(path: "A.theme.yaml", text: yaml), SourceFile(path: "B.theme.json", text: json),
      ] {
        let compilation = AppearanceCompiler.compile([ThemeInput(source)]) { _ in
          .failure(LoadFailure("no such file"))
        }
        #expect(compilation.diagnostics == [], "\(color)")
        #expect(!compilation.files.isEmpty, "\(color)")
      }
    }
  }

  @Test("the brand's color stays itself where it can be read")
  func nearness() throws {
    let theme = try BrandStarter.read("#0052C3").get().theme
    #expect(theme.contains("link: { light: \"#0052C3\", "))
    #expect(theme.contains("lightHighContrast: \"#0052C3\""))
  }

  @Test(
    "a color that is none, or more than one, is refused with its reason",
    arguments: [
      ("ink", "'ink' is not a color name; did you mean 'pink'?"),
      (".systemBlue", "a brand has one color, written out, such as '#0A5FD9'"),
      ("light-dark(red, blue)", "a brand has one color, written out, such as '#0A5FD9'"),
      ("#0A5FD980", "a brand's color is opaque"),
    ])
  func refusals(color: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "--brand", color], in: folder)
    #expect(call.status == 64)
    #expect(call.errors == "error: --brand '\(color)': \(reason)\n")
    #expect(try folder.names() == [])
  }

  @Test("a path that is a theme's is the file, which may be JSON and have another name")
  func file() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(
      ["init", "Themes/Shop.theme.json", "--name", "Store", "--brand", "FFCC00"], in: folder)
    #expect(call.output.hasPrefix("wrote Themes/appearance.yaml\nwrote Themes/Shop.theme.json\n"))
    let theme = folder.text("Themes/Shop.theme.json") ?? ""
    #expect(theme.hasPrefix("{\n  \"$schema\": \"theme.schema.json\",\n  \"name\": \"Store\",\n"))
    #expect(theme.contains("\"dark\": \"#FFCC00\""))
    let lint = try BuiltCommand.run(["lint", "--strict"], in: folder)
    #expect(lint.status == 0)
    #expect(lint.output == "no errors, no warnings in 1 theme\n")
  }

  @Test("a second theme goes beside the first and keeps its configuration")
  func second() throws {
    let folder = try TemporaryFolder(["appearance.yml": "deploymentTarget: 17\n"])
    #expect(try BuiltCommand.run(["init"], in: folder).status == 0)
    let call = try BuiltCommand.run(["init", "--name", "Shop"], in: folder)
    #expect(call.output.hasPrefix("wrote Shop.theme.yaml\nPut "))
    #expect(try folder.names() == ["Brand.theme.yaml", "Shop.theme.yaml", "appearance.yml"])
    // Their names in Swift would be the same without a prefix.
    #expect(folder.text("Shop.theme.yaml")?.contains("\nprefix: shop\n") == true)
    #expect(try BuiltCommand.run(["lint", ".", "--strict"], in: folder).status == 0)
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
        "'shop.yaml' is no name of a theme; those end in .theme.yaml, .theme.yml or .theme.json"
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

  @Test("the theme's first line names a schema to editors, which is written where it is asked for")
  func schema() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "--schema"], in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains("wrote theme.schema.json\n"))
    let line = "# yaml-language-server: $schema=theme.schema.json\n"
    #expect(folder.text("Brand.theme.yaml")?.hasPrefix(line) ?? false)
    let schema = try BuiltCommand.run(["schema", "theme"], in: folder)
    #expect(folder.text("theme.schema.json") == schema.output)
  }
}
