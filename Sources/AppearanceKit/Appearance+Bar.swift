#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance {
    /// How one bar looks; what is nil is left to UIKit.
    ///
    /// A bar holds what it says in storage that copies share until one of them changes.
    public struct Bar: Equatable, Sendable {
      /// What the bar says.
      var settings = BarSettings()

      /// The bar style, from which a plain navigation controller derives the status bar.
      public var style: UIBarStyle {
        get { settings[.style, default: .default] }
        set { settings[.style, default: .default] = newValue }
      }
      /// What lies under the bar's content.
      public var background: Background? {
        get { settings[.background] }
        set { settings[.background] = newValue }
      }
      /// The color of the background.
      public var backgroundColor: UIColor? {
        get { settings[.backgroundColor] }
        set { settings[.backgroundColor] = newValue }
      }
      /// The color of bar button items, and of the selected tab.
      public var tintColor: UIColor? {
        get { settings[.tintColor] }
        set { settings[.tintColor] = newValue }
      }
      /// The background color where bar-appearance objects do not exist: before iOS 13.
      public var barTintColor: UIColor? {
        get { settings[.barTintColor] }
        set { settings[.barTintColor] = newValue }
      }
      /// The color of the title.
      public var titleColor: UIColor? {
        get { settings[.titleColor] }
        set { settings[.titleColor] = newValue }
      }
      /// The color of the large title.
      public var largeTitleColor: UIColor? {
        get { settings[.largeTitleColor] }
        set { settings[.largeTitleColor] = newValue }
      }
      /// The color of the subtitle, from iOS 26 on.
      public var subtitleColor: UIColor? {
        get { settings[.subtitleColor] }
        set { settings[.subtitleColor] = newValue }
      }
      /// The color of the subtitle below a large title, from iOS 26 on.
      public var largeSubtitleColor: UIColor? {
        get { settings[.largeSubtitleColor] }
        set { settings[.largeSubtitleColor] = newValue }
      }
      /// The color of the tabs that are not selected.
      public var unselectedItemTintColor: UIColor? {
        get { settings[.unselectedItemTintColor] }
        set { settings[.unselectedItemTintColor] = newValue }
      }
      /// The blur of the content behind the background, from iOS 13 on.
      public var backgroundEffect: BackgroundEffect? {
        get { settings[.backgroundEffect] }
        set { settings[.backgroundEffect] = newValue }
      }
      /// Colors that run into each other, in place of the background's one, from iOS 13 on.
      public var backgroundGradient: Gradient? {
        get { settings[.backgroundGradient] }
        set { settings[.backgroundGradient] = newValue }
      }
      /// An image over the background's color, from iOS 13 on; a gradient is not drawn beside it.
      public var backgroundImage: UIImage? {
        get { settings[.backgroundImage] }
        set { settings[.backgroundImage] = newValue }
      }
      /// An image in place of the line between the bar and the content, from iOS 13 on.
      public var shadowImage: UIImage? {
        get { settings[.shadowImage] }
        set { settings[.shadowImage] = newValue }
      }
      /// The line between the bar and the content.
      public var shadow: Shadow {
        get { settings[.shadow, default: .default] }
        set { settings[.shadow, default: .default] = newValue }
      }
      /// Whether content shows through the bar.
      public var isTranslucent: Bool? {
        get { settings[.isTranslucent] }
        set { settings[.isTranslucent] = newValue }
      }
      /// Whether titles are large until content is scrolled under the bar; of a navigation bar only.
      public var prefersLargeTitles: Bool? {
        get { settings[.prefersLargeTitles] }
        set { settings[.prefersLargeTitles] = newValue }
      }
      /// Whether the title of the screen on top is large where the bar prefers that.
      ///
      /// `inline`, in the row of the buttons, needs iOS 17.
      public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode? {
        get { settings[.largeTitleDisplayMode] }
        set { settings[.largeTitleDisplayMode] = newValue }
      }
      /// The line of text above the title of the screen on top.
      public var prompt: String? {
        get { settings[.prompt] }
        set { settings[.prompt] = newValue }
      }
      /// Whether buttons have no glass behind them, from iOS 26 on; of a navigation bar or a toolbar.
      public var hidesSharedBackground: Bool? {
        get { settings[.hidesSharedBackground] }
        set { settings[.hidesSharedBackground] = newValue }
      }
      /// The font of the title.
      public var titleFont: TitleFont? {
        get { settings[.titleFont] }
        set { settings[.titleFont] = newValue }
      }
      /// The font of the large title.
      public var largeTitleFont: TitleFont? {
        get { settings[.largeTitleFont] }
        set { settings[.largeTitleFont] = newValue }
      }
      /// The room added between the letters of the title, in points.
      public var titleKern: CGFloat? {
        get { settings[.titleKern] }
        set { settings[.titleKern] = newValue }
      }
      /// The room added between the letters of the large title, in points.
      public var largeTitleKern: CGFloat? {
        get { settings[.largeTitleKern] }
        set { settings[.largeTitleKern] = newValue }
      }
      /// How far the title is moved, from iOS 13 on.
      public var titlePositionAdjustment: PositionAdjustment {
        get { settings[.titlePositionAdjustment, default: PositionAdjustment()] }
        set { settings[.titlePositionAdjustment, default: PositionAdjustment()] = newValue }
      }
      /// How iOS 26 and later use the background of the bar in all its states.
      public var liquidGlass: LiquidGlass {
        get { settings[.liquidGlass, default: .keep] }
        set { settings[.liquidGlass, default: .keep] = newValue }
      }
      /// Whether the bar is away.
      public var isHidden: Bool? {
        get { settings[.isHidden] }
        set { settings[.isHidden] = newValue }
      }
      /// The colors of bar button items by their role.
      public var buttons: Buttons {
        get { settings[.buttons, default: Buttons()] }
        set { settings[.buttons, default: Buttons()] = newValue }
      }
      /// The fonts of bar button items by their role, from iOS 13 on.
      public var buttonFonts: ButtonFonts {
        get { settings[.buttonFonts, default: ButtonFonts()] }
        set { settings[.buttonFonts, default: ButtonFonts()] = newValue }
      }
      /// The colors of bar button items that are disabled, from iOS 13 on.
      public var disabledButtons: Buttons {
        get { settings[.disabledButtons, default: Buttons()] }
        set { settings[.disabledButtons, default: Buttons()] = newValue }
      }
      /// The colors of bar button items that are touched, from iOS 13 on.
      public var highlightedButtons: Buttons {
        get { settings[.highlightedButtons, default: Buttons()] }
        set { settings[.highlightedButtons, default: Buttons()] = newValue }
      }
      /// The colors of bar button items that are focused, from iOS 13 on.
      public var focusedButtons: Buttons {
        get { settings[.focusedButtons, default: Buttons()] }
        set { settings[.focusedButtons, default: Buttons()] = newValue }
      }
      /// The button that leads back to the screen on top.
      public var backButton: BackButton {
        get { settings[.backButton, default: BackButton()] }
        set { settings[.backButton, default: BackButton()] = newValue }
      }
      /// The image beside the title of the back button, from iOS 13 on.
      public var backIndicatorImage: UIImage? {
        get { settings[.backIndicatorImage] }
        set { settings[.backIndicatorImage] = newValue }
      }
      /// The search bar of the screen on top, from iOS 13 on.
      public var searchBar: SearchBar {
        get { settings[.searchBar, default: SearchBar()] }
        set { settings[.searchBar, default: SearchBar()] = newValue }
      }
      /// The color of badges: on tabs from iOS 13 on, on buttons of a navigation bar from iOS 26 on.
      public var badgeColor: UIColor? {
        get { settings[.badgeColor] }
        set { settings[.badgeColor] = newValue }
      }
      /// The color of the text of badges: on tabs from iOS 13 on, on buttons of a navigation bar from
      /// iOS 26 on.
      public var badgeTextColor: UIColor? {
        get { settings[.badgeTextColor] }
        set { settings[.badgeTextColor] = newValue }
      }
      /// The look of tabs in all layouts, from iOS 13 on.
      public var items: Tabs {
        get { settings[.items, default: Tabs()] }
        set { settings[.items, default: Tabs()] = newValue }
      }
      /// What is different in tabs with the title below.
      public var stacked: Tabs {
        get { settings[.stacked, default: Tabs()] }
        set { settings[.stacked, default: Tabs()] = newValue }
      }
      /// What is different in tabs with the title beside.
      public var inline: Tabs {
        get { settings[.inline, default: Tabs()] }
        set { settings[.inline, default: Tabs()] = newValue }
      }
      /// What is different in tabs with the title beside at compact height.
      public var compactInline: Tabs {
        get { settings[.compactInline, default: Tabs()] }
        set { settings[.compactInline, default: Tabs()] = newValue }
      }
      /// The color behind the selected tab, from iOS 13 on.
      public var selectionIndicatorColor: UIColor? {
        get { settings[.selectionIndicatorColor] }
        set { settings[.selectionIndicatorColor] = newValue }
      }
      /// How tabs with the title below are placed, from iOS 13 on.
      public var itemPositioning: UITabBar.ItemPositioning? {
        get { settings[.itemPositioning] }
        set { settings[.itemPositioning] = newValue }
      }
      /// The width in points of tabs with the title below, where they are centered.
      public var itemWidth: CGFloat? {
        get { settings[.itemWidth] }
        set { settings[.itemWidth] = newValue }
      }
      /// The room in points between tabs with the title below, where they are centered.
      public var itemSpacing: CGFloat? {
        get { settings[.itemSpacing] }
        set { settings[.itemSpacing] = newValue }
      }
      /// The look while content is scrolled to the edge under the bar.
      public var scrollEdge: Slot {
        get { settings[.scrollEdge, default: .same] }
        set { settings[.scrollEdge, default: .same] = newValue }
      }
      /// The look in a compact-height bar, as on a phone in landscape.
      public var compact: Slot {
        get { settings[.compact, default: .same] }
        set { settings[.compact, default: .same] = newValue }
      }
      /// The look in a compact-height bar while content is scrolled to the edge under it, from iOS 15 on;
      /// by default that at the edge if that differs, else that at compact height.
      public var compactScrollEdge: Slot {
        get { settings[.compactScrollEdge, default: .default] }
        set { settings[.compactScrollEdge, default: .default] = newValue }
      }

      /// Leaves everything to UIKit.
      public init() {}
    }
  }

  extension BarSettings {
    /// The properties of a bar.
    enum Property: UInt8, Sendable {
      case style, background, backgroundColor, tintColor, barTintColor, titleColor
      case largeTitleColor, subtitleColor, largeSubtitleColor, unselectedItemTintColor
      case backgroundEffect, backgroundGradient, backgroundImage, shadowImage, shadow
      case isTranslucent, prefersLargeTitles, largeTitleDisplayMode, prompt
      case hidesSharedBackground, titleFont, largeTitleFont, titleKern, largeTitleKern
      case titlePositionAdjustment, liquidGlass, isHidden, buttons, buttonFonts, disabledButtons
      case highlightedButtons, focusedButtons, backButton, backIndicatorImage, searchBar
      case badgeColor, badgeTextColor, items, stacked, inline, compactInline
      case selectionIndicatorColor, itemPositioning, itemWidth, itemSpacing, scrollEdge, compact
      case compactScrollEdge
    }
  }
#endif
