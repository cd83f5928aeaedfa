import Testing

@testable import ThemeSyntax

@Suite("Aliases", .timeLimit(.minutes(1)))
struct TreeBuilderAliasesTests {
  @Test("a bomb of aliases ends in one finding at the alias that goes too far")
  func billionLaughs() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let reading = Reading(text)
    #expect(reading.result.tree == nil)
    #expect(
      reading.findings == ["too-many-aliases 5:45 «*a3»: aliases expand to more than 100000 values"]
    )
  }

  @Test("depth counts what an alias stands for")
  func aliasedDepth() {
    let inner = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let outer = String(repeating: "[", count: 30) + "*a" + String(repeating: "]", count: 30)
    let reading = Reading("a: &a \(inner)\nb: \(outer)\nc: [*a]\n")
    #expect(reading.findings == ["too-deep 2:34 «*a»: nested deeper than 64 levels"])
  }
}
