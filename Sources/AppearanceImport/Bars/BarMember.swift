import ThemeCompiler

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
      return inObject(Array(path.dropFirst()), of: bar.bar).map {
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

  /// A property of bar-appearance objects by the path to it; attributes of a text stand for its color.
  private static func inObject(_ path: [String], of bar: BarFact.Bar) -> BarMember? {
    if let name = path.first, path.count == 1, ["backgroundImage", "shadowImage"].contains(name) {
      return BarMember(name, .image)
    }
    guard let kind = BarKind.allCases.first(where: { $0.name == bar.rawValue }) else { return nil }
    for (steps, content) in [(path, Content.color), (path + ["foregroundColor"], .attributes)] {
      let found = UIKitPath.paths(from: steps, on: kind).first { $0.steps == steps }
      guard let row = found?.property.row else { continue }
      switch row.property.kind {
      case .color, .colorOrNone:
        let isLook = row.name.hasPrefix("buttons.") && !row.name.hasSuffix("Color")
        return BarMember(isLook ? row.name + ".color" : row.name, content)
      case .words where row.property == .backgroundEffect: return BarMember(row.name, .effect)
      default: return nil
      }
    }
    return nil
  }

  /// What `setTitleTextAttributes(_:for:)` and `tintColor` set of `UIBarButtonItem` and `UITabBarItem`.
  private static func inBarItem(_ path: [String], of bar: BarFact.Bar) -> BarMember? {
    if path == ["tintColor"], bar != .tabBar { return BarMember("tintColor", .ownColor) }
    guard path.count == 2, path[0] == "titleTextAttributes" else { return nil }
    let item = bar == .tabBar ? "stackedLayoutAppearance" : "buttonAppearance"
    guard let member = inObject([item, path[1], path[0]], of: bar) else { return nil }
    // It holds in every layout.
    return BarMember(member.property.replacing("stacked.", with: "items."), member.content)
  }
}
