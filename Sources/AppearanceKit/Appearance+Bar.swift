#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance {
    /// How one bar looks; what is nil is left to UIKit.
    public struct Bar: Equatable, Sendable {
      /// The bar style, from which a plain navigation controller derives the status bar.
      public var style: UIBarStyle = .default
      /// What lies under the bar's content.
      public var background: Background?
      /// The color of the background.
      public var backgroundColor: UIColor?
      /// The color of bar button items, and of the selected tab.
      public var tintColor: UIColor?
      /// The background color where bar-appearance objects do not exist: before iOS 13.
      public var barTintColor: UIColor?
      /// The color of the title.
      public var titleColor: UIColor?
      /// The color of the large title.
      public var largeTitleColor: UIColor?
      /// The color of the tabs that are not selected.
      public var unselectedItemTintColor: UIColor?
      /// The line between the bar and the content.
      public var shadow: Shadow = .default
      /// Whether content shows through the bar.
      public var isTranslucent: Bool?
      /// Whether titles are large until content is scrolled under the bar; of a navigation bar only.
      public var prefersLargeTitles: Bool?
      /// The font of the title.
      public var titleFont: TitleFont?
      /// What iOS 26 and later do with the background of the bar in all its states.
      public var liquidGlass: LiquidGlass = .keep
      /// Whether the bar is away.
      public var isHidden: Bool?
      /// The colors of bar button items by their role.
      public var buttons = Buttons()
      /// The look while content is scrolled to the edge under the bar.
      public var scrollEdge: Slot = .same
      /// The look in a compact-height bar, as on a phone in landscape.
      public var compact: Slot = .same

      /// Leaves everything to UIKit.
      public init() {}
    }
  }
#endif
