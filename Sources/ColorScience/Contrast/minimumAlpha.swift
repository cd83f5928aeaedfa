/// The least opacity of a background that keeps a foreground at a ratio over every backdrop.
///
/// Nil when even the opaque background fails. The worst ratio never falls as the background grows
/// more opaque, so bisection down to neighboring Doubles is exact.
package func minimumAlpha(
  of background: Color, for foreground: Color, ratio: Double
) -> Double? {
  func passes(_ alpha: Double) -> Bool {
    contrastInterval(foreground, on: background.withAlpha(alpha)).worst >= ratio
  }
  guard passes(1) else { return nil }
  if passes(0) { return 0 }
  var failing = 0.0
  var passing = 1.0
  while true {
    let middle = (failing + passing) / 2
    if middle <= failing || middle >= passing { return passing }
    if passes(middle) { passing = middle } else { failing = middle }
  }
}

/// `minimumAlpha` rounded up to two decimals, checked again; what a fix-it writes.
package func minimumAlphaInHundredths(
  of background: Color, for foreground: Color, ratio: Double
) -> Double? {
  guard let exact = minimumAlpha(of: background, for: foreground, ratio: ratio) else { return nil }
  var hundredths = (exact * 100).rounded(.up)
  while hundredths <= 100 {
    let alpha = hundredths / 100
    if contrastInterval(foreground, on: background.withAlpha(alpha)).worst >= ratio { return alpha }
    hundredths += 1
  }
  return nil
}
