import Testing
import ThemeSyntax

@testable import AppearanceReference
@testable import ThemeCompiler

@Suite("Kinds of findings that are no rules")
struct FindingKindTests {
  @Test("are none of the rules, and say in sentences what there is")
  func sentences() {
    #expect(Set(FindingKind.all.map(\.id)).isDisjoint(with: LintRule.all.map(\.id)))
    for kind in FindingKind.all {
      #expect(kind.summary.hasSuffix(".") && kind.summary.first?.isLowercase == false, "\(kind.id)")
      #expect(kind.explained(width: 80).hasPrefix("\(kind.id) (always reported)\n\n"))
    }
  }
}
