import UIKit
import XCTest

@testable import AppearanceKit

final class UIBarButtonItemSharedBackgroundTests: XCTestCase {
  @MainActor func testButtonsOfTheScreenOnTopLoseTheirGlassAndHaveItBack() async {
    let screen = UIViewController()
    let (top, bare, bottom, later) = (
      UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem()
    )
    bare.hidesSharedBackground = true
    screen.navigationItem.leftBarButtonItems = [top, bare]
    screen.toolbarItems = [bottom]
    let controller = UINavigationController(rootViewController: screen)
    func show(top: Bool?, bottom: Bool?) -> Appearance {
      var appearance = Appearance()
      appearance.navigationBar.hidesSharedBackground = top
      appearance.toolbar.hidesSharedBackground = bottom
      AppearanceApplyingStrategy().dress(appearance, controller)
      return appearance
    }
    let state = { [top, bare, bottom].map(\.hidesSharedBackground) }
    _ = show(top: nil, bottom: nil)
    XCTAssertEqual(state(), [false, true, false], "a button of the app's own stays")
    let bareTop = show(top: true, bottom: nil)
    XCTAssertEqual(state(), [true, true, false])
    later.setSharedBackground(in: bareTop.navigationBar)
    XCTAssertTrue(later.hidesSharedBackground)
    _ = show(top: false, bottom: true)
    XCTAssertEqual(state(), [false, false, true])
    _ = show(top: nil, bottom: nil)
    XCTAssertEqual(state(), [false, true, false])
  }

  @MainActor func testAButtonGoesBackToWhatTheAppHadSinceItLostItsGlass() async {
    let button = UIBarButtonItem()
    let bare = Appearance.Bar.make { $0.hidesSharedBackground = true }
    button.setSharedBackground(in: bare)
    XCTAssertTrue(button.hidesSharedBackground)
    button.hidesSharedBackground = false
    button.setSharedBackground(in: Appearance.Bar())
    XCTAssertFalse(button.hidesSharedBackground)
  }
}
