/// What of a measured pair is drawn on the other.
package enum PairForeground: Sendable, Hashable {
  case statusBar
  /// A title in the color that the scheme of a bar gives it.
  case title
  case property(PropertyPath)
  /// The icons of buttons where their texts have a color of a state: they keep the bar's tint.
  case icons(PropertyPath)

  /// The foreground in the manifest, which lists the bars apart.
  package var name: String {
    switch self {
    case .statusBar: "statusBar"
    case .title: "title"
    case .icons: "icons"
    case .property(let path): path.property.name
    }
  }

  /// Returns whether another foreground is the same in another state of the bar.
  package func isSame(as other: PairForeground) -> Bool {
    switch (self, other) {
    case (.property(let path), .property(let others)), (.icons(let path), .icons(let others)):
      path.property == others.property && path.bar == others.bar
    default: self == other
    }
  }

  package var path: PropertyPath? {
    switch self {
    case .statusBar, .title: nil
    case .property(let path), .icons(let path): path
    }
  }
}
