import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

@Suite("Things of two versions")
struct MatchingTests {
  private struct Thing: Equatable {
    let name: String
    let essence: Int?

    init(_ name: String, _ essence: Int?) {
      self.name = name
      self.essence = essence
    }
  }

  private func matching(_ old: [Thing], _ new: [Thing]) -> Matching<Thing> {
    Matching(old, new, name: \.name) { thing, _ in thing.essence }
  }

  @Test("are brought together by their names, whatever they are")
  func names() {
    let found = matching([Thing("a", 1), Thing("b", 2)], [Thing("b", 9), Thing("c", 3)])
    #expect(found.same.map(\.old.name) == ["b"] && found.renamed.isEmpty)
    #expect(found.gone.map(\.name) == ["a"] && found.added.map(\.name) == ["c"])
  }

  @Test("that are the same under another name are renamed, unless several are")
  func renames() {
    let found = matching(
      [Thing("a", 1), Thing("b", 2), Thing("c", 2), Thing("d", nil)],
      [Thing("x", 1), Thing("y", 2), Thing("z", nil)])
    #expect(found.renamed.map { [$0.old.name, $0.new.name] } == [["a", "x"]])
    #expect(found.gone.map(\.name) == ["b", "c", "d"] && found.added.map(\.name) == ["y", "z"])
  }
}
