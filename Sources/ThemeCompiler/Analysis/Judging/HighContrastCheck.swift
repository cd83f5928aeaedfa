import ColorScience
import ThemeSyntax

struct HighContrastCheck {
  let text: Double?
  let largeText: Double
  /// True if pairs that Increase Contrast does not change must meet these thresholds too.
  let isStrict: Bool

  init(_ configuration: Configuration, _ policy: LintPolicy) {
    let level = configuration.value(of: .highContrastLevel, in: LintRule.highContrastRegression.id)
    isStrict = level == .word("AAA")
    largeText = isStrict ? 4.5 : configuration.thresholds.largeText
    let least = isStrict ? 7 : configuration.thresholds.text
    text = policy.isOff(LintRule.highContrastRegression.id) ? nil : least
  }
}

/// Unwaived pairs that get worse with Increase Contrast, only the first at each range.
struct Regressions {
  private var list: FindingList
  private var places: Set<SourceRange> = []

  init(limit: Int) {
    list = FindingList(limit: limit)
  }

  mutating func add(at range: SourceRange, _ make: () -> Diagnostic) {
    guard places.insert(range).inserted else { return }
    list.add(LintRule.highContrastRegression.id, .warning, at: range, make)
  }

  func hand(to findings: inout LintFindings) {
    for finding in list.all { findings.judge(finding, reaches: { _ in false }) }
  }
}

extension LintContext {
  func addRegression(
    _ pair: ContrastPair, _ entries: ArraySlice<ContrastEntry>, to regressions: inout Regressions,
    _ findings: inout LintFindings, _ reach: inout WaiverReach
  ) {
    guard let text = highContrast.text, entries.count > 1 || highContrast.isStrict,
      !keepsRatios
    else { return }
    let isLarge = pair.advised < configuration.thresholds.text
    let required = isLarge ? highContrast.largeText : text
    // A failure without Increase Contrast has its own finding, or a waiver that covers this too.
    let isFailureTold = !findings.policy.isOff(ruleID(of: pair))
    var worst: (normal: ContrastEntry, high: ContrastEntry)?
    var affected: [ContrastEntry] = []
    for (normal, high) in [(Variant.light, Variant.lightHighContrast), (.dark, .darkHighContrast)] {
      guard let before = entries.first(where: { $0.variants.contains(VariantSet(normal)) }),
        var after = entries.first(where: { $0.variants.contains(VariantSet(high)) }),
        !isMembers(normal, high), before.worst >= pair.required || !isFailureTold
      else { continue }
      let isSame = after.variants.contains(VariantSet(normal))
      // A pair that does not change has been judged by its own rule.
      let isLow = isSame ? highContrast.isStrict && after.worst >= pair.advised : true
      // Increase Contrast brightens sheets itself, so colors outside of sheets are compared.
      let isElevated = dependsOnElevation(pair, after)
      let isWorse = isElevated ? after.best < before.best : after.worst < before.worst
      guard isWorse || isLow && after.worst < required else { continue }
      after.variants = VariantSet(high)
      affected.append(after)
      if let known = worst, known.high.worst <= after.worst { continue }
      worst = (before, after)
    }
    guard let worst else { return }
    let range = appearance.kind == .declared ? pair.foregroundRange : appearance.range
    let make = { diagnostic(pair, worst.high, before: worst.normal, affected, required, at: range) }
    let isWaived = findings.policy.waives(LintRule.highContrastRegression.id, at: range) {
      reach.covers($0, pair, of: appearance, at: range)
    }
    guard isWaived else { return regressions.add(at: range, make) }
    let waived = WaivedPair(
      appearance.name, worst.high, required: max(required, worst.normal.worst))
    findings.judge(
      LintRule.highContrastRegression.id, .warning, at: range, pair: waived,
      reaches: { reach.covers($0, pair, of: appearance, at: range) }, make)
  }

  private func diagnostic(
    _ pair: ContrastPair, _ entry: ContrastEntry, before: ContrastEntry,
    _ affected: [ContrastEntry], _ required: Double, at range: SourceRange
  ) -> Diagnostic {
    let variants = affected.map(\.firstVariant.name).joined(separator: ", ")
    let reason =
      entry.worst < before.worst
      ? "less than the \(shortRatio(before.worst)):1 without Increase Contrast"
      : "where Increase Contrast asks for \(shortRatio(required)):1"
    let part = pair.foreground == .statusBar ? "background" : "color"
    let goal = shortRatio(max(required, before.worst))
    var diagnostic = Diagnostic(
      LintRule.highContrastRegression.id, .warning,
      "\(title(pair, entry)) has contrast \(shortRatio(entry.worst)):1 in \(quotedPlace(of: pair)) "
        + "(\(variants)), \(reason); write a \(entry.firstVariant.name) \(part) with \(goal):1",
      at: range, notes: places(pair))
    diagnostic.contrast = affected.worstByVariant
    return diagnostic
  }

  /// True for inverses with the ratios of their base, which is checked instead.
  private var keepsRatios: Bool {
    guard case .inverse(_, let rule) = appearance.kind else { return false }
    return rule == .mirror || rule == .swap
  }

  /// True if both variants come from one member, which is judged itself.
  private func isMembers(_ normal: Variant, _ high: Variant) -> Bool {
    guard !members.isEmpty else { return false }
    return members[Int(normal.rawValue)].range == members[Int(high.rawValue)].range
  }
}
