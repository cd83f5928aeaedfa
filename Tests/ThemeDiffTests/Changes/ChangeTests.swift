import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

@Suite("Changes and what they ask of the next version")
struct ChangeTests {
  @Test("the next version is that of the gravest part, and nothing changed is none")
  func versions() {
    var difference = ThemeDifference()
    #expect(difference.isEmpty && difference.version == .none)
    difference.improvements = [Change(.contrast, "a")]
    #expect(difference.version == .patch && !difference.isEmpty)
    difference.additions = [Change(.role, "b")]
    #expect(difference.version == .minor)
    difference.breaking = [Change(.role, "c")]
    #expect(difference.version == .major)
    #expect(difference.sections.map(\.section) == DiffSection.allCases)
  }

  @Test("what has another name and nothing else is renamed")
  func renames() {
    #expect(Change(.role, "a", before: "a", after: "b", remark: "renamed").isRename)
    #expect(!Change(.role, "a", before: "a", after: "b").isRename)
  }
}
