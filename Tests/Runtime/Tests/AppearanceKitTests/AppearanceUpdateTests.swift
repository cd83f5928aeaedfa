import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceUpdateTests: XCTestCase {
  private let all: BarSet = [.navigationBar, .toolbar]

  func testWhatIsNewIsApplied() {
    let state = AppearanceState(applied: .day, styled: all, visible: all)
    XCTAssertEqual(update(state, AppearanceWish(appearance: .night)).appearance, .night)
    XCTAssertNil(update(state, AppearanceWish(appearance: .day)).appearance)
    XCTAssertNil(update(state, AppearanceWish()).appearance)
  }

  func testNothingIsAppliedBeforeAnybodyWishesForIt() {
    XCTAssertNil(update(AppearanceState(visible: all), AppearanceWish()).appearance)
  }

  func testABarThatComesIntoViewGetsWhatIsApplied() {
    let state = AppearanceState(applied: .day, styled: .navigationBar, visible: .navigationBar)
    XCTAssertEqual(update(state, AppearanceWish(isToolbarHidden: false)).appearance, .day)
    XCTAssertNil(update(state, AppearanceWish(isToolbarHidden: true)).appearance)
  }

  func testABarThatComesIntoViewAgainNeedsNothing() {
    let state = AppearanceState(applied: .day, styled: all, visible: [])
    let wish = AppearanceWish(isNavigationBarHidden: false, isToolbarHidden: false)
    XCTAssertNil(update(state, wish).appearance)
  }

  func testABarThatGoesAwayNeedsNothing() {
    let state = AppearanceState(applied: .day, styled: .navigationBar, visible: all)
    XCTAssertEqual(update(state, AppearanceWish()).appearance, .day)
    XCTAssertNil(update(state, AppearanceWish(isToolbarHidden: true)).appearance)
  }

  func testTheWishToKeepEverythingLeadsBack() {
    let former = AppearanceState(applied: .day, styled: .toolbar, visible: .toolbar)
    let now = AppearanceState(applied: .night, styled: all, visible: .navigationBar)
    let back = update(now, AppearanceWish(keeping: former))
    XCTAssertEqual(
      [back.isNavigationBarHidden, back.isToolbarHidden], [true, false])
    XCTAssertEqual(back.appearance, .day)
  }

  func testABarIsHiddenAgainOnlyByWhatAScreenSaysAnew() {
    let shown = AppearanceWish(isNavigationBarHidden: false, isToolbarHidden: true)
    XCTAssertEqual(shown.hidden(since: nil), shown)
    XCTAssertEqual(shown.hidden(since: shown), AppearanceWish())
    let other = AppearanceWish(isNavigationBarHidden: true, isToolbarHidden: true)
    XCTAssertEqual(other.hidden(since: shown), AppearanceWish(isNavigationBarHidden: true))
  }

  func testAnAppearanceThatSaysItAnewShowsABarThatTheScreenWantsAsBefore() {
    let says = Appearance.make { $0.toolbar.isHidden = false }
    let former = AppearanceWish(
      isNavigationBarHidden: false, isToolbarHidden: false, appearance: .day)
    let wish = AppearanceWish(
      isNavigationBarHidden: false, isToolbarHidden: false, appearance: says)
    XCTAssertEqual(
      wish.hidden(since: former), AppearanceWish(isToolbarHidden: false, appearance: says))
  }

  private func update(_ state: AppearanceState, _ wish: AppearanceWish) -> AppearanceUpdate {
    AppearanceUpdate(from: state, to: wish)
  }
}
