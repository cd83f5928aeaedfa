package import FindingReports
import OutputText
import ThemeCompiler
import ThemeSyntax

extension DiagnosticFormat {
  /// A log of SARIF 2.1.0, which GitHub's code scanning and many viewers read.
  package static let sarif = DiagnosticFormat(
    "sarif", about: "SARIF 2.1.0, for code scanning and viewers", namesFindings: true
  ) { report in
    SARIFLog(report).document
  }
}

private struct SARIFLog {
  private let report: DiagnosticReport
  /// The rules that occur in the report, lint rules first.
  private let rules: [String]

  init(_ report: DiagnosticReport) {
    self.report = report
    let found = Set((report.diagnostics + report.suppressed.map(\.finding)).map(\.id))
    let lintRules = LintRule.all.map(\.id)
    rules = lintRules.filter(found.contains) + found.subtracting(lintRules).sorted()
  }

  var document: String {
    let driver: JSONNode = [
      "name": "appearance", "semanticVersion": .text(version),
      "rules": .array(rules.map(rule)),
    ]
    let run: JSONNode = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": .array(results),
    ]
    let log: JSONNode = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ]
    return log.document
  }

  // MARK: - Results

  private var results: [JSONNode] {
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, 0...))
    let fingerprints = Fingerprints(report)
    return zip(report.diagnostics, fingerprints.findings).map { finding, fingerprint in
      result(finding, indices[finding.id], fingerprint, nil)
    }
      + zip(report.suppressed, fingerprints.suppressed).map { passed, fingerprint in
        result(passed.finding, indices[passed.finding.id], fingerprint, passed.reason)
      }
  }

  private func result(
    _ finding: Diagnostic, _ rule: Int?, _ fingerprint: String,
    _ suppression: SuppressedFinding.Reason?
  ) -> JSONNode {
    let notes = finding.notes.compactMap { note in
      report.file(of: note.range).map { file in
        JSONNode.object(
          location(file, note.range).adding(["message": message(note.message)]))
      }
    }
    let fixes = finding.fixIts.compactMap { fixIt in
      report.file(of: fixIt.range).map { fix(fixIt, in: $0) }
    }
    return [
      "ruleId": .text(finding.id), "ruleIndex": rule.map { .number($0) },
      "level": .text(finding.severity.rawValue), "message": message(finding.message),
      "occurrenceCount": finding.isOverflowSummary ? .number(finding.count) : nil,
      "locations": report.file(of: finding).map { [.object(location($0, finding.range))] },
      "relatedLocations": notes.isEmpty ? nil : .array(notes),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
      "partialFingerprints": .line(["appearance/v1": .text(fingerprint)]),
      "suppressions": suppression.map { [.line(Self.suppression($0))] },
    ]
  }

  private func fix(_ fixIt: Diagnostic.FixIt, in file: Int) -> JSONNode {
    let replacement: JSONNode = [
      "deletedRegion": region(fixIt.range), "insertedContent": message(fixIt.replacement),
    ]
    return [
      "description": message(fixIt.message),
      "artifactChanges": [
        ["artifactLocation": artifact(file), "replacements": [replacement]]
      ],
    ]
  }

  private func location(_ file: Int, _ range: SourceRange?) -> JSONEntries {
    ["physicalLocation": ["artifactLocation": artifact(file), "region": region(range)]]
  }

  private func artifact(_ file: Int) -> JSONNode {
    .line(["uri": .text(pathURI(report.path(of: file)))])
  }

  private func region(_ range: SourceRange?) -> JSONNode? {
    report.region(of: range).map { region in
      .line([
        "startLine": .number(region.start.line), "startColumn": .number(region.utf16Column),
        "endLine": .number(region.end.line), "endColumn": .number(region.utf16EndColumn),
        "byteOffset": .number(region.bytes.lowerBound), "byteLength": .number(region.bytes.count),
      ])
    }
  }

  private static func suppression(_ reason: SuppressedFinding.Reason) -> JSONNode {
    switch reason {
    case .waiver(let reason):
      ["kind": "inSource", "justification": reason.isEmpty ? nil : .text(bounded(reason))]
    case .baseline: ["kind": "external", "justification": "in the baseline"]
    }
  }

  private func message(_ text: String) -> JSONNode { .line(["text": .text(text)]) }

  // MARK: - Rules

  private func rule(_ id: String) -> JSONNode {
    guard let rule = LintRule.named(id) else {
      // A mistake in a theme, a configuration or a baseline.
      let name = id.split(separator: "-").joined(separator: " ")
      return [
        "id": .text(id), "shortDescription": message("Mistake in a file: \(name)."),
        "fullDescription": message("The file contains something that is invalid there."),
        "help": message("The message explains what to write."),
      ]
    }
    let help = [
      rule.explanation, rule.triggering.markdown("Found in"), rule.passing.markdown("Not in"),
    ]
    return [
      "id": .text(id), "shortDescription": message(rule.summary),
      "fullDescription": message(rule.explanation),
      "help": [
        "text": .text(rule.explanation), "markdown": .text(help.joined(separator: "\n\n")),
      ],
      "defaultConfiguration": .line(
        rule.severity == .off ? ["enabled": false] : ["level": .text(rule.severity.rawValue)]),
      "helpUri": report.rulePages.map { .text($0.address(of: id)) },
    ]
  }
}

extension LintRule.Example {
  /// The theme below a title, without the lines that only point at places.
  fileprivate func markdown(_ title: String) -> String {
    "\(title)\(condition(in: "`")):\n\n```yaml\n\(text)```"
  }
}
