import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import FindingReports
@testable import OutputText
@testable import AppearanceReference
@testable import ThemeCompiler

@Suite struct BaselineTests {
  private let theme = """
    appearances:
      light:
        toolbar: { backgroundColor: white, tintColor: "#FF9500" }
        tabBar: { backgroundColor: white, tintColor: "#FF9500" }

    """

  @Test("a baseline has a line for each finding, sorted, and reads back as it was written")
  func file() throws {
    var report = report(theme)
    let baseline = Baseline(taking: &report, paths: ["Themes/a.yaml"])
    #expect(report.diagnostics == [])
    #expect(report.suppressed.map(\.reason) == [.baseline, .baseline])
    let text = String(decoding: baseline.rendered(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.prefix(3) == ["{", "  \"version\": 2,", "  \"findings\": ["])
    #expect(lines.count == 7)
    #expect(
      lines[3].hasPrefix(
        "    { \"file\": \"Themes/a.yaml\", \"rule\": \"tab-label-contrast\", \"fingerprint\": \""))
    let again = try #require(Baseline.read(SourceFile(path: "known", text: text)).0)
    #expect(again.rendered() == baseline.rendered())
  }

  @Test("known findings pass, wherever their lines have moved")
  func known() throws {
    let run = try apply(baseline(of: theme), to: "# moved\n\(theme)")
    #expect(run.report.diagnostics == [])
    #expect(run.report.suppressed.count == 2)
  }

  @Test("a new finding counts")
  func new() throws {
    let run = try apply(
      baseline(of: theme), to: theme.replacing("toolbar: {", with: "toolbar: { shadowColor: xx,"))
    #expect(run.report.diagnostics.map(\.id) == ["unknown-color"])
    let wider = try apply(
      baseline(of: theme),
      to: theme + "  dark: { toolbar: { backgroundColor: black, tintColor: black } }")
    #expect(wider.report.diagnostics.map(\.id) == ["tint-contrast"])
  }

  @Test("a finding whose color changes counts, and the baseline's word for it is shown")
  func changed() throws {
    let run = try apply(
      baseline(of: theme),
      to: theme.replacing(
        "white, tintColor: \"#FF9500\" }\n    tab", with: "white, tintColor: \"#FFB000\" }\n    tab"
      ))
    let finding = try #require(run.report.diagnostics.first)
    #expect(run.report.diagnostics.count == 1)
    #expect(finding.severity == .error)
    let note = try #require(finding.notes.last)
    #expect(note.message.hasPrefix("the baseline lists 'error: tint #FF9500 on #FFFFFF"))
    #expect(run.report.file(of: note.range).map { run.report.sources[$0].path } == "known.json")
  }

  @Test("a finding that has become an error counts, one that has become milder does not")
  func severity() throws {
    let warning = Diagnostic(
      "tint-contrast", .warning, "tint is weak", at: SourceRange(file: 0, lower: 0, upper: 1))
    var error = warning
    error.severity = .error
    for (before, after, count) in [(warning, error, 1), (error, warning, 0), (error, error, 0)] {
      var report = DiagnosticReport(
        diagnostics: [before], sources: [SourceFile(path: "a.yaml", text: "a: 1")], themes: 1)
      let baseline = try read(Baseline(taking: &report, paths: ["a.yaml"]))
      report.diagnostics = [after]
      report.suppressed = []
      _ = baseline.apply(
        to: &report, from: SourceFile(path: "known.json", text: ""), paths: ["a.yaml"],
        reportsUnused: true)
      #expect(report.diagnostics.count == count)
    }
  }

