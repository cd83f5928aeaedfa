/// A property of a bar in one of its states, from the appearance on.
package struct PropertyPath: Sendable, Hashable {
  /// A bar or one of its states.
  package enum State: UInt8, Sendable {
    case base, scrollEdge, compact
  }

  package let bar: BarKind
  package let state: State
  package let property: BarProperty

  /// The path as a theme's author would write it: `navigationBar.scrollEdge.backgroundColor`.
  package var name: String {
    switch state {
    case .base: "\(bar.name).\(property.name)"
    case .scrollEdge: "\(bar.name).scrollEdge.\(property.name)"
    case .compact: "\(bar.name).compact.\(property.name)"
    }
  }
}
