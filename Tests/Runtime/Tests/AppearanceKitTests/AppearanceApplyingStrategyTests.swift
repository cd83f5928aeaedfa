import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceApplyingStrategyTests: XCTestCase {
  @MainActor private let strategy = AppearanceApplyingStrategy()

  @MainActor func testASubclassDressesEachBarInItsOwnWay() async {
    let appearance = Appearance.make {
      $0.navigationBar.prompt = "above"
      $0.toolbar.prompt = "below"
      $0.tabBar.prompt = "tabs"
    }
    let strategy = OwnStrategy()
    let tabs = UITabBarController()
    let controller = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [controller]
    strategy.dress(appearance, controller)
    XCTAssertEqual(
      strategy.calls,
      ["navigation bar: above", "toolbar: below", "tab bar: tabs", "navigation item: above"])
    XCTAssertNil(controller.topViewController?.navigationItem.prompt)
  }

  @MainActor func testTheTabBarGoesAndComesBackAsTheAppHadIt() async {
    let tabs = UITabBarController()
    let controller = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [controller]
    let hidden = Appearance.make { $0.tabBar.isHidden = true }
    for own in [false, true] {
      tabs.isTabBarHidden = own
      strategy.dress(Appearance(), controller)
      XCTAssertEqual(tabs.isTabBarHidden, own)
      strategy.dress(hidden, controller)
      XCTAssertTrue(tabs.isTabBarHidden)
      strategy.dress(Appearance(), controller)
      XCTAssertEqual(tabs.isTabBarHidden, own)
    }
  }

  @MainActor func testAHiddenToolbarIsStyledAheadOfTime() async {
    let stack = shown(TerseScreen(.day))
    XCTAssertTrue(stack.isToolbarHidden)
    XCTAssertEqual(stack.toolbar.tintColor, .black)
  }

  /// UIViewController.h: the style of a controller is that of "this view controller and its children".
  @MainActor func testTheInterfaceStyleOfTheScreenAndItsBarsIsPinnedAndReleased() async {
    let (screen, other) = (UIViewController(), UIViewController())
    let controller = UINavigationController(rootViewController: other)
    controller.pushViewController(screen, animated: false)
    screen.overrideUserInterfaceStyle = .light
    for (style, expected, bar) in [
      (UIUserInterfaceStyle.dark, UIUserInterfaceStyle.dark, UIUserInterfaceStyle.dark),
      (.unspecified, .light, .unspecified), (.light, .light, .light),
      (.unspecified, .light, .unspecified),
    ] {
      strategy.dress(.make { $0.interfaceStyle = style }, controller)
      XCTAssertEqual(screen.overrideUserInterfaceStyle, expected)
      XCTAssertEqual(controller.navigationBar.overrideUserInterfaceStyle, bar)
      XCTAssertEqual(controller.toolbar.overrideUserInterfaceStyle, bar)
      XCTAssertEqual(controller.overrideUserInterfaceStyle, .unspecified)
      XCTAssertEqual(other.overrideUserInterfaceStyle, .unspecified)
    }
  }

  @MainActor func testTheTabThatIsNotSelectedLeavesTheTabBarAlone() async {
    func tinted(_ color: UIColor) -> Appearance { .make { $0.tabBar.tintColor = color } }
    let tabs = UITabBarController()
    let screens = [Screen(tinted(.red)), Screen(tinted(.blue))]
    let stacks = screens.map { Stack(rootViewController: $0) }
    tabs.viewControllers = stacks
    stacks[0].viewWillAppear(false)
    stacks[1].pushViewController(Screen(tinted(.green)), animated: false)
    XCTAssertEqual(tabs.tabBar.tintColor, .red)
    tabs.doubleSelect(1)
    XCTAssertEqual(tabs.tabBar.tintColor, .green)
    screens[0].appearance = tinted(.black)
    stacks[0].updateAppearance()
    XCTAssertEqual(tabs.tabBar.tintColor, .green)
    tabs.doubleSelect(0)
    XCTAssertEqual(tabs.tabBar.tintColor, .black)
  }

  @MainActor func testInASplitViewTheColumnOfTheDetailDressesTheTabBar() async {
    let (tabs, split) = (UITabBarController(), UISplitViewController())
    let stacks = [UIColor.red, .blue].map { color in
      Stack(rootViewController: Screen(.make { $0.tabBar.tintColor = color }))
    }
    split.viewControllers = stacks
    tabs.viewControllers = [split, Stack(rootViewController: Screen(.day))]
    split.viewWillAppear(false)
    XCTAssertEqual(tabs.tabBar.tintColor, .blue)
    stacks[0].appearanceApplyingStrategy = AppearanceApplyingStrategy()
    XCTAssertEqual(tabs.tabBar.tintColor, .blue)
    split.isCollapsed = true
    stacks[0].viewWillAppear(false)
    XCTAssertEqual(tabs.tabBar.tintColor, .red)
  }

  @MainActor func testAnotherStrategyKnowsTheAppsOwnLookToo() async {
    let bar = UINavigationBar()
    strategy.apply(.make { $0.isTranslucent = false }, to: bar)
    AppearanceApplyingStrategy().apply(Appearance.Bar(), to: bar)
    XCTAssertTrue(bar.isTranslucent)
  }
}

/// A strategy that writes down what each bar is to be dressed in.
@MainActor
private final class OwnStrategy: AppearanceApplyingStrategy {
  private(set) var calls: [String] = []

  override func apply(_ bar: Appearance.Bar, to navigationBar: UINavigationBar) {
    calls.append("navigation bar: \(bar.prompt ?? "")")
  }

  override func apply(_ bar: Appearance.Bar, to toolbar: UIToolbar) {
    calls.append("toolbar: \(bar.prompt ?? "")")
  }

  override func apply(_ bar: Appearance.Bar, to tabBar: UITabBar) {
    calls.append("tab bar: \(bar.prompt ?? "")")
  }

  override func apply(_ bar: Appearance.Bar, to navigationItem: UINavigationItem) {
    calls.append("navigation item: \(bar.prompt ?? "")")
  }
}