  @Test("a waived pair is known with its contrast, and counts when it gets worse")
  func waived() throws {
    let waived = theme.replacing(
      "  light:\n",
      with: "  # appearance:ignore tint-contrast, tab-label-contrast -- agreed\n  light:\n")
    let known = try baseline(of: waived)
    let text = String(decoding: known.rendered(), as: UTF8.self)
    let ratios = "{ \"light\": 2.198728, \"dark\": 2.198728"
    let lines = text.split(separator: "\n").filter { $0.contains("\"waived\": true }") }
    #expect(lines.filter { $0.contains("\"contrast\": \(ratios)") }.count == 2)
    #expect(try apply(known, to: waived).report.diagnostics == [])
    #expect(try apply(known, to: waived).remaining.entries.count == 2)
    let toolbar = "toolbar: { backgroundColor: white, tintColor: \"#FF9500\""
    let better = waived.replacing(toolbar, with: toolbar.replacing("#FF9500", with: "#EE8500"))
    #expect(try apply(known, to: better).report.diagnostics == [])
    let worse = waived.replacing(toolbar, with: toolbar.replacing("#FF9500", with: "#FFB000"))
    let run = try apply(known, to: worse)
    let finding = try #require(run.report.diagnostics.first)
    #expect(run.report.diagnostics.count == 1 && finding.severity == .error)
    #expect(finding.id == "tint-contrast")
    let note = finding.notes.last?.message
    #expect(note?.hasPrefix("the baseline lists 'waived: tint #FF9500") == true)
    #expect(run.report.suppressed.count == 1)
    // Without its waiver it counts as well, since the baseline lets nothing pass that a waiver did.
    #expect(try apply(known, to: theme).report.diagnostics.map(\.severity) == [.error, .error])
  }

  private static let byVariant = """
    appearances:
      light: { toolbar: { backgroundColor: white, tintColor: { light: "#EEEEEE", dark: "#999999" } } }

    """

  @Test("a pair is reported if a variant gets worse, even if another has less contrast")
  func worseVariant() throws {
    let worse = Self.byVariant.replacing("#999999", with: "#AAAAAA")
    let run = try apply(baseline(of: Self.byVariant), to: worse)
    let finding = try #require(run.report.diagnostics.first)
    #expect(finding.notes.last?.message.hasSuffix("here, with 2.84:1 in dark") == true)
    let better = Self.byVariant.replacing("#999999", with: "#979797")
    let passed = try apply(baseline(of: Self.byVariant), to: better)
    #expect(passed.report.diagnostics == [])
    // An improved ratio replaces the known one.
    let again = try apply(read(passed.remaining), to: Self.byVariant)
    #expect(again.report.diagnostics.map(\.id) == ["tint-contrast"])
  }

  @Test("a variant that starts to lack contrast is reported")
  func newVariant() throws {
    let passing = Self.byVariant.replacing("#999999", with: "#333333")
    let run = try apply(baseline(of: passing), to: Self.byVariant)
    #expect(run.report.diagnostics.contains { $0.id == "tint-contrast" })
  }

