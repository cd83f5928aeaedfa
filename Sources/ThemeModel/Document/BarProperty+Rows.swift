extension BarProperty {
  /// The rows in the order in which messages, schemas and pages list the keys.
  package static let all: [Row] = plain + buttonLooks + waysBack + searchBars + tabLooks

  private static let plain: [Row] = [
    Row(
      property: .style, name: "style", kind: .style, since: Bars(all: 12), isInStates: false,
      inObjects: [], summary: "The UIBarStyle, which decides the colors that nothing else sets",
      example: #""black""#, uiKit: "`barStyle` of the bar"),
    Row(
      property: .background, name: "background", kind: .background, since: Bars(all: 12),
      summary: "How the background is configured before its color is set",
      standard: "opaque with a backgroundColor, else left to UIKit", example: #""opaque""#,
      uiKit: "`UIBarAppearance.configureWithOpaqueBackground()` and its like",
      swiftUI: "toolbarBackground(_:for:)"),
    Row(
      property: .backgroundColor, name: "backgroundColor", kind: .color, since: Bars(all: 12),
      role: .background, summary: "The color of the background", example: ##""#F7F7F9""##,
      uiKit: "`UIBarAppearance.backgroundColor`", swiftUI: "toolbarBackground(_:for:)"),
    Row(
      property: .backgroundEffect, name: "backgroundEffect", kind: .words(BlurEffect.words),
      since: Bars(all: 13), summary: "The blur of the content behind the background",
      standard: "what comes with the background", example: #""systemChromeMaterial""#,
      uiKit: "`UIBarAppearance.backgroundEffect`",
      carrier: .object("backgroundEffect")),
    Row(
      property: .backgroundGradient, name: "backgroundGradient", kind: .gradient,
      since: Bars(all: 13), role: .background,
      summary: "Colors that run into each other, in place of the background's one",
      standard: "none", example: ##"["#F7F7F9", "#DDE8FA"]"##,
      uiKit: "`UIBarAppearance.backgroundImage`, drawn", swiftUI: "toolbarBackground(_:for:)",
      carrier: .object("backgroundImage")),
    Row(
      property: .backgroundImage, name: "backgroundImage", kind: .image, since: Bars(all: 13),
      summary: "An image of the app's over the background's color", standard: "none",
      example: #""BarBackground""#, uiKit: "`UIBarAppearance.backgroundImage`",
      carrier: .object("backgroundImage")),
    Row(
      property: .tintColor, name: "tintColor", kind: .color, since: Bars(all: 12), role: .ink,
      inObjects: [.tabBar],
      summary: "The color of the buttons; on a tab bar, of the selected tab",
      example: ##""#0A5FD9""##,
      uiKit: "`tintColor` of the bar; on a tab bar `UITabBarItemStateAppearance.iconColor` too",
      swiftUI: "tint(_:)"),
    Row(
      property: .barTintColor, name: "barTintColor", kind: .color, since: Bars(all: 12),
      isInStates: false, inObjects: [], summary: "The color of the background before iOS 13",
      standard: "the backgroundColor", example: ##""#F7F7F9""##,
      uiKit: "`barTintColor` of the bar"),
    Row(
      property: .titleColor, name: "titleColor", kind: .color, since: .navigationBar(12),
      role: .ink,
      summary: "The color of the title", standard: "the tintColor, and checked as it",
      example: ##""#1C1C1E""##,
      uiKit: "`UINavigationBarAppearance.titleTextAttributes[.foregroundColor]`"),
    Row(
      property: .largeTitleColor, name: "largeTitleColor", kind: .color, since: .navigationBar(12),
      role: .ink, summary: "The color of the large title", standard: "the titleColor",
      example: ##""#1C1C1E""##,
      uiKit: "`UINavigationBarAppearance.largeTitleTextAttributes[.foregroundColor]`"),
    Row(
      property: .subtitleColor, name: "subtitleColor", kind: .color, since: .navigationBar(26),
      role: .ink, summary: "The color of the subtitle", example: ##""#5A5A60""##,
      uiKit: "`UINavigationBarAppearance.subtitleTextAttributes[.foregroundColor]`",
      carrier: .object("subtitleTextAttributes[.foregroundColor]")),
    Row(
      property: .largeSubtitleColor, name: "largeSubtitleColor", kind: .color,
      since: .navigationBar(26), role: .ink,
      summary: "The color of the subtitle below a large title", example: ##""#5A5A60""##,
      uiKit: "`UINavigationBarAppearance.largeSubtitleTextAttributes[.foregroundColor]`",
      carrier: .object("largeSubtitleTextAttributes[.foregroundColor]")),
    Row(
      property: .unselectedItemTintColor, name: "unselectedItemTintColor", kind: .color,
      since: .tabBar(12), ignoredFrom: 26, role: .ink,
      summary: "The color of the tabs that are not selected",
      example: ##""#6B6B70""##,
      uiKit: "`UITabBar.unselectedItemTintColor`, `UITabBarItemStateAppearance.iconColor`"),
    Row(
      property: .badgeColor, name: "badgeColor", kind: .color, since: badges,
      summary: "The color of badges; on a navigation bar, of its buttons'",
      standard: "the system's", example: ##""#C8102E""##,
      uiKit: "`UITabBarItemStateAppearance.badgeBackgroundColor`; of a button "
        + "`UIBarButtonItem.Badge.backgroundColor`",
      carrier: .layouts(["normal.badgeBackgroundColor", "selected.badgeBackgroundColor"]),
      onNavigationBar: .buttons("badge?.backgroundColor")),
    Row(
      property: .badgeTextColor, name: "badgeTextColor", kind: .color, since: badges,
      summary: "The color of the text of badges", standard: "the system's", example: #""white""#,
      uiKit: "`UITabBarItemStateAppearance.badgeTextAttributes[.foregroundColor]`; of a button "
        + "`UIBarButtonItem.Badge.foregroundColor`",
      carrier: .layouts([
        "normal.badgeTextAttributes[.foregroundColor]",
        "selected.badgeTextAttributes[.foregroundColor]",
      ]),
      onNavigationBar: .buttons("badge?.foregroundColor")),
    Row(
      property: .selectionIndicatorColor, name: "selectionIndicatorColor", kind: .color,
      since: .tabBar(13), role: .background, summary: "The color behind the selected tab",
      example: ##""#DDE8FA""##,
      uiKit: "`UITabBarAppearance.selectionIndicatorTintColor`",
      carrier: .object("selectionIndicatorTintColor")),
    Row(
      property: .itemPositioning, name: "itemPositioning", kind: .words(ItemPositioning.words),
      since: .tabBar(13), summary: "How stacked tabs are placed", standard: "automatic",
      example: #""centered""#, uiKit: "`UITabBarAppearance.stackedItemPositioning`",
      carrier: .object("stackedItemPositioning")),
    Row(
      property: .itemWidth, name: "itemWidth", kind: .points, since: .tabBar(13),
      summary: "The width of stacked tabs in points, where they are centered", example: "76",
      uiKit: "`UITabBarAppearance.stackedItemWidth`", carrier: .object("stackedItemWidth")),
    Row(
      property: .itemSpacing, name: "itemSpacing", kind: .points, since: .tabBar(13),
      summary: "The room between stacked tabs in points, where they are centered", example: "34",
      uiKit: "`UITabBarAppearance.stackedItemSpacing`", carrier: .object("stackedItemSpacing")),
    Row(
      property: .shadowColor, name: "shadowColor", kind: .colorOrNone, since: Bars(all: 13),
      summary: "The color of the line beside the bar; none hides it", example: #""none""#,
      uiKit: "`UIBarAppearance.shadowColor`"),
    Row(
      property: .shadowImage, name: "shadowImage", kind: .image, since: Bars(all: 13),
      summary: "An image of the app's in place of the line, in the shadowColor if it is a template",
      standard: "none", example: #""BarShadow""#, uiKit: "`UIBarAppearance.shadowImage`",
      carrier: .object("shadowImage")),
    Row(
      property: .isTranslucent, name: "isTranslucent", kind: .flag, since: Bars(all: 12),
      isInStates: false, inObjects: [], summary: "Whether content shows through the bar",
      example: "false", uiKit: "`isTranslucent` of the bar"),
    Row(
      property: .prefersLargeTitles, name: "prefersLargeTitles", kind: .flag,
      since: .navigationBar(12), isInStates: false, inObjects: [],
      summary: "Whether titles are large until content is scrolled under the bar", example: "true",
      uiKit: "`UINavigationBar.prefersLargeTitles`"),
    Row(
      property: .largeTitleDisplayMode, name: "largeTitleDisplayMode",
      kind: .words(LargeTitleDisplayMode.words), since: .navigationBar(12), isInStates: false,
      inObjects: [], summary: "Whether the title of the screen is large where bars prefer that",
      standard: "as on the screen before", example: #""never""#,
      uiKit: "`UINavigationItem.largeTitleDisplayMode`",
      carrier: .item("largeTitleDisplayMode")),
    Row(
      property: .prompt, name: "prompt", kind: .text, since: .navigationBar(12), isInStates: false,
      inObjects: [], summary: "The line of text above the title", standard: "none",
      example: #""Choose a delivery address""#, uiKit: "`UINavigationItem.prompt`",
      carrier: .item("prompt")),
    Row(
      property: .hidesSharedBackground, name: "hidesSharedBackground", kind: .flag,
      since: .topAndBottom(26), isInStates: false, inObjects: [],
      summary: "Whether buttons have no glass behind them", standard: "false", example: "true",
      uiKit: "`UIBarButtonItem.hidesSharedBackground`", carrier: .buttons("hidesSharedBackground")),
    Row(
      property: .titleFont, name: "titleFont", kind: .font, since: .navigationBar(12),
      summary: "The font of the title", standard: "the system's",
      example: #"{ "size": 17, "weight": "semibold" }"#,
      uiKit: "`UINavigationBarAppearance.titleTextAttributes[.font]`"),
    Row(
      property: .largeTitleFont, name: "largeTitleFont", kind: .font, since: .navigationBar(12),
      summary: "The font of the large title", standard: "the system's",
      example: #"{ "textStyle": "largeTitle", "design": "rounded" }"#,
      uiKit: "`UINavigationBarAppearance.largeTitleTextAttributes[.font]`"),
    Row(
      property: .titleKern, name: "titleKern", kind: .distance, since: .navigationBar(13),
      summary: "The room added between the letters of the title, in points", standard: "0",
      example: "0.5", uiKit: "`UINavigationBarAppearance.titleTextAttributes[.kern]`",
      carrier: .object("titleTextAttributes[.kern]")),
    Row(
      property: .largeTitleKern, name: "largeTitleKern", kind: .distance,
      since: .navigationBar(13),
      summary: "The room added between the letters of the large title, in points", standard: "0",
      example: "0.5", uiKit: "`UINavigationBarAppearance.largeTitleTextAttributes[.kern]`",
      carrier: .object("largeTitleTextAttributes[.kern]")),
    Row(
      property: .titleHorizontalAdjustment, name: "titlePositionAdjustment.horizontal",
      kind: .distance, since: .navigationBar(13),
      summary: "How far the title is moved to the right, in points", standard: "0",
      example: "-4", uiKit: "`UINavigationBarAppearance.titlePositionAdjustment.horizontal`",
      carrier: .object("titlePositionAdjustment.horizontal")),
    Row(
      property: .titleVerticalAdjustment, name: "titlePositionAdjustment.vertical",
      kind: .distance, since: .navigationBar(13),
      summary: "How far the title is moved down, in points", standard: "0", example: "2",
      uiKit: "`UINavigationBarAppearance.titlePositionAdjustment.vertical`",
      carrier: .object("titlePositionAdjustment.vertical")),
    Row(
      property: .isHidden, name: "isHidden", kind: .flag, since: Bars(all: 12),
      isInStates: false, inObjects: [],
      summary: "Whether the bar is away; a status bar over a hidden one is not checked",
      example: "false",
      uiKit: "`UINavigationController.isNavigationBarHidden`, `isToolbarHidden`; of a tab bar "
        + "`UITabBarController.isTabBarHidden`, before iOS 18 `isHidden`",
      swiftUI: "toolbar(_:for:)"),
    Row(
      property: .liquidGlass, name: "liquidGlass", kind: .liquidGlass, since: Bars(all: 12),
      isInStates: false, inObjects: [],
      summary: "How iOS 26 and later use the background", standard: "it stays",
      example: #""system""#, uiKit: "`UIBarAppearance.configureWithDefaultBackground()` on iOS 26"),
    Row(
      property: .scrollEdge, name: "scrollEdge", kind: .state([.same, .transparent, .default]),
      since: Bars(navigationBar: 13, toolbar: 15, tabBar: 15), isInStates: false,
      summary: "The bar while content is scrolled to its edge", standard: "same",
      example: #""transparent""#, uiKit: "`scrollEdgeAppearance` of the bar"),
    Row(
      property: .compact, name: "compact", kind: .state([.same]), since: .topAndBottom(13),
      isInStates: false, summary: "The bar at compact height", standard: "same",
      example: ##"{ "backgroundColor": "#F7F7F9" }"##, uiKit: "`compactAppearance` of the bar"),
    Row(
      property: .compactScrollEdge, name: "compactScrollEdge",
      kind: .state([.same, .transparent, .default]), since: .topAndBottom(15), isInStates: false,
      summary: "The bar at compact height while content is scrolled to its edge",
      standard: "as at the scroll edge where that differs, else as at compact height",
      example: #""transparent""#, uiKit: "`compactScrollEdgeAppearance` of the bar"),
    Row(
      property: .plainButton, name: "buttons.plain", kind: .color, since: .topAndBottom(13),
      role: .ink, summary: "The color of plain buttons", standard: "the tintColor",
      example: ##""#0A5FD9""##, uiKit: "`buttonAppearance` of the bar-appearance object"),
    Row(
      property: .doneButton, name: "buttons.done", kind: .color, since: .topAndBottom(13),
      role: .ink, summary: "The color of done buttons", standard: "the tintColor",
      example: ##""#0A5FD9""##, uiKit: "`doneButtonAppearance` of the bar-appearance object"),
    Row(
      property: .prominentButton, name: "buttons.prominent", kind: .color,
      since: .topAndBottom(26), summary: "The color of the text of prominent buttons",
      standard: "the system's, by the fill", example: #""white""#,
      uiKit: "`prominentButtonAppearance` of the bar-appearance object",
      carrier: .object("prominentButtonAppearance.normal.titleTextAttributes[.foregroundColor]")),
    Row(
      property: .backButton, name: "buttons.back", kind: .color, since: .navigationBar(13),
      role: .ink, summary: "The color of the back button", standard: "the tintColor",
      example: ##""#1C1C1E""##, uiKit: "`UINavigationBarAppearance.backButtonAppearance`"),
  ]

  /// Tabs have had badges for long, buttons of a navigation bar since iOS 26.
  private static let badges = Bars<Int?>(navigationBar: 26, toolbar: nil, tabBar: 13)

  /// What a kind of buttons has beside its color.
  private static let buttonLooks: [Row] = [
    buttonRows(
      "plain", "buttonAppearance", since: .topAndBottom(13),
      [.plainButtonFont, .plainButtonDisabled, .plainButtonHighlighted, .plainButtonFocused]),
    buttonRows(
      "done", "doneButtonAppearance", since: .topAndBottom(13),
      [.doneButtonFont, .doneButtonDisabled, .doneButtonHighlighted, .doneButtonFocused]),
    buttonRows(
      "prominent", "prominentButtonAppearance", since: .topAndBottom(26),
      [
        .prominentButtonFont, .prominentButtonDisabled, .prominentButtonHighlighted,
        .prominentButtonFocused,
      ]),
    buttonRows(
      "back", "backButtonAppearance", since: .navigationBar(13),
      [.backButtonFont, .backButtonDisabled, .backButtonHighlighted, .backButtonFocused]),
  ].flatMap { $0 }

  private static func buttonRows(
    _ name: String, _ object: String, since: Bars<Int?>, _ properties: [BarProperty]
  ) -> [Row] {
    let what = name == "back" ? "the back button" : "\(name) buttons"
    let states = ["disabled", "highlighted", "focused"]
    let font = "\(object).normal.titleTextAttributes[.font]"
    var rows = [
      Row(
        property: properties[0], name: "buttons.\(name).font", kind: .font, since: since,
        summary: "The font of \(what)", standard: "the system's",
        example: #"{ "size": 17, "weight": "medium" }"#, uiKit: "`\(font)`",
        carrier: .object(font))
    ]
    for (property, state) in zip(properties.dropFirst(), states) {
      let path = "\(object).\(state).titleTextAttributes[.foregroundColor]"
      rows.append(
        Row(
          property: property, name: "buttons.\(name).\(state)Color", kind: .color, since: since,
          summary: "The color of \(what) while \(state)", standard: "UIKit's, by the color",
          example: ##""#8E8E93""##, uiKit: "`\(path)`", carrier: .object(path)))
    }
    return rows
  }

  private static let waysBack: [Row] = [
    Row(
      property: .backIndicatorImage, name: "backIndicatorImage", kind: .image,
      since: .navigationBar(13), summary: "The image beside the title of the back button",
      standard: "the system's chevron", example: #""BackArrow""#,
      uiKit: "`UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)`",
      carrier: .object("backIndicatorImage")),
    Row(
      property: .backButtonTitle, name: "backButton.title", kind: .text,
      since: .navigationBar(12), isInStates: false, inObjects: [],
      summary: "The title of the button that leads back to the screen",
      standard: "the screen's title", example: #""Shop""#,
      uiKit: "`UINavigationItem.backButtonTitle`", carrier: .item("backButtonTitle")),
    Row(
      property: .backButtonDisplayMode, name: "backButton.displayMode",
      kind: .words(BackButtonDisplayMode.words), since: .navigationBar(14), isInStates: false,
      inObjects: [], summary: "The title of the button that leads back to the screen",
      standard: "default", example: #""minimal""#,
      uiKit: "`UINavigationItem.backButtonDisplayMode`", carrier: .item("backButtonDisplayMode")),
  ]

  private static let searchBars: [Row] = [
    searchRow(
      .searchTintColor, "tintColor", "cursor and buttons of a search bar", "the bar's tintColor",
      "tintColor", role: .ink),
    searchRow(
      .searchFieldColor, "fieldColor", "field of a search bar", "left to UIKit",
      "searchTextField.backgroundColor"),
    searchRow(
      .searchTextColor, "textColor", "text in the field", "left to UIKit",
      "searchTextField.textColor"),
    searchRow(
      .searchPlaceholderColor, "placeholderColor", "placeholder in the field", "left to UIKit",
      "searchTextField.attributedPlaceholder"),
    scopeRow(
      .scopeFont, "font", .font, "font of the titles of scope buttons", "the system's",
      #"{ "size": 13, "weight": "medium" }"#, ["normal", "selected"]),
    scopeRow(
      .scopeTitleColor, "titleColor", .color, "color of the titles of scope buttons",
      "left to UIKit", ##""#5A5A60""##, ["normal"]),
    scopeRow(
      .selectedScopeTitleColor, "selectedTitleColor", .color,
      "color of the selected scope button's title", "left to UIKit", ##""#1C1C1E""##,
      ["selected"]),
  ]

  private static func searchRow(
    _ property: BarProperty, _ key: String, _ what: String, _ standard: String, _ path: String,
    role: Role = .neither
  ) -> Row {
    Row(
      property: property, name: "searchBar.\(key)", kind: .color, since: .navigationBar(13),
      isInStates: false, role: role, inObjects: [], summary: "The color of the \(what)",
      standard: standard, example: ##""#0A5FD9""##, uiKit: "`UISearchBar.\(path)`",
      carrier: .searchBar(path))
  }

  private static func scopeRow(
    _ property: BarProperty, _ key: String, _ kind: Kind, _ what: String, _ standard: String,
    _ example: String, _ states: [String]
  ) -> Row {
    let attribute = property == .scopeFont ? "font" : "foregroundColor"
    return Row(
      property: property, name: "searchBar.scopeButtons.\(key)", kind: kind,
      since: .navigationBar(13), isInStates: false, inObjects: [], summary: "The \(what)",
      standard: standard, example: example,
      uiKit: "`UISearchBar.scopeBarButtonTitleTextAttributes(for: .\(states[0]))[.\(attribute)]`",
      carrier: .scopeButtons(attribute: attribute, states: states))
  }

  private static let tabLooks: [Row] = [
    tabRows(
      "items", "tabs", [],
      [
        .itemFont, .itemTitleColor, .selectedItemTitleColor, .itemIconColor,
        .selectedItemIconColor,
      ]),
    tabRows(
      "stacked", "tabs with the title below", ["stackedLayoutAppearance"],
      [
        .stackedFont, .stackedTitleColor, .selectedStackedTitleColor, .stackedIconColor,
        .selectedStackedIconColor,
      ]),
    tabRows(
      "inline", "tabs with the title beside", ["inlineLayoutAppearance"],
      [
        .inlineFont, .inlineTitleColor, .selectedInlineTitleColor, .inlineIconColor,
        .selectedInlineIconColor,
      ]),
    tabRows(
      "compactInline", "tabs with the title beside at compact height",
      ["compactInlineLayoutAppearance"],
      [
        .compactInlineFont, .compactInlineTitleColor, .selectedCompactInlineTitleColor,
        .compactInlineIconColor, .selectedCompactInlineIconColor,
      ]),
  ].flatMap { $0 }

  /// What may be said of tabs, in one layout or in all.
  private static func tabRows(
    _ group: String, _ tabs: String, _ layout: [String], _ properties: [BarProperty]
  ) -> [Row] {
    let isAll = layout.isEmpty
    let (title, icon) = ("titleTextAttributes[.foregroundColor]", "iconColor")
    let font = "titleTextAttributes[.font]"
    let keys: [(key: String, what: String, standard: String, paths: [String])] = [
      ("font", "The font of \(tabs)", "the system's", ["normal.\(font)", "selected.\(font)"]),
      (
        "titleColor", "The color of the titles of \(tabs)", "the unselectedItemTintColor",
        ["normal.\(title)"]
      ),
      (
        "selectedTitleColor", "The color of the selected one's title of \(tabs)",
        "the tintColor", ["selected.\(title)"]
      ),
      (
        "iconColor", "The color of the icons of \(tabs)", "the unselectedItemTintColor",
        ["normal.\(icon)"]
      ),
      (
        "selectedIconColor", "The color of the selected one's icon of \(tabs)", "the tintColor",
        ["selected.\(icon)"]
      ),
    ]
    return zip(properties, keys).map { property, entry in
      let isFont = entry.key == "font"
      let places = layout.flatMap { layout in entry.paths.map { "\(layout).\($0)" } }
      return Row(
        property: property, name: "\(group).\(entry.key)", kind: isFont ? .font : .color,
        since: .tabBar(13), ignoredFrom: entry.key == "iconColor" ? 26 : nil,
        role: isFont ? .neither : .ink, summary: entry.what,
        standard: isAll ? entry.standard : "as in items",
        example: isFont ? #"{ "size": 10, "weight": "semibold" }"# : ##""#0A5FD9""##,
        uiKit: "`UITabBarItemAppearance.\(entry.paths[0])`",
        carrier: isAll ? .layouts(entry.paths) : .objects(places))
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

  /// The bars of a navigation controller.
  fileprivate static func topAndBottom(_ version: Int) -> Self {
    Self(navigationBar: version, toolbar: version, tabBar: nil)
  }
}
