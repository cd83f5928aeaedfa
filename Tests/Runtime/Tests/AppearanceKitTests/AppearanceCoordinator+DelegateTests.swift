import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceCoordinatorDelegateTests: XCTestCase {
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

  @MainActor func testTheControllerAsItsOwnDelegateDoesNotCallItselfForEver() async {
    let stack = Stack()
    stack.delegate = stack
    stack.appearanceDelegate = stack
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
}
