/// A property of a bar in one of its states, from the appearance on.
package struct PropertyPath: Sendable, Hashable {
  /// A bar or one of its states.
  package enum State: UInt8, Sendable {
    case base, scrollEdge, compact
  }

  package let bar: BarKind
  package let state: State
  package let property: BarProperty

  /// A value of its parts.
  package init(bar: BarKind, state: State, property: BarProperty) {
    self.bar = bar
    self.state = state
    self.property = property
  }

  /// The path as a theme's author would write it: `navigationBar.scrollEdge.backgroundColor`.
  package var name: String { "\(barPath).\(property.name)" }

  /// The path without the property: `navigationBar.scrollEdge`.
  package var barPath: String {
    switch state {
    case .base: bar.name
    case .scrollEdge: "\(bar.name).scrollEdge"
    case .compact: "\(bar.name).compact"
    }
  }
}
