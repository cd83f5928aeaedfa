import UIKit
import XCTest

@testable import AppearanceKit

final class UIBarButtonItemBadgeTests: XCTestCase {
  @MainActor func testBadgesOfTheScreenOnTopHaveTheAppearancesColors() async {
    let screen = UIViewController()
    let (inbox, cart, plain) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    inbox.badge = .count(3)
    cart.badge = .indicator()
    cart.badge?.backgroundColor = .green
    screen.navigationItem.leftBarButtonItems = [inbox, plain]
    screen.navigationItem.rightBarButtonItems = [cart]
    let controller = UINavigationController(rootViewController: screen)
    func show(_ change: (inout Appearance.Bar) -> Void) -> Appearance.Bar {
      var appearance = Appearance()
      change(&appearance.navigationBar)
      AppearanceApplyingStrategy().dress(appearance, controller)
      return appearance.navigationBar
    }
    let red = show {
      $0.badgeColor = .red
      $0.badgeTextColor = .white
    }
    XCTAssertEqual(inbox.badge?.stringValue, "3")
    XCTAssertEqual(inbox.badge?.backgroundColor, .red)
    XCTAssertEqual(inbox.badge?.foregroundColor, .white)
    XCTAssertEqual(cart.badge?.backgroundColor, .green, "a color of the app's own stays")
    XCTAssertEqual(cart.badge?.foregroundColor, .white)
    XCTAssertNil(plain.badge)
    plain.setBadge(.string("New"), in: red)
    XCTAssertEqual(plain.badge?.stringValue, "New")
    XCTAssertEqual(plain.badge?.backgroundColor, .red)
    inbox.badge = .count(4)
    _ = show { $0.badgeColor = .blue }
    for button in [inbox, plain] {
      XCTAssertEqual(button.badge?.backgroundColor, .blue)
      XCTAssertNil(button.badge?.foregroundColor)
    }
    inbox.badge?.foregroundColor = .black
    _ = show { _ in }
    XCTAssertNil(inbox.badge?.backgroundColor)
    XCTAssertEqual(inbox.badge?.foregroundColor, .black)
    XCTAssertEqual(cart.badge?.backgroundColor, .green)
    plain.setBadge(nil, in: red)
    XCTAssertNil(plain.badge)
  }

  @MainActor func testABadgeThatNothingIsSaidOfIsAsTheAppHasIt() async {
    let button = UIBarButtonItem()
    button.setBadge(.count(2), in: Appearance.Bar())
    XCTAssertEqual(button.badge, .count(2))
    button.setBadge(.count(2), in: .make { $0.badgeColor = .red })
    XCTAssertEqual(button.badge?.backgroundColor, .red)
    XCTAssertNil(button.badge?.foregroundColor)
  }
}
