import Foundation

/// Where a renderer's actions draw to; here nowhere.
public final class UIGraphicsImageRendererContext: NSObject {
  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) {}
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// A renderer of images of this size in points.
  public init(size: CGSize) {}

  /// Runs the actions and gives an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}
