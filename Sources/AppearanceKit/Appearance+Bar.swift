#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance {
    /// The look of one bar; UIKit and the app decide properties that are nil.
    ///
    /// Copies share their storage until one of them changes.
    public struct Bar: Equatable, Sendable {
      /// The properties that are set.
      var settings = BarSettings()

      /// The bar style, from which a plain navigation controller derives the status bar.
      public var style: UIBarStyle {
        get { settings[.style, default: .default] }
        set { settings[.style, default: .default] = newValue }
      }
      /// The background under the bar's content.
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
      /// A color that is not drawn, because bar-appearance objects win over `barTintColor`.
      ///
      /// AppearanceKit sets those objects and leaves UIKit's property alone; use `backgroundColor`.
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
      /// The blur of the content behind the background.
      public var backgroundEffect: BackgroundEffect? {
        get { settings[.backgroundEffect] }
        set { settings[.backgroundEffect] = newValue }
      }
      /// Colors that run into each other, in place of one background color.
      public var backgroundGradient: Gradient? {
        get { settings[.backgroundGradient] }
        set { settings[.backgroundGradient] = newValue }
      }
      /// An image over the background's color; a gradient is not drawn beside it.
      public var backgroundImage: UIImage? {
        get { settings[.backgroundImage] }
        set { settings[.backgroundImage] = newValue }
      }
      /// An image in place of the line between the bar and the content.
      public var shadowImage: UIImage? {
        get { settings[.shadowImage] }
        set { settings[.shadowImage] = newValue }
      }
      /// The line between the bar and the content.
      public var shadow: Shadow {
        get { settings[.shadow, default: .default] }
        set { settings[.shadow, default: .default] = newValue }
      }
      /// True if content shows through the bar.
      public var isTranslucent: Bool? {
        get { settings[.isTranslucent] }
        set { settings[.isTranslucent] = newValue }
      }
      /// True if titles are large until content is scrolled under the bar; navigation bars only.
      public var prefersLargeTitles: Bool? {
        get { settings[.prefersLargeTitles] }
        set { settings[.prefersLargeTitles] = newValue }
      }
      /// The size of the top screen's title, if the bar prefers large titles.
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
      /// True if buttons have no glass behind them, from iOS 26 on; navigation bars and toolbars only.
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
      /// The offset of the title.
      public var titlePositionAdjustment: PositionAdjustment {
        get { settings[.titlePositionAdjustment, default: PositionAdjustment()] }
        set { settings[.titlePositionAdjustment, default: PositionAdjustment()] = newValue }
      }
      /// The treatment of the background in all states on iOS 26 and later.
      public var liquidGlass: LiquidGlass {
        get { settings[.liquidGlass, default: .keep] }
        set { settings[.liquidGlass, default: .keep] = newValue }
      }
      /// True if the bar is hidden.
      public var isHidden: Bool? {
        get { settings[.isHidden] }
        set { settings[.isHidden] = newValue }
      }
      /// The colors of bar button items by their role.
      public var buttons: Buttons {
        get { settings[.buttons, default: Buttons()] }
        set { settings[.buttons, default: Buttons()] = newValue }
      }
      /// The fonts of bar button items by their role.
      public var buttonFonts: ButtonFonts {
        get { settings[.buttonFonts, default: ButtonFonts()] }
        set { settings[.buttonFonts, default: ButtonFonts()] = newValue }
      }
      /// The colors of bar button items that are disabled.
      public var disabledButtons: Buttons {
        get { settings[.disabledButtons, default: Buttons()] }
        set { settings[.disabledButtons, default: Buttons()] = newValue }
      }
      /// The colors of bar button items that are touched.
      public var highlightedButtons: Buttons {
        get { settings[.highlightedButtons, default: Buttons()] }
        set { settings[.highlightedButtons, default: Buttons()] = newValue }
      }
      /// The colors of bar button items that are focused.
      public var focusedButtons: Buttons {
        get { settings[.focusedButtons, default: Buttons()] }
        set { settings[.focusedButtons, default: Buttons()] = newValue }
      }
      /// The button that leads back to the screen on top.
      public var backButton: BackButton {
        get { settings[.backButton, default: BackButton()] }
        set { settings[.backButton, default: BackButton()] = newValue }
      }
      /// The image beside the title of the back button.
      public var backIndicatorImage: UIImage? {
        get { settings[.backIndicatorImage] }
        set { settings[.backIndicatorImage] = newValue }
      }
      /// The search bar of the screen on top.
      public var searchBar: SearchBar {
        get { settings[.searchBar, default: SearchBar()] }
        set { settings[.searchBar, default: SearchBar()] = newValue }
      }
      /// The color of badges on tabs and, from iOS 26 on, on buttons of a navigation bar.
      public var badgeColor: UIColor? {
        get { settings[.badgeColor] }
        set { settings[.badgeColor] = newValue }
      }
      /// The color of the text of badges on tabs and, from iOS 26 on, on buttons of a navigation bar.
      public var badgeTextColor: UIColor? {
        get { settings[.badgeTextColor] }
        set { settings[.badgeTextColor] = newValue }
      }
      /// The look of tabs in all layouts.
      public var items: Tabs {
        get { settings[.items, default: Tabs()] }
        set { settings[.items, default: Tabs()] = newValue }
      }
      /// The differences of tabs with the title below.
      public var stacked: Tabs {
        get { settings[.stacked, default: Tabs()] }
        set { settings[.stacked, default: Tabs()] = newValue }
      }
      /// The differences of tabs with the title beside.
      public var inline: Tabs {
        get { settings[.inline, default: Tabs()] }
        set { settings[.inline, default: Tabs()] = newValue }
      }
      /// The differences of tabs with the title beside at compact height.
      public var compactInline: Tabs {
        get { settings[.compactInline, default: Tabs()] }
        set { settings[.compactInline, default: Tabs()] = newValue }
      }
      /// The color behind the selected tab.
      public var selectionIndicatorColor: UIColor? {
        get { settings[.selectionIndicatorColor] }
        set { settings[.selectionIndicatorColor] = newValue }
      }
      /// The placement of tabs with the title below.
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
      /// The look in a compact-height bar while content is scrolled to the edge under it.
      ///
      /// By default it is `scrollEdge`, or `compact` if `scrollEdge` is `.same`.
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
