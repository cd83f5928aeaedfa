import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ThemeAnalysis
@testable import ThemeOutputs
@testable import ThemeModel

@Suite("Generated Swift, as somebody reviews it")
struct ReadableSwiftTests {
  private static let swift = Output.all.filter { $0.file.mark == .swift }.map(\.id)

  @Test("another color in the palette is another color on one line of each file", arguments: swift)
  func paletteColor(output: String) throws {
    func text(_ paper: String) throws -> [Substring] {
      try file(
        """
        palette: { paper: "\(paper)", ink: "#1C1C1E", sheet: "{paper}" }
        appearances:
          light:
            interfaceStyle: light
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: "{paper}", tintColor: "{ink}", scrollEdge: same }
            tabBar: { backgroundColor: "{sheet}", tintColor: "{ink}" }
          dark:
            interfaceStyle: dark
            statusBarStyle: lightContent
            navigationBar: { backgroundColor: "{ink}", tintColor: "{paper}", scrollEdge: same }
            tabBar: { backgroundColor: "{ink}", tintColor: "{sheet}" }
        dynamic: { system: { light: light, dark: dark } }
        screens: { CartViewController: { appearance: light } }
        """, output
      ).split(separator: "\n")
    }
    let (before, after) = (try text("#F7F7F9"), try text("#FFFFFF"))
    let isInCode = { (line: Substring) in
      !line.contains("///") && (line.contains("247 / 255") || line.contains("F7F7F9"))
    }
    let hasColors = ![Output.screens.id, Output.previews.id].contains(output)
    #expect(before.filter(isInCode).count == (hasColors ? 1 : 0))
    #expect(!after.contains(where: isInCode))
    #expect(before.count == after.count || before.count == after.count + 1)
  }

  @Test("a literal has the code that designers know behind it, and says so where it is rounded")
  func remarks() throws {
    let text = try file(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: "#F7F7F9", tintColor: "#000000E6" }
          toolbar: { backgroundColor: white, tintColor: color(display-p3 0.1 0.35 0.95) }
      """, "presets")
    #expect(text.contains("alpha: 1)  // #F7F7F9\n"))
    #expect(text.contains("// #000000E6\n"))
    #expect(text.contains("UIColor(red: 1, green: 1, blue: 1, alpha: 1)  // #FFFFFF\n"))
    #expect(text.contains("alpha: 1)  // about #005BFC\n"))
  }

  @Test("what two appearances have in common is written once")
  func twins() throws {
    let text = try file(
      """
      appearances:
        a: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white } }
        b: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white } }
        c: { statusBarStyle: darkContent, navigationBar: { backgroundColor: yellow } }
      """, "presets", "barAppearances")
    #expect(text.contains("static let bAppearance: Appearance = aAppearance\n"))
    #expect(text.contains("static let cAppearance: Appearance = {\n"))
    #expect(
      text.contains(
        """
            static func bAppearance() -> UINavigationBarAppearance {
              aAppearance()
            }

        """))
  }

  @Test("an equal appearance with another inverse is another value")
  func otherInverse() throws {
    let text = try file(
      """
      appearances:
        a: { statusBarStyle: darkContent, toolbar: { backgroundColor: white }, inverse: c }
        b: { statusBarStyle: darkContent, toolbar: { backgroundColor: white } }
        c: { statusBarStyle: lightContent, toolbar: { backgroundColor: black }, inverse: a }
        d: { statusBarStyle: darkContent, toolbar: { backgroundColor: white }, inverse: c }
      """, "presets")
    #expect(text.contains("static let bAppearance: Appearance = {\n"))
    #expect(text.contains("static let dAppearance: Appearance = aAppearance\n"))
  }

  @Test("no current appearance calls one that is deprecated, though they are equal")
  func deprecatedTwin() throws {
    let text = try file(
      """
      appearances:
        a: { deprecated: true, toolbar: { backgroundColor: white } }
        b: { toolbar: { backgroundColor: white } }
        c: { toolbar: { backgroundColor: white } }
      """, "barAppearances")
    #expect(!text.contains("      aAppearance()\n"))
    #expect(text.contains("      bAppearance()\n"))
  }

  @Test("an output that a theme has nothing for says so, in the file and as a finding")
  func nothing() throws {
    let source = "appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }"
    for (output, missing) in [
      ("doubleNavigation", "Test has no screens"),
      ("dynamicColors", "Test has no adaptive palette colors and no dynamic appearances"),
    ] {
      let compilation = try compiled(source, [output])
      let text = String(decoding: compilation.files[0].bytes, as: UTF8.self)
      #expect(text.hasSuffix("; do not edit.\n\n// \(missing).\n"))
      #expect(compilation.diagnostics.map(\.id) == ["empty-output"])
    }
  }

  private func file(_ theme: String, _ outputs: String...) throws -> String {
    try compiled(theme, outputs).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private func compiled(_ theme: String, _ outputs: [String]) throws -> Compilation {
    var configuration = Configuration()
    configuration.outputs = outputs
    let input = ThemeInput(
      SourceFile(path: "Test.theme.yaml", bytes: Array(theme.utf8)), configuration: configuration)
    let compilation = compile([input]) { _ in .failure(LoadFailure("no other file")) }
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return compilation
  }
}
