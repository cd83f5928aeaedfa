import UIKit
import XCTest

@testable import AppearanceKit

final class StyledBarTests: XCTestCase {
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

  @MainActor func testWhatIsLeftOpenIsNotWrittenSoThatProxiesReachIt() async {
    let bar = WatchedBar()
    bar.apply(Appearance.Bar())
    bar.apply { $0.isHidden = true }
    XCTAssertEqual(bar.writes, [])
    bar.apply { $0.isTranslucent = false }
    XCTAssertEqual(bar.writes, ["isTranslucent"])
    bar.apply { $0.titleColor = .red }
    XCTAssertEqual(bar.writes, ["isTranslucent", "isTranslucent", "compactAppearance"])
  }

  @MainActor func testLargeTitlesAreTheBarsOwnWhereAnAppearanceLeavesThemOpen() async {
    for own in [false, true] {
      let bar = WatchedBar()
      bar.prefersLargeTitles = own
      let before = bar.writes
      bar.apply { $0.prefersLargeTitles = own }
      XCTAssertEqual(bar.writes, before)
      bar.apply { $0.prefersLargeTitles = !own }
      XCTAssertEqual(bar.prefersLargeTitles, !own)
      bar.apply(Appearance.Bar())
      XCTAssertEqual(bar.prefersLargeTitles, own)
      XCTAssertEqual(bar.writes.suffix(2), ["prefersLargeTitles", "prefersLargeTitles"])
      XCTAssertNil(bar.compactAppearance)
    }
    let toolbar = UIToolbar()
    toolbar.apply { $0.prefersLargeTitles = true }
    XCTAssertNil(toolbar.compactAppearance)
  }

  @MainActor func testABarThatYieldsToGlassKeepsItsBackgroundWhereThereIsNone() async {
    let look = Appearance.Bar.make {
      $0.backgroundColor = .red
      $0.liquidGlass = .system
    }
    let bar = UINavigationBar()
    bar.apply(look, isOnGlass: false)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
    bar.apply(look, isOnGlass: true)
    XCTAssertNil(bar.standardAppearance.backgroundColor)
  }

  /// UIView.h: the tint color that is read is dimmed where the mode is.
  @MainActor func testATintThatIsDimmedBehindAModalIsTakenForNobodyElses() async {
    let bar = UINavigationBar()
    bar.apply { $0.tintColor = .red }
    bar.tintAdjustmentMode = .dimmed
    bar.apply { $0.tintColor = .green }
    bar.tintAdjustmentMode = .normal
    XCTAssertEqual(bar.tintColor, .green)
    bar.tintAdjustmentMode = .dimmed
    bar.apply(Appearance.Bar())
    XCTAssertNil(bar.doubleTint)
  }

  /// UINavigationBar.h: "Appearance objects are used in whole".
  @MainActor func testTheBackgroundColorCountsAndTheBarTintColorIsNotWritten() async {
    let (navigationBar, toolbar, tabBar) = (UINavigationBar(), UIToolbar(), UITabBar())
    navigationBar.barTintColor = .green
    let bar = Appearance.Bar.make {
      $0.backgroundColor = .red
      $0.barTintColor = .blue
    }
    navigationBar.apply(bar)
    toolbar.apply(bar)
    tabBar.apply(bar)
    XCTAssertEqual(
      [navigationBar.barTintColor, toolbar.barTintColor, tabBar.barTintColor], [.green, nil, nil])
    let looks = [
      navigationBar.standardAppearance, toolbar.standardAppearance, tabBar.standardAppearance,
    ]
    XCTAssertEqual(looks.map(\.backgroundColor), [.red, .red, .red])
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
