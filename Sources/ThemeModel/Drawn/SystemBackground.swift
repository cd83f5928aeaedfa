package import ColorScience

/// What the system draws under a bar of its own, as far as it can be known.
package enum SystemBackground: Sendable, Hashable {
  /// The material of bars from iOS 15 to 18.
  case material
  /// The solid background from iOS 15 to 18.
  case opaque

  /// The color of UIKit's that the solid background is.
  package static let color = "systemBackground"

  /// The color in each variant, of the solid one at the base elevation.
  ///
  /// Apple publishes no values for the material, and nobody measured it on a device for this: 94% of #F9F9F9 and of
  /// #1D1D1D over content is what web pages and apps that imitate the bars of iOS 15 to 18 use. The solid one is
  /// `systemBackground`.
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

/// Why nobody can know what lies under a bar.
package enum UnknownBackground: Sendable, Hashable {
  /// The system's own under a black or an opaque bar.
  case styled(BarProperty)
  case glass(isAsked: Bool)
  /// The background of a tab bar, which iOS 26 does not show.
  case tabBar26
  case content
  /// Content, behind buttons without glass.
  case bareButtons
  /// An image over it.
  case covered(by: BarProperty)
  /// The system's color of a button's badge, or of its text.
  case badge
  /// The segmented control that the system makes of scope buttons.
  case scopeButtons
  /// The system's own in another color scheme than the interface's.
  case scheme
  /// The system's color of a search bar's field.
  case searchField
  /// The system's color of the text in a field that the theme colors.
  case searchText
  /// The system's color of a title.
  case title
  /// The system's color of something that a property would color.
  case systemColor(BarProperty)
  /// Content under a status bar whose navigation bar is hidden.
  case hiddenBar
  /// Content, with which iOS 26 scrolls large titles.
  case largeTitle
  /// A search bar that iOS 26 may show at the bottom of the screen.
  case movedSearchBar
  /// What the system does to a button while it is touched or focused.
  case touch
  /// What iOS 26 fills done buttons with.
  case fill

  /// Why, in a manifest, of a bar.
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
      "\(kind.name) has no \(property.name), and the system has its own"
    case .hiddenBar:
      "the navigation bar is hidden, and no backdrop says what is behind the status bar"
    case .largeTitle:
      "iOS 26 scrolls large titles with the content, and no backdrop says what that is"
    case .movedSearchBar: "iOS 26 may move the search bar to the bottom of the screen"
    case .touch: "buttons have the color only while they are touched or focused"
    case .fill: "iOS 26 fills done buttons, and the color is that of their text"
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

  /// Why, in few words.
  package var summary: String {
    switch self {
    case .styled, .scheme: "the system's background"
    case .glass, .tabBar26: "glass of iOS 26"
    case .content, .bareButtons, .hiddenBar, .largeTitle: "content without a backdrop"
    case .covered: "a background image"
    case .badge: "a badge of the system's color"
    case .scopeButtons: "scope buttons as the system draws them"
    case .searchField, .searchText: "a search bar that is partly the system's"
    case .title: "titles in the system's color"
    case .systemColor: "parts in the system's color"
    case .movedSearchBar: "a search bar that iOS 26 may move"
    case .touch: "buttons while they are touched or focused"
    case .fill: "buttons that iOS 26 fills"
    }
  }
}
