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
      /// The color of the subtitle, from iOS 26 on.
      public var subtitleColor: UIColor?
      /// The color of the subtitle below a large title, from iOS 26 on.
      public var largeSubtitleColor: UIColor?
      /// The color of the tabs that are not selected.
      public var unselectedItemTintColor: UIColor?
      /// The blur of what is seen through the background, from iOS 13 on.
      public var backgroundEffect: BackgroundEffect?
      /// Colors that run into each other, in place of the background's one, from iOS 13 on.
      public var backgroundGradient: Gradient?
      /// An image over the background's color, from iOS 13 on; a gradient is not drawn beside it.
      public var backgroundImage: UIImage?
      /// An image in place of the line between the bar and the content, from iOS 13 on.
      public var shadowImage: UIImage?
      /// The line between the bar and the content.
      public var shadow: Shadow = .default
      /// Whether content shows through the bar.
      public var isTranslucent: Bool?
      /// Whether titles are large until content is scrolled under the bar; of a navigation bar only.
      public var prefersLargeTitles: Bool?
      /// Whether the title of the screen on top is large where the bar prefers that.
      public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode?
      /// The line of text above the title of the screen on top.
      public var prompt: String?
      /// Whether buttons have no glass behind them, from iOS 26 on; of a navigation bar or a toolbar.
      public var hidesSharedBackground: Bool?
      /// The font of the title.
      public var titleFont: TitleFont?
      /// The font of the large title.
      public var largeTitleFont: TitleFont?
      /// The room added between the letters of the title, in points.
      public var titleKern: CGFloat?
      /// The room added between the letters of the large title, in points.
      public var largeTitleKern: CGFloat?
      /// How far the title is moved, from iOS 13 on.
      public var titlePositionAdjustment = PositionAdjustment()
      /// What iOS 26 and later do with the background of the bar in all its states.
      public var liquidGlass: LiquidGlass = .keep
      /// Whether the bar is away.
      public var isHidden: Bool?
      /// The colors of bar button items by their role.
      public var buttons = Buttons()
      /// The fonts of bar button items by their role, from iOS 13 on.
      public var buttonFonts = ButtonFonts()
      /// The colors of bar button items that are disabled, from iOS 13 on.
      public var disabledButtons = Buttons()
      /// The colors of bar button items that are touched, from iOS 13 on.
      public var highlightedButtons = Buttons()
      /// The colors of bar button items that are focused, from iOS 13 on.
      public var focusedButtons = Buttons()
      /// The button that leads back to the screen on top.
      public var backButton = BackButton()
      /// The image beside the title of the back button, from iOS 13 on.
      public var backIndicatorImage: UIImage?
      /// The search bar of the screen on top, from iOS 13 on.
      public var searchBar = SearchBar()
      /// The color of badges: on tabs from iOS 13 on, on buttons of a navigation bar from iOS 26 on.
      public var badgeColor: UIColor?
      /// The color of the text of badges: on tabs from iOS 13 on, on buttons of a navigation bar from
      /// iOS 26 on.
      public var badgeTextColor: UIColor?
      /// The look of tabs in all layouts, from iOS 13 on.
      public var items = Tabs()
      /// What is different in tabs with the title below.
      public var stacked = Tabs()
      /// What is different in tabs with the title beside.
      public var inline = Tabs()
      /// What is different in tabs with the title beside at compact height.
      public var compactInline = Tabs()
      /// The color behind the selected tab, from iOS 13 on.
      public var selectionIndicatorColor: UIColor?
      /// How tabs with the title below are placed, from iOS 13 on.
      public var itemPositioning: UITabBar.ItemPositioning?
      /// The width in points of tabs with the title below, where they are centered.
      public var itemWidth: CGFloat?
      /// The room in points between tabs with the title below, where they are centered.
      public var itemSpacing: CGFloat?
      /// The look while content is scrolled to the edge under the bar.
      public var scrollEdge: Slot = .same
      /// The look in a compact-height bar, as on a phone in landscape.
      public var compact: Slot = .same
      /// The look in a compact-height bar while content is scrolled to the edge under it, from iOS 15 on;
      /// by default that at the edge if that differs, else that at compact height.
      public var compactScrollEdge: Slot = .default

      /// Leaves everything to UIKit.
      public init() {}
    }
  }
#endif
