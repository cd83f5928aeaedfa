import ColorScience
import DesignTokens
import OutputText
import ThemeSyntax

/// Findings on tokens: invalid notation, deprecated tokens in use, and declared pairs.
func tokenFindings(
  _ system: TokenSystem, in theme: ResolvedTheme, _ configuration: Configuration
) -> [Diagnostic] {
  let used = theme.tokens
  return system.deviations.map(\.finding) + used.compactMap { $0.deprecated(in: system) }
    + used.compactMap(\.outOfGamut) + lostColors(system, theme, configuration)
    + pairFindings(system, configuration)
}

/// Reports tokens whose colors differ by device if some generated code has only the iPhone's.
private func lostColors(
  _ system: TokenSystem, _ theme: ResolvedTheme, _ configuration: Configuration
) -> [Diagnostic] {
  let inputs = theme.colors.tokensLosingDevices
  let writesColorTheme = configuration.outputs.contains(Output.colorTheme.id)
  return theme.tokens.enumerated().compactMap { index, used in
    if used.token.assetName == nil {
      used.lostDeviceColor(in: system, "the generated Swift", "; set 'as: names' on the catalog")
    } else if inputs.contains(index) {
      used.lostDeviceColor(in: system, "a color computed from it")
    } else {
      writesColorTheme ? used.lostDeviceColor(in: system, "'colorTheme'") : nil
    }
  }
}

extension Deviation {
  fileprivate var finding: Diagnostic {
    let times = count > 1 ? "; \(count) times in this file" : ""
    return Diagnostic(RuleID.tokenDialect, .note, message + times, at: range)
  }
}

extension UsedToken {
  fileprivate func deprecated(in system: TokenSystem) -> Diagnostic? {
    guard let deprecation = token.deprecation else { return nil }
    let message = deprecation.message ?? ""
    let sentence = message.hasSuffix(".") ? String(message.dropLast()) : message
    let other = deprecation.replacement.flatMap { system.token($0)?.path }
    let fixIt = other.map {
      Diagnostic.FixIt("write {\($0)}", replace: range, with: "{\($0)}")
    }
    return Diagnostic(
      RuleID.deprecatedToken, .warning,
      "token '\(shortened(token.path))' is deprecated"
        + (deprecation.message == nil ? "" : ": \(shortened(sentence))")
        + (other.flatMap { message.contains("{\($0)}") ? nil : "; write {\(shortened($0))}" } ?? ""),
      at: range, notes: [Diagnostic.Note("it is deprecated here", at: deprecation.range)],
      fixIts: [fixIt])
  }

  fileprivate func lostDeviceColor(
    in system: TokenSystem, _ user: String, _ advice: String = ""
  ) -> Diagnostic? {
    guard let other = token.elsewhere.first(where: { !system.devices[$0.device].isScreen }),
      let range = other.places.first
    else { return nil }
    let name = system.devices[other.device].name
    return Diagnostic(
      "token-catalog", .warning,
      "token '\(shortened(token.path))' has another color on \(name), but \(user) uses the iPhone color there"
        + advice, at: self.range,
      notes: [Diagnostic.Note("the color on \(name) is set here", at: range)])
  }

  fileprivate var outOfGamut: Diagnostic? {
    let moved = Variant.allCases.lazy.compactMap { variant in
      token.colors[variant].flatMap { shown in shown.gamutShift.map { (shown.color, $0) } }
    }.first
    guard let (color, shift) = moved else { return nil }
    return Diagnostic(
      RuleID.outOfGamut, .warning,
      "token '\(shortened(token.path))' is outside Display P3; \(color.hex) is the nearest with "
        + "its hue, ΔE OK \(NumberText.decimals(min(shift, 100), 3)) away", at: range,
      notes: [Diagnostic.Note("it is here", at: token.range)])
  }
}

private func pairFindings(
  _ system: TokenSystem, _ configuration: Configuration
) -> [Diagnostic] {
  guard !system.pairs.isEmpty else { return [] }
  return system.pairs.compactMap { pair in
    guard let front = system.token(pair.foreground), let back = system.token(pair.background) else {
      return nil
    }
    let needed = pair.isText ? configuration.thresholds.text : configuration.thresholds.nonText
    var failing: [(variant: Variant, ratio: Double)] = []
    for variant in Variant.allCases {
      guard let ink = front.shown(in: variant)?.color, let paper = back.shown(in: variant)?.color
      else { continue }
      let isSame = variant.fallback.map { fallback in
        front.shown(in: fallback)?.color == ink && back.shown(in: fallback)?.color == paper
      }
      guard isSame != true else { continue }
      let ratio = contrastInterval(ink, on: paper, over: configuration.backdrops).worst
      if ratio < needed { failing.append((variant, ratio)) }
    }
    guard let worst = failing.min(by: { $0.ratio < $1.ratio }) else { return nil }
    return Diagnostic(
      RuleID.declaredPairContrast, .warning,
      "'\(shortened(pair.foreground))' on '\(shortened(pair.background))' has contrast "
        + "\(NumberText.shortest((worst.ratio * 100).rounded(.down) / 100)):1 "
        + "(\(failing.map(\.variant.name).joined(separator: ", "))); "
        + "\(NumberText.shortest(needed)):1 is needed",
      at: pair.range)
  }
}
