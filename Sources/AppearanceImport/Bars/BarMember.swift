/// A property of UIKit's that gives bars a look, and what themes call it.
struct BarMember {
  enum Content {
    case color
    /// A color of the bar itself, which nil gives back to the system.
    case ownColor
    /// Attributes of a text, of which the color counts.
    case attributes
    case flag
    case barStyle
    case effect
    /// An image: an empty one shows nothing, of any other nobody knows the colors.
    case image
  }

  /// The keys below the bar as a theme writes them.
  let property: String
  let content: Content

  private init(_ property: String, _ content: Content) {
    self.property = property
    self.content = content
  }

  /// The member of a bar that a path of names leads to, `["standardAppearance", "titleTextAttributes"]`; nil where
  /// it decides no look.
  static func find(_ path: [String], of bar: BarReference) -> BarMember? {
    // Attributes may be set one by one.
    if path.count > 1, path.last == "foregroundColor" {
      return find(Array(path.dropLast()), of: bar).map { BarMember($0.property, .color) }
    }
    guard let first = path.first else { return nil }
    if let slot = UIKitType.slots[first] {
      let inner = inObject[path.dropFirst().joined(separator: ".")] ?? inItems(path.dropFirst())
      return inner.map {
        BarMember(slot.isEmpty ? $0.property : "\(slot).\($0.property)", $0.content)
      }
    }
    let name = path.joined(separator: ".")
    switch bar.part {
    case .whole: return (own[bar.bar] ?? [:])[name] ?? whole[name]
    case .searchField: return searchField[name]
    case .barItem: return inBarItem(path, of: bar.bar)
    case .navigationItem: return nil
    }
  }

  static let tint = BarMember("tintColor", .ownColor)

  private static let whole: [String: BarMember] = [
    "tintColor": tint,
    "barTintColor": BarMember("barTintColor", .ownColor),
    "backgroundColor": BarMember("backgroundColor", .ownColor),
    "barStyle": BarMember("style", .barStyle), "isTranslucent": BarMember("isTranslucent", .flag),
    "shadowImage": BarMember("shadowColor", .image),
    "backgroundImage": BarMember("background", .image),
  ]

  private static let own: [BarFact.Bar: [String: BarMember]] = [
    .navigationBar: [
      "titleTextAttributes": BarMember("titleColor", .attributes),
      "largeTitleTextAttributes": BarMember("largeTitleColor", .attributes),
      "prefersLargeTitles": BarMember("prefersLargeTitles", .flag),
    ],
    .tabBar: [
      "unselectedItemTintColor": BarMember("unselectedItemTintColor", .ownColor),
      "selectedImageTintColor": BarMember("tintColor", .ownColor),
    ],
    .searchBar: [
      "searchTextField.backgroundColor": BarMember("fieldColor", .ownColor),
      "searchTextField.textColor": BarMember("textColor", .ownColor),
      "searchTextField.tintColor": BarMember("tintColor", .ownColor),
    ],
  ]

  private static let searchField: [String: BarMember] = [
    "backgroundColor": BarMember("fieldColor", .ownColor),
    "textColor": BarMember("textColor", .ownColor),
    "tintColor": BarMember("tintColor", .ownColor),
    "defaultTextAttributes": BarMember("textColor", .attributes),
  ]

  /// Properties of bar-appearance objects of every kind.
  private static let inObject: [String: BarMember] = [
    "backgroundColor": BarMember("backgroundColor", .color),
    "backgroundEffect": BarMember("backgroundEffect", .effect),
    "backgroundImage": BarMember("backgroundImage", .image),
    "shadowColor": BarMember("shadowColor", .color),
    "shadowImage": BarMember("shadowImage", .image),
    "titleTextAttributes": BarMember("titleColor", .attributes),
    "largeTitleTextAttributes": BarMember("largeTitleColor", .attributes),
    "subtitleTextAttributes": BarMember("subtitleColor", .attributes),
    "largeSubtitleTextAttributes": BarMember("largeSubtitleColor", .attributes),
    "selectionIndicatorTintColor": BarMember("selectionIndicatorColor", .color),
  ]

  private static let buttons = [
    "buttonAppearance": "plain", "doneButtonAppearance": "done",
    "prominentButtonAppearance": "prominent", "backButtonAppearance": "back",
  ]
  private static let layouts = [
    "stackedLayoutAppearance": "stacked", "inlineLayoutAppearance": "inline",
    "compactInlineLayoutAppearance": "compactInline",
  ]

  /// Properties of the buttons and the tabs in a bar-appearance object.
  private static func inItems(_ path: ArraySlice<String>) -> BarMember? {
    let names = Array(path)
    guard names.count == 3 else { return nil }
    let (state, name) = (names[1], names[2])
    if let button = buttons[names[0]], name == "titleTextAttributes" {
      return buttonColors[state].map { BarMember("buttons.\(button).\($0)", .attributes) }
    }
    guard let layout = layouts[names[0]] else { return nil }
    let property: (name: String, content: Content)? =
      switch (state, name) {
      case ("normal", "iconColor"): ("iconColor", .color)
      case ("selected", "iconColor"): ("selectedIconColor", .color)
      case ("normal", "titleTextAttributes"): ("titleColor", .attributes)
      case ("selected", "titleTextAttributes"): ("selectedTitleColor", .attributes)
      default: nil
      }
    if let property { return BarMember("\(layout).\(property.name)", property.content) }
    switch (state, name) {
    case ("normal", "badgeBackgroundColor"): return BarMember("badgeColor", .color)
    case ("normal", "badgeTextAttributes"): return BarMember("badgeTextColor", .attributes)
    default: return nil
    }
  }

  private static let buttonColors = [
    "normal": "color", "disabled": "disabledColor", "highlighted": "highlightedColor",
    "focused": "focusedColor",
  ]

  /// What `setTitleTextAttributes(_:for:)` and `tintColor` set of `UIBarButtonItem` and `UITabBarItem`.
  private static func inBarItem(_ path: [String], of bar: BarFact.Bar) -> BarMember? {
    if path == ["tintColor"], bar != .tabBar { return BarMember("tintColor", .ownColor) }
    guard path.count == 2, path[0] == "titleTextAttributes" else { return nil }
    if bar == .tabBar {
      let name = ["normal": "items.titleColor", "selected": "items.selectedTitleColor"][path[1]]
      return name.map { BarMember($0, .attributes) }
    }
    guard bar != .searchBar else { return nil }
    return buttonColors[path[1]].map { BarMember("buttons.plain.\($0)", .attributes) }
  }
}
