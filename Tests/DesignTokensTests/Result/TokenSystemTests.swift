import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Systems of tokens")
struct TokenSystemTests {
  @Test("a path is a color, one that is skipped or one without a value, or none")
  func paths() {
    let system = TokenCase(
      """
      { "a": \(TokenText.token(1)), "n": { "$type": "number", "$value": 1 },
        "x": { "$type": "color", "$value": "{nope}" }, "g": {} }
      """
    ).read()
    guard case .color(0)? = system["a"], case .skipped(0)? = system["n"],
      case .unresolved(0)? = system["x"]
    else {
      Issue.record("\(system.paths)")
      return
    }
    #expect(system["g"] == nil && system["nope"] == nil)
    #expect(system.token("a")?.path == "a" && system.token("n") == nil)
  }

  @Test(
    "a place of a token's file moves with the number of the file, one of the list as the list says")
  func moves() {
    let list = SourceRange(file: 0, lower: 3, upper: 4)
    let move = PlaceMove(
      old: .init(numbers: .alone, before: 1, list: [list]),
      new: .init(numbers: .alone, before: 3, list: [SourceRange(file: 0, lower: 7, upper: 8)]))
    #expect(move.moved(list) == SourceRange(file: 0, lower: 7, upper: 8))
    #expect(
      move.moved(SourceRange(file: 0, lower: 9, upper: 9))
        == SourceRange(file: 0, lower: 9, upper: 9))
    #expect(
      move.moved(SourceRange(file: 2, lower: 5, upper: 6))
        == SourceRange(file: 4, lower: 5, upper: 6))
  }
}
