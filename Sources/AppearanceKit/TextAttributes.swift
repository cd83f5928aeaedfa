#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The attributes of a text in a bar.
  typealias TextAttributes = [NSAttributedString.Key: Any]

  /// The attributes that an appearance sets; it leaves all others to the app.
  struct TextChange {
    /// The color, or nil for the app's.
    var color: UIColor?
    /// The font, or nil for the app's.
    var font: UIFont?
    /// The room between letters in points, or nil for the app's.
    var kern: CGFloat?

    /// The keys that are set.
    var keys: Set<NSAttributedString.Key> { Set(values.keys) }

    /// The current attributes with these laid over, and the app's own in place of former changes.
    func attributes(
      over current: TextAttributes, original: TextAttributes,
      formerKeys: Set<NSAttributedString.Key>
    ) -> TextAttributes {
      var result = current
      for key in formerKeys {
        result[key] = original[key]
      }
      return result.merging(values) { $1 }
    }

    private var values: TextAttributes {
      var values: TextAttributes = [:]
      values[.foregroundColor] = color
      values[.font] = font
      values[.kern] = kern
      return values
    }
  }
#endif
