import Foundation

/// Where a renderer's actions draw to; here a list.
public final class UIGraphicsImageRendererContext: NSObject {
  /// What was filled, in this order.
  fileprivate var fills: [UIImage.DoubleFill] = []

  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) {
    guard let color = UIColor.doubleFill else { return }
    fills.append(UIImage.DoubleFill(rect: rect, color: color))
  }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// A renderer of images of this size in points.
  public init(size: CGSize) {}

  /// Runs the actions and gives an image that knows what was filled.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    actions(context)
    return UIImage(doubleFills: context.fills)
  }
}
