import Testing

@testable import OutputText
@testable import ThemeFiles

@Suite("Whether to color")
struct ColorChoiceEnvironmentTests {
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

  @Test("the last option counts, up to where options end")
  func arguments() {
    #expect(ColorChoice(in: ["lint", "--color", "never", "--color=always"]) == .always)
    #expect(ColorChoice(in: ["--color=never", "--", "--color=always"]) == .never)
    #expect(
      ColorChoice(in: ["--color"]) == .auto && ColorChoice(in: ["--color", "maybe"]) == .auto)
  }
}
