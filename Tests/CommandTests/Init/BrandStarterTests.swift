import TestSupport
import AppearanceCompiler
import Testing
import ThemeCompiler
import ThemeSyntax

@testable import appearance

@Suite struct BrandStarterTests {
  @Test("a theme out of any color passes, in every variant and in both languages")
  func passes() throws {
    for (index, brand) in brands(200).enumerated() {
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

  @Test("what was changed stands as comments before the theme")
  func comments() {
    let starter = BrandStarter(theme: "name: A\n", changes: ["one", "two"])
    #expect(starter.theme == "# one\n# two\nname: A\n")
    #expect(BrandStarter(theme: "name: A\n").theme == "name: A\n")
  }
}
