import ColorScience
import OutputText
import ThemeSyntax

/// Collects findings and judges each before building its message.
package struct LintFindings {
  private(set) var policy: LintPolicy
  private(set) var shown: FindingList
  private var waivedList = FindingList(limit: FindingList.known)
  private var waivedBy: [(waiver: Int, pair: WaivedPair?)] = []
  private var rule = (id: "", severity: Diagnostic.Severity.warning)
  /// The ranges of the running rule's findings.
  private var places: Set<SourceRange> = []

  enum Outcome {
    /// Shown; the index among kept findings, nil if only counted.
    case shown(Int?)
    case off
    case waived
  }

  init(_ policy: LintPolicy, limit: Int) {
    self.policy = policy
    shown = FindingList(limit: limit)
  }

  /// Judges a finding before its message is built; waivers at its range apply if they reach `pair`.
  @discardableResult
  mutating func judge(
    _ id: String, _ severity: Diagnostic.Severity, atMost cap: Diagnostic.Severity = .error,
    at range: SourceRange?, pair: @autoclosure () -> WaivedPair? = nil,
    reaches: (Waiver) -> Bool = { _ in true },
    _ make: () -> Diagnostic
  ) -> Outcome {
    func made(_ severity: Diagnostic.Severity, missed waiver: Int? = nil) -> Diagnostic {
      var finding = make()
      finding.severity = severity
      if let waiver {
        finding.notes.append(
          Diagnostic.Note(
            "this is not the pair that is waived here", at: policy.waivers[waiver].range))
      }
      return finding
    }
    switch policy.fate(of: id, severity, at: range, reaches: reaches) {
    case .off: return .off
    case .kept(let adjusted, let missed):
      let severity = min(adjusted, cap)
      return .shown(shown.add(id, severity, at: range) { made(severity, missed: missed) })
    case .waived(let index, let adjusted):
      let severity = min(adjusted, cap)
      policy.waivers[index].isUsed = true
      if waivedList.add(id, severity, at: range, { made(severity) }) != nil {
        waivedBy.append((index, pair()))
      }
      return .waived
    }
  }

  /// Judges a finding of another stage; an overflow summary has no range.
  mutating func judge(_ finding: Diagnostic, reaches: (Waiver) -> Bool = { _ in true }) {
    guard !finding.isOverflowSummary else {
      guard let severity = policy.adjusted(finding.severity, of: finding.id) else { return }
      var rest = finding
      rest.severity = severity
      shown.append(rest)
      return
    }
    judge(finding.id, finding.severity, at: finding.range, reaches: reaches, { finding })
  }

  mutating func begin(_ rule: String, _ severity: RuleSeverity) {
    self.rule = (rule, Diagnostic.Severity(rawValue: severity.rawValue) ?? .warning)
    places.removeAll(keepingCapacity: true)
  }

  /// Adds a finding of the running rule, the first at each range: inherited ones have one cause.
  @discardableResult
  mutating func add(
    _ message: @autoclosure () -> String, at range: SourceRange,
    _ severity: Diagnostic.Severity? = nil, notes: @autoclosure () -> [Diagnostic.Note?] = [],
    fixIts: @autoclosure () -> [Diagnostic.FixIt?] = []
  ) -> Outcome {
    guard places.insert(range).inserted else { return .off }
    let (id, severity) = (rule.id, severity ?? rule.severity)
    return judge(id, severity, at: range) {
      Diagnostic(id, severity, message(), at: range, notes: notes(), fixIts: fixIts())
    }
  }

  mutating func append(_ finding: Diagnostic, reaches: (Waiver) -> Bool) {
    guard let range = finding.range, !places.contains(range) else { return }
    let outcome = judge(finding.id, finding.severity, at: range, reaches: reaches, { finding })
    if case .shown = outcome { places.insert(range) }
  }

  /// The waived findings that are kept, then the remaining number of each kind without a reason.
  var waived: [WaivedFinding] {
    zip(waivedList.kept, waivedBy).compactMap {
      waived($0, policy.waivers[$1.waiver].reason, $1.pair)
    } + waivedList.rests.compactMap { waived($0, "", nil) }
  }

  private func waived(
    _ finding: Diagnostic, _ reason: String, _ pair: WaivedPair?
  ) -> WaivedFinding? {
    finding.range.map {
      WaivedFinding(
        finding: finding, range: $0, line: policy.lines.line(of: $0), reason: reason, pair: pair)
    }
  }

  /// Adds findings about the own file's waivers, after all others are judged.
  mutating func addWaivers() {
    let rules = policy.rules
    for waiver in policy.waivers where policy.lines.numbers.isOwn(waiver.range) {
      let unknown = waiver.rules.first { !policy.isRule($0) }
      if let word = waiver.otherWord {
        add(RuleID.unusedWaiver, waiver, instead: ("ignore", word.range)) {
          "'appearance:\(word.text)' is unknown; did you mean 'appearance:ignore'?"
        }
      } else if waiver.rules.isEmpty {
        add(RuleID.unusedWaiver, waiver) {
          "a waiver names its rule: '# appearance:ignore tint-contrast -- icons only'"
        }
      } else if let unknown {
        add(RuleID.unusedWaiver, waiver) {
          "no lint rule '\(shortened(unknown))'\(didYouMean(nearest(unknown, in: rules)))"
        }
      } else if !waiver.isUsed {
        add(RuleID.unusedWaiver, waiver) {
          "waiver of '\(list(waiver.rules))' suppresses nothing on "
            + (waiver.lines.count == 1
              ? "line \(waiver.line)" : "lines \(waiver.line) to \(waiver.lines.upperBound)")
        }
      }
      if waiver.reason.isEmpty, !waiver.rules.isEmpty {
        add(RuleID.waiverWithoutReason, waiver) {
          "add a reason to this waiver: '# appearance:ignore \(shortened(waiver.rules[0])) -- reason'"
        }
      }
    }
  }

  private mutating func add(
    _ id: String, _ waiver: Waiver, instead: (word: String, range: SourceRange)? = nil,
    _ message: () -> String
  ) {
    guard let severity = policy.adjusted(.warning, of: id) else { return }
    shown.add(id, severity, at: waiver.range) {
      let fixIt = instead.map {
        Diagnostic.FixIt("write \($0.word)", replace: $0.range, with: $0.word)
      }
      return Diagnostic(id, severity, message(), at: waiver.range, fixIts: [fixIt])
    }
  }
}
