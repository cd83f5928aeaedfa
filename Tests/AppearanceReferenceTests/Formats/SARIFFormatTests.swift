import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import FindingReports
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeRepair

@Suite struct SARIFFormatTests {
  @Test(
    "every report validates against the schema of SARIF 2.1.0",
    .enabled(if: SharedSchemas.exist), arguments: SampleReports.names)
  func schema(name: String) throws {
    let validator = try SharedSchemas.validator("sarif-schema-2.1.0.json")
    let log = try DiagnosticFormat.sarif.json(try SampleReports.report(name))
    #expect(validator.problems(log) == [])
  }

  @Test(
    "the schema is not passed by anything that looks alike", .enabled(if: SharedSchemas.exist))
  func wrongLog() throws {
    let validator = try SharedSchemas.validator("sarif-schema-2.1.0.json")
    let log = try DiagnosticFormat.sarif.json(report("‹a›"))
    #expect(validator.problems(log) == [])
    #expect(validator.problems(log.setting("version", .string("2.0.0"))) != [])
    let result: JSONValue = .object(["message": .object([:]), "level": .string("fatal")])
    let run: JSONValue = .object(["results": .array([result])])
    #expect(validator.problems(log.setting("runs", .array([run]))).count >= 2)
  }

  @Test("a lint rule has the address of its page where somebody says where pages are")
  func pages() throws {
    let pages = try #require(RulePages("https://example.com/rules#"))
    var count = 0
    for name in SampleReports.names {
      var report = try SampleReports.report(name)
      #expect(!DiagnosticFormat.sarif.render(report).contains("helpUri"))
      report.rulePages = pages
      for rule in try run(report)["tool"]?["driver"]?["rules"]?.items ?? [] {
        let id = try #require(rule["id"]?.text)
        let page = LintRule.named(id).map { "https://example.com/rules#\($0.id)" }
        #expect(rule["helpUri"]?.text == page)
        count += page == nil ? 0 : 1
      }
    }
    #expect(count > 3)
  }

