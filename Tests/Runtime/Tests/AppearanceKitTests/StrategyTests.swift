import UIKit
import XCTest

@testable import AppearanceKit

final class StrategyTests: XCTestCase {
  @MainActor private let strategy = AppearanceApplyingStrategy()

  @MainActor func testABackgroundColorFillsEveryStateOfANavigationBar() async throws {
    let bar = UINavigationBar()
    strategy.apply(.make { $0.backgroundColor = .red }, to: bar)
    for look in [
      bar.standardAppearance, try XCTUnwrap(bar.compactAppearance),
      try XCTUnwrap(bar.scrollEdgeAppearance), try XCTUnwrap(bar.compactScrollEdgeAppearance),
    ] {
      XCTAssertEqual(look.doubleBackground, .opaque)
      XCTAssertEqual(look.backgroundColor, .red)
    }
  }

  @MainActor func testABackgroundColorFillsEveryStateOfToolbarAndTabBar() async {
    let bar = Appearance.Bar.make { $0.backgroundColor = .red }
    let (toolbar, tabBar) = (UIToolbar(), UITabBar())
    strategy.apply(bar, to: toolbar)
    strategy.apply(bar, to: tabBar)
    let looks: [UIBarAppearance?] = [
      toolbar.standardAppearance, toolbar.compactAppearance, toolbar.scrollEdgeAppearance,
      toolbar.compactScrollEdgeAppearance, tabBar.standardAppearance, tabBar.scrollEdgeAppearance,
    ]
    XCTAssertEqual(looks.map { $0?.backgroundColor }, Array(repeating: .red, count: 6))
  }

  @MainActor func testTheBackgroundIsTheOneThatIsAskedFor() async {
    let expected: [(Appearance.Bar.Background, UIBarAppearance.DoubleBackground, UIColor?)] = [
      (.default, .default, .red), (.opaque, .opaque, .red), (.transparent, .transparent, nil),
      (.hidden, .transparent, nil),
    ]
    for (background, double, color) in expected {
      let bar = UINavigationBar()
      strategy.apply(
        .make {
          $0.background = background
          $0.backgroundColor = .red
        }, to: bar)
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
      strategy.apply(
        .make {
          $0.background = .opaque
          $0.shadow = shadow
        }, to: bar)
      XCTAssertEqual(bar.standardAppearance.shadowColor, color)
      XCTAssertEqual(bar.scrollEdgeAppearance?.shadowColor, color)
    }
  }

  @MainActor func testSlotsLookAsTheyAreAskedTo() async {
    let bar = UINavigationBar()
    strategy.apply(
      .make {
        $0.backgroundColor = .red
        $0.titleColor = .white
        $0.scrollEdge = .transparent
        $0.compact = .bar(
          .make {
            $0.backgroundColor = .blue
            $0.titleColor = .black
          })
      }, to: bar)
    let titles = [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance,
    ].map { $0?.titleTextAttributes[.foregroundColor] as? UIColor }
    XCTAssertEqual(titles, [.white, .black, .white, .white])
    XCTAssertEqual(bar.compactAppearance?.backgroundColor, .blue)
    XCTAssertEqual(bar.scrollEdgeAppearance?.doubleBackground, .transparent)
    XCTAssertNil(bar.scrollEdgeAppearance?.backgroundColor)
    XCTAssertNil(bar.scrollEdgeAppearance?.shadowColor)
    XCTAssertNil(bar.compactScrollEdgeAppearance?.backgroundColor)
  }

  @MainActor func testTitlesHaveTheTintsColorUnlessTheyHaveTheirOwn() async {
    for (title, large, expected) in [
      (nil, nil, [UIColor.red, .red]), (UIColor.white, nil, [.white, .white]),
      (.white, UIColor.black, [.white, .black]), (nil, .black, [.red, .black]),
    ] {
      let bar = UINavigationBar()
      strategy.apply(
        .make {
          $0.tintColor = .red
          $0.titleColor = title
          $0.largeTitleColor = large
        }, to: bar)
      let look = bar.standardAppearance
      XCTAssertEqual(
        [look.titleTextAttributes, look.largeTitleTextAttributes].map {
          $0[.foregroundColor] as? UIColor
        }, expected)
    }
  }

