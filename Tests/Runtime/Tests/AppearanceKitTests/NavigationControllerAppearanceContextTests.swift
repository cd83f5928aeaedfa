import UIKit
import XCTest

@testable import AppearanceKit

final class NavigationControllerAppearanceContextTests: XCTestCase {
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

  @MainActor func testAScreenThatSaysNothingOfHiddenBarsKeepsThemAsTheAppHasThem() async {
    let stack = Stack(rootViewController: TerseScreen(.day))
    stack.isToolbarHidden = false
    stack.viewWillAppear(false)
    XCTAssertFalse(stack.isToolbarHidden)
    stack.pushViewController(TerseScreen(.make { $0.toolbar.isHidden = true }), animated: false)
    XCTAssertTrue(stack.isToolbarHidden)
    stack.pushViewController(TerseScreen(.day), animated: false)
    XCTAssertFalse(stack.isToolbarHidden)
  }

  @MainActor func testWithoutACoordinatorAScreenWantsTheBarsAsTheControllerHasThem() async {
    let screen = SilentScreen()
    let controller = UINavigationController(rootViewController: screen)
    for isHidden in [true, false] {
      controller.isNavigationBarHidden = isHidden
      controller.isToolbarHidden = !isHidden
      XCTAssertEqual(screen.prefersBarHidden(for: controller), isHidden)
      XCTAssertEqual(screen.prefersToolbarHidden(for: controller), !isHidden)
    }
    XCTAssertNil(screen.preferredAppearance(for: controller))
    screen.setNeedsUpdateNavigationControllerAppearance()
    XCTAssertNil(AppearanceCoordinator.of(controller))
  }

  @MainActor func testAScreenThatSaysNothingHidesBarsAsTheDefaultAppearanceDoes() async {
    let stack = shown(SilentScreen())
    stack.defaultAppearance = .make { $0.navigationBar.isHidden = true }
    XCTAssertTrue(stack.isNavigationBarHidden)
    stack.defaultAppearance = .day
    XCTAssertFalse(stack.isNavigationBarHidden)
  }
}

/// A screen that has all from the defaults.
@MainActor
private final class SilentScreen: UIViewController, NavigationControllerAppearanceContext {}
