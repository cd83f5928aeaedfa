/// A property of a bar, in the order of outputs; `all` has a row for each.
@usableFromInline package enum BarProperty: UInt8, Sendable, CaseIterable {
  case style, isHidden, isTranslucent, prefersLargeTitles, largeTitleDisplayMode, prompt
  case hidesSharedBackground, liquidGlass
  case background, backgroundColor, backgroundEffect, backgroundGradient, backgroundImage, tintColor
  case barTintColor, titleColor, largeTitleColor, unselectedItemTintColor, shadowColor, shadowImage
  case titleFont, largeTitleFont, titleKern, largeTitleKern
  case titleHorizontalAdjustment, titleVerticalAdjustment
  case subtitleColor, largeSubtitleColor
  case plainButton, doneButton, prominentButton, backButton
  case plainButtonFont, plainButtonDisabled, plainButtonHighlighted, plainButtonFocused
  case doneButtonFont, doneButtonDisabled, doneButtonHighlighted, doneButtonFocused
  case prominentButtonFont, prominentButtonDisabled, prominentButtonHighlighted
  case prominentButtonFocused
  case backButtonFont, backButtonDisabled, backButtonHighlighted, backButtonFocused
  case backIndicatorImage, backButtonTitle, backButtonDisplayMode
  case searchTintColor, searchFieldColor, searchTextColor, searchPlaceholderColor
  case scopeFont, scopeTitleColor, selectedScopeTitleColor
  case badgeColor, badgeTextColor
  case itemFont, itemTitleColor, selectedItemTitleColor, itemIconColor, selectedItemIconColor
  case stackedFont, stackedTitleColor, selectedStackedTitleColor, stackedIconColor
  case selectedStackedIconColor
  case inlineFont, inlineTitleColor, selectedInlineTitleColor, inlineIconColor
  case selectedInlineIconColor
  case compactInlineFont, compactInlineTitleColor, selectedCompactInlineTitleColor
  case compactInlineIconColor, selectedCompactInlineIconColor
  case selectionIndicatorColor, itemPositioning, itemWidth, itemSpacing
  case scrollEdge, compact, compactScrollEdge
}

extension BarProperty {
  /// In the order of messages, schemas and pages.
  package static let all: [Row] = plain + buttonLooks + waysBack + searchBars + tabLooks

