import Testing

@testable import ThemeSyntax

@Suite("Findings of one cause")
struct DiagnosticCausesTests {
  private func finding(
    _ rule: String, _ place: Int32, _ cause: (String, Int32)?,
    _ severity: Diagnostic.Severity = .warning
  ) -> Diagnostic {
    var finding = Diagnostic(
      rule, severity, "m\(place)", at: SourceRange(file: 0, lower: place, upper: place))
    finding.cause = cause.map {
      .init(.init($0.0, at: SourceRange(file: 0, lower: $0.1, upper: $0.1)), addition: "a\(place)")
    }
    return finding
  }

  @Test("are told once, at the first one of the cause's own rule, as gravely as the gravest")
  func once() {
    let told = Diagnostic.tellingCausesOnce([
      finding("other", 1, ("tint", 50)), finding("tint", 2, ("tint", 50)), finding("tint", 3, nil),
      finding("tint", 4, ("tint", 50), .error), finding("tint", 5, ("tint", 60)),
    ])
    #expect(told.map(\.index) == [1, 2, 4])
    #expect(told.map(\.finding.severity) == [.error, .warning, .warning])
    #expect(told[0].finding.notes.map(\.message) == ["also a1", "also a4"])
    #expect(told[0].finding.notes.allSatisfy(\.isRepeat) && told[2].finding.notes.isEmpty)
  }

  @Test("are told at the first one where none is of the cause's rule")
  func foreign() {
    let told = Diagnostic.tellingCausesOnce([finding("a", 1, ("x", 9)), finding("b", 2, ("x", 9))])
    #expect(told.map(\.index) == [0] && told[0].finding.notes.map(\.message) == ["also a2"])
  }
}
