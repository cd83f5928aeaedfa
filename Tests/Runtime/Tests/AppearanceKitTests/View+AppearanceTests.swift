import SwiftUI
import UIKit
import XCTest

@testable import AppearanceKit

final class ViewAppearanceTests: XCTestCase {
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
