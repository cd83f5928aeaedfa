/// A property of a bar's state, from the appearance on.
package struct PropertyPath: Sendable, Hashable {
  package enum State: UInt8, Sendable, CaseIterable {
    case base, scrollEdge, compact, compactScrollEdge

    package var property: BarProperty? {
      switch self {
      case .base: nil
      case .scrollEdge: .scrollEdge
      case .compact: .compact
      case .compactScrollEdge: .compactScrollEdge
      }
    }

    package var isEdge: Bool { self == .scrollEdge || self == .compactScrollEdge }

    /// True at compact height, where no title is large.
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

  /// For example `navigationBar.scrollEdge.backgroundColor`.
  package var name: String { "\(barPath).\(property.name)" }

  package var barPath: String {
    state.property.map { "\(bar.name).\($0.name)" } ?? bar.name
  }
}
