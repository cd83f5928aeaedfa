import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import ThemeFiles
@testable import ThemeModel
@testable import ThemeAnalysis
@testable import ThemeOutputs

@Suite("Names of a theme in generated Swift")
struct NamesInOutputsTests {
  @Test("an appearance called adaptive does not take the place of the function that makes colors")
  func adaptiveAppearance() throws {
    let file = try file(
      """
      appearances:
        adaptive: { toolbar: { backgroundColor: { light: white, dark: black }, tintColor: gray } }
      """, "swiftUI")
    #expect(file.contains("case adaptive\n") && file.contains("func adaptiveColor(\n"))
    #expect(!file.contains(" adaptive("))
  }

  @Test("a role called adaptive in other letters does not take the place of that function either")
  func adaptiveRole() throws {
    let file = try file(
      """
      appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }
      roles: { Adaptive: { light: white, dark: black, lightHighContrast: "#EEEEEE" } }
      palette: { unused: { light: white, dark: black } }
      """, "dynamicColors", "colorTheme")
    #expect(!file.contains("= adaptive("))
    #expect(file.contains("adaptiveColor("))
  }

  @Test("a font whose name has commas keeps its name where the call is too long for a line")
  func fontWithCommas() throws {
    let name =
      "Avenir, Next, Condensed, Demi, Bold, Italic, Small, Caps, Tabular, Lining, Ornamental"
    let file = try file(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleFont: { name: "\(name)", size: 20 } }
      """, "barAppearances")
    #expect(file.contains("UIFont(\n"))
    #expect(file.contains("name: \"\(name)\",\n"))
  }

  @Test("a theme called String leaves the app's extensions of UIColor their String")
  func commonName() throws {
    let text = "palette: { a: { light: white, dark: black } }\nappearances: {}"
    #expect(try file("name: String\n" + text, "dynamicColors").contains("  enum StringColors {"))
    #expect(try file("name: UIView\n" + text, "dynamicColors").contains("  enum UIViewColors {"))
    #expect(try file("name: Brand\n" + text, "dynamicColors").contains("  enum Brand {"))
  }

  @Test("a prefix gives the enumeration of themes its name where there are only roles")
  func prefixWithoutAppearances() throws {
    let file = try file("prefix: shop\nroles: { ink: black }", "colorTheme")
    #expect(file.contains("enum ShopTheme:"))
  }

  @Test("no import of generated code makes an app's plain import ambiguous", arguments: outputNames)
  func imports(output: String) throws {
    let theme = """
      palette: { link: { light: "#0A5FD9", dark: "#7AB8FF" } }
      appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }
      roles: { ink: black }
      screens: { CartViewController: { appearance: a } }
      """
    for access in Configuration.Access.allCases {
      var configuration = Configuration()
      configuration.outputs = [output]
      configuration.access = access
      for file in try files(theme, configuration) {
        // Where plain imports are internal already, any access may stand beside them.
        let plain = file.replacing(
          /#if hasFeature\(InternalImportsByDefault\)\n.*\n *#else\n/, with: "")
        #expect(!plain.contains("package import"))
      }
    }
  }

  @Test("a translucent variant keeps its interval where an opaque one has the same ratio")
  func intervals() throws {
    var configuration = Configuration()
    configuration.outputs = ["manifest"]
    let manifest = try files(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: { light: white, dark: "#FFFFFF80" }, titleColor: black }
      """, configuration, "backdrop: white")[0]
    let entries = manifest.split(separator: "\n").filter { $0.contains("\"title-contrast\"") }
    #expect(entries.count == 2)
    #expect(entries.contains { $0.contains("\"dark\"") && $0.contains("\"best\": 21") })
    #expect(entries.contains { $0.contains("\"light\"") && !$0.contains("\"best\"") })
  }

  /// What one output makes of a theme; further outputs are made beside it.
  private func file(_ theme: String, _ outputs: String...) throws -> String {
    var configuration = Configuration()
    configuration.outputs = outputs
    return try files(theme, configuration).joined(separator: "\n")
  }

  private func files(
    _ theme: String, _ configuration: Configuration, _ settings: String = ""
  ) throws -> [String] {
    var configuration = configuration
    if !settings.isEmpty {
      let source = SourceFile(path: "appearance.yaml", bytes: Array(settings.utf8))
      configuration.backdrops = Configuration.read(source).0.backdrops
    }
    let input = ThemeInput(
      SourceFile(path: "brand.theme.yaml", bytes: Array(theme.utf8)), configuration: configuration)
    let compilation = compile([input]) { _ in .failure(LoadFailure("no other file")) }
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    let files = compilation.files.filter { !$0.path.contains(".xcassets") }
    try #require(!files.isEmpty || configuration.outputs == ["assetCatalog"])
    return files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
