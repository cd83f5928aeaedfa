import ColorScience
import ThemeSyntax

extension LintContext {
  /// What there is to say about a measured pair, nil where all is well.
  func diagnostic(_ pair: ContrastPair, _ entries: ArraySlice<ContrastEntry>) -> Diagnostic? {
    let below = entries.filter { $0.worst < pair.advised }
    guard let worst = below.min(by: { $0.worst < $1.worst }) else { return nil }
    if worst.worst < pair.required, worst.best >= pair.required {
      return contentDependent(pair, worst)
    }
    let isError = worst.worst < pair.required
    let affected = entries.filter { $0.worst < (isError ? pair.required : pair.advised) }
    let measured =
      "\(title(pair, worst)) has contrast \(ratio(worst.worst)):1"
      + " in '\(appearance.name)'\(suffix(affected))"
    let needs = requirement(pair, isError: isError)
    if case .inverse(_, let rule) = appearance.kind {
      return inverse(pair, measured + needs, rule, isError: isError)
    }
    var diagnostic = Diagnostic(
      pair.rule, isError ? .error : .warning, measured + needs, at: pair.foregroundRange,
      notes: places(pair))
    addStatusBarAdvice(to: &diagnostic, pair)
    return diagnostic
  }

  private func title(_ pair: ContrastPair, _ entry: ContrastEntry) -> String {
    let variant = entry.firstVariant
    let background = colors[pair.backgroundColor].variants[variant].hex
    switch pair.ink {
    case .color(let id): return "\(pair.title) \(colors[id].variants[variant].hex) on \(background)"
    case .blackGlyphs, .whiteGlyphs: return "\(pair.title) on \(background)"
    }
  }

  private func requirement(_ pair: ContrastPair, isError: Bool) -> String {
    if isError { return "; \(ratio(pair.required)):1 is needed" }
    if pair.rule == RuleID.tintContrast {
      return ", enough for icons only; text needs \(ratio(pair.advised)):1"
    }
    return ", enough for icons; the clock needs \(ratio(pair.advised)):1"
  }

  /// " (dark, darkHighContrast)" where only some of the appearance's variants are meant.
  private func suffix(_ entries: [ContrastEntry]) -> String {
    let variants = entries.reduce(into: VariantSet()) { $0.formUnion($1.variants) }
    guard variants != appearance.variants else { return "" }
    return " (\(variants.members.map(\.name).joined(separator: ", ")))"
  }

  private func places(_ pair: ContrastPair) -> [Diagnostic.Note] {
    guard pair.backgroundRange != pair.foregroundRange else { return [] }
    return [Diagnostic.Note("its background is set here", at: pair.backgroundRange)]
  }

  private func inverse(
    _ pair: ContrastPair, _ message: String, _ rule: InverseRule, isError: Bool
  ) -> Diagnostic {
    let advice = rule == .mirror ? "write an explicit pair" : "write 'mirror' or an explicit pair"
    var notes = places(pair)
    if pair.foregroundRange != appearance.range {
      notes.insert(
        Diagnostic.Note("the \(pair.title) comes from here", at: pair.foregroundRange), at: 0)
    }
    return Diagnostic(
      RuleID.inverseUnreadable, isError ? .error : .warning,
      "\(message); made by '\(rule.rawValue)', \(advice)", at: appearance.range, notes: notes)
  }

  /// The style that is more readable, with its ratio, and a repair where the style is written.
  private func addStatusBarAdvice(to diagnostic: inout Diagnostic, _ pair: ContrastPair) {
    guard pair.foreground == .statusBar else { return }
    let best = meter.bestStatusBarStyle(
      on: pair.backgroundColor, in: appearance.variants,
      deploymentTarget: configuration.deploymentTarget, colors: colors)
    let style = best == .default ? StatusBarStyle.darkContent : best
    guard style != appearance.statusBarStyle.value else { return }
    let ink: Ink = style == .darkContent ? .blackGlyphs : .whiteGlyphs
    let ratios = appearance.variants.members.map {
      meter.interval(of: ink, on: pair.backgroundColor, in: $0, colors: colors).worst
    }
    let worst = ratios.reduce(.infinity, min)
    let message = "\(diagnostic.message); \(style.rawValue) gives \(ratio(worst)):1"
    let isWritten = pair.foregroundRange != appearance.range
    diagnostic = Diagnostic(
      diagnostic.id, diagnostic.severity, message, at: diagnostic.range, notes: diagnostic.notes,
      fixIts: isWritten && worst >= pair.required
        ? [
          Diagnostic.FixIt(
            "write \(style.rawValue)", replace: pair.foregroundRange, with: style.rawValue)
        ] : [])
  }

  private func contentDependent(_ pair: ContrastPair, _ entry: ContrastEntry) -> Diagnostic {
    let variant = entry.firstVariant
    let background = colors[pair.backgroundColor].variants[variant]
    let front = inkColor(pair.ink, variant)
    let assumed = contrast(front, on: background, over: variant.isDark ? .black : .white)
    var message =
      "\(title(pair, entry)) has contrast \(ratio(entry.worst)):1 to "
      + "\(ratio(entry.best)):1 in '\(appearance.name)' by what lies under it, "
      + "\(ratio(assumed)):1 over \(variant.isDark ? "black" : "white"); "
      + "\(ratio(pair.required)):1 is needed"
    if front.alpha == 1,
      let alpha = minimumAlphaInHundredths(of: background, for: front, ratio: pair.required)
    {
      message += ", which alpha \(decimals(alpha, 2)) always gives"
    }
    return Diagnostic(
      RuleID.contentDependentContrast, .warning, message, at: pair.foregroundRange,
      notes: places(pair))
  }

  private func inkColor(_ ink: Ink, _ variant: Variant) -> Color {
    switch ink {
    case .color(let id): colors[id].variants[variant]
    case .blackGlyphs: .black
    case .whiteGlyphs: .white
    }
  }

  private func ratio(_ value: Double) -> String { shortRatio(value) }
}

extension ContrastEntry {
  /// The first of the variants that share the entry's numbers.
  fileprivate var firstVariant: Variant {
    variants.members.first { _ in true } ?? .light
  }
}

/// A ratio floored to hundredths, without zeros at the end: "4.5", "9.04", "21".
func shortRatio(_ value: Double) -> String {
  var text = flooredToHundredths(value)
  guard text.contains(".") else { return text }
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}

/// A number with a fixed count of decimals, rounded half up.
func decimals(_ value: Double, _ count: Int) -> String {
  var scale = 1.0
  for _ in 0..<count { scale *= 10 }
  let digits = String(Int((value * scale).rounded()))
  let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
  return padded.dropLast(count) + "." + padded.suffix(count)
}
