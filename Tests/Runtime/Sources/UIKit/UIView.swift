import Foundation

/// An object that takes events.
@MainActor open class UIResponder: NSObject {}

/// A rectangle on the screen.
@MainActor
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitChangeObservable {
  /// Who observes what; not in the SDK.
  public var doubleTraitRegistrations: [DoubleTraitRegistration] = []

  /// Whether colors are dimmed, as they are behind what is presented.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the view around.
    case automatic
    /// As they are.
    case normal
    /// Dimmed.
    case dimmed
  }

  /// Whether the tint color is dimmed: then "the color that is returned for -tintColor will
  /// automatically be dimmed", as UIView.h says.
  open var tintAdjustmentMode = TintAdjustmentMode.normal
  /// The color of controls inside: "the first non-default value in the receiver's superview chain
  /// (starting with itself)", else one of the system's, as UIView.h says.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get {
      let color = doubleTint ?? superview?.tintColor ?? .systemBlue
      return tintAdjustmentMode == .dimmed ? UIColor(white: 0.5, alpha: 1) : color
    }
    set { doubleTint = newValue }
  }
  /// The tint of the view's own; not in the SDK.
  public private(set) var doubleTint: UIColor?
  /// The color under the content.
  open var backgroundColor: UIColor?
  /// Whether nothing of it is seen.
  open var isHidden = false
  /// Pins the view to light or dark mode.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The view around.
  open private(set) weak var superview: UIView?
  /// The views inside.
  open private(set) var subviews: [UIView] = []
  /// The window that the view is in; settable here alone, with what is inside.
  open var window: UIWindow? {
    didSet {
      for view in subviews { view.window = window }
      if window !== oldValue { didMoveToWindow() }
    }
  }
  /// What the view is shown with; settable here alone, with what is inside.
  open var traitCollection = UITraitCollection() {
    didSet {
      for view in subviews { view.traitCollection = traitCollection }
      traitCollectionDidChange(oldValue)
      callTraitHandlers(from: oldValue, to: traitCollection)
    }
  }

  /// A view of no size.
  public override required init() {}

  /// A view; here of no size.
  public required init(frame: CGRect) {}

  /// Puts a view in this one, below those above an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    view.superview = self
    view.window = window
  }

  /// Called after the view came into a window or out of one.
  open func didMoveToWindow() {}

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Lays out at once what has to be.
  open func layoutIfNeeded() {}
}

/// What is in front of all of an app.
@MainActor public final class UIWindow: UIView {}

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
