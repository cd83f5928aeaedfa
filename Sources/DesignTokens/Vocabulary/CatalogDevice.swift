import ThemeSyntax

/// A device, as far as entries of color sets distinguish it.
struct CatalogDevice: Hashable {
  /// A way in which UIKit presents an app for iOS.
  ///
  /// The other idioms belong to apps of other systems, and to CarPlay, whose bars the system draws.
  enum Idiom: String {
    case iphone, ipad, mac
  }

  /// A trait besides the idiom and the gamut; the raw value is the key of an entry.
  enum Trait: String, CaseIterable {
    case subtype, locale
    case direction = "language-direction"
    case width = "width-class"
    case height = "height-class"
    case memory
    case graphics = "graphics-feature-set"
    case screen = "screen-width"
  }

  /// The subtype of what Mac Catalyst runs, with the idiom of an iPad or that of a Mac.
  static let macCatalyst = "mac-catalyst"

  let idiom: Idiom
  let traits: [Trait: String]
  var isWide = true

  /// Every way to run an app for iOS on a wide screen, the one whose colors are values first.
  static let all = [
    CatalogDevice(idiom: .iphone, traits: [:]), CatalogDevice(idiom: .ipad, traits: [:]),
    CatalogDevice(idiom: .ipad, traits: [.subtype: macCatalyst]),
    CatalogDevice(idiom: .mac, traits: [.subtype: macCatalyst]),
  ]

  var traitSubsets: [[Trait: String]] {
    traits.reduce(into: [[:]]) { subsets, trait in
      subsets += subsets.map { $0.merging([trait.key: trait.value]) { $1 } }
    }
  }

  func with(_ others: [Trait: String]) -> CatalogDevice {
    CatalogDevice(idiom: idiom, traits: traits.merging(others) { $1 }, isWide: isWide)
  }

  var idiomName: String {
    switch idiom {
    case _ where traits[.subtype] == Self.macCatalyst: "Mac"
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .mac: "Mac"
    }
  }

  /// The traits in a sentence, empty where there are none but the idiom.
  var traitNames: String {
    Trait.allCases.compactMap { trait in
      traits[trait].flatMap { $0 == Self.macCatalyst ? nil : "\(trait.rawValue) \($0)" }
    }.joined(separator: ", ")
  }
}

/// Devices that draw the same colors, and others than an iPhone with a wide screen.
struct CatalogDeviceGroup {
  let device: CatalogDevice
  let named: TokenDevice
}

/// Devices that draw other colors of an asset catalog than an iPhone with a wide screen.
package struct TokenDevice: Sendable, Hashable {
  /// The name in a sentence: "iPad and Mac".
  package let name: String
  /// True if only their screens differ.
  package let isScreen: Bool
}
