#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// The look of the bars around one screen, including the status bar.
  ///
  /// Properties that are nil or `default` are left to UIKit, so a fresh value changes nothing.
  public struct Appearance: Equatable, Sendable {
    /// The color of the status bar's glyphs.
    public var statusBarStyle: UIStatusBarStyle = .default
    /// The same in a dark interface; nil where it is the `statusBarStyle` too.
    public var darkStatusBarStyle: UIStatusBarStyle?
    /// Pins the screen to light or dark mode.
    public var interfaceStyle: UIUserInterfaceStyle = .unspecified
    /// The bar above the screen.
    public var navigationBar = Bar()
    /// The bar below the screen.
    public var toolbar = Bar()
    /// The bar of an enclosing tab bar controller.
    public var tabBar = Bar()
    /// Gives the compiled inverse; not part of equality.
    public var compiledInverse: (@Sendable () -> Appearance)?

    /// Leaves everything to UIKit.
    public init() {}

    /// The appearance that the theme declares as the inverse of this one, or this one itself.
    public func inverse() -> Appearance {
      compiledInverse?() ?? self
    }

    /// The style of the status bar on a screen that is pinned to the interface style, or has that of the traits.
    func statusBarStyle(for traits: UITraitCollection) -> UIStatusBarStyle {
      let isPinned = interfaceStyle != .unspecified
      let isDark = (isPinned ? interfaceStyle : traits.userInterfaceStyle) == .dark
      let style = isDark ? darkStatusBarStyle ?? statusBarStyle : statusBarStyle
      // From iOS 17 on, the default adapts to the content. Before, it would follow the traits.
      guard isPinned, style == .default, #unavailable(iOS 17.0) else { return style }
      return isDark ? .lightContent : .darkContent
    }

    /// Compares the looks; `compiledInverse` does not count.
    public static func == (lhs: Appearance, rhs: Appearance) -> Bool {
      lhs.statusBarStyle == rhs.statusBarStyle
        && lhs.darkStatusBarStyle == rhs.darkStatusBarStyle
        && lhs.interfaceStyle == rhs.interfaceStyle
        && lhs.navigationBar == rhs.navigationBar
        && lhs.toolbar == rhs.toolbar
        && lhs.tabBar == rhs.tabBar
    }
  }
#endif
