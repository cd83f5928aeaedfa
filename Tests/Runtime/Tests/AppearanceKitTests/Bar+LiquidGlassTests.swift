import UIKit
import XCTest

@testable import AppearanceKit

/// The double says that every iOS is there, so its bars are on glass.
final class BarLiquidGlassTests: XCTestCase {
  private let paper = Appearance.Bar.make {
    $0.backgroundColor = .red
    $0.tintColor = .green
    $0.titleColor = .blue
    $0.shadow = .hidden
    $0.isTranslucent = false
    $0.buttons.plain = .black
  }

  private var glass: Appearance.Bar { paper.with { $0.liquidGlass = .system } }

  func testABarThatKeepsItsBackgroundIsTheSameOnGlass() {
    XCTAssertEqual(paper.onGlass, paper)
  }

  func testOnGlassABarThatYieldsHasTheSystemsBackgroundAndWhatIsInFrontOfIt() {
    let expected = Appearance.Bar.make {
      $0.liquidGlass = .system
      $0.background = .default
      $0.tintColor = .green
      $0.titleColor = .blue
      $0.buttons.plain = .black
    }
    XCTAssertEqual(glass.onGlass, expected)
    XCTAssertEqual(glass.with { $0.background = .transparent }.onGlass, expected)
    XCTAssertEqual(glass.with { $0.barTintColor = .red }.onGlass, expected)
  }

  func testABarWithoutABackgroundGetsNoneOnGlass() {
    let bar = Appearance.Bar.make {
      $0.liquidGlass = .system
      $0.titleColor = .blue
    }
    XCTAssertEqual(bar.onGlass, bar)
    XCTAssertFalse(Appearance.Bar.make { $0.liquidGlass = .system }.hasLook)
  }

  func testStatesYieldWithTheirBar() {
    let bar = glass.with {
      $0.scrollEdge = .transparent
      $0.compact = .bar(
        .make {
          $0.backgroundColor = .black
          $0.titleColor = .white
        })
    }
    XCTAssertEqual(bar.onGlass.scrollEdge, .bar(glass.onGlass))
    XCTAssertEqual(
      bar.onGlass.compact,
      .bar(
        .make {
          $0.background = .default
          $0.titleColor = .white
        }))
  }

  @MainActor func testANavigationBarThatYieldsKeepsTintAndTitle() async throws {
    let bar = UINavigationBar()
    bar.apply(glass)
    XCTAssertEqual(bar.tintColor, .green)
    XCTAssertTrue(bar.isTranslucent)
    for look in [
      bar.standardAppearance, try XCTUnwrap(bar.compactAppearance),
      try XCTUnwrap(bar.scrollEdgeAppearance), try XCTUnwrap(bar.compactScrollEdgeAppearance),
    ] {
      XCTAssertEqual(look.doubleBackground, .default)
      XCTAssertNil(look.backgroundColor)
      XCTAssertEqual(look.shadowColor, UIBarAppearance().shadowColor)
      XCTAssertEqual(look.titleTextAttributes.color, .blue)
      XCTAssertEqual(
        look.buttonAppearance.normal.titleTextAttributes.color, .black)
    }
  }

  @MainActor func testTheBackgroundOfTheAppearanceBeforeIsGone() async {
    let (bar, toolbar, tabBar) = (UINavigationBar(), UIToolbar(), UITabBar())
    func apply(_ look: Appearance.Bar) {
      bar.apply(look)
      toolbar.apply(look)
      tabBar.apply(look)
    }
    var looks: [UIBarAppearance] {
      [bar.standardAppearance, toolbar.standardAppearance, tabBar.standardAppearance]
        + [bar.scrollEdgeAppearance, toolbar.scrollEdgeAppearance, tabBar.scrollEdgeAppearance]
        .compactMap { $0 }
    }
    let plain = Appearance.Bar.make { $0.liquidGlass = .system }
    for (look, count) in [(glass, 6), (plain, 3)] {
      apply(paper)
      XCTAssertEqual(looks.map(\.backgroundColor), Array(repeating: .red, count: 6))
      XCTAssertFalse(bar.isTranslucent || toolbar.isTranslucent || tabBar.isTranslucent)
      apply(look)
      XCTAssertEqual(looks.map(\.backgroundColor), Array(repeating: nil, count: count))
      XCTAssertEqual(looks.map(\.doubleBackground), Array(repeating: .default, count: count))
      XCTAssertTrue(bar.isTranslucent && toolbar.isTranslucent && tabBar.isTranslucent)
    }
  }
}
