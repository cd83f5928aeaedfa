/// The types of UIKit and SwiftUI by which bars are found, and their members that lead to bars.
enum UIKitType {
  private static let bars: [SwiftTypeName: (bar: BarFact.Bar, part: BarReference.Part)] = [
    "UINavigationBar": (.navigationBar, .whole), "UIToolbar": (.toolbar, .whole),
    "UITabBar": (.tabBar, .whole), "UISearchBar": (.searchBar, .whole),
    "UINavigationItem": (.navigationBar, .navigationItem),
    "UIBarButtonItem": (.navigationBar, .barItem), "UITabBarItem": (.tabBar, .barItem),
  ]

  /// What members of these types are instances of.
  private static let members: [SwiftTypeName: [String: SwiftTypeName]] = [
    "UIViewController": [
      "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
      "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
      "searchDisplayController": "UISearchController",
    ],
    "UINavigationController": ["navigationBar": "UINavigationBar", "toolbar": "UIToolbar"],
    "UITabBarController": ["tabBar": "UITabBar"],
    "UISearchController": ["searchBar": "UISearchBar"],
    "UINavigationItem": ["searchController": "UISearchController"],
    // Of a value whose type is not known, these names mean nothing else in UIKit.
    "": [
      "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "searchBar": "UISearchBar",
      "toolbar": "UIToolbar", "navigationItem": "UINavigationItem",
      "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    ],
  ]

  /// What types of UIKit inherit from, as far as bars are concerned.
  private static let parents: [SwiftTypeName: SwiftTypeName] = [
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISearchController": "UIViewController", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UIHostingController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UIActivityViewController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "MFMailComposeViewController": "UINavigationController",
    "MFMessageComposeViewController": "UINavigationController",
    "UIDocumentPickerViewController": "UIViewController",
    "QLPreviewController": "UIViewController",
    "SFSafariViewController": "UIViewController",
  ]

  static let barAppearances: Set<SwiftTypeName> = [
    "UINavigationBarAppearance", "UIToolbarAppearance", "UITabBarAppearance", "UIBarAppearance",
    "UIBarButtonItemAppearance", "UITabBarItemAppearance",
  ]

  static let slots = [
    "standardAppearance": "", "compactAppearance": "compact",
    "scrollEdgeAppearance": "scrollEdge", "compactScrollEdgeAppearance": "compactScrollEdge",
  ]

  static func isColor(_ type: SwiftTypeName) -> Bool { type == "UIColor" || type == "Color" }

  /// Whether a type is one of UIKit's that are read.
  static func isKnown(_ type: SwiftTypeName) -> Bool {
    bars[type] != nil || members[type] != nil || parents[type] != nil || isColor(type)
      || barAppearances.contains(type) || type.hasPrefix("UI") || type.hasPrefix("NS")
  }

  /// What kind of bar a type is or inherits from.
  static func bar(_ ancestry: [SwiftTypeName]) -> (bar: BarFact.Bar, part: BarReference.Part)? {
    ancestry.lazy.compactMap { bars[$0] }.first
  }

  /// A bar of a type, by what it inherits from; nil for a type that is no bar.
  static func value(
    of type: SwiftTypeName, ancestry: [SwiftTypeName], look: Look
  ) -> CodeValue? {
    guard let (bar, part) = bar(ancestry) else { return nil }
    let isOwn = bars[type] == nil && part == .whole
    return .bar(
      BarReference(
        bar, part, type: type, look: isOwn ? Look(.type, type) : look, by: .instance))
  }

  /// A member of an instance of which only its type, and what that inherits from, is known.
  static func member(_ name: String, ofAny ancestry: [SwiftTypeName], look: Look) -> CodeValue? {
    ancestry.lazy.compactMap { member(name, of: $0, look: look) }.first
  }

  static func member(_ name: String, of type: SwiftTypeName, look: Look) -> CodeValue? {
    if name == "traitCollection" { return .traits }
    guard let result = members[type]?[name] else {
      return parents[type].flatMap { member(name, of: $0, look: look) }
    }
    return value(of: result, ancestry: [result], look: look) ?? .some(result)
  }

  static func member(_ name: String, ofBar bar: BarReference) -> CodeValue {
    if let inner = members[bar.type]?[name] {
      return value(of: inner, ancestry: [inner], look: bar.look) ?? .some(inner)
    }
    if name == "traitCollection" { return .traits }
    var part = bar
    part.path.append(name)
    return .bar(part)
  }

  /// Whether a type with this ancestry is a view controller, and whether it is one that holds bars.
  static func controller(_ ancestry: [SwiftTypeName]) -> (isController: Bool, isContainer: Bool) {
    let isContainer = ancestry.contains {
      $0 == "UINavigationController" || $0 == "UITabBarController"
    }
    let isController = ancestry.contains {
      $0 == "UIViewController" || parents[$0] != nil || $0.hasSuffix("ViewController")
    }
    return (isController || isContainer, isContainer)
  }
}
