import Foundation

/// An image without content; two are equal only if they are one.
open class UIImage: NSObject, @unchecked Sendable {
  /// An empty image.
  public override init() {}
}
