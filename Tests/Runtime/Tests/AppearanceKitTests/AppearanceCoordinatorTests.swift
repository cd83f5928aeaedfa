import UIKit
import XCTest

@testable import AppearanceKit

/// Any navigation controller is dressed, without a subclass.
final class AppearanceCoordinatorTests: XCTestCase {
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

  @MainActor func testTheDelegateHearsOfAScreenBeforeItsLookIsApplied() async {
    let stack = Stack()
    let spy = DelegateSpy()
    stack.appearanceDelegate = spy
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(spy.appliedAtWillShow, [nil])
  }

  @MainActor func testTheDelegateIsNotKeptAlive() async {
    let stack = Stack()
    do {
      let spy = DelegateSpy()
      stack.delegate = spy
    }
    XCTAssertNil(stack.appearanceDelegate)
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
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

  @MainActor func testTheSubclassHasACoordinatorToo() async {
    let stack = shown(Screen(.day))
    XCTAssertIdentical(AppearanceCoordinator.of(stack), stack.appearanceCoordinator)
    XCTAssertEqual(stack.appearanceCoordinator.appliedAppearance, .day)
  }

  @MainActor func testAReplacedStrategyAppliesAtOnce() async {
    let stack = shown(Screen(.day))
    let strategy = CountingStrategy()
    stack.appearanceApplyingStrategy = strategy
    XCTAssertEqual(strategy.applied, [.day])
  }

  @MainActor func testAScreenBelowTheTopIsNotAsked() async {
    let below = Screen(.day)
    let stack = shown(below)
    stack.pushViewController(Screen(.night), animated: false)
    below.setEditing(true, animated: false)
    XCTAssertEqual(stack.appliedAppearance, .night)
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
}
