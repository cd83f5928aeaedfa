import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import FindingReports
@testable import AppearanceReference
@testable import ThemeCompiler

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitFormatTests {
  @Test("a theme is a suite, an error a failed case, a warning a passed one with what it says")
  func cases() throws {
    let text = "appearances:\n  light: 1\n  dark: 2\n"
    let light = SourceRange(file: 0, lower: 22, upper: 23)
    let dark = SourceRange(file: 0, lower: 32, upper: 33)
    let findings = [
      Diagnostic("rule", .error, "1 < 2 & \"3\"", at: light),
      Diagnostic("rule", .error, "another", at: light),
      Diagnostic("rule", .warning, "mild", at: dark),
    ]
    let sources = ["a.yaml", "b.yaml"].map { SourceFile(path: $0, text: text) }
    var report = DiagnosticReport(diagnostics: findings, sources: [], themes: 2)
    for (number, source) in sources.enumerated() {
      report.add(source, as: Int32(number), keyPaths(of: source))
    }
    let document = try TestResults(DiagnosticFormat.jUnit.render(report))
    #expect(document.suites.map { $0["name"] } == ["a.yaml", "b.yaml"])
    #expect(document.suites.map { $0["tests"] } == ["3", "1"])
    #expect(document.suites.map { $0["failures"] } == ["2", "0"])
    #expect(
      document.cases.map { $0["name"] } == [
        "rule appearances.light", "rule appearances.light (2)", "rule appearances.dark",
        "no findings",
      ])
    #expect(document.cases.map { $0["line"] } == ["2", "2", "3", nil])
    #expect(document.failures.map { $0["message"] } == ["1 < 2 & \"3\"", "another"])
    #expect(
      document.output == """
        a.yaml:3:9: warning: mild [rule]
        3 |   dark: 2
          |         ^

        """)
  }

  @Test("warnings are failures when they fail the run")
  func strict() throws {
    var strict = report("‹a›", severity: .warning)
    #expect(try TestResults(DiagnosticFormat.jUnit.render(strict)).failures == [])
    strict.failing = .warning
    #expect(try TestResults(DiagnosticFormat.jUnit.render(strict)).failures.count == 1)
  }

  @Test("every finding is a case, and the numbers are right", arguments: SampleReports.names)
  func fixtures(name: String) throws {
    let report = try SampleReports.report(name)
    let document = try TestResults(DiagnosticFormat.jUnit.render(report))
    let found = document.cases.filter { $0["name"] != "no findings" }
    #expect(found.count == report.diagnostics.count)
    #expect(document.failures.count == report.count(of: .error))
    #expect(document.root["tests"] == "\(document.cases.count)")
    #expect(document.root["failures"] == "\(document.failures.count)")
    let names = document.cases.map { "\($0["classname"] ?? "") \($0["name"] ?? "")" }
    #expect(Set(names).count == names.count)
  }

  @Test("what XML cannot carry is written out")
  func characters() throws {
    let hostile = report("‹a›: \u{1}", "a\u{0}b\u{FFFE}c\u{1B}]>d\te", path: "x\u{8}\"'<y")
    let document = try TestResults(DiagnosticFormat.jUnit.render(hostile))
    #expect(document.failures.first?["message"] == "a\\u{0}b\\u{FFFE}c\\u{1B}]>d\\u{9}e")
    #expect(document.suites.first?["name"] == "x\\u{8}\"'<y")
  }
}

/// Test results as a reader of XML sees them.
private final class TestResults: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  private(set) var suites: [[String: String]] = []
  private(set) var cases: [[String: String]] = []
  private(set) var failures: [[String: String]] = []
  private(set) var output = ""
  private var isOutput = false

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testsuites": root = attributes
    case "testsuite": suites.append(attributes)
    case "testcase": cases.append(attributes)
    case "failure": failures.append(attributes)
    case "system-out": isOutput = true
    default: Issue.record("element \(name)")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "system-out" { isOutput = false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isOutput { output += string }
  }
}
