package import FindingReports
import ThemeCompilation
import ThemeLint
package import ThemeSyntax

extension Baseline {
  /// Lets the findings of a report pass that the baseline lists, and says which entries no longer
  /// occur; gives the entries that do, with those of themes that this run did not look at.
  ///
  /// `paths` are those of the report's files as seen from the folder of the baseline.
  package func apply(
    to report: inout DiagnosticReport, from source: SourceFile, paths: [String],
    reportsUnused: Bool
  ) -> Baseline {
    // A theme that was not measured may still have what is listed.
    let isWhole = !report.diagnostics.contains {
      $0.severity == .error && LintRule.named($0.id) == nil
    }
    let themes = isWhole ? Set(paths.prefix(report.themes)) : []
    let names = Fingerprints(report, paths: paths).findings
    let known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    let files = [Int32(report.sources.count)]
    report.sources.append(source)
    var seen: Set<String> = []
    var left: [Diagnostic] = []
    for (var finding, name) in zip(report.diagnostics, names) {
      guard let entry = known[name], Self.takes(finding) else {
        left.append(finding)
        continue
      }
      seen.insert(name)
      if entry.covers(finding) {
        report.suppressed.append(SuppressedFinding(finding, .baseline))
      } else {
        let message = "the baseline has '\(entry.severity.rawValue): \(entry.message)' here"
        if let range = entry.range {
          finding.notes.append(Diagnostic.Note(message, at: range.moved(to: files)))
        }
        left.append(finding)
      }
    }
    let unused = entries.filter { themes.contains($0.theme) && !seen.contains($0.fingerprint) }
    if reportsUnused {
      left += unused.map { entry in
        Diagnostic(
          "unused-baseline-entry", .warning, "finding no longer occurs; write the baseline again",
          at: entry.range?.moved(to: files))
      }
    }
    report.diagnostics = left
    return Baseline(
      entries.filter { !themes.contains($0.theme) || seen.contains($0.fingerprint) })
  }

  /// A baseline of all findings of a report that may be let pass, which it then does.
  package init(taking report: inout DiagnosticReport, paths: [String]) {
    let names = Fingerprints(report, paths: paths).findings
    var entries: [Entry] = []
    var left: [Diagnostic] = []
    for (finding, name) in zip(report.diagnostics, names) {
      guard Baseline.takes(finding), let file = report.file(of: finding) else {
        left.append(finding)
        continue
      }
      let theme = report.borrowed[finding.withoutFixIts] ?? file
      entries.append(
        Entry(finding, fingerprint: name, file: paths[file], theme: paths[theme]))
      report.suppressed.append(SuppressedFinding(finding, .baseline))
    }
    report.diagnostics = left
    self.init(entries)
  }
}
