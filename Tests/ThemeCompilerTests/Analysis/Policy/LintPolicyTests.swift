import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What becomes of a finding")
struct LintPolicyTests {
  private let source = SourceFile(
    path: "a.theme.yaml",
    text: """
      # appearance:ignore tint -- for the line below
      a: 1
      b: 2 # appearance:ignore tint, title -- here
      c: 3 # appearance:ignore unknown -- no such rule
      d: 4 # appearance:ignore
      """)

  @Test(
    "the configuration changes how much it matters",
    arguments: [
      (nil, Diagnostic.Severity.error, Diagnostic.Severity?.some(.error)), (nil, .note, .note),
      (.off, .error, nil), (.note, .error, .note), (.note, .note, .note),
      (.warning, .error, .warning), (.warning, .note, .note), (.warning, .warning, .warning),
      (.error, .note, .error), (.error, .warning, .error),
    ] as [(RuleSeverity?, Diagnostic.Severity, Diagnostic.Severity?)])
  func severity(
    configured: RuleSeverity?, found: Diagnostic.Severity, expected: Diagnostic.Severity?
  ) throws {
    let policy = try policy(configured.map { ["tint": $0] } ?? [:])
    #expect(shown(policy.fate(of: "tint", found, at: range(4))) == expected)
    #expect(shown(policy.fate(of: "tint", found, at: nil)) == expected)
  }

  @Test("a rule that finds notes becomes a warning where the configuration says so")
  func noteRule() throws {
    let policy = try policy(["advice": .warning])
    #expect(shown(policy.fate(of: "advice", .note, at: nil)) == .warning)
  }

  @Test("a rule that is off by itself is on where the configuration gives it a severity")
  func standardOff() throws {
    #expect(shown(try policy([:]).fate(of: "quiet", .warning, at: nil)) == nil)
    #expect(shown(try policy(["quiet": .note]).fate(of: "quiet", .warning, at: nil)) == .note)
    #expect(try policy([:]).isOff("quiet") && !policy(["quiet": .note]).isOff("quiet"))
    #expect(try policy(["tint": .off]).isOff("tint") && !policy([:]).isOff("tint"))
  }

  @Test("a waiver lets its rules pass on its own line, or the next where it stands alone")
  func waived() throws {
    let policy = try policy([:])
    let fates = (1...5).map { line in
      ["tint", "title", "unknown"].map { id in waiver(policy.fate(of: id, .error, at: range(line)))
      }
    }
    #expect(fates[0] == [nil, nil, nil])
    #expect(fates[1] == [0, nil, nil])
    #expect(fates[2] == [1, 1, nil])
    // A waiver without a rule, or of what is no rule, lets nothing pass.
    #expect(fates[3] == [nil, nil, nil] && fates[4] == [nil, nil, nil])
    #expect(policy.waives("title", at: range(3)) && !policy.waives("title", at: range(2)))
  }

  @Test("a waiver takes neither a finding of another file nor one without a place")
  func elsewhere() throws {
    let policy = try policy([:])
    let other = SourceRange(file: 1, lower: range(3).lower, upper: range(3).upper)
    #expect(waiver(policy.fate(of: "tint", .error, at: other)) == nil)
    #expect(waiver(policy.fate(of: "tint", .error, at: nil)) == nil)
  }

  @Test("what is off is not waived, and what is waived keeps its severity")
  func order() throws {
    #expect(shown(try policy(["tint": .off]).fate(of: "tint", .error, at: range(3))) == nil)
    guard
      case .waived(1, .warning) = try policy(["tint": .warning]).fate(
        of: "tint", .error, at: range(3))
    else {
      Issue.record("it is not waived")
      return
    }
  }

  private func policy(_ severities: [String: RuleSeverity]) throws -> LintPolicy {
    var texts = TextTable()
    let tree = try #require(readTheme(source, file: 0, texts: &texts).tree)
    var map: SourceMap?
    let waivers = Waiver.all(in: tree, of: source, &map)
    try #require(waivers.count == 4)
    let rules = [
      (id: "tint", severity: RuleSeverity.error), (id: "title", severity: .error),
      (id: "advice", severity: .note), (id: "quiet", severity: .off),
    ]
    return LintPolicy(
      rules, severities: severities, lines: SourceMaps([source, source]), waivers: waivers)
  }

  /// The first character of a line.
  private func range(_ line: Int) -> SourceRange {
    let start = Int32(SourceMap(source).start(ofLine: line))
    return SourceRange(file: 0, lower: start, upper: start + 1)
  }

  private func shown(_ fate: LintPolicy.Fate) -> Diagnostic.Severity? {
    if case .kept(let severity, _) = fate { severity } else { nil }
  }

  private func waiver(_ fate: LintPolicy.Fate) -> Int? {
    if case .waived(let index, _) = fate { index } else { nil }
  }
}
