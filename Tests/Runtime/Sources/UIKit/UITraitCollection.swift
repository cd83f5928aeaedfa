import Foundation

/// The size of texts that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// A category by UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
}

/// The traits a dynamic color depends on.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark mode.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The user's wish for contrast.
  public let accessibilityContrast: UIAccessibilityContrast

  /// The size of texts that the user chose.
  public let preferredContentSizeCategory: UIContentSizeCategory

  private init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast,
    size: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    preferredContentSizeCategory = size
  }

  /// Traits of which none is specified.
  public override convenience init() {
    self.init(style: .unspecified, contrast: .unspecified)
  }

  /// Traits of which only the style is specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, contrast: .unspecified)
  }

  /// Traits of which only the size of texts is specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      style: .unspecified, contrast: .unspecified, size: preferredContentSizeCategory)
  }

  /// Traits of which only the contrast is specified.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(style: .unspecified, contrast: accessibilityContrast)
  }

  /// The union of several collections; the last one that specifies a trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      style: traitCollections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
      contrast: traitCollections.map(\.accessibilityContrast).last { $0 != .unspecified }
        ?? .unspecified,
      size: traitCollections.map(\.preferredContentSizeCategory).last { $0 != .unspecified }
        ?? .unspecified)
  }

  /// What dynamic colors resolve against when nobody says otherwise: light, normal contrast.
  public static var current: UITraitCollection {
    get { currentTraits.value }
    set { currentTraits.value = newValue }
  }

  /// Runs the actions with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let saved = Self.current
    defer { Self.current = saved }
    Self.current = self
    actions()
  }

  /// Whether both specify the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && accessibilityContrast == other.accessibilityContrast
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Equal collections have equal hashes.
  public override var hash: Int {
    userInterfaceStyle.rawValue &* 31 &+ accessibilityContrast.rawValue
  }

  private static let currentTraits = ThreadValue()

  /// UIKit keeps the current traits per thread.
  private struct ThreadValue: Sendable {
    private static let key = "UITraitCollection.current"

    var value: UITraitCollection {
      get {
        Thread.current.threadDictionary[Self.key] as? UITraitCollection
          ?? UITraitCollection(style: .light, contrast: .normal)
      }
      nonmutating set { Thread.current.threadDictionary[Self.key] = newValue }
    }
  }
}
