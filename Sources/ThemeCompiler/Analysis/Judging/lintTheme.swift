import ColorScience
package import ThemeSyntax

/// A pair with its entries in the report; empty if it cannot be measured.
package struct MeasuredPair: Sendable {
  package let pair: ContrastPair
  package let entries: Range<Int>
}

/// Measures every pair of every appearance and judges all findings, including earlier stages'.
///
/// If the theme is not `whole` or exceeds the blend limit, appearances, colors, roles and screens
/// are skipped. `limit` is the number of kept findings of a kind in a file.
package func lintTheme(
  _ theme: ResolvedTheme, whole isWhole: Bool, findings: [Diagnostic], waivers: [Waiver],
  lines: SourceMaps, configuration: Configuration, meter: ContrastMeter, limit: Int, isTrial: Bool
) -> (report: LintReport, pairs: [[MeasuredPair]]) {
  let theme = isWhole ? theme : theme.withoutContents
  var judged = LintFindings(
    LintPolicy(
      LintRule.all.map { ($0.id, $0.severity) }, severities: configuration.severities,
      lines: lines, waivers: waivers), limit: limit)
  var report = LintReport()
  for finding in findings { judged.judge(finding) }
  let highContrast = HighContrastCheck(configuration, judged.policy)
  // Findings past the limit need no message unless a waiver may remove one before them.
  var regressions = Regressions(limit: waivers.isEmpty ? limit : FindingList.known)
  let installations = theme.installations(under: configuration)
  let pairs = contrastPairs(of: theme, installations, under: configuration)
  var measured: [[MeasuredPair]] = []
  var reach = WaiverReach(theme: theme, pairs: pairs, lines: lines)
  var causes = FindingCauses()
  let narrowScreens = NarrowScreens(theme.colors, meter)
  for (appearance, own) in zip(theme.appearances, pairs) {
    let context = LintContext(
      appearance: appearance, members: appearance.members.map { theme.appearances[$0] },
      colors: theme.colors, tokens: theme.tokens, meter: meter, narrowScreens: narrowScreens,
      configuration: configuration, highContrast: highContrast, pairs: own, isTrial: isTrial,
      memberReports: appearance.members.map { (report.contrast[$0], measured[$0]) })
    let (contrast, found) = context.contrast(&judged, &regressions, &reach, &causes)
    report.contrast.append(contrast)
    measured.append(found)
    if meter.isOverBudget || narrowScreens?.meter.isOverBudget == true {
      return lintTheme(
        theme, whole: false, findings: findings + [.tooManyBlends(at: appearance.range)],
        waivers: [], lines: lines, configuration: configuration, meter: meter, limit: limit,
        isTrial: isTrial)
    }
  }
  regressions.hand(to: &judged)
  let subject = LintSubject(
    theme: theme, installations: installations, isWhole: isWhole, configuration: configuration,
    lines: lines
  ) { reach.covers($0, $1, of: $2, at: $3) }
  for rule in LintRule.all {
    guard case .theme(let check) = rule.check, !judged.policy.isOff(rule.id) else { continue }
    judged.begin(rule.id, rule.severity)
    check(subject, &judged)
  }
  judged.addWaivers()
  report.waived = judged.waived
  report.diagnostics = judged.shown
  return (report, measured)
}

extension ResolvedTheme {
  fileprivate var withoutContents: ResolvedTheme {
    var theme = self
    theme.palette = []
    theme.appearances = []
    theme.roles = []
    theme.screens = []
    return theme
  }
}

