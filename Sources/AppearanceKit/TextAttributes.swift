#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The attributes of a text in a bar.
  typealias TextAttributes = [NSAttributedString.Key: Any]

  extension TextAttributes {
    /// The attributes that an appearance sets; what is nil is left to the app.
    init(color: UIColor?, font: UIFont?, kern: CGFloat? = nil) {
      self.init()
      self[.foregroundColor] = color
      self[.font] = font
      self[.kern] = kern
    }
  }
#endif
