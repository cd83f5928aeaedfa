public import Foundation

/// A color of an asset catalog; iOS 17.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The color of a name in the catalogs of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