extension LintContext {
  fileprivate func contrast(
    _ findings: inout LintFindings, _ regressions: inout Regressions, _ reach: inout WaiverReach,
    _ causes: inout FindingCauses
  ) -> (ContrastReport, [MeasuredPair]) {
    var report = ContrastReport()
    var found: [MeasuredPair] = []
    found.reserveCapacity(pairs.count)
    report.entries.reserveCapacity(pairs.count)
    for index in pairs.indices {
      let pair = pairs[index]
      if case .unknown(let why) = pair.backgroundKnowledge {
        let unchecked = UncheckedPair(
          rule: pair.rule, foreground: pair.foreground, background: pair.background,
          backgroundName: pair.backgroundName, reason: why.reason(pair.background.bar),
          outputs: pair.outputs, summary: why.summary)
        if !report.unchecked.contains(unchecked) { report.unchecked.append(unchecked) }
        found.append(MeasuredPair(pair: pair, entries: 0..<0))
        continue
      }
      guard let ground = pair.ground, !meter.isOverBudget else { return (report, found) }
      let measured = report.measure(pair, on: ground, meter: meter, colors: colors)
      found.append(MeasuredPair(pair: pair, entries: measured))
      if !meter.isOnAssumedContent(ground) {
        addRegression(pair, report.entries[measured], to: &regressions, &findings, &reach)
      }
      guard measured.contains(where: { report.entries[$0].worst < pair.advised }) else {
        noteNarrowScreens(pair, ground, nil, &findings, &reach)
        continue
      }
      for index in measured
      where isWaivedByMembers(report.entries[index], pair, findings.policy, &reach) {
        report.entries[index].verdict = .waived
      }
      let own = withoutMemberPairs(pair, report.entries[measured])
      let finding = finding(pair, own)
      noteNarrowScreens(pair, ground, finding, &findings, &reach)
      guard let finding else { continue }
      let outcome = findings.judge(
        finding.id, finding.severity, at: finding.range, pair: waived(pair, own),
        reaches: { reach.covers($0, pair, of: appearance, at: finding.range) },
        {
          if isTrial { return Diagnostic(finding.id, finding.severity, "", at: finding.range) }
          let worst = own.reduce(.infinity) { min($0, $1.worst) }
          return diagnostic(
            finding, pair, own, cause(of: finding, pair, ratio: worst, in: &causes))
        })
      switch outcome {
      case .shown(let place):
        report.failing.append(
          FailingPair(
            index: index, diagnostic: place, entries: measured,
            variants: own.reduce(into: []) {
              if $1.worst < pair.advised { $0.formUnion($1.variants) }
            }))
      case .off: break
      case .waived:
        for index in measured where report.entries[index].verdict != .pass {
          report.entries[index].verdict = .waived
        }
      }
    }
    return (report, found)
  }

  /// Adds a note if a pair has a more severe finding than `found` on screens that clip wide colors.
  private func noteNarrowScreens(
    _ pair: ContrastPair, _ ground: Ground, _ found: PairFinding?, _ findings: inout LintFindings,
    _ reach: inout WaiverReach
  ) {
    guard let narrowScreens,
      (ground.colors + [pair.ink.color].compactMap(\.self)).contains(where: { colors.isWide($0) })
    else { return }
    var context = self
    context.colors = narrowScreens.colors
    context.meter = narrowScreens.meter
    var report = ContrastReport()
    _ = report.measure(pair, on: ground, meter: context.meter, colors: context.colors)
    let entries = withoutMemberPairs(pair, report.entries[...])
    guard let finding = context.finding(pair, entries),
      found.map({ $0.severity < finding.severity }) ?? true
    else { return }
    findings.judge(
      finding.id, .note, atMost: .note, at: finding.range, pair: waived(pair, entries),
      reaches: { reach.covers($0, pair, of: appearance, at: finding.range) },
      {
        context.diagnostic(
          finding, pair, entries, Diagnostic.Cause.Key(finding.id, at: finding.range))
      })
  }

  private func waived(_ pair: ContrastPair, _ entries: ArraySlice<ContrastEntry>) -> WaivedPair? {
    entries.min { $0.worst < $1.worst }.map { worst in
      WaivedPair(
        appearance.name, worst,
        required: worst.worst < pair.required ? pair.required : pair.advised)
    }
  }
}
