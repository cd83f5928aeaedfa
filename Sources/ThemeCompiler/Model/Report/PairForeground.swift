package enum PairForeground: Sendable, Hashable {
  case statusBar
  case title
  case property(PropertyPath)
  /// Icons of buttons, which keep the bar's tint if a state colors the text.
  case icons(PropertyPath)

  package var name: String {
    switch self {
    case .statusBar: "statusBar"
    case .title: "title"
    case .icons: "icons"
    case .property(let path): path.property.name
    }
  }

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
