import UIKit
import XCTest

@testable import AppearanceKit

final class NavigationControllerTests: XCTestCase {
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

  @MainActor func testAnEqualAppearanceIsNotAppliedTwice() async {
    let strategy = CountingStrategy()
    let stack = Stack()
    stack.appearanceApplyingStrategy = strategy
    stack.pushViewController(Screen(.day), animated: false)
    stack.pushViewController(Screen(.day), animated: false)
    stack.updateAppearance()
    XCTAssertEqual(strategy.applied, [.day])
    XCTAssertEqual(stack.doubleStatusBarUpdates, 1)
  }

  @MainActor func testAScreenWithoutWishesChangesNothing() async {
    let stack = shown(Screen(.day))
    stack.isNavigationBarHidden = true
    stack.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
    XCTAssertTrue(stack.isNavigationBarHidden)
    XCTAssertFalse(stack.isToolbarHidden)
  }

  @MainActor func testAScreenWithoutWishesWearsTheDefaultAppearance() async {
    let stack = shown(Screen(.day))
    stack.defaultAppearance = .night
    XCTAssertEqual(stack.appliedAppearance, .day)
    stack.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .night)
    stack.pushViewController(Screen(nil), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .night)
  }

  @MainActor func testEditingShowsWhatTheScreenChooses() async {
    let screen = Screen(.day)
    let stack = shown(screen)
    XCTAssertFalse(stack.isToolbarHidden)
    screen.setEditing(true, animated: false)
    XCTAssertEqual(stack.appliedAppearance, .night)
    XCTAssertTrue(stack.isToolbarHidden)
    screen.setEditing(false, animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
  }

  @MainActor func testAScreenBelowTheTopIsNotAsked() async {
    let below = Screen(.day)
    let stack = shown(below)
    stack.pushViewController(Screen(.night), animated: false)
    below.setEditing(true, animated: false)
    XCTAssertEqual(stack.appliedAppearance, .night)
    XCTAssertFalse(stack.isToolbarHidden)
  }

  @MainActor func testTheAppearanceHidesBarsUnlessTheScreenDecides() async {
    let gallery = Appearance.make {
      $0.navigationBar.isHidden = true
      $0.toolbar.isHidden = false
    }
    let stack = shown(TerseScreen(gallery))
    XCTAssertTrue(stack.isNavigationBarHidden)
    XCTAssertFalse(stack.isToolbarHidden)
    stack.pushViewController(TerseScreen(.day), animated: false)
    XCTAssertFalse(stack.isNavigationBarHidden)
    XCTAssertTrue(stack.isToolbarHidden)
    let editing = Screen(gallery)
    stack.pushViewController(editing, animated: false)
    editing.isEditing = true
    XCTAssertFalse(stack.isToolbarHidden)
  }

  @MainActor func testAnUpdateAskedForDuringATransitionComesAfterIt() async {
    let screen = Screen(.day)
    let stack = shown(screen)
    let coordinator = Coordinator()
    stack.coordinator = coordinator
    screen.appearance = .night
    stack.updateAppearance()
    stack.updateAppearance()
    XCTAssertEqual(stack.appliedAppearance, .day)
    coordinator.finish()
    XCTAssertEqual(stack.appliedAppearance, .night)
  }

  @MainActor func testAnUpdateThatTheTransitionForgetsComesOnceTheScreenIsShown() async {
    let screen = Screen(.day)
    let stack = shown(screen)
    stack.coordinator = Coordinator()
    screen.appearance = .night
    stack.updateAppearance()
    stack.delegate?.navigationController(stack, didShow: screen, animated: true)
    XCTAssertEqual(stack.appliedAppearance, .night)
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

/// A stack that shows a root screen.
@MainActor func shown(_ screen: UIViewController) -> Stack {
  let stack = Stack(rootViewController: screen)
  stack.viewWillAppear(false)
  return stack
}
