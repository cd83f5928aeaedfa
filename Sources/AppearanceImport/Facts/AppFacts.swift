package import ThemeSyntax

/// What an app's files say about its bars.
package struct AppFacts: Sendable {
  /// In the order of files and places.
  package var facts: [BarFact] = []
  /// Where the app says something of dark mode: a dynamic color, a color set with a dark entry, a style that is
  /// asked for; nil where it never does, so that only light variants are measured.
  package var darkEvidence: SourceRange?
  /// Whether containers ask the screens in them for the style of the status bar; those of UIKit do not.
  package var screensDecideStatusBar = false
  /// Files that were not read, with why.
  package var findings: [Diagnostic] = []

  package init() {}
}

extension AppFacts {
  /// Makes what the only class of a kind of container sets that of all bars of the app; a plain bar in a storyboard
  /// is another one.
  mutating func joinContainers() {
    let containers = Set(facts.lazy.filter { $0.look.scope == .type }.map(\.look))
    for bar in BarFact.Bar.allCases {
      let own = facts.filter { $0.bar == bar }
      // Any other container has a status bar too, whatever is said of its bars.
      let types =
        bar == .statusBar
        ? containers : Set(own.lazy.filter { $0.look.scope == .type }.map(\.look))
      let general = own.filter { $0.look == .app && $0.condition == nil }
      guard let type = types.first, types.count == 1,
        !general.contains(where: { $0.mechanism == .interfaceBuilder })
      else { continue }
      let properties = Set(general.map(\.property))
      guard !own.contains(where: { $0.look == type && properties.contains($0.property) }) else {
        continue
      }
      for index in facts.indices where facts[index].bar == bar && facts[index].look == type {
        facts[index].look = .app
      }
    }
  }
}
