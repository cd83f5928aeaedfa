import ThemeModel
import ThemeOutputs
import ThemeSyntax

extension LintRule {
  static let partialAppearance: LintRule = .init(
    "partial-appearance", .warning,
    summary: "An appearance that screens use omits a property that another one sets.",
    explanation: """
      Screens of one navigation controller share its bars. A property that a screen doesn't \
      set keeps the value of the previous screen, so the same screen can look different each \
      time. The generated methods reset omitted properties to UIKit's defaults; other code \
      that changes the bar does not. Properties that have a default in the theme (titleColor, \
      largeTitleColor, buttons, style) are not required. The rule applies to `screens` with \
      the output `doubleNavigation`.
      """,
    triggering: .init(
      """
      appearances:
        plain: { toolbar: { backgroundColor: white, tintColor: black } }
        ↓
        bare: { interfaceStyle: light, toolbar: { tintColor: black } }
      screens:
        ListViewController: { appearance: plain, toolbarHidden: false }
        DetailViewController: { appearance: bare, toolbarHidden: false }
      """, configuration: "outputs: doubleNavigation"),
    passing: .init(
      """
      appearances:
        plain: { toolbar: { backgroundColor: white, tintColor: black } }
        red: { toolbar: { backgroundColor: "#C8102E", tintColor: white } }
      screens:
        ListViewController: { appearance: plain, toolbarHidden: false }
        DetailViewController: { appearance: red, toolbarHidden: false }
      """, configuration: "outputs: doubleNavigation"),
    check: .theme { subject, findings in
      guard subject.makes(.doubleNavigation), subject.theme.screens.count > 1 else { return }
      let worn = subject.wornBars
      for bar in worn {
        let missing = bar.missing(among: worn)
        guard let first = missing.first else { continue }
        let rest = missing.count > 1 ? ", and \(missing.count - 1) more" : ""
        findings.add(
          "'\(bar.appearance.name)' leaves out '\(bar.kind.name).\(first.property.name)', which "
            + "'\(first.owner.name)' sets\(rest); where nothing resets it, the screen will look "
            + "like whichever screen pushed it",
          at: bar.appearance.range,
          notes: [Diagnostic.Note("'\(first.owner.name)' sets it here", at: first.range)])
      }
    })
}

private struct WornBar {
  let kind: BarKind
  let appearance: ResolvedAppearance

  /// A property that another screen's bar sets and this one omits.
  func missing(
    among worn: [WornBar]
  ) -> [(property: BarProperty, owner: ResolvedAppearance, range: SourceRange)] {
    BarProperty.carriedOver.compactMap { property in
      guard appearance.bars[kind][property] == nil else { return nil }
      for other in worn where other.kind == kind {
        guard let setting = other.appearance.bars[kind][property] else { continue }
        return (property, other.appearance, setting.range)
      }
      return nil
    }
  }
}

extension LintSubject {
  /// The bars that screens show, without repeated appearances.
  fileprivate var wornBars: [WornBar] {
    var seen = Bars(all: Set<Int>())
    var bars: [WornBar] = []
    for screen in theme.screens {
      var shown: [BarKind] = screen.navigationBarHidden ? [] : [.navigationBar]
      if !screen.toolbarHidden { shown.append(.toolbar) }
      for index in [screen.appearance, screen.whenEditing] {
        let appearance = theme.appearances[index]
        if appearance.isInverse { continue }
        for kind in shown where appearance.bars[kind].flag(.isHidden) != true {
          guard seen[kind].insert(index).inserted else { continue }
          bars.append(WornBar(kind: kind, appearance: appearance))
        }
      }
    }
    return bars
  }
}

extension BarProperty {
  /// Properties that persist from the previous screen if a theme omits them; the most visible
  /// first.
  fileprivate static let carriedOver: [BarProperty] = [
    .backgroundColor, .tintColor, .background, .barTintColor, .shadowColor, .titleFont,
    .isTranslucent, .prefersLargeTitles,
  ]
}
