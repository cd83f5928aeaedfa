import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What Increase Contrast is held to")
struct HighContrastCheckTests {
  @Test(
    "is what the configuration asks of text, or AAA",
    arguments: [
      ("", 4.5, 3.0, false), ("thresholds: { text: 5, largeText: 4 }", 5, 4, false),
      ("lint: { high-contrast-regression: { highContrastLevel: AAA } }", 7, 4.5, true),
      ("lint: { high-contrast-regression: off }", nil, 3, false),
    ] as [(String, Double?, Double, Bool)])
  func levels(text: String, required: Double?, large: Double, isStrict: Bool) {
    let configuration = configuration(text).configuration
    let check = HighContrastCheck(configuration, policy(configuration))
    #expect(check.text == required && check.largeText == large && check.isStrict == isStrict)
  }

  @Test("what appearances inherit is told once, and put into words where it is kept")
  func once() {
    var regressions = Regressions(limit: 1)
    var made = 0
    for lower in [10, 10, 20] as [Int32] {
      let range = SourceRange(file: 0, lower: lower, upper: lower + 1)
      regressions.add(at: range) {
        made += 1
        return Diagnostic("high-contrast-regression", .warning, "less", at: range)
      }
    }
    var findings = LintFindings(policy(Configuration()), limit: 10)
    regressions.hand(to: &findings)
    #expect(made == 1)
    #expect(findings.shown.count == 2 && findings.shown.kept.first?.message == "less")
  }

  @Test(
    "inverses that keep the ratios of their appearance are judged with it, others by themselves")
  func inverses() {
    for (rule, count) in [("mirror", 1), ("swap", 1), ("rgb", 2)] {
      let found = LintRule.highContrastRegression.findings(
        in: """
          appearances:
            a:
              interfaceStyle: light
              toolbar:
                backgroundColor: white
                tintColor: { light: "#003E9C", dark: black, lightHighContrast: "#0A5FD9" }
              inverse: \(rule)
          """)
      #expect(found.count == count, "\(rule)")
    }
  }

  @Test("of a dynamic appearance is judged where both variants are not one member's")
  func dynamic() {
    func count(_ members: String) -> Int {
      LintRule.highContrastRegression.findings(
        in: """
          appearances:
            a: { toolbar: { backgroundColor: white, tintColor: "#003E9C" } }
            b: { toolbar: { backgroundColor: white, tintColor: "#0A5FD9" } }
          dynamic: { system: \(members) }
          """
      ).count
    }
    #expect(count("{ light: a, dark: a }") == 0)
    #expect(count("{ light: a, dark: a, lightHighContrast: b }") == 1)
    #expect(count("{ light: b, dark: b, lightHighContrast: a }") == 0)
  }

  private func policy(_ configuration: Configuration) -> LintPolicy {
    LintPolicy(
      LintRule.all.map { ($0.id, $0.severity) }, severities: configuration.severities,
      lines: SourceMaps([SourceFile(path: "A.theme.yaml", text: "")]), waivers: [])
  }
}
