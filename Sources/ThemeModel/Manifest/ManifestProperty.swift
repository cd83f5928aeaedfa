extension BarProperty {
  package enum ManifestValue: Sendable, Equatable {
    /// A color, or a palette color's name; `none` where the property has that.
    case color(orNone: Bool)
    case flag
    case font
    case number
    /// A title, or the name of an image.
    case text
    /// Colors, and from where to where they run.
    case gradient
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
    case .words(let words): .word(words.map(\.name))
    case .points, .distance: .number
    case .image, .text: .text
    case .gradient: .gradient
    case .state(let words): .state(words.map(\.rawValue))
    }
  }

  /// The keys that lead to the property from the bar's object on; a property that is a mapping's
  /// color has the key `color` there where the mapping holds more.
  package var manifestPath: [String] { Self.manifestPaths[Int(rawValue)] }

  private static let manifestPaths = allCases.map { property in
    property.name.split(separator: ".").map(String.init)
  }

  /// Whether the property stands in the bar's object itself, whatever stands beside it.
  var isPlainInManifest: Bool { Self.plainOnes[Int(rawValue)] }

  private static let plainOnes = allCases.map { !$0.name.contains(".") && !$0.isColorOfGroup }

  /// The property's place among all, by their names.
  var manifestOrder: Int { Self.manifestOrders[Int(rawValue)] }

  private static let manifestOrders: [Int] = {
    let names = allCases.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return allCases.map { names.firstIndex(of: $0.name) ?? 0 }
  }()
}
