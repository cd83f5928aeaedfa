extension BarProperty {
  /// What a manifest has as the value of a property.
  package enum ManifestValue: Sendable, Equatable {
    /// A color, or a palette color's name; `none` where the property has that.
    case color(orNone: Bool)
    case flag
    case font
    /// One of some words.
    case word([String])
    /// One of some words, or a whole bar.
    case state([String])
  }

  /// What a manifest has as the property's value; writer, reader and schema go by it.
  package var manifestValue: ManifestValue {
    switch row.kind {
    case .color: .color(orNone: false)
    case .colorOrNone: .color(orNone: true)
    case .flag: .flag
    case .style: .word(BarStyle.allCases.map(\.rawValue))
    case .background: .word(BarBackground.allCases.map(\.rawValue))
    case .liquidGlass: .word(LiquidGlass.allCases.map(\.rawValue))
    case .font: .font
    case .state(let words): .state(words.map(\.rawValue))
    }
  }

  /// The object inside the bar's that has the property, and its key there; `buttons.plain` stands in
  /// an object of its own.
  package var manifestKey: (group: String?, key: String) { Self.manifestKeys[Int(rawValue)] }

  /// The object inside the bar's that has the property, nil where it is the bar's own.
  var manifestGroup: String? { Self.manifestKeys[Int(rawValue)].group }

  private static let manifestKeys = allCases.map { property in
    let parts = property.name.split(separator: ".", maxSplits: 1).map(String.init)
    return (group: parts.count > 1 ? parts[0] : nil, key: parts[parts.count - 1])
  }

  /// The property's place among all, by their names.
  var manifestOrder: Int { Self.manifestOrders[Int(rawValue)] }

  private static let manifestOrders: [Int] = {
    let names = allCases.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return allCases.map { names.firstIndex(of: $0.name) ?? 0 }
  }()
}
