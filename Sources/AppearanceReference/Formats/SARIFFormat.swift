package import FindingReports
import OutputText
import ThemeAnalysis
import ThemeModel
import ThemeOutputs
import ThemeSyntax

extension DiagnosticFormat {
  /// A log of SARIF 2.1.0, which GitHub's code scanning and many viewers read.
  package static let sarif = DiagnosticFormat(
    "sarif", about: "SARIF 2.1.0, for code scanning and viewers", namesFindings: true
  ) { report in
    SARIFLog(report).text()
  }
}

/// Writes a report as a log of SARIF 2.1.0.
private struct SARIFLog {
  private let report: DiagnosticReport
  private let rules: SARIFRules

  init(_ report: DiagnosticReport) {
    self.report = report
    rules = SARIFRules(report)
  }

  func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.entry(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
          + "sarif-schema-2.1.0.json")
      writer.entry("version", "2.1.0")
      writer.key("runs")
      writer.array { writer in
        writer.object { writer in
          writer.key("tool")
          writer.object { writer in
            writer.key("driver")
            writer.object { writer in
              writer.entry("name", "appearance")
              writer.entry("semanticVersion", version)
              writer.key("rules")
              rules.write(to: &writer)
            }
          }
          writer.entry("columnKind", "utf16CodeUnits")
          writer.key("results")
          writer.array { writeResults(to: &$0) }
        }
      }
    }
    return writer.finishText()
  }

  private func writeResults(to writer: inout JSONWriter) {
    let fingerprints = Fingerprints(report)
    for (finding, fingerprint) in zip(report.diagnostics, fingerprints.findings) {
      write(finding, fingerprint, nil, to: &writer)
    }
    for (suppressed, fingerprint) in zip(report.suppressed, fingerprints.suppressed) {
      write(suppressed.finding, fingerprint, suppressed.reason, to: &writer)
    }
  }

  private func write(
    _ finding: Diagnostic, _ fingerprint: String, _ suppression: SuppressedFinding.Reason?,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.entry("ruleId", finding.id)
      if let index = rules[finding.id] { writer.entry("ruleIndex", index) }
      writer.entry("level", finding.severity.rawValue)
      writer.message("message", finding.message)
      if finding.isOverflowSummary { writer.entry("occurrenceCount", finding.count) }
      if let file = report.file(of: finding) {
        writer.key("locations")
        writer.array { writer in
          writer.object { writeLocation(file, finding.range, to: &$0) }
        }
      }
      writeNotes(of: finding, to: &writer)
      writeFixes(of: finding, to: &writer)
      writer.key("partialFingerprints")
      writer.inlineObject { $0.entry("appearance/v1", fingerprint) }
      if let suppression { writer.write(suppression) }
    }
  }

  private func writeNotes(of finding: Diagnostic, to writer: inout JSONWriter) {
    let notes = finding.notes.compactMap { note in
      report.file(of: note.range).map { (file: $0, note: note) }
    }
    guard !notes.isEmpty else { return }
    writer.key("relatedLocations")
    writer.array { writer in
      for (file, note) in notes {
        writer.object { writer in
          writeLocation(file, note.range, to: &writer)
          writer.message("message", note.message)
        }
      }
    }
  }

  private func writeFixes(of finding: Diagnostic, to writer: inout JSONWriter) {
    let fixIts = finding.fixIts.compactMap { fixIt in
      report.file(of: fixIt.range).map { (file: $0, fixIt: fixIt) }
    }
    guard !fixIts.isEmpty else { return }
    writer.key("fixes")
    writer.array { writer in
      for (file, fixIt) in fixIts {
        writer.object { writer in
          writer.message("description", fixIt.message)
          writer.key("artifactChanges")
          writer.array { writer in
            writer.object { writer in
              writeArtifact(file, to: &writer)
              writer.key("replacements")
              writer.array { writer in
                writer.object { writer in
                  writeRegion("deletedRegion", fixIt.range, to: &writer)
                  writer.message("insertedContent", fixIt.replacement)
                }
              }
            }
          }
        }
      }
    }
  }

  private func writeLocation(
    _ file: Int, _ range: SourceRange?, to writer: inout JSONWriter
  ) {
    writer.key("physicalLocation")
    writer.object { writer in
      writeArtifact(file, to: &writer)
      writeRegion("region", range, to: &writer)
    }
  }

  private func writeArtifact(_ file: Int, to writer: inout JSONWriter) {
    writer.key("artifactLocation")
    writer.inlineObject { $0.entry("uri", pathURI(report.path(of: file))) }
  }

  private func writeRegion(
    _ key: StaticString, _ range: SourceRange?, to writer: inout JSONWriter
  ) {
    guard let region = report.region(of: range) else { return }
    writer.key(key)
    writer.inlineObject { writer in
      writer.entry("startLine", region.start.line)
      writer.entry("startColumn", region.utf16Column)
      writer.entry("endLine", region.end.line)
      writer.entry("endColumn", region.utf16EndColumn)
      writer.entry("byteOffset", region.bytes.lowerBound)
      writer.entry("byteLength", region.bytes.count)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ suppression: SuppressedFinding.Reason) {
    key("suppressions")
    array { writer in
      writer.inlineObject { writer in
        switch suppression {
        case .waiver(let reason):
          writer.entry("kind", "inSource")
          if !reason.isEmpty { writer.entry("justification", bounded(reason)) }
        case .baseline:
          writer.entry("kind", "external")
          writer.entry("justification", "in the baseline")
        }
      }
    }
  }
}

