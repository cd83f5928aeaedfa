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
      let owners = Dictionary(grouping: worn, by: \.kind).mapValues(firstOwners)
      for bar in worn {
        let missing = owners[bar.kind, default: []].filter { bar.settings[$0.property] == nil }
        guard let first = missing.first else { continue }
        let rest = missing.count > 1 ? ", and \(missing.count - 1) more" : ""
        findings.add(
          "'\(bar.appearance.name)' leaves out '\(bar.kind.name).\(first.property.name)', which "
            + "'\(first.bar.appearance.name)' sets\(rest); where nothing resets it, the screen will look "
            + "like whichever screen pushed it",
          at: bar.appearance.range,
          notes: [Diagnostic.Note("'\(first.bar.appearance.name)' sets it here", at: first.range)])
      }
    })
}

private struct WornBar {
  let kind: BarKind
  let appearance: ResolvedAppearance

  var settings: ResolvedBar { appearance.bars[kind] }
}

private func firstOwners(
  among bars: [WornBar]
) -> [(property: BarProperty, bar: WornBar, range: SourceRange)] {
  BarProperty.carriedOver.compactMap { property in
    guard let owner = bars.first(where: { $0.settings[property] != nil }),
      let setting = owner.settings[property]
    else { return nil }
    return (property, owner, setting.range)
  }
}

extension LintSubject {
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
  /// Properties that persist from the previous screen if a theme omits them, most visible first.
  fileprivate static let carriedOver: [BarProperty] = [
    .backgroundColor, .tintColor, .background, .barTintColor, .shadowColor, .titleFont,
    .isTranslucent, .prefersLargeTitles,
  ]
}
