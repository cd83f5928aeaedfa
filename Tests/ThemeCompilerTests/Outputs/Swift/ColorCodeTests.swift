import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Colors in generated Swift")
struct ColorCodeTests {
  private static let swift = Output.all.filter { $0.file.mark == .swift }.map(\.id)

  @Test("another color in the palette is another color on one line of each file", arguments: swift)
  func paletteColor(output: String) throws {
    func text(_ paper: String) throws -> [Substring] {
      try generated(
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
    let text = try generated(
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
}
