import ColorScience
import OutputText
import ThemeSyntax

/// A finding about a pair, without its message.
struct PairFinding {
  enum Cause {
    case assumedContent
    /// The ratio depends on the content under a bar.
    case content
    case inverse(of: String, by: InverseRule)
    case colors
  }

  let cause: Cause
  let id: String
  let severity: Diagnostic.Severity
  let range: SourceRange
}

extension LintContext {
  func finding(_ pair: ContrastPair, _ entries: ArraySlice<ContrastEntry>) -> PairFinding? {
    guard let worst = entries.indices.lazy.map({ entries[$0].worst }).min(), worst < pair.advised
    else { return nil }
    let isError = entries.indices.contains { entries[$0].best < pair.required }
    if let ground = pair.ground, meter.isOnAssumedContent(ground) {
      return PairFinding(
        cause: .assumedContent, id: LintRule.scrollEdgeUnset.id, severity: .warning,
        range: appearance.isInverse ? appearance.range : pair.backgroundRange)
    }
    if !isError, worst < pair.required {
      return PairFinding(
        cause: .content, id: LintRule.contentDependentContrast.id, severity: .warning,
        range: pair.foregroundRange)
    }
    let severity = isError ? Diagnostic.Severity.error : .warning
    if case .inverse(let base, let rule) = appearance.kind, !isWrittenForInverse(pair) {
      return PairFinding(
        cause: .inverse(of: base, by: rule), id: LintRule.inverseUnreadable.id, severity: severity,
        range: appearance.range)
    }
    return PairFinding(
      cause: .colors, id: ruleID(of: pair), severity: severity, range: pair.foregroundRange)
  }

  func diagnostic(
    _ finding: PairFinding, _ pair: ContrastPair, _ entries: ArraySlice<ContrastEntry>,
    _ cause: Diagnostic.Cause.Key
  ) -> Diagnostic {
    let below = entries.filter { $0.worst < pair.advised }
    // A failure over every backdrop comes before a lower one over some.
    let failing = below.filter { $0.best < pair.required }
    let isError = !failing.isEmpty
    let affected = isError ? failing : below
    guard let worst = affected.min(by: { $0.worst < $1.worst }) else {
      preconditionFailure("there is no finding about a pair that passes")
    }
    let (title, ratio) = (title(pair, worst), "\(shortRatio(worst.worst)):1")
    let place = "in \(quotedPlace(of: pair))\(suffix(affected))"
    let measured = {
      "\(title) has contrast \(ratio) \(place)\(requirement(pair, isError: isError))"
    }
    var diagnostic: Diagnostic
    switch finding.cause {
    case .assumedContent: diagnostic = onAssumedContent(finding, pair, worst, affected)
    case .content: diagnostic = contentDependent(finding, pair, worst)
    case .inverse(let base, let rule):
      diagnostic = inverse(finding, pair, measured(), by: rule, of: base)
    case .colors:
      diagnostic = Diagnostic(
        finding.id, finding.severity, measured() + statusBarAdvice(pair, current: worst.worst),
        at: finding.range, notes: places(pair) + tokenPlaces(pair, worst))
    }
    diagnostic.contrast = below.worstByVariant
    diagnostic.cause = Diagnostic.Cause(cause, addition: "\(title) \(place) (\(ratio))")
    return diagnostic
  }

  /// An inverse has one rule for all pairs, even for colors that it sets itself.
  func ruleID(of pair: ContrastPair) -> String {
    appearance.isInverse ? LintRule.inverseUnreadable.id : pair.rule
  }

  private func requirement(_ pair: ContrastPair, isError: Bool) -> String {
    if isError { return "; \(shortRatio(pair.required)):1 is needed" }
    return pair.foreground == .statusBar
      ? ", enough for icons; the clock needs \(shortRatio(pair.advised)):1"
      : ", enough for icons only; text needs \(shortRatio(pair.advised)):1"
  }

  func places(_ pair: ContrastPair) -> [Diagnostic.Note] {
    guard pair.backgroundRange != pair.foregroundRange, pair.backgroundRange != appearance.range
    else { return [] }
    let what =
      switch pair.ground?.paint {
      case .system: "the system draws its background here"
      case .clear: "content is seen behind it here"
      case .gradient: "its gradient is set here"
      case .color, .uiKit, nil: "its background is set here"
      }
    return [Diagnostic.Note(what, at: pair.backgroundRange)]
  }

  /// True if the status bar is unreadable in every style in some variant.
  private func lacksStyle(_ pair: ContrastPair) -> Bool {
    guard pair.foreground == .statusBar, let ground = pair.ground else { return false }
    return [Ink.blackGlyphs, .whiteGlyphs].allSatisfy { ink in
      appearance.variants.members.contains {
        meter.interval(of: ink, on: ground, in: $0, colors: colors).worst < pair.required
      }
    }
  }

