import UIKit
import XCTest

@testable import AppearanceKit

final class BarStatesTests: XCTestCase {
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

  func testASlotOfAStateHasNoSlotsOfItsOwn() {
    let inner = Appearance.Bar.make { $0.scrollEdge = .transparent }
    let bar = Appearance.Bar.make {
      $0.compact = .bar(inner)
      $0.scrollEdge = .default
    }
    XCTAssertEqual(looks(bar), [Appearance.Bar(), Appearance.Bar(), nil, nil])
  }

  func testAnEdgeThatIsUIKitsHasNoCompactLookThatOnlyRepeatsTheBar() {
    let bar = Appearance.Bar.make {
      $0.tintColor = .red
      $0.scrollEdge = .default
    }
    XCTAssertEqual(looks(bar), [.make { $0.tintColor = .red }, nil, nil, nil])
  }

  func testATransparentStateKeepsWhatIsInFrontOfTheBackground() {
    let bar = Appearance.Bar.make {
      $0.backgroundColor = .red
      $0.shadow = .color(.red)
      $0.shadowImage = UIImage(named: "Shadow")
      $0.titleColor = .blue
      $0.scrollEdge = .transparent
    }
    XCTAssertEqual(
      BarStates(bar).scrollEdge,
      .make {
        $0.background = .transparent
        $0.shadow = .hidden
        $0.titleColor = .blue
      })
  }

  func testAColorOrAGradientAloneAsksForAnOpaqueBackground() {
    XCTAssertNil(Appearance.Bar.make { $0.shadow = .hidden }.effectiveBackground)
    XCTAssertEqual(Appearance.Bar.make { $0.backgroundColor = .red }.effectiveBackground, .opaque)
    XCTAssertEqual(
      Appearance.Bar.make { $0.backgroundGradient = .init([.red, .blue]) }.effectiveBackground,
      .opaque)
    let bar = Appearance.Bar.make {
      $0.background = .hidden
      $0.backgroundColor = .red
    }
    XCTAssertEqual(bar.effectiveBackground, .hidden)
    XCTAssertTrue(bar.isClear)
  }

  func testButtonsHaveTheTintOfAStateOnlyWhereItIsNotTheBarsOwn() {
    let bar = Appearance.Bar.make {
      $0.tintColor = .red
      $0.buttons.done = .green
    }
    let (same, other) = (bar.effectiveButtons(tint: .red), bar.effectiveButtons(tint: .blue))
    XCTAssertEqual([same.plain, same.done, same.back], [nil, .green, nil])
    XCTAssertEqual([other.plain, other.done, other.back], [.red, .green, .red])
  }

  func testWhatIsNotOfABarAppearanceObjectIsNoLook() {
    let changes: [(inout Appearance.Bar) -> Void] = [
      { $0.style = .black }, { $0.isTranslucent = false }, { $0.prefersLargeTitles = true },
      { $0.isHidden = true }, { $0.prompt = "A" }, { $0.backButton.title = "A" },
      { $0.searchBar.textColor = .red }, { $0.liquidGlass = .system },
    ]
    for change in changes { XCTAssertFalse(Appearance.Bar.make(change).hasLook) }
    XCTAssertTrue(Appearance.Bar.make { $0.tintColor = .red }.hasLook)
    XCTAssertTrue(Appearance.Bar.make { $0.scrollEdge = .transparent }.hasLook)
  }

  private func looks(_ bar: Appearance.Bar) -> [Appearance.Bar?] {
    let states = BarStates(bar)
    return [states.standard, states.compact, states.scrollEdge, states.compactScrollEdge]
  }
}
