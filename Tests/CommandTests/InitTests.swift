import TestSupport
import AppearanceCompiler
import ColorScience
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
                   Editors    appearance lsp, the language server

        """)
    let lint = try BuiltCommand.run(["lint", "App", "--strict"], in: folder)
    #expect(lint.status == 0)
    #expect(lint.output == "no errors, no warnings in 1 theme\n")
    let compile = try BuiltCommand.run(["compile", "App"], in: folder)
    #expect(compile.output == "compiled 1 theme, wrote 2 files\n")
    #expect(folder.text("App/My Themes/Generated/Appearance+Brand.swift") != nil)
  }

  @Test("a file that is there is left alone, and then nothing is written")
  func taken() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": "name: Mine\n"])
    let call = try BuiltCommand.run(["init"], in: folder)
    #expect(call.status == 73)
    #expect(call.output == "")
    #expect(call.errors == "error: 'Brand.theme.yaml' already exists; init doesn't replace files\n")
    #expect(try folder.names() == ["Brand.theme.yaml"])
    #expect(folder.text("Brand.theme.yaml") == "name: Mine\n")
  }

  /// Brands at the ends of what there is, and as many at random as asked for, always the same.
  private static func brands(_ count: Int) -> [String] {
    let edges = [
      "#000000", "#FFFFFF", "#808080", "#F7C6D9", "#1B0A2A", "#FFD200", "oklch(70% 0.3 150)",
      "color(display-p3 1 0 0)", "color(display-p3 0 1 0)", "color(display-p3 1 0.2 0.1)",
    ]
    var state: UInt64 = 27
    func component() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 56)
    }
    return edges
      + (0..<count).map { index in
        let numbers = [component(), component(), component()]
        return index.isMultiple(of: 2)
          ? "rgb(\(numbers[0]) \(numbers[1]) \(numbers[2]))"
          : "color(display-p3 \(numbers.map { "\(Double($0) / 255)" }.joined(separator: " ")))"
      }
  }

  @Test("a theme out of any color passes, in every variant and in both languages")
  func brands() throws {
    for (index, brand) in Self.brands(200).enumerated() {
      let yaml = try BrandStarter.read(brand).theme
      var sources = [SourceFile(path: "A.theme.yaml", text: yaml)]
      if index < 20 {
        let json = try #require(themeInJSON(yaml, schema: "s.json"))
        sources.append(SourceFile(path: "B.theme.json", text: json))
      }
      for source in sources {
        let compilation = AppearanceCompiler.compile([ThemeInput(source)]) { _ in
          .failure(LoadFailure("no such file"))
        }
        #expect(compilation.diagnostics.map(\.message) == [], "\(brand)")
        #expect(!compilation.files.isEmpty, "\(brand)")
      }
    }
  }

  @Test("what is made of a brand keeps its hue, and tabs can be told from each other")
  func hues() throws {
    for text in Self.brands(200) {
      guard case .color(let css) = try parseColor(Array(text.utf8)[...]).expression else {
        continue
      }
      let brand = resolved(css).color
      let colors = BrandColors(brand)
      for color in colors.bar + colors.link {
        // Below this the steps of 8 bits turn a hue by more than ten degrees.
        let allows = min(brand.oklch.y, color.oklch.y) >= 0.04
        let turn = abs(brand.oklch.z - color.oklch.z)
        #expect(!allows || min(turn, 360 - turn) <= 10, "\(text) became \(color.cssText)")
      }
      for (selected, other) in zip(colors.link, colors.faded) {
        #expect(colorDifference(selected, other) >= 8, "\(text): \(selected), \(other)")
      }
    }
  }

  @Test("what is changed of a brand is said with its reason, in the theme and by the command")
  func changes() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "--brand", "#FFD200"], in: folder)
    let lines = [
      "#FFD200 is too light for dark mode; navigation bar there is #241C00, same hue",
      "#FFD200 reads 1.35:1 on #F8F7F2; tab bar tint is #7B6400, same hue",
    ]
    #expect(
      call.output.hasPrefix(
        "wrote appearance.yaml\nwrote Brand.theme.yaml\n\(lines.joined(separator: "\n"))\n"
          + "Look through the choices in 'Brand.theme.yaml', then:\n"))
    let theme = folder.text("Brand.theme.yaml") ?? ""
    #expect(theme.hasPrefix("# The brand is #FFD200.\n# \(lines.joined(separator: "\n# "))\n\n"))
    #expect(theme.contains("  brand: { light: \"#FFD200\", dark: "))
    #expect(theme.contains("    statusBarStyle: darkContent\n    navigationBar:"))
    let red = try BrandStarter.read("#FF3B30")
    #expect(
      red.changes.first
        == "white titles read 3.54:1 on #FF3B30; navigation bar is #E91D19, same hue")
    #expect(red.theme.contains("    statusBarStyle: lightContent\n    navigationBar:"))
  }

  @Test("the brand's color stays itself where it can be read")
  func nearness() throws {
    let theme = try BrandStarter.read("#0052C3").theme
    #expect(theme.contains("link: { light: \"#0052C3\", "))
    #expect(theme.contains("lightHighContrast: \"#0052C3\""))
  }

  @Test(
    "a color that is none, or more than one, is refused with its reason",
    arguments: [
      ("ink", "'ink' is not a color name; did you mean 'pink'?"),
      (".systemBlue", "write one color, such as '#0A5FD9'"),
      ("light-dark(red, blue)", "write one color, such as '#0A5FD9'"),
      ("#0A5FD980", "the color must be opaque"),
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
    #expect(theme.hasPrefix("{\n  \"name\": \"Store\",\n"))
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
    #expect(folder.text("Shop.theme.yaml")?.contains("prefix: shop\n") == true)
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

  @Test("the theme's first line names a schema to editors where one is written beside it")
  func schema() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "--schema"], in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains("wrote theme.schema.json\n"))
    let line = "# yaml-language-server: $schema=theme.schema.json\n"
    #expect(folder.text("Brand.theme.yaml")?.hasPrefix(line) ?? false)
    let schema = try BuiltCommand.run(["schema", "theme"], in: folder)
    #expect(folder.text("theme.schema.json") == schema.output)
    let plain = try TemporaryFolder()
    #expect(try BuiltCommand.run(["init"], in: plain).status == 0)
    #expect(plain.text("Brand.theme.yaml")?.contains("$schema") == false)
  }
}
