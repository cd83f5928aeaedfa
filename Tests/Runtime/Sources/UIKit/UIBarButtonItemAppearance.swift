import Foundation

/// How the title of a bar button item looks in one state.
@MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar button items of one style look.
@MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// The look in no particular state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look while disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look while focused.
  public let focused = UIBarButtonItemStateAppearance()

  /// The system's look of a style.
  public required init(style: UIBarButtonItem.Style) {}

  /// The system's look of the plain style.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// An independent item appearance of the same look.
  public nonisolated func copy(with zone: NSZone?) -> Any {
    duplicate()
  }

  /// An independent item appearance of the same look.
  open nonisolated func copy() -> Self {
    duplicate()
  }

  private nonisolated func duplicate() -> Self {
    doubleCopy {
      let copy = type(of: self).init(style: .plain)
      for state in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
        copy[keyPath: state].titleTextAttributes = self[keyPath: state].titleTextAttributes
      }
      return copy
    }
  }
}
