import UIKit
import XCTest

@testable import AppearanceKit

final class UINavigationItemAppearanceTests: XCTestCase {
  @MainActor func testTheScreenOnTopHasWhatIsNotTheBars() async {
    let screen = UIViewController()
    let search = UISearchController()
    search.searchBar.placeholder = "Find"
    search.searchBar.searchTextField.textColor = .gray
    search.searchBar.setScopeBarButtonTitleTextAttributes(
      [.kern: 2, .foregroundColor: UIColor.gray], for: .selected)
    screen.navigationItem.prompt = "Own prompt"
    screen.navigationItem.searchController = search
    screen.navigationItem.backButtonTitle = "Own"
    let controller = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let strategy = AppearanceApplyingStrategy()
    var appearance = Appearance()
    appearance.navigationBar.backButton.title = "Shop"
    appearance.navigationBar.backButton.displayMode = .minimal
    appearance.navigationBar.largeTitleDisplayMode = .never
    appearance.navigationBar.searchBar.tintColor = .red
    appearance.navigationBar.searchBar.fieldColor = .white
    appearance.navigationBar.searchBar.textColor = .black
    appearance.navigationBar.searchBar.placeholderColor = .blue
    appearance.navigationBar.searchBar.scopeButtons.font = .system(size: 13, weight: .medium)
    appearance.navigationBar.searchBar.scopeButtons.titleColor = .red
    appearance.navigationBar.searchBar.scopeButtons.selectedTitleColor = .blue
    appearance.navigationBar.prompt = "Choose"
    appearance.tabBar.isHidden = true
    strategy.dress(appearance, controller)
    let item = screen.navigationItem
    let field = search.searchBar.searchTextField
    XCTAssertEqual(item.backButtonTitle, "Shop")
    XCTAssertEqual(item.backButtonDisplayMode, .minimal)
    XCTAssertEqual(item.largeTitleDisplayMode, .never)
    XCTAssertEqual(search.searchBar.tintColor, .red)
    XCTAssertEqual(field.backgroundColor, .white)
    XCTAssertEqual(field.textColor, .black)
    let scope = { search.searchBar.scopeBarButtonTitleTextAttributes(for: $0) ?? [:] }
    XCTAssertEqual(scope(.normal).color, .red)
    XCTAssertEqual(scope(.selected).color, .blue)
    XCTAssertEqual(scope(.selected)[.kern] as? Int, 2, "an attribute of the app's own stays")
    for state in [UIControl.State.normal, .selected] {
      XCTAssertEqual(scope(state).font, .systemFont(ofSize: 13, weight: .medium))
    }
    XCTAssertEqual(item.prompt, "Choose")
    XCTAssertEqual(field.attributedPlaceholder?.string, "Find")
    XCTAssertEqual(
      (field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]).color, .blue)
    XCTAssertTrue(tabs.isTabBarHidden)
    strategy.dress(Appearance(), controller)
    XCTAssertFalse(tabs.isTabBarHidden)
    XCTAssertEqual(item.backButtonTitle, "Own")
    XCTAssertEqual(item.prompt, "Own prompt")
    XCTAssertTrue(scope(.normal).isEmpty)
    XCTAssertEqual(scope(.selected).color, .gray)
    XCTAssertNil(scope(.selected)[.font])
    XCTAssertEqual(item.backButtonDisplayMode, .default)
    XCTAssertEqual(item.largeTitleDisplayMode, .automatic)
    XCTAssertNil(field.backgroundColor)
    XCTAssertEqual(field.textColor, .gray)
    XCTAssertNil(
      (field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]).color)
  }

  @MainActor func testALargeTitleCanBeInTheRowOfTheButtons() async {
    let screen = UIViewController()
    let controller = UINavigationController(rootViewController: screen)
    let strategy = AppearanceApplyingStrategy()
    var appearance = Appearance()
    appearance.navigationBar.largeTitleDisplayMode = .inline
    strategy.dress(appearance, controller)
    XCTAssertEqual(screen.navigationItem.largeTitleDisplayMode, .inline)
    strategy.dress(Appearance(), controller)
    XCTAssertEqual(screen.navigationItem.largeTitleDisplayMode, .automatic)
  }

  @MainActor func testAScreenThatNothingIsSaidOfIsLeftAlone() async {
    let screen = UIViewController()
    screen.navigationItem.backButtonTitle = "Own"
    let controller = UINavigationController(rootViewController: screen)
    let strategy = AppearanceApplyingStrategy()
    strategy.dress(Appearance(), controller)
    screen.navigationItem.backButtonTitle = "Later"
    strategy.dress(Appearance(), controller)
    XCTAssertEqual(screen.navigationItem.backButtonTitle, "Later")
  }

  /// UINavigationItem.h and UIBarButtonItemGroup.h, iOS 16.
  @MainActor func testButtonsOfGroupsAreDressed() async {
    let screen = Screen(.day)
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
}
