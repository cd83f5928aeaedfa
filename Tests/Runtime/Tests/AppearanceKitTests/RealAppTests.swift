import UIKit
import XCTest

@testable import AppearanceKit

/// What happens in an app beside a screen and its bars: one test for each thing that went wrong.
final class RealAppTests: XCTestCase {
  private static let day = Appearance.make {
    $0.navigationBar.tintColor = .black
    $0.navigationBar.largeTitleDisplayMode = .never
    $0.navigationBar.backButton.title = "Back"
    $0.navigationBar.searchBar.textColor = .red
    $0.toolbar.hidesSharedBackground = true
  }

  @MainActor func testASecondScreenWithAnEqualAppearanceHasAllThatBelongsToAScreen() async {
    let stack = Stack(rootViewController: Screen(Self.day))
    stack.viewWillAppear(false)
    let screen = Screen(Self.day)
    let (button, bottom, search) = (UIBarButtonItem(), UIBarButtonItem(), UISearchController())
    screen.navigationItem.rightBarButtonItems = [button]
    screen.navigationItem.searchController = search
    screen.toolbarItems = [bottom]
    stack.pushViewController(screen, animated: false)
    XCTAssertEqual(button.tintColor, .black)
    XCTAssertEqual(screen.navigationItem.largeTitleDisplayMode, .never)
    XCTAssertEqual(screen.navigationItem.backButtonTitle, "Back")
    XCTAssertEqual(search.searchBar.searchTextField.textColor, .red)
    XCTAssertTrue(bottom.hidesSharedBackground)
  }

  @MainActor func testALateButtonIsDressedByAnUpdateOrByOneCall() async {
    let screen = Screen(Self.day)
    let stack = shown(screen)
    let (late, later) = (UIBarButtonItem(), UIBarButtonItem())
    screen.navigationItem.rightBarButtonItems = [late]
    stack.updateAppearance()
    XCTAssertEqual(late.tintColor, .black)
    later.apply(Self.day.navigationBar)
    XCTAssertEqual(later.tintColor, .black)
  }

  /// UINavigationItem.h and UIBarButtonItemGroup.h, iOS 16.
  @MainActor func testButtonsOfGroupsAreDressed() async {
    let screen = Screen(Self.day)
    let buttons = (0..<8).map { _ in UIBarButtonItem() }
    func group(_ index: Int) -> UIBarButtonItemGroup {
      UIBarButtonItemGroup(
        barButtonItems: [buttons[2 * index]], representativeItem: buttons[2 * index + 1])
    }
    screen.navigationItem.leadingItemGroups = [group(0)]
    screen.navigationItem.centerItemGroups = [group(1)]
    screen.navigationItem.trailingItemGroups = [group(2)]
    screen.navigationItem.pinnedTrailingGroup = group(3)
    _ = shown(screen)
    XCTAssertEqual(buttons.map(\.tintColor), Array(repeating: .black, count: 8))
  }

