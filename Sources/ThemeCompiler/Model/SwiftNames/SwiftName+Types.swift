extension SwiftName {
  /// Types and modules with a meaning in Swift, or wherever colors are created.
  package static let commonTypes: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "AppearanceKit", "Array", "Bool", "Character", "Codable",
    "Color", "Comparable", "CoreGraphics", "Data", "Decodable", "Decoder", "Dictionary", "Double",
    "Encodable", "Encoder", "Equatable", "Error", "Float", "Foundation", "Hashable", "Hasher",
    "Identifiable", "Int", "Never", "Optional", "Prominence", "Protocol", "Result", "Self",
    "Sendable", "Set", "String", "Substring", "Swift", "SwiftUI", "Task", "Type", "UIKit", "UInt",
    "UInt8", "UInt32", "UInt64", "URL", "Void",
  ]

  /// Further types in generated code, whose names no class of the app can have.
  package static let usedTypes: Set<String> = [
    "AnyShapeStyle", "Appearance", "CaseIterable", "ColorScheme", "NSAttributedString",
    "UIAppearanceContainer", "UIColor", "UIFont", "UIImage", "UINavigationBar",
    "UINavigationBarAppearance", "UINavigationItem", "UIStatusBarStyle", "UITabBar",
    "UITabBarAppearance", "UITabBarItemAppearance", "UIToolbar", "UIToolbarAppearance",
    "UITraitCollection", "UIUserInterfaceStyle", "UIView", "View", "Visibility",
  ]
}
