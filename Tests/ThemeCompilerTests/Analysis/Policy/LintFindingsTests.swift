import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Findings as they come")
struct LintFindingsTests {
  private let source = SourceFile(
    path: "a.theme.yaml", text: "a: 1 # appearance:ignore tint -- large\nb: 2\nc: 3\n")

  @Test("are judged before they are put into words, which those that are off never are")
  func off() throws {
    var findings = try findings()
    var made = 0
    func make() -> Diagnostic {
      made += 1
      return Diagnostic("quiet", .warning, "x", at: nil)
    }
    guard case .off = findings.judge("quiet", .warning, at: range(line: 2), make) else {
      Issue.record("it is not off")
      return
    }
    #expect(made == 0 && findings.shown.count == 0)
  }

  @Test("past the limit are counted and not put into words")
  func limit() throws {
    var findings = try findings(limit: 1)
    var made = 0
    var places: [Int?] = []
    for line in 2...3 {
      let outcome = findings.judge("tint", .error, at: range(line: line)) {
        made += 1
        return Diagnostic("tint", .error, "x", at: range(line: line))
      }
      if case .shown(let place) = outcome { places.append(place) }
    }
    #expect(made == 1 && places == [0, nil])
    #expect(findings.shown.kept.count == 1 && findings.shown.count == 2)
  }

  @Test("of a rule are the first of each place, by its severity or their own")
  func add() throws {
    var findings = try findings()
    findings.begin("tint", .error)
    findings.add("one", at: range(line: 2))
    findings.add("again", at: range(line: 2))
    findings.add("two", at: range(line: 3), .note)
    findings.begin("advice", .note)
    findings.add("another", at: range(line: 2))
    #expect(findings.shown.all.map(\.message) == ["one", "two", "another"])
    #expect(findings.shown.all.map(\.severity) == [.error, .note, .note])
    #expect(findings.shown.all.map(\.id) == ["tint", "tint", "advice"])
  }

  @Test("on two colors that a waiver does not reach have its place, and leave their own for others")
  func append() throws {
    var findings = try findings()
    findings.begin("tint", .error)
    let finding = Diagnostic("tint", .error, "alike", at: range(line: 1))
    findings.append(finding) { _ in true }
    #expect(findings.shown.count == 0 && findings.waived.map(\.finding.message) == ["alike"])
    findings.append(finding) { _ in false }
    findings.append(finding) { _ in false }
    #expect(findings.shown.all.map(\.message) == ["alike"])
    #expect(
      findings.shown.all.flatMap(\.notes).map(\.message) == [
        "this is not the pair that is waived here"
      ])
  }

  @Test("that are waived keep the reason and the line")
  func waived() throws {
    var findings = try findings()
    findings.begin("tint", .error)
    findings.add("too light", at: range(line: 1))
    let waived = try #require(findings.waived.first)
    #expect(waived.reason == "large" && waived.line == 1 && waived.finding.severity == .error)
    #expect(waived.pair == nil)
  }

  @Test(
    "about waivers say what is wrong with each",
    arguments: [
      (
        "ignore tint-contrst -- x", ["no lint rule 'tint-contrst'; did you mean 'tint-contrast'?"],
        []
      ),
      (
        "ignore", ["a waiver names its rule: '# appearance:ignore tint-contrast -- icons only'"], []
      ),
      (
        "disable tint-contrast -- x",
        ["'appearance:disable' is unknown; did you mean 'appearance:ignore'?"], ["ignore"]
      ),
      ("ignore tint-contrast -- x", ["waiver of 'tint-contrast' suppresses nothing on line 1"], []),
      (
        "ignore title-contrast",
        [
          "waiver of 'title-contrast' suppresses nothing on line 1",
          "add a reason to this waiver: '# appearance:ignore title-contrast -- reason'",
        ], []
      ),
    ])
  func waivers(comment: String, messages: [String], repairs: [String]) {
    let found = shownFindings(in: "roles: { text: red } # appearance:\(comment)")
    #expect(found.map(\.message) == messages)
    #expect(found.flatMap(\.repairs) == repairs)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  private func findings(limit: Int = 10) throws -> LintFindings {
    var texts = TextTable()
    let tree = try #require(readTheme(source, file: 0, texts: &texts).tree)
    var map: SourceMap?
    let waivers = Waiver.all(in: tree, of: source, &map)
    let rules = [
      (id: "tint", severity: RuleSeverity.error), (id: "advice", severity: .note),
      (id: "quiet", severity: .off),
    ]
    return LintFindings(
      LintPolicy(rules, severities: [:], lines: SourceMaps([source]), waivers: waivers),
      limit: limit)
  }

  /// The first character of a line.
  private func range(line: Int) -> SourceRange {
    let start = Int32(SourceMap(source).start(ofLine: line))
    return SourceRange(file: 0, lower: start, upper: start + 1)
  }
}
