package struct OutsideKey: Sendable {
  package let name: String
  /// A phrase with the alternative.
  package let advice: String

  package static let all = [
    OutsideKey("titleView", "set it on the screen's navigation item"),
    OutsideKey("hidesBackButton", "set it on the screen's navigation item"),
    OutsideKey("hidesSearchBarWhenScrolling", "set it on the screen's navigation item"),
    OutsideKey("sharesBackground", "set it on each bar button item, from iOS 26 on"),
    OutsideKey("scopeButtonTitles", "set it on the screen's search bar"),
    OutsideKey("backgroundImageContentMode", "make the image resizable in the asset catalog"),
    OutsideKey("selectionIndicatorImage", "set it on the tab bar's appearance objects"),
    OutsideKey("badgePositionAdjustment", "set it on the tab bar's appearance objects"),
    OutsideKey("tabBarMinimizeBehavior", "set it on the tab bar controller, from iOS 26 on"),
    OutsideKey("topEdgeEffect", "set it on the screen's scroll view, from iOS 26 on"),
    OutsideKey("overrideUserInterfaceStyle", "write 'interfaceStyle' in the appearance"),
  ]

  private init(_ name: String, _ advice: String) {
    self.name = name
    self.advice = advice
  }
}
