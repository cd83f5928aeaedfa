import TestSupport
import Testing

@testable import appearance
@testable import OutputText
@testable import ThemeFiles
@testable import ThemeSyntax

@Suite("Colors on a terminal")
struct ColorTests {
  private static let theme = """
    appearances:
      light:
        statusBarStyle: lightContent
        toolbar: { backgroundColor: white, tintColor: "#FFFF00" }
        navigationBar: { backgroundColor: "#F7F7F9", tintColor: black }

    """

  @Test("findings have fields in their colors where colors are asked for, and none without")
  func findings() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    let line = "lint a.theme.yaml"
    let full = try BuiltCommand.shell(
      "COLORTERM=truecolor appearance \(line) --color always", in: folder)
    #expect(full.output.contains("\u{1B}[48;2;255;255;0m  \u{1B}[0m \u{1B}[1m#FFFF00"))
    let indexed = try BuiltCommand.shell(
      "NO_COLOR= COLORTERM= CLICOLOR_FORCE=1 appearance \(line)", in: folder)
    #expect(indexed.output.contains("\u{1B}[48;5;226m"))
    for plain in [
      "appearance \(line)", "NO_COLOR=1 FORCE_COLOR=1 appearance \(line)",
      "NO_COLOR= FORCE_COLOR=1 appearance \(line) --color never",
    ] {
      #expect(
        try BuiltCommand.shell("COLORTERM=truecolor \(plain)", in: folder).output.contains("\u{1B}")
          == false)
    }
    let unknown = try BuiltCommand.run(["lint", "a.theme.yaml", "--color", "alway"], in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'always'?"))
  }

  @Test("a configuration asks for colors or none, and a user who says otherwise comes first")
  func configured() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    func isColored(_ choice: String, _ line: String) throws -> Bool {
      try folder.write("appearance.yaml", "color: \(choice)\n")
      let run = try BuiltCommand.shell("COLORTERM=truecolor \(line)", in: folder)
      return (run.output + run.errors).contains("\u{1B}[")
    }
    #expect(try isColored("always", "NO_COLOR= appearance lint a.theme.yaml"))
    #expect(try isColored("always", "NO_COLOR= appearance compile a.theme.yaml"))
    #expect(try !isColored("auto", "NO_COLOR= appearance lint a.theme.yaml"))
    #expect(try !isColored("always", "NO_COLOR=1 appearance lint a.theme.yaml"))
    #expect(try !isColored("always", "NO_COLOR= appearance lint a.theme.yaml --color never"))
    #expect(try !isColored("never", "NO_COLOR= FORCE_COLOR=1 appearance lint a.theme.yaml"))
    #expect(try isColored("never", "appearance lint a.theme.yaml --color always"))
  }

  @Test("the last line counts findings by rule and says what --fix can repair")
  func rules() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    let call = try BuiltCommand.run(["lint", "a.theme.yaml"], in: folder)
    #expect(
      call.output.hasSuffix(
        "\n\n2 pairs not measured: 1 on buttons that a tint doesn't reach on iOS 26, 1 on content without a backdrop\n2 errors in 1 theme\nby rule: 1 status-bar-contrast, 1 tint-contrast; --fix can repair 2\n"
      ))
  }

  @Test("--fix shows each value before and after")
  func fix() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme])
    let call = try BuiltCommand.run(["lint", "a.theme.yaml", "--fix"], in: folder)
    #expect(call.errors.contains("a.theme.yaml:3: lightContent → darkContent\n"))
    #expect(call.errors.contains("a.theme.yaml:4: #FFFF00 → #"))
    #expect(call.errors.hasSuffix("fixed 2 of 2 findings in a.theme.yaml\n"))
  }
}
