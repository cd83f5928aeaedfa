import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import FindingReports
@testable import OutputText
@testable import AppearanceReference
@testable import ThemeCompiler
@testable import ThemeFiles
@testable import ThemeRepair

@Suite("Themes with more findings than anybody reads")
struct ManyFindingsTests {
  /// A theme of appearances that each have one pair with too little contrast.
  private func failing(_ count: Int, color: (Int) -> String = { _ in "{b}" }) -> String {
    "palette: { a: \"#808080\", b: \"#909090\" }\nappearances:\n"
      + (0..<count).map {
        "  a\($0): { toolbar: { backgroundColor: \"{a}\", tintColor: \"\(color($0))\" } }\n"
      }.joined()
  }

  private func lint(_ text: String, limit: Int = FindingList.shown) -> Compilation {
    var input = ThemeInput(SourceFile(path: "a.theme.yaml", text: text))
    input.findingLimit = limit
    return AppearanceCompiler.lint([input]) { _ in .failure(LoadFailure("no such file")) }
  }

  private func report(_ compilation: Compilation) -> DiagnosticReport {
    DiagnosticReport(compilation, themes: 1)
  }

  @Test("the first 500 findings of a kind are shown, and how many more there are")
  func rest() throws {
    let result = lint(failing(1_234))
    #expect(result.diagnostics.count == 501)
    let last = try #require(result.diagnostics.last)
    #expect(last.message == "and 734 more 'tint-contrast' findings in this file")
    #expect(last.severity == .error)
    #expect(last.count == 734)
    #expect(last.range != nil)
    #expect(summary(of: report(result)) == "1234 errors in 1 theme")
  }

  @Test("one finding too many is one more finding")
  func one() throws {
    let result = lint(failing(501))
    #expect(result.diagnostics.last?.message == "and 1 more 'tint-contrast' finding in this file")
    #expect(summary(of: report(result)) == "501 errors in 1 theme")
    #expect(lint(failing(500)).diagnostics.count == 500)
  }

  @Test("every kind of error has its own 500, in the order of the file")
  func kinds() {
    let text =
      "palette:\n" + (0..<600).map { "  c\($0): '#1'\n" }.joined() + "appearances:\n"
      + (0..<600).map { "  a\($0): { tintcolor: red }\n" }.joined()
    let result = lint(text)
    #expect(result.diagnostics.count == 1_002)
    let rests = result.diagnostics.filter(\.isOverflowSummary)
    #expect(rests.map(\.count) == [100, 100])
    #expect(rests.map(\.id) == ["unknown-color", "unknown-key"])
    #expect(result.diagnostics[500].isOverflowSummary)
  }

  @Test("every format says how many more there are", arguments: DiagnosticFormat.all.map(\.name))
  func formats(_ name: String) throws {
    let format = try #require(DiagnosticFormat.named(name))
    let text = format.render(report(lint(failing(1_234))))
    #expect(text.contains("and 734 more"))
    #expect(text.contains("tint-contrast"))
    if name == "json" {
      #expect(text.contains("\"errors\": 1234"))
      #expect(text.contains("\"count\": 734"))
    }
    if name == "sarif" { #expect(text.contains("\"occurrenceCount\": 734")) }
  }

  @Test("waivers are counted to the last, and none is without use")
  func waivers() {
    let text = failing(1_500)
      .replacing("\n  a", with: "\n  # appearance:ignore tint-contrast -- icons\n  a")
    let result = lint(text)
    #expect(result.diagnostics.isEmpty)
    #expect(result.waived.count == 1_500)
    var report = report(result)
    report.shorten()
    #expect(report.suppressed.count == 501)
    #expect(report.countOfSuppressed(inBaseline: false) == 1_500)
  }

  @Test("a waiver behind the first 500 findings is of use")
  func lateWaiver() {
    let lines = failing(1_200).split(separator: "\n").map(String.init)
    let text =
      lines.dropLast().joined(separator: "\n") + "\n"
      + lines[lines.count - 1] + " # appearance:ignore tint-contrast -- icons\n"
    let result = lint(text)
    #expect(summary(of: report(result)) == "1199 errors in 1 theme")
    #expect(result.waived.count == 1)
  }

  @Test("a baseline lists every finding and hides them all the next time")
  func baseline() throws {
    let text = failing(1_500)
    var first = report(lint(text, limit: FindingList.known))
    let baseline = Baseline(taking: &first, paths: ["a.theme.yaml"])
    #expect(baseline.entries.count == 1_500)
    #expect(first.diagnostics.isEmpty)

    let more = text + "  z: { toolbar: { backgroundColor: \"{a}\", tintColor: \"{b}\" } }\n"
    var second = report(lint(more, limit: FindingList.known))
    let source = SourceFile(path: "known.json", bytes: baseline.rendered())
    let read = try #require(Baseline.read(source).0)
    _ = read.apply(to: &second, from: source, paths: ["a.theme.yaml"], reportsUnused: true)
    second.shorten()
    #expect(second.diagnostics.count == 1)
    #expect(second.diagnostics.first?.message.contains("'z.toolbar'") == true)
    #expect(second.countOfSuppressed(inBaseline: true) == 1_500)
  }

  @Test("a theme behind the limit of a baseline is told apart")
  func tooMany() {
    let result = lint(failing(1_500), limit: 1_400)
    #expect(result.diagnostics.filter { Baseline.isTooMany($0) }.map(\.count) == [100])
  }

  @Test("two themes over one file count its findings once")
  func shared() {
    let base = SourceFile(path: "base.yaml", text: failing(1_234))
    let themes = ["a", "b"].map {
      ThemeInput(SourceFile(path: "\($0).theme.yaml", text: "extends: base.yaml\n"))
    }
    let result = AppearanceCompiler.lint(themes) { _ in .success(base) }
    #expect(summary(of: report(result)) == "1234 errors in 1 theme")
  }

  @Test("findings that are only counted are repaired like those that are shown")
  func repaired() throws {
    let appearances = (0..<1_300).map {
      "  a\($0): { toolbar: { backgroundColor: \"#FFFFFF\", tintColor: \"#FEFEFE\" } }\n"
    }
    let source = SourceFile(
      path: "a.theme.yaml", text: "appearances:\n" + appearances.joined())
    let fixed = fix([ThemeInput(source)]) { _ in .failure(LoadFailure("no such file")) }.themes[0]
    #expect(fixed.found == 1_300)
    #expect(fixed.repaired == 1_300)
    #expect(fixed.left == 0)
  }
}