  @MainActor func testATitleFontComesAndGoes() async {
    let bar = UINavigationBar()
    let own = UIFont.systemFont(ofSize: 40)
    bar.standardAppearance.titleTextAttributes[.font] = own
    var font: UIFont? { bar.standardAppearance.titleTextAttributes[.font] as? UIFont }
    for (titleFont, expected) in [
      (Appearance.Bar.TitleFont.system(size: 20, weight: .bold), UIFont.boldSystemFont(ofSize: 20)),
      (.textStyle(.headline), .preferredFont(forTextStyle: .headline)),
      (.named("Avenir-Heavy", size: 20), UIFont(name: "Avenir-Heavy", size: 20)),
      (.named("Missing", size: 20), own),
    ] {
      strategy.apply(.make { $0.titleFont = titleFont }, to: bar)
      XCTAssertEqual(font, expected)
    }
    strategy.apply(Appearance.Bar(), to: bar)
    XCTAssertEqual(font, own)
  }

  @MainActor func testAFontTheAppSetsLaterIsKept() async {
    let bar = UINavigationBar()
    strategy.apply(.make { $0.titleColor = .red }, to: bar)
    let font = UIFont.systemFont(ofSize: 40)
    bar.standardAppearance.titleTextAttributes[.font] = font
    strategy.apply(.make { $0.titleColor = .blue }, to: bar)
    let attributes = bar.standardAppearance.titleTextAttributes
    XCTAssertEqual(attributes[.font] as? UIFont, font)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .blue)
  }

  @MainActor func testButtonsAreColoredByTheirRole() async {
    let (bar, toolbar) = (UINavigationBar(), UIToolbar())
    let buttons = Appearance.Bar.make {
      $0.buttons.plain = .red
      $0.buttons.done = .green
    }
    strategy.apply(buttons, to: bar)
    strategy.apply(buttons, to: toolbar)
    func color(_ button: UIBarButtonItemAppearance) -> UIColor? {
      button.normal.titleTextAttributes[.foregroundColor] as? UIColor
    }
    XCTAssertEqual(color(bar.standardAppearance.buttonAppearance), .red)
    XCTAssertEqual(color(bar.standardAppearance.doneButtonAppearance), .green)
    XCTAssertEqual(color(bar.standardAppearance.backButtonAppearance), .red)
    XCTAssertEqual(color(toolbar.standardAppearance.buttonAppearance), .red)
    XCTAssertEqual(color(toolbar.standardAppearance.doneButtonAppearance), .green)
    strategy.apply(.make { $0.buttons.back = .blue }, to: bar)
    XCTAssertNil(color(bar.standardAppearance.buttonAppearance))
    XCTAssertEqual(color(bar.standardAppearance.backButtonAppearance), .blue)
  }

  @MainActor func testTabsAreColoredWhetherSelectedOrNot() async {
    let bar = UITabBar()
    strategy.apply(
      .make {
        $0.tintColor = .red
        $0.unselectedItemTintColor = .gray
      }, to: bar)
    XCTAssertEqual(bar.tintColor, .red)
    XCTAssertEqual(bar.unselectedItemTintColor, .gray)
    let look = bar.standardAppearance
    for item in [
      look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance,
    ] {
      XCTAssertEqual(item.selected.iconColor, .red)
      XCTAssertEqual(item.normal.iconColor, .gray)
      XCTAssertEqual(item.normal.titleTextAttributes[.foregroundColor] as? UIColor, .gray)
    }
  }

  /// UIViewController.h: the style of a controller is that of "this view controller and its children".
  @MainActor func testTheInterfaceStyleOfTheScreenAndItsBarsIsPinnedAndReleased() async {
    let (screen, other) = (UIViewController(), UIViewController())
    let controller = UINavigationController(rootViewController: other)
    controller.pushViewController(screen, animated: false)
    screen.overrideUserInterfaceStyle = .light
    for (style, expected, bar) in [
      (Appearance.InterfaceStyle.dark, UIUserInterfaceStyle.dark, UIUserInterfaceStyle.dark),
      (.unspecified, .light, .unspecified), (.light, .light, .light),
      (.unspecified, .light, .unspecified),
    ] {
      strategy.dress(.make { $0.interfaceStyle = style }, controller)
      XCTAssertEqual(screen.overrideUserInterfaceStyle, expected)
      XCTAssertEqual(controller.navigationBar.overrideUserInterfaceStyle, bar)
      XCTAssertEqual(controller.toolbar.overrideUserInterfaceStyle, bar)
      XCTAssertEqual(controller.overrideUserInterfaceStyle, .unspecified)
      XCTAssertEqual(other.overrideUserInterfaceStyle, .unspecified)
    }
  }

  @MainActor func testAFreshAppearanceLeavesTheAppsOwnLook() async {
    let bar = UINavigationBar()
    bar.barStyle = .black
    bar.isTranslucent = false
    bar.standardAppearance.backgroundColor = .red
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    for look in [Appearance.Bar(), .make { $0.backgroundColor = .blue }, Appearance.Bar()] {
      strategy.apply(look, to: bar)
    }
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
    XCTAssertNil(bar.compactAppearance)
    XCTAssertNotNil(bar.scrollEdgeAppearance)
    XCTAssertNil(bar.scrollEdgeAppearance?.backgroundColor)
  }

  @MainActor func testAToolbarGoesBackToTheAppsOwnLookInEveryState() async {
    let bar = UIToolbar()
    let own = UIToolbarAppearance()
    own.backgroundColor = .green
    bar.standardAppearance = own
    bar.compactAppearance = own
    bar.scrollEdgeAppearance = own
    bar.compactScrollEdgeAppearance = own
    strategy.apply(.make { $0.background = .transparent }, to: bar)
    XCTAssertNil(bar.compactScrollEdgeAppearance?.backgroundColor)
    strategy.apply(Appearance.Bar(), to: bar)
    let looks = [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance,
    ]
    XCTAssertEqual(looks.map { $0?.backgroundColor }, Array(repeating: .green, count: 4))
  }

  @MainActor func testAnEdgeThatIsLeftToUIKitHasNoLookInEveryBar() async {
    let bar = Appearance.Bar.make {
      $0.backgroundColor = .red
      $0.scrollEdge = .default
    }
    let (navigationBar, toolbar, tabBar) = (UINavigationBar(), UIToolbar(), UITabBar())
    // What another screen left behind does not stay.
    for bar in [Appearance.Bar.make { $0.backgroundColor = .blue }, bar] {
      strategy.apply(bar, to: navigationBar)
      strategy.apply(bar, to: toolbar)
      strategy.apply(bar, to: tabBar)
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
      strategy.apply(bar, to: navigationBar)
      strategy.apply(bar, to: toolbar)
      XCTAssertEqual(navigationBar.compactScrollEdgeAppearance?.backgroundColor, color)
      XCTAssertEqual(toolbar.compactScrollEdgeAppearance?.backgroundColor, color)
      XCTAssertEqual(toolbar.scrollEdgeAppearance?.backgroundColor, .green)
    }
  }

  @MainActor func testWhatIsLeftOpenIsNotWrittenSoThatProxiesReachIt() async {
    let bar = WatchedBar()
    strategy.apply(Appearance.Bar(), to: bar)
    strategy.apply(.make { $0.isHidden = true }, to: bar)
    XCTAssertEqual(bar.writes, [])
    strategy.apply(.make { $0.isTranslucent = false }, to: bar)
    XCTAssertEqual(bar.writes, ["isTranslucent"])
    strategy.apply(.make { $0.titleColor = .red }, to: bar)
    XCTAssertEqual(bar.writes, ["isTranslucent", "isTranslucent", "compactAppearance"])
  }

  @MainActor func testLargeTitlesAreTheBarsOwnWhereAnAppearanceLeavesThemOpen() async {
    for own in [false, true] {
      let bar = WatchedBar()
      bar.prefersLargeTitles = own
      let before = bar.writes
      strategy.apply(.make { $0.prefersLargeTitles = own }, to: bar)
      XCTAssertEqual(bar.writes, before)
      strategy.apply(.make { $0.prefersLargeTitles = !own }, to: bar)
      XCTAssertEqual(bar.prefersLargeTitles, !own)
      strategy.apply(Appearance.Bar(), to: bar)
      XCTAssertEqual(bar.prefersLargeTitles, own)
      XCTAssertEqual(bar.writes.suffix(2), ["prefersLargeTitles", "prefersLargeTitles"])
      XCTAssertNil(bar.compactAppearance)
    }
    let toolbar = UIToolbar()
    strategy.apply(.make { $0.prefersLargeTitles = true }, to: toolbar)
    XCTAssertNil(toolbar.compactAppearance)
  }

  @MainActor func testAnotherStrategyKnowsTheAppsOwnLookToo() async {
    let bar = UINavigationBar()
    strategy.apply(.make { $0.isTranslucent = false }, to: bar)
    AppearanceApplyingStrategy().apply(Appearance.Bar(), to: bar)
    XCTAssertTrue(bar.isTranslucent)
  }
}

/// A bar that writes down what is set.
@MainActor
private final class WatchedBar: UINavigationBar {
  private(set) var writes: [String] = []

  override var barStyle: UIBarStyle { didSet { writes.append("barStyle") } }
  override var isTranslucent: Bool { didSet { writes.append("isTranslucent") } }
  override var prefersLargeTitles: Bool { didSet { writes.append("prefersLargeTitles") } }
  override var compactAppearance: UINavigationBarAppearance? {
    didSet { writes.append("compactAppearance") }
  }
}

extension Appearance.Bar {
  static func make(_ change: (inout Appearance.Bar) -> Void) -> Appearance.Bar {
    var value = Appearance.Bar()
    change(&value)
    return value
  }
}
