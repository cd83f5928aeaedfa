/// A property of a bar in one of its states, from the appearance on.
package struct PropertyPath: Sendable, Hashable {
  /// A bar or one of its states.
  package enum State: UInt8, Sendable, CaseIterable {
    case base, scrollEdge, compact, compactScrollEdge

    /// The property that says what the state looks like, nil for the bar itself.
    package var property: BarProperty? {
      switch self {
      case .base: nil
      case .scrollEdge: .scrollEdge
      case .compact: .compact
      case .compactScrollEdge: .compactScrollEdge
      }
    }

    /// Whether content is scrolled to the edge of the bar.
    package var isEdge: Bool { self == .scrollEdge || self == .compactScrollEdge }

    /// Whether the bar has compact height, where no title is large.
    package var isCompact: Bool { self == .compact || self == .compactScrollEdge }
  }

  package let bar: BarKind
  package let state: State
  package let property: BarProperty

  package init(bar: BarKind, state: State, property: BarProperty) {
    self.bar = bar
    self.state = state
    self.property = property
  }

  /// The path as a theme's author would write it: `navigationBar.scrollEdge.backgroundColor`.
  package var name: String { "\(barPath).\(property.name)" }

  /// The path without the property: `navigationBar.scrollEdge`.
  package var barPath: String {
    state.property.map { "\(bar.name).\($0.name)" } ?? bar.name
  }
}
