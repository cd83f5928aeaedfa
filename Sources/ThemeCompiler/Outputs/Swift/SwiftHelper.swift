/// Declarations at the end of a generated file that its code calls.
struct SwiftHelper {
  /// Helpers are unique and ordered by these numbers.
  let place: Int
  let write: @Sendable (inout SwiftFile) -> Void
}

extension SwiftHelper {
  static let joinedTraits = SwiftHelper(place: 0) { file in
    file.line("/// Traits joined by an initializer from before iOS 17.")
    file.lines(
      """
      private protocol JoinedTraits {
        static func joined(_ traits: [UITraitCollection]) -> UITraitCollection
      }

      extension UITraitCollection: JoinedTraits {
        @available(iOS, deprecated: 17.0)
        fileprivate static func joined(_ traits: [UITraitCollection]) -> UITraitCollection {
          UITraitCollection(traitsFrom: traits)
        }
      }
      """)
  }

  static let scaledFonts = SwiftHelper(place: 8) { file in
    file.lines(
      """
      extension UIFont {
        /// A font that follows the user's text size as a text style does.
        fileprivate static func scaledFont(as style: TextStyle, _ font: UIFont?) -> UIFont? {
          font.map { UIFontMetrics(forTextStyle: style).scaledFont(for: $0) }
        }
      }
      """)
  }

  static let fontDesigns = SwiftHelper(place: 9) { file in
    file.lines(
      """
      extension UIFont {
        /// The system font in one of its designs.
        fileprivate static func systemFont(
          ofSize size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign
        ) -> UIFont {
          let font = systemFont(ofSize: size, weight: weight)
          guard let descriptor = font.fontDescriptor.withDesign(design) else { return font }
          return UIFont(descriptor: descriptor, size: size)
        }
      }
      """)
  }
}
