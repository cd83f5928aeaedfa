import UIKit
import XCTest

@testable import AppearanceKit

final class CancelledPopTests: XCTestCase {
  @MainActor func testACancelledPopRestoresTheLookWhenTheGestureLetsGo() async {
    let pop = Pop(from: Screen(.night), to: Screen(.day))
    XCTAssertEqual(pop.stack.appliedAppearance, .day)
    pop.coordinator.letGo(cancelled: true)
    XCTAssertEqual(pop.stack.appliedAppearance, .night)
    XCTAssertEqual(pop.stack.navigationBar.tintColor, .white)
  }

  @MainActor func testACancelledPopRestoresHiddenBarsOnceTheAnimationIsOver() async {
    let gallery = Appearance.make { $0.navigationBar.isHidden = true }
    let pop = Pop(from: TerseScreen(gallery), to: Screen(.day))
    XCTAssertFalse(pop.stack.isNavigationBarHidden)
    pop.coordinator.letGo(cancelled: true)
    XCTAssertFalse(pop.stack.isNavigationBarHidden)
    pop.coordinator.finish()
    XCTAssertTrue(pop.stack.isNavigationBarHidden)
    XCTAssertTrue(pop.stack.isToolbarHidden)
  }

  @MainActor func testACancelledPopFromAScreenWithoutWishesRestoresWhatWasThere() async {
    let pop = Pop(from: UIViewController(), to: Screen(.day)) {
      $0.defaultAppearance = .night
      $0.isToolbarHidden = true
    }
    XCTAssertEqual(pop.stack.appliedAppearance, .day)
    pop.coordinator.letGo(cancelled: true)
    pop.coordinator.finish()
    XCTAssertEqual(pop.stack.appliedAppearance, .night)
    XCTAssertTrue(pop.stack.isToolbarHidden)
  }

  @MainActor func testAFinishedPopKeepsTheLookOfTheScreenBelow() async {
    let pop = Pop(from: Screen(.night), to: Screen(.day))
    pop.coordinator.letGo(cancelled: false)
    pop.coordinator.finish()
    XCTAssertEqual(pop.stack.appliedAppearance, .day)
  }

  /// A pop by gesture that is under way.
  @MainActor
  private struct Pop {
    let stack: Stack
    let coordinator = Coordinator()

    init(from: UIViewController, to: Screen, prepare: (Stack) -> Void = { _ in }) {
      stack = shown(to)
      stack.pushViewController(from, animated: false)
      prepare(stack)
      coordinator.from = from
      to.coordinator = coordinator
      stack.delegate?.navigationController(stack, willShow: to, animated: true)
    }
  }
}
