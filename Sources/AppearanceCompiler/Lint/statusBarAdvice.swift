import ColorScience
import ThemeSyntax

extension LintContext {
  /// What the other status-bar style would give, and a repair where the style is written.
  func statusBarAdvice(
    _ pair: ContrastPair, current: Double
  ) -> (text: String, fixIts: [Diagnostic.FixIt]) {
    guard pair.foreground == .statusBar else { return ("", []) }
    let why =
      pair.rule == RuleID.statusBarAutomatic ? "; default follows the system since iOS 13" : ""
    let (style, ratio) = bestExplicitStyle(on: pair.backgroundColor)
    guard style != appearance.statusBarStyle.value, ratio > current else { return (why, []) }
    let link = why.isEmpty ? ";" : "\(why),"
    let gives = "\(style.rawValue) gives \(ratio < pair.required ? "only " : "")"
    let isWritten = pair.foregroundRange != appearance.range
    guard isWritten else {
      return ("\(link) statusBarStyle: \(gives)\(shortRatio(ratio)):1", [])
    }
    let fixIt = Diagnostic.FixIt(
      "write \(style.rawValue)", replace: pair.foregroundRange, with: style.rawValue)
    return ("\(link) \(gives)\(shortRatio(ratio)):1", ratio < pair.required ? [] : [fixIt])
  }

  /// The explicit style with the higher worst contrast, and that contrast.
  private func bestExplicitStyle(on background: ColorID) -> (StatusBarStyle, Double) {
    let ratio = { (ink: Ink) in
      appearance.variants.members.map {
        meter.interval(of: ink, on: background, in: $0, colors: colors).worst
      }.reduce(.infinity, min)
    }
    let (dark, light) = (ratio(.blackGlyphs), ratio(.whiteGlyphs))
    return dark >= light ? (.darkContent, dark) : (.lightContent, light)
  }
}
