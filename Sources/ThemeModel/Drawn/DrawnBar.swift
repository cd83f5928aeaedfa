/// What iOS draws of a bar in each of its states.
///
/// What a theme leaves out has its default here and nowhere else: lint measures what a drawn bar says,
/// and outputs write it down.
package struct DrawnBar: Sendable {
  /// The versions of iOS that draw bars by the same rules.
  @usableFromInline package enum Era: UInt8, Sendable, CaseIterable, Comparable {
    /// The bars have the backgrounds of their bar-appearance objects.
    case ios15
    /// The system draws glass.
    case ios26

    @inlinable package static func < (left: Era, right: Era) -> Bool {
      left.rawValue < right.rawValue
    }

    @inlinable package static func >= (left: Era, right: Era) -> Bool {
      left.rawValue >= right.rawValue
    }
  }

  package enum State: Sendable, CaseIterable {
    /// Regular height, content under the bar.
    case standard
    /// Compact height, content under the bar.
    case compact
    /// Regular height, content scrolled to the edge.
    case scrollEdge
    /// Compact height, content scrolled to the edge; the edge counts more than the height.
    case compactScrollEdge
  }

  package let kind: BarKind
  package let era: Era
  package let bar: ResolvedBar

  /// The bar that a theme sets, on an era of iOS.
  package init(_ bar: ResolvedBar, _ kind: BarKind, on era: Era) {
    self.bar = bar
    self.kind = kind
    self.era = era
  }

  package var standard: DrawnState {
    DrawnState(self, bar, isTransparent: false)
  }

  package subscript(state: State) -> DrawnState {
    switch state {
    case .standard: standard
    case .compact: own(.compact) ?? standard
    case .scrollEdge: own(.scrollEdge) ?? standard
    case .compactScrollEdge: own(.compactScrollEdge) ?? unsetCompactScrollEdge
    }
  }

  /// What is drawn at compact height and at the scroll edge where the theme leaves that open.
  ///
  /// The edge counts more than the height, but for an edge that is left to UIKit: its headers say that where
  /// both slots of the edge are nil, the compact one comes before the standard one.
  private var unsetCompactScrollEdge: DrawnState {
    guard let edge = own(.scrollEdge) else { return own(.compact) ?? standard }
    return edge.isLeftToUIKit ? own(.compact) ?? edge : edge
  }

  /// Whether the look at the scroll edge is left to UIKit, whose slot then is nil.
  package var leavesEdge: Bool { own(.scrollEdge)?.isLeftToUIKit == true }

  /// The bar in a state that the theme writes; nil if it writes none.
  package func own(_ state: BarProperty) -> DrawnState? {
    guard let slot = bar[state]?.value else { return nil }
    switch slot {
    case .slot(.bar(let bar)): return DrawnState(self, bar, isTransparent: false)
    // The glass is no less there than anywhere else, and the edge still counts before the height.
    case .slot(.transparent): return DrawnState(self, bar, isTransparent: !isGlass)
    // UIKit's own edge is a clear variant of the bar; the glass of iOS 26 is there without it too.
    case .slot(.system) where state == .scrollEdge:
      return DrawnState(
        self, bar, isTransparent: era < .ios26, isLeftToUIKit: true)
    case .slot(.same) where state == .compactScrollEdge: return standard
    default: return nil
    }
  }

  /// Whether the system's glass is in place of the bar's background.
  package var isGlass: Bool { era >= .ios26 && bar.yieldsToGlass }

  /// Whether buttons on the bar stand on what lies under it, and not on glass of their own.
  package var hasBareButtons: Bool {
    era >= .ios26 && bar.flag(.hidesSharedBackground) == true
  }

  package var isHidden: Bool { bar.flag(.isHidden) == true }

  /// The bar's style, nil where the theme leaves it to UIKit.
  package var style: BarStyle? {
    if case .style(let style) = bar[.style]?.value { style } else { nil }
  }

  /// The color of buttons' icons or of the selected tab, in every state; nil where it is UIKit's.
  package var tint: DrawnInk? { standard.ink(kind == .tabBar ? .selectedTab : .items) }

  /// Whether content is seen through the bar, nil where that is left to UIKit.
  package var isTranslucent: Bool? { bar.flag(.isTranslucent).map { $0 || isGlass } }

  /// The background's color in every state that has one, each once.
  package var backgrounds: [ColorID] {
    var backgrounds: [ColorID] = []
    for state in [standard] + kind.states.compactMap(own) {
      guard let color = state.backgroundColor?.value, !backgrounds.contains(color) else {
        continue
      }
      backgrounds.append(color)
    }
    return backgrounds
  }
}

extension BarKind {
  /// The states in which a bar can differ from its standard one, in the order of outputs.
  package var states: [BarProperty] {
    self == .tabBar ? [.scrollEdge] : [.compact, .scrollEdge, .compactScrollEdge]
  }
}

extension ResolvedBar {
  /// The background's color in every state of a navigation bar that has one, where iOS draws it.
  package var backgrounds: [ColorID] {
    DrawnBar(self, .navigationBar, on: .ios15).backgrounds
  }
}

extension ResolvedAppearance {
  /// A bar of the appearance as an era of iOS draws it.
  package func drawn(_ kind: BarKind, on era: DrawnBar.Era) -> DrawnBar {
    DrawnBar(bars[kind], kind, on: era)
  }
}

extension DeploymentTarget {
  /// The rules by which outputs draw bars: those of the newest iOS before the system's glass, or those of glass where
  /// the app runs on no iOS without.
  package var era: DrawnBar.Era { hasGlass ? .ios26 : .ios15 }
}

extension DrawnBar {
  /// Calls a function for the bar and each of its states that the theme writes.
  package func forEachState(_ body: (PropertyPath.State, DrawnState) -> Void) {
    body(.base, standard)
    guard bar.hasStates else { return }
    for state in PropertyPath.State.allCases {
      if let drawn = state.property.flatMap({ own($0) }) { body(state, drawn) }
    }
  }
}
