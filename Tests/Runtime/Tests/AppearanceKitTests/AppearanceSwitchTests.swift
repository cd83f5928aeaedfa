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
}
