import ColorScience
import OutputText
import ThemeModel
package import ThemeSyntax

/// The findings of a lint as they come, each judged before it is put into words.
package struct LintFindings {
  private(set) var policy: LintPolicy
  private(set) var shown: FindingList
  private var passed = FindingList(limit: FindingList.known)
  /// The waivers of what passed, and the pairs, as far as that is kept.
  private var passedBy: [(waiver: Int, pair: WaivedPair?)] = []
  /// Where the rule that runs has found something.
  private var places: Set<SourceRange> = []

  enum Outcome {
    /// It is shown; by its index among those that are kept, nil for one that is only counted.
    case shown(Int?)
    case off
    case waived
  }

  init(_ policy: LintPolicy, limit: Int) {
    self.policy = policy
    shown = FindingList(limit: limit)
  }

  /// Judges a finding, about a `pair` where it is about one, which waivers at its place may not reach; what is off
  /// or only counted is never put into words.
  @discardableResult
  mutating func judge(
    _ id: String, _ severity: Diagnostic.Severity, at range: SourceRange?,
    pair: @autoclosure () -> WaivedPair? = nil, reaches: (Waiver) -> Bool = { _ in true },
    _ make: () -> Diagnostic
  ) -> Outcome {
    func made(_ severity: Diagnostic.Severity, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
      var finding = make()
      finding.severity = severity
      finding.notes += notes
      return finding
    }
    switch policy.fate(of: id, severity, at: range, reaches: reaches) {
    case .off: return .off
    case .kept(let severity, let missed):
      let notes = missed.map { [policy.waivers[$0].missedNote] } ?? []
      return .shown(shown.add(id, severity, at: range) { made(severity, notes) })
    case .waived(let index, let severity):
      policy.waivers[index].isUsed = true
      if passed.add(id, severity, at: range, { made(severity) }) != nil {
        passedBy.append((index, pair()))
      }
      return .waived
    }
  }

  /// Judges a finding that another stage has made; one that stands for many is at no place.
  mutating func judge(_ finding: Diagnostic, reaches: (Waiver) -> Bool = { _ in true }) {
    guard !finding.isOverflowSummary else {
      guard let severity = policy.adjusted(finding.severity, of: finding.id) else { return }
      var rest = finding
      rest.severity = severity
      return shown.append(rest)
    }
    judge(finding.id, finding.severity, at: finding.range, reaches: reaches, { finding })
  }

  mutating func beginRule() {
    places.removeAll(keepingCapacity: true)
  }

  /// Adds what a rule finds, the first of each place: what appearances inherit is one cause.
  package mutating func append(_ finding: Diagnostic) {
    guard isNew(finding.range) else { return }
    judge(finding)
  }

  /// Adds what a rule finds of two colors, unless it has shown something at the place; a waiver passes those that
  /// it reaches.
  mutating func append(_ finding: Diagnostic, reaches: (Waiver) -> Bool) {
    guard let range = finding.range, !places.contains(range) else { return }
    let outcome = judge(finding.id, finding.severity, at: range, reaches: reaches, { finding })
    if case .shown = outcome { places.insert(range) }
  }

  /// Adds what a rule finds at a place unless it has found something there; put into words only where
  /// it is shown.
  mutating func add(
    _ id: String, _ severity: Diagnostic.Severity, at range: SourceRange, _ make: () -> Diagnostic
  ) {
    guard isNew(range) else { return }
    judge(id, severity, at: range, make)
  }

  private mutating func isNew(_ range: SourceRange?) -> Bool {
    places.insert(range ?? SourceRange(file: -1, lower: 0, upper: 0)).inserted
  }

  mutating func change(_ index: Int, _ change: (inout Diagnostic) -> Void) {
    shown.change(index, change)
  }

  /// What waivers let pass, and the rest of each kind without a reason.
  var waived: [WaivedFinding] {
    let kept = zip(passed.kept, passedBy).compactMap { finding, by in
      finding.range.map { range in
        WaivedFinding(
          rule: finding.id, range: range, line: policy.lines.line(of: range),
          reason: policy.waivers[by.waiver].reason, pair: by.pair, finding: finding)
      }
    }
    let rests = passed.all.dropFirst(passed.kept.count).compactMap { rest in
      rest.range.map {
        WaivedFinding(
          rule: rest.id, range: $0, line: policy.lines.line(of: $0), reason: "", pair: nil,
          finding: rest)
      }
    }
    return kept + rests
  }

  /// Adds what there is to say about the waivers of the theme's own file, once all findings are judged.
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
      let fixIts = instead.map {
        [Diagnostic.FixIt("write \($0.word)", replace: $0.range, with: $0.word)]
      }
      return Diagnostic(id, severity, message(), at: waiver.range, fixIts: fixIts ?? [])
    }
  }
}

extension Waiver {
  /// What is said of a pair at its place that it does not cover.
  fileprivate var missedNote: Diagnostic.Note {
    Diagnostic.Note("this is not the pair that is waived here", at: range)
  }
}
