import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceNavigationControllerTests: XCTestCase {
  @MainActor func testTheRootScreenStylesTheBars() async {
    let stack = Stack(rootViewController: Screen(.day))
    XCTAssertNil(stack.appliedAppearance)
    stack.viewWillAppear(false)
    XCTAssertEqual(stack.appliedAppearance, .day)
    XCTAssertEqual(stack.navigationBar.standardAppearance.backgroundColor, .white)
  }

  @MainActor func testPushAndPopGiveTheBarsTheLookOfTheScreenOnTop() async {
    let stack = shown(Screen(.day))
    stack.pushViewController(Screen(.night), animated: false)
    XCTAssertEqual(stack.navigationBar.tintColor, .white)
    XCTAssertEqual(stack.navigationBar.barStyle, .black)
    stack.popViewController(animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
    XCTAssertEqual(stack.navigationBar.tintColor, .black)
    XCTAssertEqual(stack.navigationBar.barStyle, .default)
  }

  @MainActor func testEveryInitialiserMakesTheControllerItsDelegate() async {
    for stack in [
      Stack(), Stack(nibName: nil, bundle: nil), Stack(rootViewController: UIViewController()),
      Stack(navigationBarClass: nil, toolbarClass: nil), Stack(coder: NSCoder()),
    ] {
      XCTAssertNotNil(stack)
      XCTAssertIdentical(stack?.delegate, stack)
    }
  }

  @MainActor func testADelegateOfTheAppDoesNotTurnTheSystemOff() async {
    let stack = Stack()
    let spy = DelegateSpy()
    stack.delegate = spy
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
    XCTAssertEqual(spy.calls, ["willShow", "didShow"])
    XCTAssertIdentical(stack.appearanceDelegate, spy)
    XCTAssertIdentical(stack.delegate, stack)
  }

  @MainActor func testTheAppliedStatusBarStyleWinsWhileTheBarIsHidden() async {
    let stack = Stack(rootViewController: UIViewController())
    stack.isNavigationBarHidden = true
    XCTAssertNotNil(stack.childForStatusBarStyle)
    let gallery = Appearance.make {
      $0.statusBarStyle = .lightContent
      $0.navigationBar.isHidden = true
    }
    stack.pushViewController(TerseScreen(gallery), animated: false)
    XCTAssertTrue(stack.isNavigationBarHidden)
    XCTAssertNil(stack.childForStatusBarStyle)
    XCTAssertEqual(stack.preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(stack.preferredStatusBarUpdateAnimation, .fade)
    XCTAssertEqual(stack.doubleStatusBarUpdates, 1)
  }

  @MainActor func testDarkContentOverABrightBarIsNotMadeAutomatic() async {
    let screen = Screen(.night)
    let stack = shown(screen)
    screen.setEditing(true, animated: false)
    XCTAssertEqual(stack.preferredStatusBarStyle, .darkContent)
  }

  @MainActor func testTheStatusBarFollowsTheInterfaceStyleWhereAnAppearanceHasAStyleForEach() async
  {
    var appearance = Appearance()
    appearance.statusBarStyle = .lightContent
    let controller = AppearanceNavigationController(rootViewController: UIViewController())
    controller.defaultAppearance = appearance
    controller.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(controller.preferredStatusBarStyle, .lightContent)
    appearance.darkStatusBarStyle = .darkContent
    controller.defaultAppearance = appearance
    XCTAssertEqual(controller.preferredStatusBarStyle, .darkContent)
    let updates = controller.doubleStatusBarUpdates
    controller.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    XCTAssertEqual(controller.preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(controller.doubleStatusBarUpdates, updates + 1)
  }

  @MainActor func testTheTabBarIsTakenOverFromAnotherTab() async {
    var red = Appearance()
    red.tabBar.tintColor = .red
    var blue = Appearance()
    blue.tabBar.tintColor = .blue
    let tabs = UITabBarController()
    let stacks = [Stack(rootViewController: Screen(red)), Stack(rootViewController: Screen(blue))]
    tabs.viewControllers = stacks
    for (stack, color) in [(stacks[0], UIColor.red), (stacks[1], .blue), (stacks[0], .red)] {
      stack.viewWillAppear(false)
      XCTAssertEqual(tabs.tabBar.tintColor, color)
      XCTAssertEqual(
        tabs.tabBar.standardAppearance.inlineLayoutAppearance.selected.iconColor, color)
    }
  }

  @MainActor func testAControllerInMemoryOnlyGoesAway() async {
    weak var weakStack: Stack?
    do {
      let stack = shown(Screen(.day))
      weakStack = stack
    }
    XCTAssertNil(weakStack)
  }
}
