import Foundation

extension NSAttributedString.Key {
  /// The font of the text; the value is a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The room between letters in points; the value is a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The color of the text; the value is a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
