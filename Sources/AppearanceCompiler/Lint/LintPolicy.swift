package import ThemeSyntax

/// Decides what becomes of a finding: the configuration may change its severity, a waiver may let
/// it pass.
struct LintPolicy {
  let severities: [String: RuleSeverity]
  let lines: SourceLines
  var waivers: [Waiver]
  private(set) var waived: [WaivedFinding] = []

  init(severities: [String: RuleSeverity], lines: SourceLines, waivers: [Waiver]) {
    self.severities = severities
    self.lines = lines
    self.waivers = waivers
  }

  /// What became of a finding.
  enum Outcome {
    case kept(Diagnostic)
    case off
    case waived
  }

  /// The fate of one finding.
  mutating func judge(_ finding: Diagnostic) -> Outcome {
    guard let adjusted = adjusted(finding) else { return .off }
    guard let range = finding.range, let index = waiver(of: finding.id, at: range) else {
      return .kept(adjusted)
    }
    waivers[index].isUsed = true
    waived.append(
      WaivedFinding(
        rule: finding.id, range: range, line: waivers[index].line, reason: waivers[index].reason,
        finding: adjusted))
    return .waived
  }

  /// Whether a waiver lets a finding of a rule at a place pass.
  func waives(_ rule: String, at range: SourceRange) -> Bool {
    waiver(of: rule, at: range) != nil
  }

  private func waiver(of rule: String, at range: SourceRange) -> Int? {
    waivers.firstIndex { waiver in
      waiver.rules.contains(rule) && waiver.range.file == range.file
        && lines.line(of: range) == waiver.line
    }
  }

  /// What there is to say about the waivers of the theme's own file, once all findings are judged.
  mutating func waiverFindings(knownRules: [String]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for waiver in waivers where waiver.range.file == 0 {
      let unknown = waiver.rules.first { !knownRules.contains($0) }
      if waiver.rules.isEmpty {
        findings.append(
          Diagnostic(
            RuleID.unusedWaiver, .warning,
            "a waiver names its rule: '# appearance:ignore tint-contrast -- icons only'",
            at: waiver.range))
      } else if let unknown {
        findings.append(
          Diagnostic(
            RuleID.unusedWaiver, .warning,
            "no lint rule '\(unknown)'\(didYouMean(nearest(unknown, in: knownRules)))",
            at: waiver.range))
      } else if !waiver.isUsed {
        findings.append(
          Diagnostic(
            RuleID.unusedWaiver, .warning,
            "waiver of '\(list(waiver.rules))' suppresses nothing on line \(waiver.line)",
            at: waiver.range))
      }
      if waiver.reason.isEmpty, !waiver.rules.isEmpty {
        findings.append(
          Diagnostic(
            RuleID.waiverWithoutReason, .warning,
            "a waiver says why: '# appearance:ignore \(waiver.rules[0]) -- reason'",
            at: waiver.range))
      }
    }
    return findings.compactMap(adjusted)
  }

  /// Whether nothing that a rule finds is to be shown.
  func isOff(_ rule: String) -> Bool {
    (severities[rule] ?? standard(rule)) == .off
  }

  /// The finding under the configured severity, nil where the rule is off.
  private func adjusted(_ finding: Diagnostic) -> Diagnostic? {
    guard let override = severities[finding.id] else {
      return standard(finding.id) == .off ? nil : finding
    }
    var adjusted = finding
    switch override {
    case .off: return nil
    case .note: adjusted.severity = .note
    case .warning:
      let isMild = standard(finding.id) == .note
      adjusted.severity = isMild ? .warning : min(finding.severity, .warning)
    case .error: adjusted.severity = .error
    }
    return adjusted
  }

  /// A rule's own severity, nil for what is no lint rule.
  private func standard(_ rule: String) -> RuleSeverity? {
    LintRule.all.first { $0.id == rule }?.severity
  }
}

/// A finding that a waiver let pass.
package struct WaivedFinding: Sendable {
  package let rule: String
  package let range: SourceRange
  /// The line of the finding, from 1.
  package let line: Int
  package let reason: String
  /// The finding as it would have been shown.
  package let finding: Diagnostic
}
