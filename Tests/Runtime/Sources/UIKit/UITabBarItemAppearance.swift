import Foundation

/// How a tab looks in one state.
@MainActor public final class UITabBarItemStateAppearance: NSObject {
  /// Attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the icon.
  public var iconColor: UIColor?
  /// The color of the badge.
  public var badgeBackgroundColor: UIColor?
  /// Attributes of the badge's text.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Where a tab's title is.
public enum UITabBarItemAppearanceStyle: Int, Sendable {
  /// Below the icon.
  case stacked
  /// Beside the icon.
  case inline
  /// Beside the icon, in a compact bar.
  case compactInline
}

/// How the tabs of one layout look.
@MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The look in no particular state.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The look while disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// The look while focused.
  public let focused = UITabBarItemStateAppearance()

  /// The system's look of a layout.
  public required init(style: UITabBarItemAppearanceStyle) {}

  /// The system's look of the stacked layout.
  public override convenience init() {
    self.init(style: .stacked)
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
      let copy = type(of: self).init(style: .stacked)
      for state in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
        copy[keyPath: state].titleTextAttributes = self[keyPath: state].titleTextAttributes
        copy[keyPath: state].iconColor = self[keyPath: state].iconColor
        copy[keyPath: state].badgeBackgroundColor = self[keyPath: state].badgeBackgroundColor
        copy[keyPath: state].badgeTextAttributes = self[keyPath: state].badgeTextAttributes
      }
      return copy
    }
  }
}