  /// The finding for a scroll edge over content in the system's default color.
  private func onAssumedContent(
    _ finding: PairFinding, _ pair: ContrastPair, _ worst: ContrastEntry,
    _ affected: [ContrastEntry]
  ) -> Diagnostic {
    let note =
      appearance.isInverse
      ? Diagnostic.Note("the scroll edge is transparent here", at: pair.backgroundRange)
      : foregroundNote(pair)
    let bar = appearance.bars[pair.background.bar]
    let slot = pair.background.state.property ?? .scrollEdge
    let isSame = bar[slot].map { $0.value == .word(StateWord.same) } ?? true
    let (fact, advice) =
      bar.configuresBackground || !isSame
      ? ("hides the declared background", "'\(slot.name): same'")
      : ("draws no background", "'background: default'")
    return Diagnostic(
      finding.id, finding.severity,
      "\(title(pair, worst)) has contrast \(shortRatio(worst.worst)):1 in \(quotedPlace(of: pair))"
        + "\(suffix(affected)), where iOS \(fact)"
        + requirement(pair, isError: worst.worst < pair.required)
        + "; write \(advice), or declare the content as 'backdrop'",
      at: finding.range, notes: [note])
  }

  private func foregroundNote(_ pair: ContrastPair) -> Diagnostic.Note? {
    pair.foregroundRange == appearance.range
      ? nil : Diagnostic.Note("the \(pair.title) comes from here", at: pair.foregroundRange)
  }

  private func isWrittenForInverse(_ pair: ContrastPair) -> Bool {
    appearance.range != pair.foregroundRange && appearance.range.contains(pair.foregroundRange)
  }

  private func inverse(
    _ finding: PairFinding, _ pair: ContrastPair, _ measured: String, by rule: InverseRule,
    of base: String
  ) -> Diagnostic {
    let advice =
      if rule != .mirror {
        "write 'mirror' or an explicit pair"
      } else if lacksStyle(pair) {
        "and no status-bar style can be read on it in both interface styles; write an inverse with a "
          + "'statusBarStyle' of 'light' and 'dark', which AppearanceKit has, or with one background for "
          + "both, or two appearances with an 'interfaceStyle' each and an inverse"
      } else {
        "which keeps the ratios of opaque colors of '\(base)' only"
      }
    return Diagnostic(
      finding.id, finding.severity, "\(measured); made by '\(rule.rawValue)', \(advice)",
      at: finding.range, notes: [foregroundNote(pair)] + places(pair))
  }

  private func contentDependent(
    _ finding: PairFinding, _ pair: ContrastPair, _ entry: ContrastEntry
  ) -> Diagnostic {
    var (assumption, advice) = ("", "")
    let isElevated = dependsOnElevation(pair, entry)
    // On the system's material or over a declared backdrop, alpha is not the only factor.
    if let ground = pair.ground, ground.color != nil, ground.layers.isEmpty,
      ground.backdrop == nil, !isElevated
    {
      let isDark = entry.firstVariant.isDark
      let worst = worstColors(of: pair, on: ground, entry)
      let assumed = contrast(worst.front, on: worst.back.color, over: isDark ? .black : .white)
      assumption = ", \(shortRatio(assumed)):1 over \(isDark ? "black" : "white")"
      let (back, test) = (
        worst.back.color, backgroundTest(under: worst.front, ratio: pair.required)
      )
      if worst.front.alpha == 1,
        let alpha = leastAlpha(in: 100, from: back.alpha, where: { test(back.withAlpha($0)) })
      {
        advice = ", which alpha \(NumberText.decimals(alpha, 2)) always gives"
      }
    }
    return Diagnostic(
      finding.id, finding.severity,
      "\(title(pair, entry)) has contrast \(shortRatio(entry.worst)):1 to "
        + "\(shortRatio(entry.best)):1 in \(quotedPlace(of: pair)) depending on "
        + (isElevated ? "whether it is in a sheet" : "the content behind it")
        + "\(assumption); \(shortRatio(pair.required)):1 is needed\(advice)",
      at: finding.range, notes: places(pair))
  }

  func dependsOnElevation(_ pair: ContrastPair, _ entry: ContrastEntry) -> Bool {
    guard let ground = pair.ground else { return false }
    let display = meter.oldest(ground, entry.firstVariant, colors)
    return display.levels(of: pair.ink) != nil
      || ground.paints.contains { display.levels(of: $0) != nil }
  }
}

extension [ContrastEntry] {
  /// In the order of `Variant`, as in files; nil for a variant without an entry.
  var worstByVariant: [Double?] {
    Variant.allCases.map { variant in
      lazy.filter { $0.variants.contains(VariantSet(variant)) }.map(\.roundedWorst).min()
    }
  }
}
