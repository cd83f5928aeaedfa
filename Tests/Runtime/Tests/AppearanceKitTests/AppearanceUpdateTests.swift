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

  func testTheSlotsOfABarAreResolved() {
    let edge = Appearance.Bar.make { $0.backgroundColor = .red }
    let compact = Appearance.Bar.make { $0.backgroundColor = .blue }
    let plain = Appearance.Bar.make { $0.backgroundColor = .white }
    var bar = plain
    XCTAssertEqual(looks(bar), [plain, plain, plain, plain])
    bar.compact = .bar(compact)
    XCTAssertEqual(looks(bar), [plain, compact, plain, compact])
    bar.scrollEdge = .bar(edge)
    XCTAssertEqual(looks(bar), [plain, compact, edge, edge])
    bar.scrollEdge = .bar(bar)
    XCTAssertEqual(looks(bar), [plain, compact, plain, plain])
  }

  private func looks(_ bar: Appearance.Bar) -> [Appearance.Bar?] {
    let states = BarStates(bar)
    return [states.standard, states.compact, states.scrollEdge, states.compactScrollEdge]
  }

  private func update(_ state: AppearanceState, _ wish: AppearanceWish) -> AppearanceUpdate {
    AppearanceUpdate(from: state, to: wish)
  }
}
