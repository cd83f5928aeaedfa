package import FindingReports
import OutputText
import ThemeSyntax

extension DiagnosticFormat {
  /// Test results: a suite for each file, a case for each finding.
  package static let jUnit = DiagnosticFormat(
    "junit", about: "test results in JUnit's XML", namesFindings: true
  ) { report in
    var writer = JUnitWriter(report)
    return writer.document()
  }
}

private struct JUnitWriter {
  private let report: DiagnosticReport
  private var text: TextReportWriter

  init(_ report: DiagnosticReport) {
    self.report = report
    var plain = report.forTools
    plain.color = false
    text = TextReportWriter(plain)
  }

  mutating func document() -> String {
    var byFile: [Int: [Diagnostic]] = [:]
    for finding in report.diagnostics {
      byFile[report.file(of: finding) ?? -1, default: []].append(finding)
    }
    // A theme without findings is a result too; other files only matter for theirs.
    let files = Set(byFile.keys).union(0..<min(report.themes, report.sources.count)).sorted()
    let suites = files.map { suite($0, byFile[$0] ?? []) }
    let cases = files.map { max(1, byFile[$0]?.count ?? 0) }.reduce(0, +)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="appearance" tests="\(cases)" failures="\(failures(report.diagnostics))">
      \(suites.joined())</testsuites>

      """
  }

  private mutating func suite(_ file: Int, _ findings: [Diagnostic]) -> String {
    let path = file < 0 ? "appearance" : report.path(of: file)
    var lines = [
      element(
        "testsuite",
        [
          ("name", path), ("tests", "\(max(1, findings.count))"),
          ("failures", "\(failures(findings))"), ("errors", "0"),
        ])
    ]
    if findings.isEmpty {
      lines.append("  " + element("testcase", [("name", "no findings"), ("classname", path)], "/"))
    }
    var counts: [String: Int] = [:]
    for finding in findings {
      var name = "\(finding.id) \(place(of: finding))"
      while name.last == " " { name.removeLast() }
      let count = counts[name, default: 1]
      counts[name] = count + 1
      lines += testCase(finding, count == 1 ? name : "\(name) (\(count))", path, file)
    }
    return (lines.map { "  \($0)\n" } + ["  </testsuite>\n"]).joined()
  }

  private mutating func testCase(
    _ finding: Diagnostic, _ name: String, _ path: String, _ file: Int
  ) -> [String] {
    var attributes = [("name", name), ("classname", path)]
    if file >= 0 { attributes.append(("file", path)) }
    if let place = report.position(of: finding.range) {
      attributes += [("line", "\(place.line)"), ("column", "\(place.column)")]
    }
    text.write(finding)
    let frame = xmlText(text.take())
    let failure = [("message", finding.message), ("type", finding.severity.rawValue)]
    let result =
      isFailure(finding)
      ? "\(element("failure", failure))\(frame)</failure>" : "<system-out>\(frame)</system-out>"
    return ["  " + element("testcase", attributes), "    \(result)", "  </testcase>"]
  }

  /// The keys that lead to a finding, so that a case keeps its name when lines move.
  private func place(of finding: Diagnostic) -> String { bounded(report.keyPath(of: finding)) }

  private func isFailure(_ finding: Diagnostic) -> Bool { finding.severity >= report.failing }

  private func failures(_ findings: [Diagnostic]) -> Int { findings.count(where: isFailure) }

  private func element(
    _ name: String, _ attributes: [(String, String)], _ end: String = ""
  ) -> String {
    let list = attributes.map { " \($0)=\"\(xmlText($1, inAttribute: true))\"" }.joined()
    return "<\(name)\(list)\(end)>"
  }
}
