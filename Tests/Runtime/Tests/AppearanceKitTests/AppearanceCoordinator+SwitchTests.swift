import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceCoordinatorSwitchTests: XCTestCase {
  @MainActor func testASwitchIsFollowed() async {
    let controller = UINavigationController(rootViewController: UIViewController())
    let coordinator = AppearanceCoordinator(controller)
    let themes = AppearanceSwitch(Appearance.day)
    coordinator.follow(themes)
    themes.current = .night
    XCTAssertEqual(coordinator.appliedAppearance, .night)
    coordinator.stopFollowing()
    themes.current = .day
    XCTAssertEqual(coordinator.appliedAppearance, .night)
  }

  @MainActor func testASwitchReachesTheBarsOnScreenOnce() async {
    let isDark = AppearanceSwitch(false)
    let stack = shown(UIViewController())
    let strategy = CountingStrategy()
    stack.appearanceApplyingStrategy = strategy
    stack.follow(isDark) { $0 ? .night : .day }
    isDark.current = true
    XCTAssertEqual(strategy.applied, [.day, .night])
    XCTAssertEqual(stack.navigationBar.tintColor, .white)
  }

  @MainActor func testASwitchAsksAScreenThatHasItsOwnAppearanceAgain() async {
    let themes = AppearanceSwitch(Appearance.day)
    let screen = Screen(.day)
    let stack = shown(screen)
    let strategy = CountingStrategy()
    stack.appearanceApplyingStrategy = strategy
    stack.follow(themes)
    themes.observe(screen) { screen, appearance in
      screen.appearance = appearance
      screen.setNeedsUpdateNavigationControllerAppearance()
    }
    themes.current = .night
    XCTAssertEqual(strategy.applied, [.day, .night])
  }

  @MainActor func testABarThatIsNotOnScreenYetStartsWithTheRightTheme() async {
    let appearances = AppearanceSwitch(Appearance.day)
    let stack = Stack(rootViewController: UIViewController())
    stack.follow(appearances)
    appearances.current = .night
    stack.viewWillAppear(false)
    XCTAssertEqual(stack.appliedAppearance, .night)
  }

  @MainActor func testASwitchDuringATransitionIsNotLost() async {
    let appearances = AppearanceSwitch(Appearance.day)
    let stack = shown(UIViewController())
    stack.follow(appearances)
    let coordinator = Coordinator()
    stack.coordinator = coordinator
    appearances.current = .night
    XCTAssertEqual(stack.appliedAppearance, .day)
    coordinator.finish()
    XCTAssertEqual(stack.appliedAppearance, .night)
  }

  @MainActor func testASwitchNoLongerFollowedHasNoEffect() async {
    let (former, latter) = (AppearanceSwitch(Appearance.day), AppearanceSwitch(Appearance.night))
    let stack = shown(UIViewController())
    stack.follow(former)
    stack.follow(latter)
    former.current = Appearance()
    XCTAssertEqual(stack.appliedAppearance, .night)
    stack.stopFollowing()
    latter.current = .day
    XCTAssertEqual(stack.appliedAppearance, .night)
    XCTAssertEqual([former.observerCount, latter.observerCount], [0, 0])
  }

  @MainActor func testASwitchKeepsNoControllerAlive() async {
    let appearances = AppearanceSwitch(Appearance.day)
    do {
      let stack = shown(UIViewController())
      stack.follow(appearances)
      XCTAssertEqual(appearances.observerCount, 1)
    }
    XCTAssertEqual(appearances.observerCount, 0)
  }
}
