/// A device, as far as entries of color sets distinguish it.
struct CatalogDevice: Equatable {
  /// The measured idioms; others are for other systems, Mac Catalyst or CarPlay.
  enum Idiom: String, CaseIterable {
    case iphone = "iPhone"
    case ipad = "iPad"
  }

  let idiom: Idiom
  var traits = ""
  var isWide = true

  /// The devices with Display P3; the first supplies the compiled values.
  static let all = Idiom.allCases.map { CatalogDevice(idiom: $0) }

  var name: String { idiom.rawValue + (traits.isEmpty ? "" : " (\(traits))") }
}

/// Devices with other catalog colors than an iPhone with a wide screen.
package struct TokenDevice: Sendable, Hashable {
  /// The name in a sentence: "iPad and iPhone (locale ar)".
  package let name: String
  /// True if only their screens differ.
  package let isScreen: Bool
}
