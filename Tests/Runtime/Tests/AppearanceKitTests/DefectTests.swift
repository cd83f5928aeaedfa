import UIKit
import XCTest

@testable import AppearanceKit

/// What the original runtime gets wrong, one test each.
final class DefectTests: XCTestCase {
  @MainActor func testAReplacedStrategyAppliesAtOnce() async {
    let stack = shown(Screen(.day))
    let strategy = CountingStrategy()
    stack.appearanceApplyingStrategy = strategy
    XCTAssertEqual(strategy.applied, [.day])
  }

  @MainActor func testAToolbarShownLaterIsStyled() async {
    let strategy = VisibleBarsStrategy()
    let stack = Stack(rootViewController: TerseScreen(.day))
    stack.appearanceApplyingStrategy = strategy
    stack.viewWillAppear(false)
    XCTAssertEqual(strategy.styled, [.navigationBar])
    stack.setToolbarHidden(false, animated: false)
    XCTAssertEqual(strategy.styled, [.navigationBar, [.navigationBar, .toolbar]])
    stack.setToolbarHidden(true, animated: false)
    stack.isToolbarHidden = false
    XCTAssertEqual(strategy.styled.count, 2)
  }

  @MainActor func testANavigationBarShownLaterIsStyled() async {
    let strategy = VisibleBarsStrategy()
    let hidden = Appearance.make { $0.navigationBar.isHidden = true }
    let stack = Stack(rootViewController: TerseScreen(hidden))
    stack.appearanceApplyingStrategy = strategy
    stack.viewWillAppear(false)
    XCTAssertEqual(strategy.styled, [[]])
    stack.isNavigationBarHidden = false
    XCTAssertEqual(strategy.styled, [[], .navigationBar])
  }

  @MainActor func testABarThatComesWithAnEqualAppearanceIsStyledOnce() async {
    let strategy = VisibleBarsStrategy()
    let stack = Stack(rootViewController: TerseScreen(.day))
    stack.appearanceApplyingStrategy = strategy
    stack.viewWillAppear(false)
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(strategy.styled, [.navigationBar, [.navigationBar, .toolbar]])
  }

  @MainActor func testAHiddenToolbarIsStyledAheadOfTime() async {
    let stack = shown(TerseScreen(.day))
    XCTAssertTrue(stack.isToolbarHidden)
    XCTAssertEqual(stack.toolbar.tintColor, .black)
  }

  @MainActor func testTheStyleReachesTheBars() async {
    let stack = shown(
      Screen(
        .make {
          $0.navigationBar.style = .black
          $0.toolbar.style = .black
        }))
    XCTAssertEqual(stack.navigationBar.barStyle, .black)
    XCTAssertEqual(stack.toolbar.barStyle, .black)
  }

  @MainActor func testDarkContentOverABrightBarIsNotMadeAutomatic() async {
    let screen = Screen(.night)
    let stack = shown(screen)
    screen.setEditing(true, animated: false)
    XCTAssertEqual(stack.preferredStatusBarStyle, .darkContent)
  }

  @MainActor func testADynamicColorReachesTheBarsDynamic() async {
    let stack = shown(Screen(.make { $0.navigationBar.backgroundColor = .systemBackground }))
    XCTAssertIdentical(
      stack.navigationBar.standardAppearance.backgroundColor, UIColor.systemBackground)
    XCTAssertNil(stack.navigationBar.standardAppearance.backgroundImage)
    XCTAssertNil(stack.navigationBar.backgroundImage(for: .default))
  }

  @MainActor func testTheAppliedStatusBarStyleWinsWhileTheBarIsHidden() async {
    let stack = Stack(rootViewController: UIViewController())
    stack.isNavigationBarHidden = true
    XCTAssertNotNil(stack.childForStatusBarStyle)
    let gallery = Appearance.make {
      $0.statusBarStyle = .lightContent
      $0.navigationBar.isHidden = true
    }
    stack.pushViewController(TerseScreen(gallery), animated: false)
    XCTAssertTrue(stack.isNavigationBarHidden)
    XCTAssertNil(stack.childForStatusBarStyle)
    XCTAssertEqual(stack.preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(stack.preferredStatusBarUpdateAnimation, .fade)
    XCTAssertEqual(stack.doubleStatusBarUpdates, 1)
  }

  @MainActor func testADelegateOfTheAppDoesNotTurnTheSystemOff() async {
    let stack = Stack()
    let spy = DelegateSpy()
    stack.delegate = spy
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
    XCTAssertEqual(spy.calls, ["willShow", "didShow"])
    XCTAssertIdentical(stack.appearanceDelegate, spy)
    XCTAssertIdentical(stack.delegate, stack)
  }

  @MainActor func testACustomTitleFontSurvivesANewColor() async {
    let stack = Stack()
    let font = UIFont.systemFont(ofSize: 40)
    stack.navigationBar.standardAppearance.titleTextAttributes[.font] = font
    stack.pushViewController(Screen(.day), animated: false)
    let attributes = stack.navigationBar.standardAppearance.titleTextAttributes
    XCTAssertEqual(attributes[.font] as? UIFont, font)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .black)
  }

  @MainActor func testWhatAnAppearanceLeavesOpenDoesNotComeFromTheLastScreen() async {
    let stack = shown(Screen(.night))
    stack.pushViewController(Screen(Appearance()), animated: false)
    let fresh = UINavigationController(nibName: nil, bundle: nil).navigationBar
    let bar = stack.navigationBar
    XCTAssertEqual(bar.barStyle, fresh.barStyle)
    XCTAssertNil(bar.doubleTint)
    XCTAssertNil(bar.standardAppearance.backgroundColor)
    XCTAssertNil(bar.scrollEdgeAppearance)
    XCTAssertTrue(bar.standardAppearance.titleTextAttributes.isEmpty)
  }
}

/// A strategy in the manner of the original, which leaves out bars that are away.
@MainActor
private final class VisibleBarsStrategy: AppearanceApplyingStrategy {
  private(set) var styled: [BarSet] = []

  override func apply(
    appearance: Appearance, toNavigationController navigationController: UINavigationController,
    animated: Bool
  ) {
    var bars: BarSet = []
    if !navigationController.isNavigationBarHidden { bars.insert(.navigationBar) }
    if !navigationController.isToolbarHidden { bars.insert(.toolbar) }
    styled.append(bars)
  }
}
