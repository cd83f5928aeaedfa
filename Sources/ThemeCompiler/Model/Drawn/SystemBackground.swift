package import ColorScience

package enum SystemBackground: Sendable, Hashable {
  /// The material of bars from iOS 15 to 18.
  case material
  case opaque
  package static let color = "systemBackground"

  /// The color in each variant, at the base elevation.
  ///
  /// Apple publishes no values for the material, and these are not device measurements: web pages
  /// and apps that imitate bars of iOS 15 to 18 use 94% of #F9F9F9 and #1D1D1D.
  package var variants: ColorVariants {
    switch self {
    case .material:
      ColorVariants(light: Self.gray(0xF9, alpha: 0.94), dark: Self.gray(0x1D, alpha: 0.94))
    case .opaque: ColorVariants(light: .white, dark: .black)
    }
  }

  private static func gray(_ level: UInt8, alpha: Double) -> Color {
    Color(hex8: level, level, level).withAlpha(alpha)
  }
}

package enum UnknownBackground: Sendable, Hashable {
  case styled(BarProperty)
  case glass(isAsked: Bool)
  /// iOS 26 does not show a tab bar's background.
  case tabBar26
  case content
  case unsetBar
  /// Content behind buttons without glass.
  case bareButtons
  case covered(by: BarProperty)
  /// The system's color of a button's badge, or of its text.
  case badge
  case scopeButtons
  /// In another color scheme than the interface's.
  case scheme
  case searchField
  /// In a field that the theme colors.
  case searchText
  case title
  case barTint
  /// A navigation bar's tint doesn't reach items on iOS 26.
  case itemTint
  /// No output gives it to the back button on iOS 26.
  case backTint
  /// In SwiftUI, tabs and back buttons have the tint of the view around the modified one.
  case outerTint
  case systemColor(BarProperty)
  /// A status bar of the style `default` adapts to content from iOS 17 on.
  case adaptingStatusBar
  /// Info.plist gives all screens one status-bar style.
  case statusBarOfApp
  case hiddenBar
  case largeTitle
  /// iOS 26 may show the search bar at the bottom of the screen.
  case movedSearchBar
  /// The system's effect on touched or focused buttons.
  case touch
  /// Of done and prominent buttons on iOS 26.
  case fill

  /// True if only the color of the part is unknown.
  package var isOfColor: Bool {
    switch self {
    case .title, .systemColor, .touch, .barTint, .itemTint, .backTint, .outerTint,
      .searchText, .adaptingStatusBar, .statusBarOfApp:
      true
    default: false
    }
  }

  package func reason(_ kind: BarKind) -> String {
    switch self {
    case .styled(let property):
      "the system draws the background of the \(kind.title), which is not known with "
        + "\(kind.name).\(property.name)"
    case .glass(isAsked: true):
      "\(kind.name).liquidGlass is system, and iOS 26 manages the content behind the bar"
    case .glass:
      "\(kind.name) has no background of its own, and iOS 26 manages the content behind the bar"
    case .tabBar26: "iOS 26 replaces tab bar backgrounds with glass"
    case .covered(let property):
      "\(kind.name).\(property.name) lies over the background, and no theme says what it shows"
    case .searchField:
      "the system draws the field of the search bar, and Apple doesn't document its color"
    case .searchText: "the system has the color of the text in the search bar's field"
    case .title: "\(kind.name) has no color of titles, and the system has its own"
    case .systemColor(.prompt): "the system has its own color of prompts"
    case .systemColor(let property):
      "nothing sets \(kind.name).\(property.name), and the system has its own color"
    case .barTint: "before iOS 26 a navigation item has the tint of its bar"
    case .itemTint: "on iOS 26 the tint of a navigation bar doesn't reach its buttons"
    case .backTint: "on iOS 26 the tint of a navigation bar doesn't reach its back button"
    case .outerTint: "SwiftUI takes the tint from around the TabView or NavigationStack"
    case .unsetBar: "nothing sets \(kind.name)"
    case .adaptingStatusBar: "statusBarStyle default adapts to the content on iOS 17"
    case .statusBarOfApp: "Info.plist gives the app one status-bar style, which themes don't have"
    case .hiddenBar:
      "the navigation bar is hidden, and no backdrop says what is behind the status bar"
    case .largeTitle:
      "iOS 26 scrolls large titles with the content, and no backdrop says what that is"
    case .movedSearchBar: "iOS 26 may move the search bar to the bottom of the screen"
    case .touch: "buttons have the color only while they are touched or focused"
    case .fill: "iOS 26 fills done and prominent buttons, and the color is not known"
    case .badge: "the system chooses the badge's other color, and Apple doesn't document it"
    case .scopeButtons:
      "the system draws scope buttons as a segmented control, and Apple doesn't document its colors"
    case .scheme:
      "SwiftUI draws the background of the \(kind.title), in the color scheme that the bar has"
    case .bareButtons:
      "\(kind.name).hidesSharedBackground removes the glass behind buttons, and no backdrop says "
        + "what is behind them"
    case .content:
      "\(kind.name).background draws nothing, and no backdrop says what is behind the bar"
    }
  }

  /// Empty if there is nothing to measure.
  package var summary: String {
    switch self {
    case .unsetBar, .barTint: ""
    case .styled, .scheme: "the system's background"
    case .glass, .tabBar26: "glass of iOS 26"
    case .content, .bareButtons, .hiddenBar, .largeTitle: "content without a backdrop"
    case .covered: "a background image"
    case .adaptingStatusBar: "status bars that adapt to the content"
    case .statusBarOfApp: "status bars with a style from Info.plist"
    case .badge: "a badge of the system's color"
    case .scopeButtons: "scope buttons as the system draws them"
    case .searchField, .searchText: "a search bar that is partly the system's"
    case .title: "titles in the system's color"
    case .systemColor: "parts in the system's color"
    case .movedSearchBar: "a search bar that iOS 26 may move"
    case .touch: "buttons while they are touched or focused"
    case .fill: "buttons that iOS 26 fills"
    case .outerTint: "parts with the tint of an outer SwiftUI view"
    case .itemTint, .backTint: "buttons that a tint doesn't reach on iOS 26"
    }
  }
}