/// The rules that a SARIF log describes, each once.
private struct SARIFRules {
  /// Their names, lint rules first.
  let ids: [String]
  private let indices: [String: Int]
  private let pages: RulePages?

  /// The rules that occur in a report.
  init(_ report: DiagnosticReport) {
    let found = Set((report.diagnostics + report.suppressed.map(\.finding)).map(\.id))
    let lintRules = LintRule.all.map(\.id)
    ids = lintRules.filter(found.contains) + found.subtracting(lintRules).sorted()
    pages = report.rulePages
    indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
  }

  /// The place of a rule in the list.
  subscript(id: String) -> Int? { indices[id] }

  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for id in ids {
        writer.object { writer in
          writer.entry("id", id)
          if let rule = LintRule.all.first(where: { $0.id == id }) {
            rule.writeDescription(to: &writer)
            if let pages { writer.entry("helpUri", pages.address(of: id)) }
          } else {
            Self.writeDescription(of: id, to: &writer)
          }
        }
      }
    }
  }

  /// Describes what is no lint rule: a mistake in a theme, a configuration or a baseline.
  private static func writeDescription(of id: String, to writer: inout JSONWriter) {
    let name = id.split(separator: "-").joined(separator: " ")
    writer.message("shortDescription", "Mistake in a file: \(name).")
    writer.message("fullDescription", "The file contains something that is invalid there.")
    writer.message("help", "The message explains what to write.")
  }
}

extension LintRule {
  fileprivate func writeDescription(to writer: inout JSONWriter) {
    writer.message("shortDescription", summary)
    writer.message("fullDescription", explanation)
    let blocks =
      examples.triggering.map { $0.markdown("Found in") }
      + examples.passing.map { $0.markdown("Not in") }
    writer.key("help")
    writer.object { writer in
      writer.entry("text", explanation)
      writer.entry("markdown", ([explanation] + blocks).joined(separator: "\n\n"))
    }
    writer.writeDefault(severity)
  }
}

extension LintRule.Example {
  /// The theme below a title, without the lines that only point at places.
  fileprivate func markdown(_ title: String) -> String {
    "\(title)\(condition(in: "`")):\n\n```yaml\n\(text)```"
  }
}

extension JSONWriter {
  /// Writes a message object of SARIF.
  fileprivate mutating func message(_ key: StaticString, _ text: String) {
    self.key(key)
    inlineObject { $0.entry("text", text) }
  }

  fileprivate mutating func writeDefault(_ severity: RuleSeverity) {
    key("defaultConfiguration")
    inlineObject { writer in
      guard severity == .off else { return writer.entry("level", severity.rawValue) }
      writer.key("enabled")
      writer.bool(false)
    }
  }
}