  @Test("a version 1 baseline is compared by message and gains ratios when rewritten")
  func versionOne() throws {
    let known = try baseline(of: Self.byVariant)
    let text = String(decoding: known.rendered(), as: UTF8.self)
      .replacing("\"version\": 2", with: "\"version\": 1")
      .replacing(/, "contrast": {[^}]*}/, with: "")
    #expect(!text.contains("contrast\": {"))
    let old = try #require(Baseline.read(SourceFile(path: "known.json", text: text)).0)
    let worse = Self.byVariant.replacing("#999999", with: "#AAAAAA")
    let run = try apply(old, to: worse)
    #expect(run.report.diagnostics == [])
    #expect(run.remaining.entries.allSatisfy { !$0.contrast.isEmpty })
  }

  @Test("less contrast with Increase Contrast is known in each variant, waived or not")
  func highContrast() throws {
    let color = "{ light: black, dark: black, lightHighContrast: \"#666666\" }"
    let bar = "toolbar: { backgroundColor: white, tintColor: \(color) }"
    let text = "appearances:\n  light: { \(bar) }\n"
    let waiver = "# appearance:ignore high-contrast-regression -- agreed\n"
    let waived = text.replacing("  light:", with: "  \(waiver)  light:")
    for theme in [text, waived] {
      let known = try baseline(of: theme)
      #expect(known.entries.map(\.rule) == ["high-contrast-regression"])
      #expect(known.entries.map { $0.contrast.map { $0 != nil } } == [[false, false, true, false]])
      #expect(try apply(known, to: theme).report.diagnostics == [])
      let worse = theme.replacing("#666666", with: "#6A6A6A")
      #expect(try apply(known, to: worse).report.diagnostics.count == 1)
    }
  }

  @Test("a line that is named in a message may be another one")
  func lineNumbers() throws {
    let waiver = theme.replacing(
      "\n    tabBar", with: "\n    # appearance:ignore title-contrast -- x\n    tabBar")
    let run = try apply(baseline(of: waiver), to: "# moved\n\(waiver)")
    #expect(run.report.suppressed.contains { $0.finding.message.hasSuffix("on line 6") })
    #expect(run.report.diagnostics == [])
  }

  @Test("an entry that no longer occurs is a warning at its line, and is not written again")
  func unused() throws {
    let fixed = theme.replacing(
      "tabBar: { backgroundColor: white", with: "tabBar: { backgroundColor: black")
    let run = try apply(baseline(of: theme), to: fixed)
    let finding = try #require(run.report.diagnostics.first)
    #expect(run.report.diagnostics.count == 1)
    #expect(finding.id == "unused-baseline-entry")
    #expect(finding.severity == .warning)
    let range = try #require(finding.range)
    #expect(run.report.file(of: range).map { run.report.sources[$0].path } == "known.json")
    #expect(run.report.keyPath(of: finding) == "findings.message")
    #expect(run.remaining.entries.map(\.rule) == ["tint-contrast"])
  }

  @Test("entries of themes that were not looked at, or could not be measured, stay")
  func otherThemes() throws {
    let known = try baseline(of: theme)
    let other = try apply(known, to: "name: A", path: "b.yaml")
    #expect(other.report.diagnostics == [])
    #expect(other.remaining.entries.count == 2)
    let broken = try apply(known, to: theme.replacing("tabBar", with: "tabBr"))
    #expect(broken.report.diagnostics.map(\.id) == ["unknown-key"])
    #expect(broken.remaining.entries.count == 2)
  }

  @Test("what hinders compiling is not taken")
  func errors() {
    var report = report(theme.replacing("toolbar", with: "toolbr"))
    let count = report.diagnostics.count
    let baseline = Baseline(taking: &report, paths: ["a.yaml"])
    #expect(report.diagnostics.map(\.id) == ["unknown-key"])
    #expect(baseline.entries.count == count - 1)
  }

  private func report(_ text: String, path: String = "a.yaml") -> DiagnosticReport {
    let source = SourceFile(path: path, text: text)
    var input = ThemeInput(source)
    input.namesPlaces = true
    let compilation = lint([input]) { _ in .failure(LoadFailure("no such file")) }
    var report = TestSupport.report(compilation)
    report.suppressed = compilation.waived
    return report
  }

  private func baseline(of text: String) throws -> Baseline {
    var report = report(text)
    return try read(Baseline(taking: &report, paths: ["a.yaml"]))
  }

  /// A baseline as it is after it was written and read.
  private func read(_ baseline: Baseline) throws -> Baseline {
    try #require(Baseline.read(SourceFile(path: "known.json", bytes: baseline.rendered())).0)
  }

  private func apply(
    _ baseline: Baseline, to text: String, path: String = "a.yaml"
  ) throws -> (report: DiagnosticReport, remaining: Baseline) {
    var report = report(text, path: path)
    let remaining = baseline.apply(
      to: &report, from: SourceFile(path: "known.json", bytes: baseline.rendered()),
      paths: [path], reportsUnused: true)
    return (report, remaining)
  }
}