  private static let plain: [Row] = [
    Row(
      .style, "style", .words(BarStyle.words), since: Bars(all: 15), isInStates: false,
      summary: "The UIBarStyle, which decides the colors that nothing else sets",
      example: #""black""#, carrier: .bar("barStyle")),
    Row(
      .background, "background", .words(BarBackground.words), since: Bars(all: 15),
      summary: "How the background is configured before its color is set",
      standard: "opaque with a backgroundColor, else left to UIKit", example: #""opaque""#,
      uiKit: "`UIBarAppearance.configureWithOpaqueBackground()` and its like",
      swiftUI: "toolbarBackground(_:for:)"),
    Row(
      .backgroundColor, "backgroundColor", .color, since: Bars(all: 15), role: .background,
      summary: "The color of the background", example: ##""#F7F7F9""##,
      swiftUI: "toolbarBackground(_:for:)", carrier: .object("backgroundColor")),
    Row(
      .backgroundEffect, "backgroundEffect", .words(BlurEffect.words), since: Bars(all: 15),
      summary: "The blur of the content behind the background",
      standard: "what comes with the background", example: #""systemChromeMaterial""#,
      carrier: .object("backgroundEffect")),
    Row(
      .backgroundGradient, "backgroundGradient", .gradient, since: Bars(all: 15), role: .background,
      summary: "Colors that run into each other, in place of the background's one",
      standard: "none", example: ##"["#F7F7F9", "#DDE8FA"]"##,
      uiKit: "`UIBarAppearance.backgroundImage`, drawn", swiftUI: "toolbarBackground(_:for:)",
      carrier: .object("backgroundImage")),
    Row(
      .backgroundImage, "backgroundImage", .image, since: Bars(all: 15),
      summary: "An image of the app's over the background's color", standard: "none",
      example: #""BarBackground""#, carrier: .object("backgroundImage")),
    Row(
      .tintColor, "tintColor", .color, since: Bars(all: 15), role: .ink,
      summary: "The color of the buttons; on a tab bar, of the selected tab",
      example: ##""#0A5FD9""##,
      uiKit: "`tintColor` of the bar; on a tab bar `UITabBarItemStateAppearance.iconColor` too",
      swiftUI: "tint(_:)", carrier: .bar("tintColor", tabs: "selected")),
    Row(
      .barTintColor, "barTintColor", .color, since: Bars(all: 15), isInStates: false,
      summary: "The color of the background where no bar-appearance object decides",
      standard: "the backgroundColor", example: ##""#F7F7F9""##, carrier: .bar("barTintColor")),
    Row(
      .titleColor, "titleColor", .color, since: .navigationBar(15), role: .ink,
      summary: "The color of the title", standard: "the tintColor",
      example: ##""#1C1C1E""##, carrier: .object("titleTextAttributes[.foregroundColor]")),
    Row(
      .largeTitleColor, "largeTitleColor", .color, since: .navigationBar(15), role: .ink,
      summary: "The color of the large title", standard: "the titleColor", example: ##""#1C1C1E""##,
      carrier: .object("largeTitleTextAttributes[.foregroundColor]")),
    Row(
      .subtitleColor, "subtitleColor", .color, since: .navigationBar(26), role: .ink,
      summary: "The color of the subtitle", example: ##""#5A5A60""##,
      carrier: .object("subtitleTextAttributes[.foregroundColor]")),
    Row(
      .largeSubtitleColor, "largeSubtitleColor", .color, since: .navigationBar(26), role: .ink,
      summary: "The color of the subtitle below a large title", example: ##""#5A5A60""##,
      carrier: .object("largeSubtitleTextAttributes[.foregroundColor]")),
    Row(
      .unselectedItemTintColor, "unselectedItemTintColor", .color, since: .tabBar(15),
      ignoredFrom: 26, role: .ink, summary: "The color of the tabs that are not selected",
      example: ##""#6B6B70""##,
      uiKit: "`UITabBar.unselectedItemTintColor`, `UITabBarItemStateAppearance.iconColor`",
      carrier: .bar("unselectedItemTintColor", tabs: "normal")),
    Row(
      .badgeColor, "badgeColor", .color, since: badges,
      summary: "The color of badges; on a navigation bar, of its buttons'",
      standard: "the system's", example: ##""#C8102E""##,
      uiKit: "`UITabBarItemStateAppearance.badgeBackgroundColor`; "
        + "of a button `UIBarButtonItem.Badge.backgroundColor`",
      carrier: .layouts(["normal.badgeBackgroundColor", "selected.badgeBackgroundColor"]),
      onNavigationBar: .buttons("badge?.backgroundColor")),
    Row(
      .badgeTextColor, "badgeTextColor", .color, since: badges,
      summary: "The color of the text of badges", standard: "the system's", example: #""white""#,
      uiKit: "`UITabBarItemStateAppearance.badgeTextAttributes[.foregroundColor]`; "
        + "of a button `UIBarButtonItem.Badge.foregroundColor`",
      carrier: .layouts([
        "normal.badgeTextAttributes[.foregroundColor]",
        "selected.badgeTextAttributes[.foregroundColor]",
      ]),
      onNavigationBar: .buttons("badge?.foregroundColor")),
    Row(
      .selectionIndicatorColor, "selectionIndicatorColor", .color, since: .tabBar(15),
      role: .background, summary: "The color behind the selected tab", example: ##""#DDE8FA""##,
      carrier: .object("selectionIndicatorTintColor")),
    Row(
      .itemPositioning, "itemPositioning", .words(itemPositionings), since: .tabBar(15),
      summary: "How stacked tabs are placed", standard: "automatic", example: #""centered""#,
      carrier: .object("stackedItemPositioning")),
    Row(
      .itemWidth, "itemWidth", .points, since: .tabBar(15),
      summary: "The width of stacked tabs in points, where they are centered", example: "76",
      carrier: .object("stackedItemWidth")),
    Row(
      .itemSpacing, "itemSpacing", .points, since: .tabBar(15),
      summary: "The room between stacked tabs in points, where they are centered", example: "34",
      carrier: .object("stackedItemSpacing")),
    Row(
      .shadowColor, "shadowColor", .colorOrNone, since: Bars(all: 15),
      summary: "The color of the line beside the bar; none hides it", example: #""none""#,
      carrier: .object("shadowColor")),
    Row(
      .shadowImage, "shadowImage", .image, since: Bars(all: 15),
      summary: "An image of the app's in place of the line, in the shadowColor if it is a template",
      standard: "none", example: #""BarShadow""#, carrier: .object("shadowImage")),
    Row(
      .isTranslucent, "isTranslucent", .flag, since: Bars(all: 15), isInStates: false,
      summary: "Whether content shows through the bar", example: "false",
      carrier: .bar("isTranslucent")),
    Row(
      .prefersLargeTitles, "prefersLargeTitles", .flag, since: .navigationBar(15),
      isInStates: false,
      summary: "Whether titles are large until content is scrolled under the bar", example: "true",
      uiKit: "`UINavigationBar.prefersLargeTitles`", carrier: .bar("prefersLargeTitles")),
    Row(
      .largeTitleDisplayMode, "largeTitleDisplayMode", .words(largeTitleDisplayModes),
      since: .navigationBar(15),
      summary:
        "Whether the title of the screen is large where bars prefer that; inline, in the row "
        + "of the buttons, needs iOS 17, and older systems show it as always",
      standard: "as on the screen before", example: #""never""#,
      carrier: .item("largeTitleDisplayMode")),
    Row(
      .prompt, "prompt", .text, since: .navigationBar(15),
      summary: "The line of text above the title", standard: "none",
      example: #""Choose a delivery address""#, carrier: .item("prompt")),
    Row(
      .hidesSharedBackground, "hidesSharedBackground", .flag, since: .topAndBottom(26),
      summary: "Whether buttons have no glass behind them", standard: "false", example: "true",
      carrier: .buttons("hidesSharedBackground")),
    Row(
      .titleFont, "titleFont", .font, since: .navigationBar(15), summary: "The font of the title",
      standard: "the system's", example: #"{ "size": 17, "weight": "semibold" }"#,
      carrier: .object("titleTextAttributes[.font]")),
    Row(
      .largeTitleFont, "largeTitleFont", .font, since: .navigationBar(15),
      summary: "The font of the large title", standard: "the system's",
      example: #"{ "textStyle": "largeTitle", "design": "rounded" }"#,
      carrier: .object("largeTitleTextAttributes[.font]")),
    Row(
      .titleKern, "titleKern", .distance, since: .navigationBar(15),
      summary: "The room added between the letters of the title, in points", standard: "0",
      example: "0.5", carrier: .object("titleTextAttributes[.kern]")),
    Row(
      .largeTitleKern, "largeTitleKern", .distance, since: .navigationBar(15),
      summary: "The room added between the letters of the large title, in points", standard: "0",
      example: "0.5", carrier: .object("largeTitleTextAttributes[.kern]")),
    Row(
      .titleHorizontalAdjustment, "titlePositionAdjustment.horizontal", .distance,
      since: .navigationBar(15), summary: "How far the title is moved to the right, in points",
      standard: "0", example: "-4", carrier: .object("titlePositionAdjustment.horizontal")),
    Row(
      .titleVerticalAdjustment, "titlePositionAdjustment.vertical", .distance,
      since: .navigationBar(15), summary: "How far the title is moved down, in points",
      standard: "0", example: "2", carrier: .object("titlePositionAdjustment.vertical")),
    Row(
      .isHidden, "isHidden", .flag, since: Bars(all: 15), isInStates: false,
      summary: "Hides the bar; a status bar over it stands on the content",
      example: "false",
      uiKit:
        "`UINavigationController.isNavigationBarHidden`, `isToolbarHidden`; of a tab bar "
        + "`UITabBarController.isTabBarHidden`, before iOS 18 `isHidden`",
      swiftUI: "toolbar(_:for:)"),
    Row(
      .liquidGlass, "liquidGlass", .words(LiquidGlass.words), since: Bars(all: 15), drawnFrom: 26,
      isInStates: false, summary: "How iOS 26 and later use the background",
      standard: "it stays",
      example: #""system""#, uiKit: "`UIBarAppearance.configureWithDefaultBackground()` on iOS 26"),
    Row(
      .scrollEdge, "scrollEdge", .state([.same, .transparent, .default]),
      since: Bars(all: 15), isInStates: false,
      summary: "The bar while content is scrolled to its edge", standard: "same",
      example: #""transparent""#, uiKit: "`scrollEdgeAppearance` of the bar"),
    Row(
      .compact, "compact", .state([.same]), since: .topAndBottom(15), isInStates: false,
      summary: "The bar at compact height", standard: "same",
      example: ##"{ "backgroundColor": "#F7F7F9" }"##, uiKit: "`compactAppearance` of the bar"),
    Row(
      .compactScrollEdge, "compactScrollEdge", .state([.same, .transparent, .default]),
      since: .topAndBottom(15), isInStates: false,
      summary: "The bar at compact height while content is scrolled to its edge",
      standard: "as at the scroll edge where that differs, else as at compact height",
      example: #""transparent""#, uiKit: "`compactScrollEdgeAppearance` of the bar"),
    Row(
      .plainButton, "buttons.plain", .color, since: .topAndBottom(15), role: .ink,
      summary: "The color of plain buttons", standard: "the tintColor", example: ##""#0A5FD9""##,
      uiKit: "`buttonAppearance` of the bar-appearance object",
      carrier: .buttonColor("buttonAppearance")),
    Row(
      .doneButton, "buttons.done", .color, since: .topAndBottom(15), role: .ink,
      summary: "The color of done buttons", standard: "the tintColor", example: ##""#0A5FD9""##,
      uiKit: "`doneButtonAppearance` of the bar-appearance object",
      carrier: .buttonColor("doneButtonAppearance")),
    Row(
      .prominentButton, "buttons.prominent", .color, since: .topAndBottom(26), role: .ink,
      summary: "The color of the text of prominent buttons", standard: "the system's, by the fill",
      example: #""white""#, uiKit: "`prominentButtonAppearance` of the bar-appearance object",
      carrier: .buttonColor("prominentButtonAppearance")),
    Row(
      .backButton, "buttons.back", .color, since: .navigationBar(15), role: .ink,
      summary: "The color of the back button", standard: "that of plain buttons",
      example: ##""#1C1C1E""##,
      uiKit: "`UINavigationBarAppearance.backButtonAppearance`",
      carrier: .buttonColor("backButtonAppearance")),
  ]

  /// The properties of bars, not of a state, that SwiftUI and color themes support.
  package static let ofWholeBar: [BarProperty] = [.style, .liquidGlass, .tintColor, .barTintColor]

  private static let largeTitleDisplayModes = [
    ValueWord("automatic", "As on the screen before"), ValueWord("always", "Large"),
    ValueWord("never", "Small"),
    ValueWord("inline", "Large, in the row of the buttons; before iOS 17 as always"),
  ]

  private static let backButtonDisplayModes = [
    ValueWord("default", "The title as far as there is room"),
    ValueWord("generic", "A general word such as Back"), ValueWord("minimal", "The image alone"),
  ]

  private static let itemPositionings = [
    ValueWord("automatic", "By the width of the bar"), ValueWord("fill", "Over the whole bar"),
    ValueWord("centered", "In its middle"),
  ]

  /// Navigation bars' buttons have badges from iOS 26 on.
  private static let badges = Bars<Int?>(navigationBar: 26, toolbar: nil, tabBar: 13)

  private static let buttonLooks: [Row] =
    buttonRows(
      "plain", "buttonAppearance", since: .topAndBottom(15),
      [.plainButtonFont, .plainButtonDisabled, .plainButtonHighlighted, .plainButtonFocused])
    + buttonRows(
      "done", "doneButtonAppearance", since: .topAndBottom(15),
      [.doneButtonFont, .doneButtonDisabled, .doneButtonHighlighted, .doneButtonFocused])
    + buttonRows(
      "prominent", "prominentButtonAppearance", since: .topAndBottom(26),
      [
        .prominentButtonFont, .prominentButtonDisabled, .prominentButtonHighlighted,
        .prominentButtonFocused,
      ])
    + buttonRows(
      "back", "backButtonAppearance", since: .navigationBar(15),
      [.backButtonFont, .backButtonDisabled, .backButtonHighlighted, .backButtonFocused])

  private static func buttonRows(
    _ name: String, _ object: String, since: Bars<Int?>, _ properties: [BarProperty]
  ) -> [Row] {
    let what = name == "back" ? "the back button" : "\(name) buttons"
    let font = "\(object).normal.titleTextAttributes[.font]"
    let fontRow = Row(
      properties[0], "buttons.\(name).font", .font, since: since, summary: "The font of \(what)",
      standard: "the system's", example: #"{ "size": 17, "weight": "medium" }"#,
      uiKit: "`\(font)`", carrier: .object(font))
    let states = zip(properties.dropFirst(), ["disabled", "highlighted", "focused"])
    return [fontRow]
      + states.map { property, state in
        let path = "\(object).\(state).titleTextAttributes[.foregroundColor]"
        return Row(
          property, "buttons.\(name).\(state)Color", .color, since: since,
          summary: "The color of \(what) while \(state)", standard: "UIKit's, by the color",
          example: ##""#8E8E93""##, uiKit: "`\(path)`", carrier: .object(path))
      }
  }

  private static let waysBack: [Row] = [
    Row(
      .backIndicatorImage, "backIndicatorImage", .image, since: .navigationBar(15),
      summary: "The image beside the title of the back button", standard: "the system's chevron",
      example: #""BackArrow""#,
      uiKit: "`UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)`",
      carrier: .object("backIndicatorImage")),
    Row(
      .backButtonTitle, "backButton.title", .text, since: .navigationBar(15),
      summary: "The title of the button that leads back to the screen",
      standard: "the screen's title", example: #""Shop""#, carrier: .item("backButtonTitle")),
    Row(
      .backButtonDisplayMode, "backButton.displayMode", .words(backButtonDisplayModes),
      since: .navigationBar(15), summary: "The title of the button that leads back to the screen",
      standard: "default", example: #""minimal""#, carrier: .item("backButtonDisplayMode")),
  ]

  private static let searchBars: [Row] = [
    searchRow(
      .searchTintColor, "tintColor", "cursor and buttons of a search bar", "tintColor",
      standard: "the bar's tintColor", role: .ink),
    searchRow(
      .searchFieldColor, "fieldColor", "field of a search bar", "searchTextField.backgroundColor"),
    searchRow(
      .searchTextColor, "textColor", "text in the field", "searchTextField.textColor"),
    searchRow(
      .searchPlaceholderColor, "placeholderColor", "placeholder in the field",
      "searchTextField.attributedPlaceholder"),
    scopeRow(
      .scopeFont, "font", .font, "font of the titles of scope buttons", standard: "the system's",
      example: #"{ "size": 13, "weight": "medium" }"#, ["normal", "selected"]),
    scopeRow(
      .scopeTitleColor, "titleColor", .color, "color of the titles of scope buttons",
      example: ##""#5A5A60""##, ["normal"]),
    scopeRow(
      .selectedScopeTitleColor, "selectedTitleColor", .color,
      "color of the selected scope button's title", example: ##""#1C1C1E""##, ["selected"]),
  ]

  private static func searchRow(
    _ property: BarProperty, _ key: String, _ what: String, _ path: String,
    standard: String = "left to UIKit", role: Role = .neither
  ) -> Row {
    Row(
      property, "searchBar.\(key)", .color, since: .navigationBar(15), role: role,
      summary: "The color of the \(what)", standard: standard, example: ##""#0A5FD9""##,
      carrier: .searchBar(path))
  }

  private static func scopeRow(
    _ property: BarProperty, _ key: String, _ kind: Kind, _ what: String,
    standard: String = "left to UIKit", example: String, _ states: [String]
  ) -> Row {
    let attribute = property == .scopeFont ? "font" : "foregroundColor"
    return Row(
      property, "searchBar.scopeButtons.\(key)", kind, since: .navigationBar(15),
      summary: "The \(what)", standard: standard, example: example,
      uiKit: "`UISearchBar.scopeBarButtonTitleTextAttributes(for: .\(states[0]))[.\(attribute)]`",
      carrier: .scopeButtons(attribute: attribute, states: states))
  }

  private static let tabLooks: [Row] =
    tabRows(
      "items", "tabs", layout: nil,
      [.itemFont, .itemTitleColor, .selectedItemTitleColor, .itemIconColor, .selectedItemIconColor])
    + tabRows(
      "stacked", "tabs with the title below", layout: "stackedLayoutAppearance",
      [
        .stackedFont, .stackedTitleColor, .selectedStackedTitleColor, .stackedIconColor,
        .selectedStackedIconColor,
      ])
    + tabRows(
      "inline", "tabs with the title beside", layout: "inlineLayoutAppearance",
      [
        .inlineFont, .inlineTitleColor, .selectedInlineTitleColor, .inlineIconColor,
        .selectedInlineIconColor,
      ])
    + tabRows(
      "compactInline", "tabs with the title beside at compact height",
      layout: "compactInlineLayoutAppearance",
      [
        .compactInlineFont, .compactInlineTitleColor, .selectedCompactInlineTitleColor,
        .compactInlineIconColor, .selectedCompactInlineIconColor,
      ])

  private static func tabRows(
    _ group: String, _ tabs: String, layout: String?, _ properties: [BarProperty]
  ) -> [Row] {
    let font = "titleTextAttributes[.font]"
    let color = "titleTextAttributes[.foregroundColor]"
    let (tint, unselected) = ("the tintColor", "the unselectedItemTintColor")
    let keys: [(key: String, what: String, standard: String, paths: [String])] = [
      ("font", "font of \(tabs)", "the system's", ["normal.\(font)", "selected.\(font)"]),
      ("titleColor", "color of the titles of \(tabs)", unselected, ["normal.\(color)"]),
      (
        "selectedTitleColor", "color of the selected one's title of \(tabs)", tint,
        ["selected.\(color)"]
      ),
      ("iconColor", "color of the icons of \(tabs)", unselected, ["normal.iconColor"]),
      (
        "selectedIconColor", "color of the selected one's icon of \(tabs)", tint,
        ["selected.iconColor"]
      ),
    ]
    return zip(properties, keys).map { property, entry in
      let isFont = entry.key == "font"
      return Row(
        property, "\(group).\(entry.key)", isFont ? .font : .color, since: .tabBar(15),
        ignoredFrom: entry.key == "iconColor" ? 26 : nil, role: isFont ? .neither : .ink,
        summary: "The \(entry.what)", standard: layout == nil ? entry.standard : "as in items",
        example: isFont ? #"{ "size": 10, "weight": "semibold" }"# : ##""#0A5FD9""##,
        uiKit: "`UITabBarItemAppearance.\(entry.paths[0])`",
        carrier: layout.map { layout in .objects(entry.paths.map { "\(layout).\($0)" }) }
          ?? .layouts(entry.paths))
    }
  }
}

extension Bars<Int?> {
  fileprivate static func navigationBar(_ version: Int) -> Self {
    Self(navigationBar: version, toolbar: nil, tabBar: nil)
  }

  fileprivate static func tabBar(_ version: Int) -> Self {
    Self(navigationBar: nil, toolbar: nil, tabBar: version)
  }

  fileprivate static func topAndBottom(_ version: Int) -> Self {
    Self(navigationBar: version, toolbar: version, tabBar: nil)
  }
}
