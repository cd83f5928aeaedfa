import SwiftUI
import UIKit
import XCTest

@testable import AppearanceKit

/// Any navigation controller is dressed, without a subclass.
final class CoordinatorTests: XCTestCase {
  @MainActor func testAPlainNavigationControllerIsDressedAndItsDelegateHearsOfIt() async {
    let controller = UINavigationController(rootViewController: Screen(.day))
    let spy = DelegateSpy()
    controller.delegate = spy
    let coordinator = AppearanceCoordinator(controller)
    controller.viewWillAppear(false)
    XCTAssertEqual(coordinator.appliedAppearance, .day)
    controller.pushViewController(Screen(.night), animated: false)
    XCTAssertEqual(controller.navigationBar.tintColor, .white)
    XCTAssertEqual(spy.calls, ["willShow", "didShow", "willShow", "didShow"])
    XCTAssertIdentical(coordinator.delegate, spy)
  }

  @MainActor func testADelegateThatTheAppSetsLaterIsKeptAtTheNextUpdate() async {
    let screen = Screen(.day)
    let controller = UINavigationController(rootViewController: screen)
    let coordinator = AppearanceCoordinator(controller)
    controller.viewWillAppear(false)
    let spy = DelegateSpy()
    controller.delegate = spy
    screen.setNeedsUpdateNavigationControllerAppearance()
    XCTAssertIdentical(coordinator.delegate, spy)
    XCTAssertIdentical(controller.delegate, coordinator)
    controller.pushViewController(Screen(.night), animated: false)
    XCTAssertEqual(spy.calls, ["willShow", "didShow"])
    XCTAssertEqual(coordinator.appliedAppearance, .night)
  }

  @MainActor func testTheControllerKeepsItsCoordinatorAndIsNotKeptByIt() async {
    weak var weakController: UINavigationController?
    do {
      let controller = UINavigationController(rootViewController: Screen(.day))
      _ = AppearanceCoordinator(controller)
      controller.viewWillAppear(false)
      XCTAssertEqual(AppearanceCoordinator.of(controller)?.appliedAppearance, .day)
      weakController = controller
    }
    XCTAssertNil(weakController)
  }

  @MainActor func testAScreenThatIsOnScreenIsDressedAtOnce() async {
    let controller = UINavigationController(rootViewController: Screen(.night))
    controller.viewWillAppear(false)
    let coordinator = AppearanceCoordinator(controller)
    XCTAssertEqual(coordinator.appliedAppearance, .night)
    XCTAssertEqual(controller.navigationBar.tintColor, .white)
  }

  @MainActor func testASwitchIsFollowed() async {
    let controller = UINavigationController(rootViewController: UIViewController())
    let coordinator = AppearanceCoordinator(controller)
    let themes = AppearanceSwitch(Appearance.day)
    coordinator.follow(themes)
    themes.current = .night
    XCTAssertEqual(coordinator.appliedAppearance, .night)
    coordinator.stopFollowing()
    themes.current = .day
    XCTAssertEqual(coordinator.appliedAppearance, .night)
  }

  /// A plain navigation controller asks its bar for the status bar.
  @MainActor func testTheStatusBarOfAPlainControllerComesFromTheBarStyle() async {
    let light = Appearance.make { $0.statusBarStyle = .lightContent }
    let screen = Screen(light)
    let controller = UINavigationController(rootViewController: screen)
    let coordinator = AppearanceCoordinator(controller)
    controller.viewWillAppear(false)
    XCTAssertEqual(controller.preferredStatusBarStyle, .lightContent)
    screen.appearance = Appearance()
    coordinator.updateAppearance()
    XCTAssertEqual(controller.preferredStatusBarStyle, .default)
  }

  @MainActor func testTheSubclassHasACoordinatorToo() async {
    let stack = shown(Screen(.day))
    XCTAssertIdentical(AppearanceCoordinator.of(stack), stack.appearanceCoordinator)
    XCTAssertEqual(stack.appearanceCoordinator.appliedAppearance, .day)
  }

  @MainActor func testAViewOfSwiftUIDressesTheScreenThatItIsIn() async {
    let (host, inner, wish) = (UIViewController(), UIViewController(), AppearanceWishController())
    host.addChild(inner)
    inner.addChild(wish)
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.viewWillAppear(false)
    wish.appearance = .night
    controller.pushViewController(host, animated: false)
    wish.didMove(toParent: inner)
    XCTAssertEqual(AppearanceCoordinator.of(controller)?.appliedAppearance, .night)
    XCTAssertEqual(controller.navigationBar.tintColor, .white)
    wish.appearance = .day
    XCTAssertEqual(controller.navigationBar.tintColor, .black)
    controller.popViewController(animated: false)
    controller.pushViewController(host, animated: false)
    XCTAssertEqual(controller.navigationBar.tintColor, .black)
  }

  @MainActor func testTheEnvironmentHasNoAppearanceUntilAViewAsksForOne() async {
    var values = EnvironmentValues()
    XCTAssertNil(values.appearance)
    values.appearance = .day
    XCTAssertEqual(values.appearance, .day)
    _ = EmptyView().appearance(.day).appearance(nil)
  }
}
