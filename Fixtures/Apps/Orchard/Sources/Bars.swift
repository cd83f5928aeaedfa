import UIKit

enum Bars {
  static func dress(_ bar: UINavigationBar) {
    bar.tintColor = Asset.leaf.color
    bar.standardAppearance = makeAppearance(isTransparent: false)
    bar.scrollEdgeAppearance = makeAppearance(isTransparent: true)
  }

  private static func makeAppearance(isTransparent: Bool) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    if isTransparent {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = Asset.Bars.barBackground.color
    }
    appearance.titleTextAttributes = [.foregroundColor: Asset.leaf.color]
    appearance.shadowColor = nil
    return appearance
  }

  static func installTabs() {
    let item = UITabBarItemAppearance()
    // Icons alone.
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.clear]
    item.normal.iconColor = Asset.Bars.itemInactive.color
    item.selected.iconColor = Asset.leaf.color

    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = Asset.Bars.barBackground.color
    appearance.stackedLayoutAppearance = item
    appearance.inlineLayoutAppearance = item
    appearance.compactInlineLayoutAppearance = item
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance
    // Loses to the appearance above.
    UITabBar.appearance().barTintColor = .red
  }
}

final class OrchardNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Bars.dress(navigationBar)
  }
}
