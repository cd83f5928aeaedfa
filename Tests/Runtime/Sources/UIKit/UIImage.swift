import Foundation

/// An image without content; two are equal only if they are one, or of one name.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalog; not in the SDK.
  public let doubleName: String?

  /// An empty image.
  public override init() {
    doubleName = nil
  }

  /// The image of a name; nil for a name that starts with "Missing".
  public init?(named name: String) {
    guard !name.hasPrefix("Missing") else { return nil }
    doubleName = name
  }

  /// Whether it is the same image.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || doubleName != nil && doubleName == other.doubleName
  }

  /// Equal images have equal hashes.
  open override var hash: Int { doubleName?.hashValue ?? ObjectIdentifier(self).hashValue }
}
