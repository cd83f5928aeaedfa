import ColorScience
import ThemeModel
import ThemeResolution
import ThemeSyntax

extension LintContext {
  /// What the other status-bar style would give, as the end of a sentence.
  func statusBarAdvice(_ pair: ContrastPair, current: Double) -> String {
    guard pair.foreground == .statusBar else { return "" }
    let why =
      pair.rule == RuleID.statusBarAutomatic ? "; default follows the system since iOS 13" : ""
    guard let ground = pair.footing.ground else { return why }
    let (style, ratio) = bestExplicitStyle(on: ground)
    guard style != appearance.statusBarStyle.value, ratio > current else { return why }
    let link = why.isEmpty ? ";" : "\(why),"
    let name = pair.foregroundRange == appearance.range ? "statusBarStyle: " : ""
    let gives = "\(style.rawValue) gives \(ratio < pair.required ? "only " : "")"
    return "\(link) \(name)\(gives)\(shortRatio(ratio)):1"
  }

  /// The explicit style with the higher worst contrast, and that contrast.
  private func bestExplicitStyle(on ground: Ground) -> (StatusBarStyle, Double) {
    let ratio = { (ink: Ink) in
      appearance.variants.members.map {
        meter.interval(of: ink, on: ground, in: $0, colors: colors).worst
      }.reduce(.infinity, min)
    }
    let (dark, light) = (ratio(.blackGlyphs), ratio(.whiteGlyphs))
    return dark >= light ? (.darkContent, dark) : (.lightContent, light)
  }
}
