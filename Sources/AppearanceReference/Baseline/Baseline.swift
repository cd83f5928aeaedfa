import ColorScience
package import FindingReports
import OutputText
import ThemeCompiler
package import ThemeSyntax

/// Findings that are known and do not count, so that only new ones do.
package struct Baseline: Sendable {
  struct Entry: Sendable {
    /// The file, as seen from the folder of the baseline.
    let file: String
    /// The theme that has the finding: the file itself, or one that extends it.
    let theme: String
    let fingerprint: String
    let rule: String
    let severity: Diagnostic.Severity
    let message: String
    /// The pair's lowest contrast, 1...21, in the order of `Variant`; nil for a variant with enough contrast.
    ///
    /// Empty for findings without ratios.
    var contrast: [Double?] = []
    /// True if a waiver, not the baseline, lets the finding pass.
    var isWaived = false
    /// Where the baseline has its message; nil before it is written.
    var range: SourceRange?

    /// Whether a finding of the same fingerprint is the one that is known, no milder and no other.
    func covers(_ finding: Diagnostic) -> Bool {
      !isWaived && finding.severity <= severity && worseVariant(of: finding) == nil
        && Self.comparable(finding.message) == Self.comparable(message)
    }

    /// The first variant in which a finding of the same fingerprint has less contrast than is known.
    func worseVariant(of finding: Diagnostic) -> Variant? {
      guard !contrast.isEmpty, !finding.contrast.isEmpty else { return nil }
      return Variant.allCases.first { variant in
        let (before, now) = (contrast[variant], finding.contrast[variant])
        return now.map { $0 < before ?? .infinity } ?? false
      }
    }

    /// The words of a message without the numbers of lines.
    private static func comparable(_ message: String) -> [Substring] {
      message.split(separator: " ").reduce(into: []) { words, word in
        let isNumber = word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if words.last != "line" || !isNumber { words.append(word) }
      }
    }
  }

  private(set) var entries: [Entry]
  /// The keys that lead to places of the file that was read.
  var keyPaths: KeyPaths?

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Whether a finding may be let pass: what hinders compiling may not.
  static func takes(_ finding: Diagnostic) -> Bool {
    !finding.isOverflowSummary && LintRule.named(finding.id) != nil
  }

  /// Whether a finding stands for others that would have to be listed one by one.
  package static func isTooMany(_ finding: Diagnostic) -> Bool {
    finding.isOverflowSummary && LintRule.named(finding.id) != nil
  }

  /// The file, one finding to a line.
  package func rendered() -> [UInt8] {
    let findings = entries.sorted { $0.precedes($1) }.map { entry in
      JSONNode.line([
        "file": .text(entry.file),
        "theme": entry.theme == entry.file ? nil : .text(entry.theme), "rule": .text(entry.rule),
        "fingerprint": .text(entry.fingerprint), "severity": .text(entry.severity.rawValue),
        "message": .text(entry.message),
        "contrast": entry.contrast.isEmpty ? nil : .line(.object(JSONEntries(entry.ratios))),
        "waived": entry.isWaived ? true : nil,
      ])
    }
    let document: JSONNode = ["version": .number(Self.version), "findings": .array(findings)]
    return Array(document.document.utf8)
  }

  /// Version 1 had a single ratio, for waived pairs only.
  static let version = 2
}

extension Baseline.Entry {
  fileprivate var ratios: [(String, JSONNode)] {
    Variant.allCases.compactMap { variant in
      contrast[variant].map { (variant.name, .number($0)) }
    }
  }
}

extension [Double?] {
  fileprivate subscript(variant: Variant) -> Double? { self[Int(variant.rawValue)] }
}

extension Baseline.Entry {
  init(
    _ finding: Diagnostic, fingerprint: String, file: String, theme: String, isWaived: Bool = false
  ) {
    self.init(
      file: file, theme: theme, fingerprint: fingerprint, rule: finding.id,
      severity: finding.severity, message: finding.message, contrast: finding.contrast,
      isWaived: isWaived)
  }

  /// The entry with its finding's current contrast.
  fileprivate func updated(by finding: Diagnostic) -> Self {
    var entry = self
    entry.contrast = finding.contrast
    return entry
  }

  /// A finding with what the baseline has in its place.
  fileprivate func noted(on finding: Diagnostic) -> Diagnostic {
    var finding = finding
    guard let range else { return finding }
    let word = isWaived ? "waived" : severity.rawValue
    let known = worseVariant(of: finding).map { variant in
      let ratio = contrast[variant].map { "\(shortRatio($0)):1" } ?? "enough contrast"
      return ", with \(ratio) in \(variant.name)"
    }
    finding.notes.append(
      Diagnostic.Note("the baseline lists '\(word): \(message)' here\(known ?? "")", at: range))
    return finding
  }

  /// Whether the entry stands before another one: by file, rule and fingerprint, in bytes.
  fileprivate func precedes(_ other: Self) -> Bool {
    let keys = [(file, other.file), (rule, other.rule), (fingerprint, other.fingerprint)]
    return keys.first { $0 != $1 }.map { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? false
  }
}

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
    report.findLines()
    let names = Fingerprints(report, paths: paths)
    let known = Dictionary(
      entries.enumerated().map { ($1.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    report.add(source, as: FileNumbers.baseline, keyPaths)
    var entries = entries
    var seen: Set<String> = []
    var left: [Diagnostic] = []
    report.suppressed = zip(report.suppressed, names.suppressed).filter { passed, name in
      guard !passed.finding.contrast.isEmpty, let index = known[name], entries[index].isWaived
      else { return true }
      seen.insert(name)
      // A waiver is for what was there when it was written.
      guard entries[index].worseVariant(of: passed.finding) == nil else {
        left.append(entries[index].noted(on: passed.finding))
        return false
      }
      entries[index] = entries[index].updated(by: passed.finding)
      return true
    }.map(\.0)
    for (finding, name) in zip(report.diagnostics, names.findings) {
      guard let index = known[name], Self.takes(finding) else {
        left.append(finding)
        continue
      }
      seen.insert(name)
      if entries[index].covers(finding) {
        report.suppressed.append(SuppressedFinding(finding, .baseline))
        entries[index] = entries[index].updated(by: finding)
      } else {
        left.append(entries[index].noted(on: finding))
      }
    }
    let unused = entries.filter { themes.contains($0.theme) && !seen.contains($0.fingerprint) }
    if reportsUnused {
      left += unused.map { entry in
        Diagnostic(
          "unused-baseline-entry", .warning, "finding no longer occurs; write the baseline again",
          at: entry.range)
      }
    }
    report.diagnostics = left
    return Baseline(
      entries.filter { !themes.contains($0.theme) || seen.contains($0.fingerprint) })
  }

  /// A baseline of all findings of a report that may be let pass, which it then does.
  package init(taking report: inout DiagnosticReport, paths: [String]) {
    report.findLines()
    let names = Fingerprints(report, paths: paths)
    var entries: [Entry] = []
    for (passed, name) in zip(report.suppressed, names.suppressed) {
      guard !passed.finding.contrast.isEmpty, let file = report.file(of: passed.finding) else {
        continue
      }
      entries.append(
        Entry(
          passed.finding, fingerprint: name, file: paths[file], theme: paths[file], isWaived: true))
    }
    var left: [Diagnostic] = []
    for (finding, name) in zip(report.diagnostics, names.findings) {
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
