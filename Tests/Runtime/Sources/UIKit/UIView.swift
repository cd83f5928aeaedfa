import Foundation

/// An object that takes events.
@MainActor open class UIResponder: NSObject {}

/// A rectangle on the screen.
@MainActor open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
  /// The color of controls inside.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  /// The color under the content.
  open var backgroundColor: UIColor?
  /// Whether nothing of it is seen.
  open var isHidden = false
  /// Pins the view to light or dark mode; iOS 13.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  /// A view of no size.
  public override required init() {}
}

/// A view that takes touches.
@MainActor open class UIControl: UIView {
  /// The states a control can be in.
  public struct State: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// The states with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No particular state.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
  }
}
