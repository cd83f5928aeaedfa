import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceWatcherTests: XCTestCase {
  @MainActor func testATabIsTakenOverWithoutASubclassToo() async {
    let tabs = UITabBarController()
    let stacks = [UIColor.red, .blue].map { color in
      UINavigationController(rootViewController: Screen(.make { $0.tabBar.tintColor = color }))
    }
    tabs.viewControllers = stacks
    for stack in stacks {
      _ = AppearanceCoordinator(stack)
      stack.viewWillAppear(false)
    }
    for (index, color) in [(1, UIColor.blue), (0, .red), (1, .blue)] {
      tabs.doubleSelect(index)
      XCTAssertEqual(tabs.tabBar.tintColor, color)
    }
  }

  @MainActor func testFromIOS17OnlyTheTraitsThatMatterAreObserved() async {
    let stack = Stack(rootViewController: Screen(.day))
    XCTAssertEqual(
      observed(stack), ["UITraitPreferredContentSizeCategory", "UITraitUserInterfaceStyle"])
    let plain = UINavigationController(rootViewController: Screen(.day))
    _ = AppearanceCoordinator(plain)
    plain.viewWillAppear(false)
    plain.pushViewController(Screen(.night), animated: false)
    XCTAssertEqual(
      plain.view.subviews.flatMap(observed),
      ["UITraitPreferredContentSizeCategory", "UITraitUserInterfaceStyle"])
  }

  @MainActor func testOneWatcherThatIsNotSeenIsBelowAllElse() async {
    let controller = UINavigationController(rootViewController: Screen(.day))
    _ = AppearanceCoordinator(controller)
    controller.viewWillAppear(false)
    controller.pushViewController(Screen(.night), animated: false)
    let watchers = controller.view.subviews.filter { $0 is AppearanceWatcher }
    XCTAssertEqual(watchers.count, 1)
    XCTAssertEqual(watchers.first?.isHidden, true)
    XCTAssertTrue(shown(Screen(.day)).view.subviews.allSatisfy { !($0 is AppearanceWatcher) })
  }

  @MainActor private func observed(_ object: some UITraitChangeObservable) -> [String] {
    object.doubleTraitRegistrations.flatMap { $0.traits.map { "\($0)" } }
  }
}
