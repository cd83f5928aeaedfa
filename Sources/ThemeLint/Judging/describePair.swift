import OutputText
import ColorScience
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// A finding about a pair, which is put into words where it is shown.
struct PairFinding {
  let id: String
  let severity: Diagnostic.Severity
  let range: SourceRange
  let diagnostic: () -> Diagnostic
}

extension LintContext {
  /// What there is to say about a measured pair, nil where all is well.
  func finding(_ pair: ContrastPair, _ entries: some Sequence<ContrastEntry>) -> PairFinding? {
    let below = entries.filter { $0.worst < pair.advised }
    // What fails over every backdrop comes before what fails over some, however low that goes.
    let failing = below.filter { $0.best < pair.required }
    let isError = !failing.isEmpty
    let affected = isError ? failing : below
    guard let worst = affected.min(by: { $0.worst < $1.worst }) else { return nil }
    if !isError, worst.worst < pair.required {
      return PairFinding(
        id: RuleID.contentDependentContrast, severity: .warning, range: pair.foregroundRange
      ) { contentDependent(pair, worst) }
    }
    let severity = isError ? Diagnostic.Severity.error : .warning
    let measured = {
      "\(title(pair, worst)) has contrast \(shortRatio(worst.worst)):1"
        + " in '\(place(of: pair))'\(suffix(affected))\(requirement(pair, isError: isError))"
    }
    if case .inverse(let base, let rule) = appearance.kind, !isWrittenForInverse(pair) {
      return PairFinding(
        id: RuleID.inverseUnreadable, severity: severity, range: appearance.range
      ) { inverse(pair, measured(), by: rule, of: base, severity) }
    }
    return PairFinding(id: ruleID(of: pair), severity: severity, range: pair.foregroundRange) {
      Diagnostic(
        ruleID(of: pair), severity, measured() + statusBarAdvice(pair, current: worst.worst),
        at: pair.foregroundRange, notes: places(pair) + tokenPlaces(pair, worst.firstVariant))
    }
  }

  /// The rule that a finding about a pair goes by.
  func ruleID(of pair: ContrastPair) -> String {
    appearance.isInverse ? RuleID.inverseUnreadable : pair.rule
  }

  private func requirement(_ pair: ContrastPair, isError: Bool) -> String {
    if isError { return "; \(shortRatio(pair.required)):1 is needed" }
    if pair.rule == RuleID.tintContrast {
      return ", enough for icons only; text needs \(shortRatio(pair.advised)):1"
    }
    return ", enough for icons; the clock needs \(shortRatio(pair.advised)):1"
  }

  private func places(_ pair: ContrastPair) -> [Diagnostic.Note] {
    guard pair.backgroundRange != pair.foregroundRange else { return [] }
    return [Diagnostic.Note("its background is set here", at: pair.backgroundRange)]
  }

  /// Whether the foreground is one of an inverse's own explicit properties.
  private func isWrittenForInverse(_ pair: ContrastPair) -> Bool {
    let (whole, part) = (appearance.range, pair.foregroundRange)
    return whole != part && whole.file == part.file && whole.lower <= part.lower
      && part.upper <= whole.upper
  }

  private func inverse(
    _ pair: ContrastPair, _ measured: String, by rule: InverseRule, of base: String,
    _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let advice =
      rule == .mirror
      ? "which keeps the ratios of '\(base)'" : "write 'mirror' or an explicit pair"
    var notes = places(pair)
    if pair.foregroundRange != appearance.range {
      notes.insert(
        Diagnostic.Note("the \(pair.title) comes from here", at: pair.foregroundRange), at: 0)
    }
    return Diagnostic(
      RuleID.inverseUnreadable, severity, "\(measured); made by '\(rule.rawValue)', \(advice)",
      at: appearance.range, notes: notes)
  }

  private func contentDependent(_ pair: ContrastPair, _ entry: ContrastEntry) -> Diagnostic {
    let variant = entry.firstVariant
    let worst = worstColors(of: pair, entry)
    let assumed = contrast(worst.front, on: worst.back, over: variant.isDark ? .black : .white)
    var message =
      "\(title(pair, entry)) has contrast \(shortRatio(entry.worst)):1 to "
      + "\(shortRatio(entry.best)):1 in '\(place(of: pair))' by what lies under it, "
      + "\(shortRatio(assumed)):1 over \(variant.isDark ? "black" : "white"); "
      + "\(shortRatio(pair.required)):1 is needed"
    if worst.front.alpha == 1,
      let alpha = minimumAlphaInHundredths(of: worst.back, for: worst.front, ratio: pair.required)
    {
      message += ", which alpha \(NumberText.decimals(alpha, 2)) always gives"
    }
    return Diagnostic(
      RuleID.contentDependentContrast, .warning, message, at: pair.foregroundRange,
      notes: places(pair))
  }
}