  @Test(
    "results name their rules, and a region is the text of the finding",
    arguments: SampleReports.names)
  func results(name: String) throws {
    let report = try SampleReports.report(name)
    let run = try run(report)
    let rules = run["tool"]?["driver"]?["rules"]?.items ?? []
    let results = run["results"]?.items ?? []
    let all = report.diagnostics + report.suppressed.map(\.finding)
    #expect(results.count == all.count)
    #expect(Set(rules.compactMap { $0["id"]?.text }) == Set(all.map(\.id)))
    for (result, finding) in zip(results, all) {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]["id"] == .string(finding.id))
      #expect(result["ruleId"] == .string(finding.id))
      #expect(result["level"] == .string(finding.severity.rawValue))
      let range = try #require(finding.range)
      let source = report.sources[Int(range.file)]
      let place = try #require(result["locations"]?.items.first?["physicalLocation"])
      #expect(place["artifactLocation"]?["uri"]?.text?.removingPercentEncoding == source.path)
      let region = try #require(place["region"])
      #expect(region["byteOffset"] == .number(Double(range.lower)))
      #expect(region["byteLength"] == .number(Double(range.upper - range.lower)))
      let bytes = source.bytes[Int(range.lower)..<Int(range.upper)]
      guard let expected = String(validating: bytes, as: UTF8.self),
        String(validating: source.bytes, as: UTF8.self) != nil
      else { continue }
      #expect(try text(of: region, in: source) == expected)
    }
  }

  @Test("columns count UTF-16 code units, as the log says")
  func columns() throws {
    let run = try run(report("\u{FEFF}名: 👍 ‹色👍›"))
    #expect(run["columnKind"] == .string("utf16CodeUnits"))
    let region = run["results"]?.items.first?["locations"]?.items.first?["physicalLocation"]?[
      "region"]
    #expect(region?["startColumn"] == .number(7))
    #expect(region?["endColumn"] == .number(10))
    #expect(region?["byteOffset"] == .number(13))
  }

  @Test("columns are right far into a long line", arguments: 508...516)
  func longLine(length: Int) throws {
    let before = String(repeating: "x", count: length) + "é👍" + String(repeating: "名", count: 400)
    let report = report("first\n\(before)‹here›\n")
    let result = try #require(try run(report)["results"]?.items.first)
    let region = result["locations"]?.items.first?["physicalLocation"]?["region"]
    #expect(region?["startColumn"]?.integer == before.utf16.count + 1)
    #expect(region?["endColumn"]?.integer == before.utf16.count + 5)
  }

  @Test("a fix replaces what it says")
  func fixes() throws {
    let report = report("a: ‹blakc›\n", fixIt: "black")
    let result = try #require(try run(report)["results"]?.items.first)
    let change = try #require(result["fixes"]?.items.first?["artifactChanges"]?.items.first)
    let replacement = try #require(change["replacements"]?.items.first)
    #expect(change["artifactLocation"]?["uri"] == .string("Brand.theme.yaml"))
    #expect(
      try text(of: try #require(replacement["deletedRegion"]), in: report.sources[0]) == "blakc")
    #expect(replacement["insertedContent"]?["text"] == .string("black"))
  }

  @Test("a lint rule is explained, with examples")
  func rules() throws {
    let finding = Diagnostic(
      "tint-contrast", .warning, "tint is weak", at: SourceRange(file: 0, lower: 0, upper: 1))
    let source = SourceFile(path: "x", text: "a")
    let run = try run(DiagnosticReport(diagnostics: [finding], sources: [source], themes: 1))
    let rule = try #require(run["tool"]?["driver"]?["rules"]?.items.first)
    #expect(rule["defaultConfiguration"]?["level"] == .string("error"))
    #expect(rule["shortDescription"]?["text"] == .string(LintRule.tintContrast.summary))
    #expect(rule["help"]?["markdown"]?.text?.contains("```yaml\nappearances:\n") == true)
    #expect(rule["help"]?["markdown"]?.text?.contains("↓") == false)
  }

  @Test("every lint rule is described as the schema wants it", .enabled(if: SharedSchemas.exist))
  func everyRule() throws {
    var report = report("‹a›")
    report.diagnostics = LintRule.all.map { Diagnostic($0.id, .note, $0.summary, at: nil) }
    let validator = try SharedSchemas.validator("sarif-schema-2.1.0.json")
    #expect(validator.problems(try DiagnosticFormat.sarif.json(report)) == [])
    let rules = try run(report)["tool"]?["driver"]?["rules"]?.items ?? []
    #expect(rules.map { $0["id"]?.text } == LintRule.all.map(\.id))
  }

  @Test("waived findings and those of the baseline are suppressed, with the reason of the waiver")
  func suppressions() throws {
    var report = report("‹a›")
    report.suppressed = [
      SuppressedFinding(report.diagnostics[0], .waiver("only icons")),
      SuppressedFinding(report.diagnostics[0], .baseline),
    ]
    let results = try run(report)["results"]?.items ?? []
    #expect(
      results.map { $0["suppressions"]?.items.first?["kind"]?.text }
        == [nil, "inSource", "external"])
    #expect(
      results[1]["suppressions"]?.items.first?["justification"] == .string("only icons"))
  }

  @Test(
    "paths become references of URIs",
    arguments: [
      ("Themes/Brand.theme.yaml", "Themes/Brand.theme.yaml"), ("a b%c.yaml", "a%20b%25c.yaml"),
      ("c:/é.yaml", "c%3A/%C3%A9.yaml"), ("../x", "../x"), ("/tmp/x#y", "file:///tmp/x%23y"),
      ("<stdin>", "%3Cstdin%3E"), ("bad\u{10FFFF}", "bad%FF"),
      ("A+B.yaml", "A+B.yaml"),
    ])
  func uris(path: String, expected: String) {
    #expect(pathURI(path) == expected)
  }

  private func run(_ report: DiagnosticReport) throws -> JSONValue {
    try #require(try DiagnosticFormat.sarif.json(report)["runs"]?.items.first)
  }

  private func text(of region: JSONValue, in source: SourceFile) throws -> String {
    let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map { key in
      try #require(region[key]?.integer)
    }
    return SampleReports.text(
      of: source, from: (numbers[0], numbers[1]), to: (numbers[2], numbers[3]))
  }
}
