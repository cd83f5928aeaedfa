import UIKit
import XCTest

@testable import AppearanceKit

final class DelegateTests: XCTestCase {
  @MainActor func testTheAppearanceDelegateHearsOfEveryScreen() async {
    let stack = Stack()
    let spy = DelegateSpy()
    stack.appearanceDelegate = spy
    stack.pushViewController(UIViewController(), animated: false)
    stack.pushViewController(Screen(.day), animated: false)
    stack.popViewController(animated: false)
    XCTAssertEqual(
      spy.calls, ["willShow", "didShow", "willShow", "didShow", "willShow", "didShow"])
  }

  @MainActor func testTheDelegateHearsOfAScreenBeforeItsLookIsApplied() async {
    let stack = Stack()
    let spy = DelegateSpy()
    stack.appearanceDelegate = spy
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(spy.appliedAtWillShow, [nil])
  }

  @MainActor func testTheControllerAsItsOwnDelegateDoesNotCallItselfForEver() async {
    let stack = Stack()
    stack.delegate = stack
    stack.appearanceDelegate = stack
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
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

  @MainActor func testADelegateCanBeTakenAway() async {
    let stack = Stack()
    let spy = DelegateSpy()
    stack.delegate = spy
    stack.delegate = nil
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(spy.calls, [])
    XCTAssertEqual(stack.appliedAppearance, .day)
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
}

/// A delegate that writes down what it hears.
@MainActor
final class DelegateSpy: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []
  private(set) var appliedAtWillShow: [Appearance?] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow")
    appliedAtWillShow.append(
      (navigationController as? AppearanceNavigationController)?.appliedAppearance)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow")
  }
}
