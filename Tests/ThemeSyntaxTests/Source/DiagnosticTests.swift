import Testing

@testable import ThemeSyntax

@Suite("Findings")
struct DiagnosticTests {
  private let range = SourceRange(file: 0, lower: 1, upper: 2)

  @Test("notes matter less than warnings, and these less than errors")
  func severities() {
    #expect(Diagnostic.Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
  }

  @Test("that stand for many say how many, in groups of three digits")
  func rest() {
    for (count, text) in [
      (1, "1 more 'x' finding in"), (12, "12 more 'x' findings"), (1234, "1,234 more"),
      (1_234_567, "1,234,567 more"),
    ] {
      let rest = Diagnostic.rest(count, of: "x", .warning, at: range)
      #expect(rest.message.hasPrefix("and " + text), "\(rest.message)")
      #expect(rest.count == count && rest.isOverflowSummary)
    }
  }

  @Test("about a file as a whole get its place, others keep theirs")
  func places() {
    let whole = SourceRange(file: 3, lower: 0, upper: 0)
    #expect(Diagnostic("x", "y", at: nil).about(whole).range == whole)
    #expect(Diagnostic("x", "y", at: range).about(whole).range == range)
  }

  @Test("are moved with their notes and repairs, and lose repairs that nobody would look at")
  func moving() {
    let finding = Diagnostic(
      "x", "y", at: range, notes: [.init("here", at: range), nil],
      fixIts: [
        .init("a", replace: range, with: "b", isAutomatic: true),
        .init("c", replace: range, with: String(repeating: "d", count: 5000)),
      ])
    #expect(finding.notes.count == 1 && finding.fixIts.map(\.message) == ["a"])
    let moved = finding.moved { SourceRange(file: 1, lower: $0.lower + 5, upper: $0.upper + 5) }
    let place = SourceRange(file: 1, lower: 6, upper: 7)
    #expect(moved.range == place && moved.notes.map(\.range) == [place])
    #expect(moved.fixIts.map(\.range) == [place] && moved.fixIts.allSatisfy(\.isAutomatic))
    #expect(moved.withoutAutomaticFixes.fixIts.map(\.isAutomatic) == [false])
  }
}
