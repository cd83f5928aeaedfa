/// A device, as far as entries of color sets distinguish it.
struct CatalogDevice: Equatable {
  /// The other idioms belong to apps of other systems, to Mac Catalyst, and to CarPlay, whose bars the system
  /// draws.
  enum Idiom: String, CaseIterable {
    case iphone = "iPhone"
    case ipad = "iPad"
  }

  let idiom: Idiom
  /// The traits of entries that are for this device, empty for none.
  var traits = ""
  var isWide = true

  /// The devices with a wide screen, the one whose colors are values first.
  static let all = Idiom.allCases.map { CatalogDevice(idiom: $0) }

  var name: String { idiom.rawValue + (traits.isEmpty ? "" : " (\(traits))") }
}

/// Devices that draw other colors of an asset catalog than an iPhone with a wide screen.
package struct TokenDevice: Sendable, Hashable {
  /// The name in a sentence: "iPad and iPhone (locale ar)".
  package let name: String
  /// True if only their screens differ.
  package let isScreen: Bool
}
