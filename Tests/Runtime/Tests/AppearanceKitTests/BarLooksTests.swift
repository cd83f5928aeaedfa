import UIKit
import XCTest

@testable import AppearanceKit

final class BarLooksTests: XCTestCase {
  @MainActor func testTheBackgroundIsTheOneThatIsAskedFor() async {
    let expected: [(Appearance.Bar.Background, UIBarAppearance.DoubleBackground, UIColor?)] = [
      (.default, .default, .red), (.opaque, .opaque, .red), (.transparent, .transparent, nil),
      (.hidden, .transparent, nil),
    ]
    for (background, double, color) in expected {
      let bar = UINavigationBar()
      bar.apply {
        $0.background = background
        $0.backgroundColor = .red
      }
      XCTAssertEqual(bar.standardAppearance.doubleBackground, double)
      XCTAssertEqual(bar.standardAppearance.backgroundColor, color)
    }
  }

  @MainActor func testTheShadowSurvivesTheBackground() async {
    for (shadow, color) in [
      (Appearance.Bar.Shadow.color(.red), UIColor.red), (.hidden, nil),
      (.default, UIBarAppearance().shadowColor),
    ] {
      let bar = UINavigationBar()
      bar.apply {
        $0.background = .opaque
        $0.shadow = shadow
      }
      XCTAssertEqual(bar.standardAppearance.shadowColor, color)
      XCTAssertEqual(bar.scrollEdgeAppearance?.shadowColor, color)
    }
  }

  @MainActor func testImagesAndEffectsGoWithTheBackground() async {
    let bar = UINavigationBar()
    bar.apply {
      $0.background = .default
      $0.backgroundEffect = .systemChromeMaterial
      $0.backgroundImage = UIImage(named: "Bar")
      $0.shadowImage = UIImage(named: "Shadow")
      $0.scrollEdge = .transparent
    }
    XCTAssertEqual(
      bar.standardAppearance.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
    XCTAssertEqual(bar.standardAppearance.backgroundImage, UIImage(named: "Bar"))
    XCTAssertEqual(bar.standardAppearance.shadowImage, UIImage(named: "Shadow"))
    XCTAssertNil(bar.scrollEdgeAppearance?.backgroundEffect)
    XCTAssertNil(bar.scrollEdgeAppearance?.backgroundImage)
    XCTAssertNil(bar.scrollEdgeAppearance?.shadowImage)
  }

  @MainActor func testADynamicColorReachesTheBarsDynamic() async {
    let stack = shown(Screen(.make { $0.navigationBar.backgroundColor = .systemBackground }))
    XCTAssertIdentical(
      stack.navigationBar.standardAppearance.backgroundColor, UIColor.systemBackground)
    XCTAssertNil(stack.navigationBar.standardAppearance.backgroundImage)
  }

  @MainActor func testSlotsLookAsTheyAreAskedTo() async {
    let bar = UINavigationBar()
    bar.apply {
      $0.backgroundColor = .red
      $0.titleColor = .white
      $0.scrollEdge = .transparent
      $0.compact = .bar(
        .make {
          $0.backgroundColor = .blue
          $0.titleColor = .black
        })
    }
    let titles = [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance,
    ].map { $0?.titleTextAttributes.color }
    XCTAssertEqual(titles, [.white, .black, .white, .white])
    XCTAssertEqual(bar.compactAppearance?.backgroundColor, .blue)
    XCTAssertEqual(bar.scrollEdgeAppearance?.doubleBackground, .transparent)
    XCTAssertNil(bar.scrollEdgeAppearance?.backgroundColor)
    XCTAssertNil(bar.scrollEdgeAppearance?.shadowColor)
    XCTAssertNil(bar.compactScrollEdgeAppearance?.backgroundColor)
  }

  @MainActor func testAnEdgeThatIsLeftToUIKitHasNoLookInEveryBar() async {
    let bar = Appearance.Bar.make {
      $0.backgroundColor = .red
      $0.scrollEdge = .default
    }
    let (navigationBar, toolbar, tabBar) = (UINavigationBar(), UIToolbar(), UITabBar())
    // What another screen left behind does not stay.
    for bar in [Appearance.Bar.make { $0.backgroundColor = .blue }, bar] {
      navigationBar.apply(bar)
      toolbar.apply(bar)
      tabBar.apply(bar)
    }
    XCTAssertEqual(navigationBar.standardAppearance.backgroundColor, .red)
    XCTAssertNil(navigationBar.scrollEdgeAppearance)
    XCTAssertNil(navigationBar.compactScrollEdgeAppearance)
    // UIKit would show it at the edge.
    XCTAssertNil(navigationBar.compactAppearance)
    XCTAssertNil(toolbar.scrollEdgeAppearance)
    XCTAssertNil(toolbar.compactScrollEdgeAppearance)
    XCTAssertNil(tabBar.scrollEdgeAppearance)
  }

  @MainActor func testCompactHeightAtTheEdgeLooksAsItIsAskedTo() async {
    for (slot, color) in [
      (Appearance.Slot.default, UIColor.green), (.same, .red), (.transparent, nil),
      (.bar(.make { $0.backgroundColor = .blue }), .blue),
    ] {
      let bar = Appearance.Bar.make {
        $0.backgroundColor = .red
        $0.scrollEdge = .bar(.make { $0.backgroundColor = .green })
        $0.compactScrollEdge = slot
      }
      let (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
      navigationBar.apply(bar)
      toolbar.apply(bar)
      XCTAssertEqual(navigationBar.compactScrollEdgeAppearance?.backgroundColor, color)
      XCTAssertEqual(toolbar.compactScrollEdgeAppearance?.backgroundColor, color)
      XCTAssertEqual(toolbar.scrollEdgeAppearance?.backgroundColor, .green)
    }
  }

  @MainActor func testButtonsHaveTheirFontAndAColorInEachState() async {
    let bar = UINavigationBar()
    bar.apply {
      $0.buttons.plain = .red
      $0.buttonFonts.plain = .system(size: 9, weight: .bold, design: .rounded)
      $0.disabledButtons.plain = .gray
      $0.highlightedButtons.plain = .blue
      $0.focusedButtons.plain = .green
    }
    let look = bar.standardAppearance.buttonAppearance
    XCTAssertEqual(look.normal.titleTextAttributes.color, .red)
    XCTAssertEqual(look.disabled.titleTextAttributes.color, .gray)
    XCTAssertEqual(look.highlighted.titleTextAttributes.color, .blue)
    XCTAssertEqual(look.focused.titleTextAttributes.color, .green)
    let font = look.normal.titleTextAttributes.font
    XCTAssertEqual(font?.doubleDesign, .rounded)
    XCTAssertEqual(font?.pointSize, 9)
    bar.apply { $0.buttons.plain = .red }
    let later = bar.standardAppearance.buttonAppearance
    XCTAssertNil(later.disabled.titleTextAttributes.color)
    XCTAssertNil(later.normal.titleTextAttributes.font)
  }
}
