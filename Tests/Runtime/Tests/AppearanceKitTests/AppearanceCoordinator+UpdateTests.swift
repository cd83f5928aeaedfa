import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceCoordinatorUpdateTests: XCTestCase {
  @MainActor func testAnEqualAppearanceIsNotAppliedTwice() async {
    let strategy = CountingStrategy()
    let stack = Stack()
    stack.appearanceApplyingStrategy = strategy
    stack.pushViewController(Screen(.day), animated: false)
    stack.pushViewController(Screen(.day), animated: false)
    stack.updateAppearance()
    XCTAssertEqual(strategy.applied, [.day])
    XCTAssertEqual(stack.doubleStatusBarUpdates, 1)
  }

  @MainActor func testAScreenWithoutWishesChangesNothing() async {
    let stack = shown(Screen(.day))
    stack.isNavigationBarHidden = true
    stack.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .day)
    XCTAssertTrue(stack.isNavigationBarHidden)
    XCTAssertFalse(stack.isToolbarHidden)
  }

  @MainActor func testAScreenWithoutWishesWearsTheDefaultAppearance() async {
    let stack = shown(Screen(.day))
    stack.defaultAppearance = .night
    XCTAssertEqual(stack.appliedAppearance, .day)
    stack.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .night)
    stack.pushViewController(Screen(nil), animated: false)
    XCTAssertEqual(stack.appliedAppearance, .night)
  }

  @MainActor func testASecondScreenWithAnEqualAppearanceHasAllThatBelongsToAScreen() async {
    let day = Appearance.make {
      $0.navigationBar.tintColor = .black
      $0.navigationBar.largeTitleDisplayMode = .never
      $0.navigationBar.backButton.title = "Back"
      $0.navigationBar.searchBar.textColor = .red
      $0.toolbar.hidesSharedBackground = true
    }
    let stack = shown(Screen(day))
    let screen = Screen(day)
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

  @MainActor func testABarThatComesWithAnEqualAppearanceIsStyledOnce() async {
    let strategy = VisibleBarsStrategy()
    let stack = Stack(rootViewController: TerseScreen(.day))
    stack.appearanceApplyingStrategy = strategy
    stack.viewWillAppear(false)
    stack.pushViewController(Screen(.day), animated: false)
    XCTAssertEqual(strategy.styled, [.navigationBar, [.navigationBar, .toolbar]])
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

  @MainActor func testACancelledPopRestoresTheLookWhenTheGestureLetsGo() async {
    let pop = Pop(from: Screen(.night), to: Screen(.day))
    XCTAssertEqual(pop.stack.appliedAppearance, .day)
    pop.coordinator.letGo(cancelled: true)
    XCTAssertEqual(pop.stack.appliedAppearance, .night)
    XCTAssertEqual(pop.stack.navigationBar.tintColor, .white)
  }

  @MainActor func testACancelledPopRestoresHiddenBarsOnceTheAnimationIsOver() async {
    let gallery = Appearance.make { $0.navigationBar.isHidden = true }
    let pop = Pop(from: TerseScreen(gallery), to: Screen(.day))
    XCTAssertFalse(pop.stack.isNavigationBarHidden)
    pop.coordinator.letGo(cancelled: true)
    XCTAssertFalse(pop.stack.isNavigationBarHidden)
    pop.coordinator.finish()
    XCTAssertTrue(pop.stack.isNavigationBarHidden)
    XCTAssertTrue(pop.stack.isToolbarHidden)
  }

  @MainActor func testACancelledPopFromAScreenWithoutWishesRestoresWhatWasThere() async {
    let pop = Pop(from: UIViewController(), to: Screen(.day)) {
      $0.defaultAppearance = .night
      $0.isToolbarHidden = true
    }
    XCTAssertEqual(pop.stack.appliedAppearance, .day)
    pop.coordinator.letGo(cancelled: true)
    pop.coordinator.finish()
    XCTAssertEqual(pop.stack.appliedAppearance, .night)
    XCTAssertTrue(pop.stack.isToolbarHidden)
  }

  @MainActor func testAFinishedPopKeepsTheLookOfTheScreenBelow() async {
    let pop = Pop(from: Screen(.night), to: Screen(.day))
    pop.coordinator.letGo(cancelled: false)
    pop.coordinator.finish()
    XCTAssertEqual(pop.stack.appliedAppearance, .day)
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
        ].map { $0.font?.pointSize }
      }
      let former = sizes()
      let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      large.performAsCurrent { stack.traitCollection = large }
      XCTAssertEqual(sizes(), former.map { $0.map { $0 * 1.25 } })
      stack.traitCollection = UITraitCollection(preferredContentSizeCategory: .large)
      XCTAssertEqual(sizes(), former)
    }
  }

  /// A plain navigation controller asks its bar for the status bar.
  @MainActor func testTheStatusBarOfAPlainControllerComesFromTheBarStyle() async {
    let light = Appearance.make { $0.statusBarStyle = .lightContent }
    let screen = Screen(light)
    let controller = UINavigationController(rootViewController: screen)
    let coordinator = AppearanceCoordinator(controller)
    controller.viewWillAppear(false)
    XCTAssertEqual(controller.preferredStatusBarStyle, .lightContent)
    screen.appearance = Appearance()
    coordinator.updateAppearance()
    XCTAssertEqual(controller.preferredStatusBarStyle, .default)
  }

  /// A pop by gesture that is under way.
  @MainActor
  private struct Pop {
    let stack: Stack
    let coordinator = Coordinator()

    init(from: UIViewController, to: Screen, prepare: (Stack) -> Void = { _ in }) {
      stack = shown(to)
      stack.pushViewController(from, animated: false)
      prepare(stack)
      coordinator.from = from
      to.coordinator = coordinator
      stack.delegate?.navigationController(stack, willShow: to, animated: true)
    }
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
