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
        navigationBar: { backgroundColor: "#F7F7F9", titleColor: black }

    """

  @Test("an option counts before the environment, NO_COLOR before what forces colors")
  func choice() {
    func colors(
      _ choice: ColorChoice, _ isTerminal: Bool, _ environment: [String: String] = [:]
    ) -> Bool {
      choice.colors(isTerminal: isTerminal) { environment[$0] }
    }
    #expect(colors(.auto, true) && !colors(.auto, false))
    #expect(!colors(.auto, true, ["TERM": "dumb"]))
    #expect(!colors(.auto, true, ["NO_COLOR": "1"]))
    #expect(colors(.auto, false, ["CLICOLOR_FORCE": "1"]))
    #expect(!colors(.auto, false, ["CLICOLOR_FORCE": "0"]))
    #expect(colors(.auto, false, ["FORCE_COLOR": "1"]))
    #expect(!colors(.auto, true, ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(colors(.always, false, ["NO_COLOR": "1"]))
    #expect(!colors(.never, true, ["FORCE_COLOR": "1"]))
    #expect(ColorChoice.depth { ["COLORTERM": "truecolor"][$0] } == .full)
    #expect(ColorChoice.depth { _ in nil } == .indexed)
  }

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
        "\n\n2 errors in 1 theme\nby rule: 1 status-bar-contrast, 1 tint-contrast; --fix can repair 2\n"
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

  @Test("a value that changed is told from border to border, and lines that came are none")
  func values() {
    func values(_ old: String, _ new: String) -> [RepairedValue] {
      RepairedValue.all(
        from: SourceFile(path: "a", text: old), to: SourceFile(path: "a", text: new))
    }
    let change = values(
      "a:\n  b: { c: \"#112233\", d: 1 }\n", "a:\n  b: { c: \"#112244\", d: 1 }\n")
    #expect(change.map(\.line) == [2])
    #expect(change.map(\.before) == ["#112233"] && change.map(\.after) == ["#112244"])
    let changes = values("a: { b: red, c: 1, d: blue }\n", "a: { b: black, c: 1, d: white }\n")
    #expect(changes.map(\.before) == ["red", "blue"])
    #expect(changes.map(\.after) == ["black", "white"])
    #expect(values("a: x\n", "a: x x\n").map(\.after) == ["x x"])
    #expect(values("a: x\n", "a: x\nb: y\n").isEmpty)
  }
}
