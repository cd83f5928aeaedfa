import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceSwitchTests: XCTestCase {
  private enum Theme { case light, dark, sepia }

  @MainActor private final class Log {
    var themes: [Theme] = []
  }

  @MainActor func testAScreenLoadedAfterTheSwitchStartsWithTheRightTheme() async {
    let themes = AppearanceSwitch(Theme.light)
    themes.current = .dark
    let late = Log()
    themes.observe(late) { $0.themes.append($1) }
    XCTAssertEqual(late.themes, [.dark])
  }

  @MainActor func testEveryChangeComesOnce() async {
    let themes = AppearanceSwitch(Theme.light)
    let log = Log()
    themes.observe(log) { $0.themes.append($1) }
    themes.current = .dark
    themes.current = .dark
    themes.current = .light
    XCTAssertEqual(log.themes, [.light, .dark, .light])
  }

  @MainActor func testAnOwnerThatObservesAgainIsNotCalledTwice() async {
    let themes = AppearanceSwitch(Theme.light)
    let log = Log()
    themes.observe(log) { $0.themes.append($1) }
    themes.observe(log) { $0.themes.append($1) }
    themes.current = .dark
    XCTAssertEqual(log.themes, [.light, .light, .dark])
    XCTAssertEqual(themes.observerCount, 1)
  }

  @MainActor func testTheOwnerIsNotKeptAlive() async {
    let themes = AppearanceSwitch(Theme.light)
    do {
      let log = Log()
      themes.observe(log) { $0.themes.append($1) }
      XCTAssertEqual(themes.observerCount, 1)
    }
    XCTAssertEqual(themes.observerCount, 0)
    themes.current = .dark
  }

  @MainActor func testAnOwnerThatStopsHearsNothingMore() async {
    let themes = AppearanceSwitch(Theme.light)
    let log = Log()
    themes.observe(log) { $0.themes.append($1) }
    themes.stopObserving(log)
    themes.current = .dark
    XCTAssertEqual(log.themes, [.light])
  }

  @MainActor func testAHandlerMayChangeTheThemeAndNobodyEndsWithTheOldOne() async {
    let themes = AppearanceSwitch(Theme.light)
    let (first, second) = (Log(), Log())
    themes.observe(first) { [unowned themes] log, theme in
      log.themes.append(theme)
      if theme == .dark { themes.current = .sepia }
    }
    themes.observe(second) { $0.themes.append($1) }
    themes.current = .dark
    XCTAssertEqual(first.themes, [.light, .dark, .sepia])
    XCTAssertEqual(second.themes, [.light, .sepia])
  }

  @MainActor func testAHandlerIsNotCalledBeforeItHasReturned() async {
    let themes = AppearanceSwitch(Theme.light)
    let log = Log()
    themes.observe(log) { [unowned themes] log, theme in
      if theme == .dark { themes.current = .sepia }
      log.themes.append(theme)
    }
    themes.current = .dark
    XCTAssertEqual(log.themes, [.light, .dark, .sepia])
  }

  @MainActor func testAHandlerMayLeaveOthersOut() async {
    let themes = AppearanceSwitch(Theme.light)
    let (first, second) = (Log(), Log())
    themes.observe(first) { [unowned themes] _, theme in
      if theme == .dark { themes.stopObserving(second) }
    }
    themes.observe(second) { $0.themes.append($1) }
    themes.current = .dark
    XCTAssertEqual(second.themes, [.light])
  }

  @MainActor func testASwitchReachesTheBarsOnScreenOnce() async {
    let themes = AppearanceSwitch(Theme.light)
    let stack = shown(UIViewController())
    let strategy = CountingStrategy()
    stack.appearanceApplyingStrategy = strategy
    stack.follow(themes) { $0 == .dark ? .night : .day }
    themes.current = .dark
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
