package import ThemeModel

extension BarProperty {
  /// The keys from the bar's object on; a mapping's color has the key `color` beside members.
  package var manifestPath: [String] { Self.manifestPaths[Int(rawValue)] }

  private static let manifestPaths = allCases.map { property in
    property.name.split(separator: ".").map(String.init)
  }

  /// True if the property is directly in the bar's object.
  var isPlainInManifest: Bool { Self.plainOnes[Int(rawValue)] }

  private static let plainOnes = allCases.map { !$0.name.contains(".") && !$0.isColorOfGroup }

  var manifestOrder: Int { Self.manifestOrders[Int(rawValue)] }

  private static let manifestOrders: [Int] = {
    let names = allCases.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return allCases.map { names.firstIndex(of: $0.name) ?? 0 }
  }()
}
