import Testing

@testable import AppearanceImport

@Suite("How much of an app's colors is read")
struct ImportCoverageTests {
  private func unresolved(
    _ cause: Unresolved.Cause, _ reason: String, line: Int, name: String? = nil,
    of property: String = "tintColor"
  ) -> BarFact {
    var fact = fact(.navigationBar, property, .nothing, line: line)
    fact.outcome = .unresolved(Unresolved(cause, reason, at: fact.place, name: name))
    return fact
  }

  @Test("one line says what is read, and why the rest is not, the most frequent reason first")
  func line() {
    #expect(ImportCoverage([]).line == "no bar is colored")
    let read = fact(.tabBar, "tintColor", hex("000000"), line: 1)
    #expect(ImportCoverage([read]).line == "read 1 of 1 bar color")
    let facts = [
      read, unresolved(.runtime, "a", line: 2), unresolved(.otherModule, "b", line: 3),
      unresolved(.otherModule, "c", line: 4),
    ]
    #expect(
      ImportCoverage(facts).line
        == "read 1 of 4 bar colors; 3 not resolved (2 in another package, 1 known only at run time)"
    )
  }

  @Test("only colors count")
  func colors() {
    let facts = [
      fact(.navigationBar, "style", .word("black"), line: 1),
      fact(.navigationBar, "isTranslucent", .flag(true), line: 2),
      unresolved(.runtime, "a", line: 3, of: "style"),
      unresolved(.runtime, "a", line: 4, of: "buttons.plain.color"),
      fact(.tabBar, "tintColor", .nothing, line: 5),
    ]
    #expect(ImportCoverage(facts).count == 2)
    #expect(ImportCoverage(facts).read == 1)
  }

  @Test("facts whose trails end in the same way are one group, the largest first")
  func groups() {
    let groups = UnresolvedGroup.all([
      unresolved(.missingAsset, "no catalog has a color 'a'", line: 1),
      unresolved(.runtime, "'b' varies", line: 2, name: "b"),
      fact(.tabBar, "tintColor", hex("000000"), line: 3),
      unresolved(.runtime, "'b' varies", line: 4, name: "b"),
      unresolved(.content, "a blur", line: 5),
    ])
    #expect(
      groups.map(\.reason) == ["'b' varies", "no catalog has a color 'a'", "a blur"])
    #expect(groups.map(\.places) == [[place(2), place(4)], [place(1)], [place(5)]])
    #expect(groups[0].remedy == "--color 'b=#RRGGBB', the color that it is")
  }
}
