/// UIKit's properties that themes do not have, and a phrase with the alternative.
package enum OutsideKey {
  package static let all: [(name: String, advice: String)] = [
    ("titleView", "set it on the screen's navigation item"),
    ("hidesBackButton", "set it on the screen's navigation item"),
    ("hidesSearchBarWhenScrolling", "set it on the screen's navigation item"),
    ("sharesBackground", "set it on each bar button item, from iOS 26 on"),
    ("scopeButtonTitles", "set it on the screen's search bar"),
    ("backgroundImageContentMode", "make the image resizable in the asset catalog"),
    ("selectionIndicatorImage", "set it on the tab bar's appearance objects"),
    ("badgePositionAdjustment", "set it on the tab bar's appearance objects"),
    ("tabBarMinimizeBehavior", "set it on the tab bar controller, from iOS 26 on"),
    ("topEdgeEffect", "set it on the screen's scroll view, from iOS 26 on"),
    ("overrideUserInterfaceStyle", "write 'interfaceStyle' in the appearance"),
  ]
}