  @MainActor func testWhatTheAppSetsAfterAnAppearanceStays() async {
    let screen = Screen(Self.day)
    let stack = shown(screen)
    let bar = stack.navigationBar
    bar.prefersLargeTitles = true
    bar.standardAppearance.backgroundColor = .green
    screen.navigationItem.prompt = "Prompt"
    screen.navigationItem.backButtonTitle = "Own"
    stack.isToolbarHidden = false
    screen.appearance = .make { $0.navigationBar.titleColor = .red }
    stack.updateAppearance()
    XCTAssertTrue(bar.prefersLargeTitles)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .green)
    XCTAssertEqual(screen.navigationItem.prompt, "Prompt")
    XCTAssertEqual(screen.navigationItem.backButtonTitle, "Own")
    screen.appearance = Appearance()
    stack.updateAppearance()
    XCTAssertTrue(bar.prefersLargeTitles)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .green)
    XCTAssertNil(bar.standardAppearance.titleTextAttributes[.foregroundColor])
  }

  @MainActor func testABarAppearanceThatTheAppSetsLaterIsWhatAnAppearanceIsLaidOver() async {
    let screen = Screen(.make { $0.navigationBar.titleColor = .red })
    let stack = shown(screen)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .green
    stack.navigationBar.standardAppearance = own
    stack.navigationBar.compactAppearance = own
    screen.appearance = .make { $0.navigationBar.titleColor = .blue }
    stack.updateAppearance()
    let look = stack.navigationBar.standardAppearance
    XCTAssertEqual(look.backgroundColor, .green)
    XCTAssertEqual(look.titleTextAttributes[.foregroundColor] as? UIColor, .blue)
    screen.appearance = Appearance()
    stack.updateAppearance()
    XCTAssertEqual(stack.navigationBar.standardAppearance.backgroundColor, .green)
    XCTAssertEqual(stack.navigationBar.compactAppearance?.backgroundColor, .green)
    XCTAssertTrue(stack.navigationBar.standardAppearance.titleTextAttributes.isEmpty)
  }

  @MainActor func testTheTabThatIsNotSelectedLeavesTheTabBarAlone() async {
    func tinted(_ color: UIColor) -> Appearance { .make { $0.tabBar.tintColor = color } }
    let tabs = UITabBarController()
    let screens = [Screen(tinted(.red)), Screen(tinted(.blue))]
    let stacks = screens.map { Stack(rootViewController: $0) }
    tabs.viewControllers = stacks
    stacks[0].viewWillAppear(false)
    stacks[1].pushViewController(Screen(tinted(.green)), animated: false)
    XCTAssertEqual(tabs.tabBar.tintColor, .red)
    tabs.doubleSelect(1)
    XCTAssertEqual(tabs.tabBar.tintColor, .green)
    screens[0].appearance = tinted(.black)
    stacks[0].updateAppearance()
    XCTAssertEqual(tabs.tabBar.tintColor, .green)
    tabs.doubleSelect(0)
    XCTAssertEqual(tabs.tabBar.tintColor, .black)
  }

  @MainActor func testATabIsTakenOverWithoutASubclassToo() async {
    let tabs = UITabBarController()
    let stacks = [UIColor.red, .blue].map { color in
      UINavigationController(rootViewController: Screen(.make { $0.tabBar.tintColor = color }))
    }
    tabs.viewControllers = stacks
    for stack in stacks {
      _ = AppearanceCoordinator(stack)
      stack.viewWillAppear(false)
    }
    for (index, color) in [(1, UIColor.blue), (0, .red), (1, .blue)] {
      tabs.doubleSelect(index)
      XCTAssertEqual(tabs.tabBar.tintColor, color)
    }
  }

  @MainActor func testInASplitViewTheColumnOfTheDetailDressesTheTabBar() async {
    let (tabs, split) = (UITabBarController(), UISplitViewController())
    let stacks = [UIColor.red, .blue].map { color in
      Stack(rootViewController: Screen(.make { $0.tabBar.tintColor = color }))
    }
    split.viewControllers = stacks
    tabs.viewControllers = [split, Stack(rootViewController: Screen(.day))]
    split.viewWillAppear(false)
    XCTAssertEqual(tabs.tabBar.tintColor, .blue)
    stacks[0].appearanceApplyingStrategy = AppearanceApplyingStrategy()
    XCTAssertEqual(tabs.tabBar.tintColor, .blue)
    split.isCollapsed = true
    stacks[0].viewWillAppear(false)
    XCTAssertEqual(tabs.tabBar.tintColor, .red)
  }

  @MainActor func testASwipeThatIsGivenUpDressesTheItemOfTheScreenThatStays() async {
    let below = TerseScreen(.make { $0.navigationBar.prompt = "Below" })
    let top = TerseScreen(
      .make {
        $0.navigationBar.prompt = "Top"
        $0.navigationBar.tintColor = .red
      })
    let stack = Stack(rootViewController: below)
    stack.viewWillAppear(false)
    stack.pushViewController(top, animated: false)
    stack.doubleHoldsTransitions = true
    stack.doubleSwipe()
    XCTAssertNil(stack.navigationBar.doubleTint)
    stack.doubleFinish(cancelled: true)
    XCTAssertEqual(stack.navigationBar.tintColor, .red)
    XCTAssertEqual(below.navigationItem.prompt, "Below")
    XCTAssertEqual(top.navigationItem.prompt, "Top")
  }

  /// UIViewControllerTransitionCoordinator.h: a view outside of the container's, as a bar is, has to
  /// be named for a gesture to drive its animation.
  @MainActor func testColorsChangeAlongsideTheTransition() async {
    let stack = shown(Screen(.day))
    let next = Screen(.night)
    let transition = DoubleTransition(from: nil, to: next, isInteractive: false)
    next.held = transition
    stack.delegate?.navigationController(stack, willShow: next, animated: true)
    XCTAssertEqual(stack.navigationBar.tintColor, .black)
    XCTAssertEqual(stack.preferredStatusBarStyle, .lightContent)
    transition.begin()
    XCTAssertEqual(stack.navigationBar.tintColor, .white)
  }

  @MainActor func testAnItemThatHidesWhatItsBarWearsIsToldOfOnce() async {
    var notices: [String] = []
    let report = Notice.report
    Notice.report = { notices.append($0) }
    defer { Notice.report = report }
    let screen = Screen(.day)
    screen.title = "Cart"
    screen.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    let stack = shown(screen)
    stack.updateAppearance()
    XCTAssertEqual(notices.count, 1)
    XCTAssertTrue(notices.first?.contains("'Cart'") == true)
  }

  @MainActor func testTextsFollowTheTextSize() async {
    let screen = Screen(
      .make {
        $0.navigationBar.titleFont = .textStyle(.headline)
        $0.navigationBar.searchBar.scopeButtons.font = .textStyle(.body)
      })
    screen.navigationItem.searchController = UISearchController()
    for isSubclass in [true, false] {
      let stack =
        isSubclass
        ? Stack(rootViewController: screen) : UINavigationController(rootViewController: screen)
      if !isSubclass { _ = AppearanceCoordinator(stack) }
      stack.viewWillAppear(false)
      func sizes() -> [CGFloat?] {
        let search = screen.navigationItem.searchController?.searchBar
        return [
          stack.navigationBar.standardAppearance.titleTextAttributes,
          search?.scopeBarButtonTitleTextAttributes(for: .normal) ?? [:],
        ].map { ($0[.font] as? UIFont)?.pointSize }
      }
      let former = sizes()
      let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      large.performAsCurrent { stack.traitCollection = large }
      XCTAssertEqual(sizes(), former.map { $0.map { $0 * 1.25 } })
      stack.traitCollection = UITraitCollection(preferredContentSizeCategory: .large)
      XCTAssertEqual(sizes(), former)
    }
  }

  @MainActor func testFromIOS17OnlyTheTraitsThatMatterAreObserved() async {
    let stack = Stack(rootViewController: Screen(.day))
    XCTAssertEqual(
      observed(stack), ["UITraitPreferredContentSizeCategory", "UITraitUserInterfaceStyle"])
    let plain = UINavigationController(rootViewController: Screen(.day))
    _ = AppearanceCoordinator(plain)
    plain.viewWillAppear(false)
    plain.pushViewController(Screen(.night), animated: false)
    XCTAssertEqual(
      plain.view.subviews.flatMap(observed),
      ["UITraitPreferredContentSizeCategory", "UITraitUserInterfaceStyle"])
  }

  @MainActor private func observed(_ object: some UITraitChangeObservable) -> [String] {
    object.doubleTraitRegistrations.flatMap { $0.traits.map { "\($0)" } }
  }

  @MainActor func testABarThatTheSystemHidIsNotShownByAnUpdate() async {
    let screen = Screen(.day)
    let stack = shown(screen)
    stack.isNavigationBarHidden = true
    stack.updateAppearance()
    screen.appearance = .night
    stack.updateAppearance()
    XCTAssertTrue(stack.isNavigationBarHidden)
    screen.appearance = .make { $0.navigationBar.isHidden = false }
    stack.pushViewController(Screen(.make { $0.navigationBar.isHidden = false }), animated: false)
    XCTAssertFalse(stack.isNavigationBarHidden)
  }

  @MainActor func testAScreenThatSaysNothingOfHiddenBarsKeepsThemAsTheAppHasThem() async {
    let stack = Stack(rootViewController: TerseScreen(.day))
    stack.isToolbarHidden = false
    stack.viewWillAppear(false)
    XCTAssertFalse(stack.isToolbarHidden)
    stack.pushViewController(TerseScreen(.make { $0.toolbar.isHidden = true }), animated: false)
    XCTAssertTrue(stack.isToolbarHidden)
    stack.pushViewController(TerseScreen(.day), animated: false)
    XCTAssertFalse(stack.isToolbarHidden)
  }

  /// UIView.h: the tint color that is read is dimmed where the mode is.
  @MainActor func testATintThatIsDimmedBehindAModalIsTakenForNobodyElses() async {
    let bar = UINavigationBar()
    let strategy = AppearanceApplyingStrategy()
    strategy.apply(.make { $0.tintColor = .red }, to: bar)
    bar.tintAdjustmentMode = .dimmed
    strategy.apply(.make { $0.tintColor = .green }, to: bar)
    bar.tintAdjustmentMode = .normal
    XCTAssertEqual(bar.tintColor, .green)
    bar.tintAdjustmentMode = .dimmed
    strategy.apply(Appearance.Bar(), to: bar)
    XCTAssertNil(bar.doubleTint)
  }

  @MainActor func testAGradientIsDrawnOnce() async {
    let gradient = Appearance.Bar.Gradient([.red, UIColor(white: 0.123, alpha: 1)])
    let bars = [UINavigationBar(), UINavigationBar()]
    for bar in bars + bars {
      AppearanceApplyingStrategy().apply(.make { $0.backgroundGradient = gradient }, to: bar)
    }
    let images = bars.flatMap {
      [$0.standardAppearance.backgroundImage, $0.scrollEdgeAppearance?.backgroundImage]
    }
    for image in images { XCTAssertIdentical(image, images[0]) }
    XCTAssertNotNil(images[0])
  }

  func testBarsAreOnGlassUnlessTheAppAsksForThoseFromBefore() {
    XCTAssertTrue(LiquidGlass.isDrawn(for: [:]))
    XCTAssertTrue(LiquidGlass.isDrawn(for: ["UIDesignRequiresCompatibility": false]))
    XCTAssertFalse(LiquidGlass.isDrawn(for: ["UIDesignRequiresCompatibility": true]))
    for (sdk, isDrawn) in [("26.4", false), ("27.0", true), ("28.1", true)] {
      XCTAssertEqual(
        LiquidGlass.isDrawn(for: [
          "UIDesignRequiresCompatibility": true, "DTPlatformVersion": sdk,
        ]), isDrawn)
    }
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
}
