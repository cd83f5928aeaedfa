import Foundation

/// An image without content; two are equal only if they are one, or of one name.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalog; not in the SDK.
  public let doubleName: String?

  /// What was drawn into it; not in the SDK.
  public let doubleFills: [DoubleFill]
  /// The asset that has the image in other traits; nil where there is none.
  public fileprivate(set) var imageAsset: UIImageAsset?

  /// A rectangle that was filled with a color; not in the SDK.
  public struct DoubleFill: @unchecked Sendable {
    /// The rectangle.
    public let rect: CGRect
    /// The color.
    public let color: UIColor
  }

  /// An empty image.
  public override init() {
    doubleName = nil
    doubleFills = []
  }

  init(doubleFills: [DoubleFill]) {
    doubleName = nil
    self.doubleFills = doubleFills
  }

  /// The image of a name; nil for a name that starts with "Missing".
  public init?(named name: String) {
    guard !name.hasPrefix("Missing") else { return nil }
    doubleName = name
    doubleFills = []
  }

  /// Whether it is the same image.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || doubleName != nil && doubleName == other.doubleName
  }

  /// Equal images have equal hashes.
  open override var hash: Int { doubleName?.hashValue ?? ObjectIdentifier(self).hashValue }
}

/// The images of one thing in several traits.
public final class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  /// Adds the image for some traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.append((traitCollection, image))
  }

  /// The image for some traits, the first one where there is none for just these.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let found = images.first { $0.traits == traitCollection } ?? images.first
    let image = UIImage(doubleFills: found?.image.doubleFills ?? [])
    image.imageAsset = self
    return image
  }
}
