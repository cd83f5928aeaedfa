/// A bar as iOS draws it in each state; the only definition of defaults.
package struct DrawnBar: Sendable {
  @usableFromInline package enum Era: UInt8, Sendable, CaseIterable, Comparable {
    case ios15
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
    /// Compact height, content scrolled to the edge, which takes precedence.
    case compactScrollEdge
  }

  package let kind: BarKind
  package let era: Era
  package let bar: ResolvedBar

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

  /// By UIKit's headers, with both edge slots nil, the compact slot precedes the standard one.
  private var unsetCompactScrollEdge: DrawnState {
    guard let edge = own(.scrollEdge) else { return own(.compact) ?? standard }
    return edge.isLeftToUIKit ? own(.compact) ?? edge : edge
  }

  /// True if the scroll-edge slot is nil, so UIKit draws it.
  package var leavesEdge: Bool { own(.scrollEdge)?.isLeftToUIKit == true }

  package func own(_ state: BarProperty) -> DrawnState? {
    guard let slot = bar[state]?.value else { return nil }
    switch slot {
    case .state(let bar):
      let isLeft = bar.isLeftToUIKit
      return DrawnState(self, bar, isTransparent: isLeft && era < .ios26, isLeftToUIKit: isLeft)
    // Glass is drawn there too, and the edge still precedes the height.
    case .word("transparent"): return DrawnState(self, bar, isTransparent: !isGlass)
    // UIKit's default edge is a clear variant of the bar; on iOS 26 it still has glass.
    case .word("default") where state == .scrollEdge:
      return DrawnState(
        self, bar, isTransparent: era < .ios26, isLeftToUIKit: true)
    case .word("same") where state == .compactScrollEdge: return standard
    default: return nil
    }
  }

  package var isGlass: Bool { era >= .ios26 && bar.yieldsToGlass }

  /// True if buttons have no glass and lie on the bar's background.
  package var hasBareButtons: Bool {
    era >= .ios26 && bar.flag(.hidesSharedBackground) == true
  }

  package var isHidden: Bool { bar.flag(.isHidden) == true }

  package var style: BarStyle? {
    bar.word(.style)
  }

  /// Of button icons or the selected tab in every state; nil for UIKit's color.
  package var tint: DrawnInk? { standard.ink(kind == .tabBar ? .selectedTab : .items) }

  /// True if content shows through the bar; nil for UIKit's default.
  package var isTranslucent: Bool? { bar.flag(.isTranslucent).map { $0 || isGlass } }

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
  /// In the order of outputs, without the standard state.
  package var states: [BarProperty] {
    self == .tabBar ? [.scrollEdge] : [.compact, .scrollEdge, .compactScrollEdge]
  }
}

extension ResolvedBar {
  package var backgrounds: [ColorID] {
    DrawnBar(self, .navigationBar, on: .ios15).backgrounds
  }
}

extension ResolvedAppearance {
  package func drawn(_ kind: BarKind, on era: DrawnBar.Era) -> DrawnBar {
    DrawnBar(bars[kind], kind, on: era)
  }
}

extension DrawnBar {
  package func forEachState(_ body: (PropertyPath.State, DrawnState) -> Void) {
    body(.base, standard)
    guard bar.hasStates else { return }
    for state in PropertyPath.State.allCases {
      if let drawn = state.property.flatMap({ own($0) }) { body(state, drawn) }
    }
  }
}
