/// A property of UIKit's bars that themes do not have.
package struct OutsideKey: Sendable {
  /// UIKit's name.
  package let name: String
  /// What to do in its place, a phrase.
  package let advice: String

  /// Every property that is likely to be looked for.
  package static let all = [
    OutsideKey(
      name: "titleView",
      advice: "set it on the screen's navigation item"),
    OutsideKey(
      name: "hidesBackButton",
      advice: "set it on the screen's navigation item"),
    OutsideKey(
      name: "hidesSearchBarWhenScrolling",
      advice: "set it on the screen's navigation item"),
    OutsideKey(
      name: "sharesBackground",
      advice: "set it on each bar button item, from iOS 26 on"),
    OutsideKey(
      name: "scopeButtonTitles",
      advice: "set it on the screen's search bar"),
    OutsideKey(
      name: "backgroundImageContentMode",
      advice: "make the image resizable in the asset catalog"),
    OutsideKey(
      name: "selectionIndicatorImage",
      advice: "set it on the tab bar's appearance objects"),
    OutsideKey(
      name: "badgePositionAdjustment",
      advice: "set it on the tab bar's appearance objects"),
    OutsideKey(
      name: "tabBarMinimizeBehavior",
      advice: "set it on the tab bar controller, from iOS 26 on"),
    OutsideKey(
      name: "topEdgeEffect",
      advice: "set it on the screen's scroll view, from iOS 26 on"),
    OutsideKey(
      name: "overrideUserInterfaceStyle",
      advice: "write 'interfaceStyle' in the appearance"),
  ]
}
