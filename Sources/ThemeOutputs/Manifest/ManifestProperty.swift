package import ThemeModel

extension BarProperty {
  /// The keys that lead to the property from the bar's object on; a property that is a mapping's
  /// color has the key `color` there where the mapping holds more.
  package var manifestPath: [String] { Self.manifestPaths[Int(rawValue)] }

  private static let manifestPaths = allCases.map { property in
    property.name.split(separator: ".").map(String.init)
  }

  /// Whether the property is in the bar's object itself, whatever is beside it.
  var isPlainInManifest: Bool { Self.plainOnes[Int(rawValue)] }

  private static let plainOnes = allCases.map { !$0.name.contains(".") && !$0.isColorOfGroup }

  /// The property's place among all, by their names.
  var manifestOrder: Int { Self.manifestOrders[Int(rawValue)] }

  private static let manifestOrders: [Int] = {
    let names = allCases.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return allCases.map { names.firstIndex(of: $0.name) ?? 0 }
  }()
}
