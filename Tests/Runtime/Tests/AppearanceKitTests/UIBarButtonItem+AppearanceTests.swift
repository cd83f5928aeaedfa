import UIKit
import XCTest

@testable import AppearanceKit

final class UIBarButtonItemAppearanceTests: XCTestCase {
  @MainActor func testButtonsOfTheScreenOnTopHaveTheColorThatTheirBarDoesNotGiveThem() async {
    let screen = UIViewController()
    let (edit, save, delete) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    save.style = .done
    delete.tintColor = .red
    screen.navigationItem.leftBarButtonItems = [edit]
    screen.navigationItem.rightBarButtonItems = [save, delete]
    let controller = UINavigationController(rootViewController: screen)
    let strategy = AppearanceApplyingStrategy()
    func show(_ change: (inout Appearance.Bar) -> Void) {
      var appearance = Appearance()
      change(&appearance.navigationBar)
      strategy.dress(appearance, controller)
    }
    show {
      $0.tintColor = .green
      $0.buttons.plain = .blue
    }
    XCTAssertEqual(edit.tintColor, .blue)
    XCTAssertEqual(save.tintColor, .green)
    XCTAssertEqual(delete.tintColor, .red)
    show { $0.tintColor = .yellow }
    XCTAssertEqual(edit.tintColor, .yellow)
    save.tintColor = .black
    show { _ in }
    XCTAssertNil(edit.tintColor)
    XCTAssertEqual(save.tintColor, .black)
    XCTAssertEqual(delete.tintColor, .red)
  }

  @MainActor func testALateButtonIsDressedByAnUpdateOrByOneCall() async {
    let screen = Screen(.day)
    let stack = shown(screen)
    let (late, later) = (UIBarButtonItem(), UIBarButtonItem())
    screen.navigationItem.rightBarButtonItems = [late]
    stack.updateAppearance()
    XCTAssertEqual(late.tintColor, .black)
    later.apply(Appearance.day.navigationBar)
    XCTAssertEqual(later.tintColor, .black)
  }
}
