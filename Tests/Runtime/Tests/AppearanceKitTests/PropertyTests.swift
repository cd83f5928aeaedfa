import AppearanceKit
import UIKit
import XCTest

final class PropertyTests: XCTestCase {
  private typealias Attributes = [NSAttributedString.Key: Any]

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
    XCTAssertEqual(color(look.normal.titleTextAttributes), .red)
    XCTAssertEqual(color(look.disabled.titleTextAttributes), .gray)
    XCTAssertEqual(color(look.highlighted.titleTextAttributes), .blue)
    XCTAssertEqual(color(look.focused.titleTextAttributes), .green)
    let font = font(look.normal.titleTextAttributes)
    XCTAssertEqual(font?.doubleDesign, .rounded)
    XCTAssertEqual(font?.pointSize, 9)
    bar.apply { $0.buttons.plain = .red }
    let later = bar.standardAppearance.buttonAppearance
    XCTAssertNil(color(later.disabled.titleTextAttributes))
    XCTAssertNil(self.font(later.normal.titleTextAttributes))
  }

  @MainActor func testProminentButtonsComeBeforeDoneOnes() async {
    let bar = UIToolbar()
    bar.apply {
      $0.buttons.done = .red
      $0.buttons.prominent = .blue
    }
    let look = bar.standardAppearance.prominentButtonAppearance
    XCTAssertEqual(color(look.normal.titleTextAttributes), .blue)
  }

  @MainActor func testTitlesHaveFontKernAndPosition() async {
    let bar = UINavigationBar()
    bar.apply {
      $0.largeTitleFont = .textStyle(.largeTitle, weight: .heavy, design: .serif)
      $0.titleFont = .named("Avenir-Heavy", size: 17, textStyle: .headline)
      $0.titleKern = 0.5
      $0.largeTitleKern = 1.5
      $0.titlePositionAdjustment.vertical = 2
      $0.subtitleColor = .red
      $0.largeSubtitleColor = .blue
      $0.backIndicatorImage = UIImage(named: "Arrow")
    }
    let look = bar.standardAppearance
    let large = font(look.largeTitleTextAttributes)
    XCTAssertEqual(large?.pointSize, 34)
    XCTAssertEqual(large?.doubleDesign, .serif)
    XCTAssertEqual(large?.doubleWeight, .heavy)
    XCTAssertEqual(large?.doubleTextStyle, .largeTitle)
    let title = font(look.titleTextAttributes)
    XCTAssertEqual(title?.fontName, "Avenir-Heavy")
    XCTAssertEqual(title?.doubleTextStyle, .headline)
    XCTAssertEqual(look.titleTextAttributes[.kern] as? CGFloat, 0.5)
    XCTAssertEqual(look.largeTitleTextAttributes[.kern] as? CGFloat, 1.5)
    XCTAssertEqual(look.titlePositionAdjustment, UIOffset(horizontal: 0, vertical: 2))
    XCTAssertEqual(color(look.subtitleTextAttributes), .red)
    XCTAssertEqual(color(look.largeSubtitleTextAttributes), .blue)
    XCTAssertEqual(look.backIndicatorImage, UIImage(named: "Arrow"))
    bar.apply { $0.titleColor = .red }
    XCTAssertNil(bar.standardAppearance.titleTextAttributes[.kern])
    XCTAssertEqual(bar.standardAppearance.titlePositionAdjustment, .zero)
  }

  @MainActor func testAFontThatIsNotThereLeavesTheAppsOwn() async {
    let bar = UINavigationBar()
    bar.apply { $0.largeTitleFont = .named("Missing", size: 17, textStyle: .headline) }
    XCTAssertNil(font(bar.standardAppearance.largeTitleTextAttributes))
  }

  @MainActor func testWhatIsSaidOfOneLayoutComesBeforeAllTabs() async {
    let bar = UITabBar()
    bar.apply {
      $0.tintColor = .red
      $0.unselectedItemTintColor = .gray
      $0.items.titleColor = .blue
      $0.items.font = .system(size: 10, weight: .bold)
      $0.inline.titleColor = .green
      $0.badgeColor = .yellow
      $0.badgeTextColor = .black
      $0.selectionIndicatorColor = .cyan
      $0.itemPositioning = .centered
      $0.itemWidth = 76
      $0.itemSpacing = 34
    }
    let look = bar.standardAppearance
    let (stacked, inline) = (look.stackedLayoutAppearance, look.inlineLayoutAppearance)
    XCTAssertEqual(color(stacked.normal.titleTextAttributes), .blue)
    XCTAssertEqual(stacked.normal.iconColor, .gray)
    XCTAssertEqual(color(stacked.selected.titleTextAttributes), .red)
    XCTAssertEqual(color(inline.normal.titleTextAttributes), .green)
    for state in [inline.normal, inline.selected] {
      XCTAssertEqual(font(state.titleTextAttributes)?.pointSize, 10)
      XCTAssertEqual(state.badgeBackgroundColor, .yellow)
      XCTAssertEqual(color(state.badgeTextAttributes), .black)
    }
    XCTAssertEqual(look.selectionIndicatorTintColor, .cyan)
    XCTAssertEqual(look.stackedItemPositioning, .centered)
    XCTAssertEqual(look.stackedItemWidth, 76)
    XCTAssertEqual(look.stackedItemSpacing, 34)
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

  @MainActor func testButtonsOfTheScreenOnTopHaveTheColorThatTheirBarDoesNotGiveThem() async {
    let screen = UIViewController()
    let (edit, save, delete) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    save.style = .done
    delete.tintColor = .red
    screen.navigationItem.leftBarButtonItems = [edit]
    screen.navigationItem.rightBarButtonItems = [save, delete]
    let controller = UINavigationController(rootViewController: screen)
    let strategy = AppearanceApplyingStrategy()
    func show(_ change: (inout Appearance.Bar) -> Void) {
      var appearance = Appearance()
      change(&appearance.navigationBar)
      strategy.dress(appearance, controller)
    }
    show {
      $0.tintColor = .green
      $0.buttons.plain = .blue
    }
    XCTAssertEqual(edit.tintColor, .blue)
    XCTAssertEqual(save.tintColor, .green)
    XCTAssertEqual(delete.tintColor, .red)
    show { $0.tintColor = .yellow }
    XCTAssertEqual(edit.tintColor, .yellow)
    save.tintColor = .black
    show { _ in }
    XCTAssertNil(edit.tintColor)
    XCTAssertEqual(save.tintColor, .black)
    XCTAssertEqual(delete.tintColor, .red)
  }

  @MainActor func testBadgesOfTheScreenOnTopHaveTheAppearancesColors() async {
    let screen = UIViewController()
    let (inbox, cart, plain) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    inbox.badge = .count(3)
    cart.badge = .indicator()
    cart.badge?.backgroundColor = .green
    screen.navigationItem.leftBarButtonItems = [inbox, plain]
    screen.navigationItem.rightBarButtonItems = [cart]
    let controller = UINavigationController(rootViewController: screen)
    func show(_ change: (inout Appearance.Bar) -> Void) -> Appearance.Bar {
      var appearance = Appearance()
      change(&appearance.navigationBar)
      AppearanceApplyingStrategy().dress(appearance, controller)
      return appearance.navigationBar
    }
    let red = show {
      $0.badgeColor = .red
      $0.badgeTextColor = .white
    }
    XCTAssertEqual(inbox.badge?.stringValue, "3")
    XCTAssertEqual(inbox.badge?.backgroundColor, .red)
    XCTAssertEqual(inbox.badge?.foregroundColor, .white)
    XCTAssertEqual(cart.badge?.backgroundColor, .green, "a color of the app's own stays")
    XCTAssertEqual(cart.badge?.foregroundColor, .white)
    XCTAssertNil(plain.badge)

    plain.setBadge(.string("New"), in: red)
    XCTAssertEqual(plain.badge?.stringValue, "New")
    XCTAssertEqual(plain.badge?.backgroundColor, .red)
    inbox.badge = .count(4)
    _ = show { $0.badgeColor = .blue }
    for button in [inbox, plain] {
      XCTAssertEqual(button.badge?.backgroundColor, .blue)
      XCTAssertNil(button.badge?.foregroundColor)
    }
    inbox.badge?.foregroundColor = .black
    _ = show { _ in }
    XCTAssertNil(inbox.badge?.backgroundColor)
    XCTAssertEqual(inbox.badge?.foregroundColor, .black)
    XCTAssertEqual(cart.badge?.backgroundColor, .green)
    plain.setBadge(nil, in: red)
    XCTAssertNil(plain.badge)
  }

  @MainActor func testAGradientIsAnImageWithAVariantForEachTrait() async throws {
    let adaptive = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? .black : UIColor(white: traits.accessibilityContrast == .high ? 0.5 : 1, alpha: 1)
    }
    let bar = UINavigationBar()
    var look = Appearance.Bar()
    look.backgroundGradient = .init([adaptive, .red, .green], .vertical)
    AppearanceApplyingStrategy().apply(look, to: bar)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .clear)
    let asset = try XCTUnwrap(bar.standardAppearance.backgroundImage?.imageAsset)
    for (style, contrast, first) in [
      (UIUserInterfaceStyle.light, UIAccessibilityContrast.normal, CGFloat(1)),
      (.light, .high, 0.5), (.dark, .normal, 0), (.dark, .high, 0),
    ] {
      let fills = asset.image(
        with: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
      ).doubleFills
      XCTAssertEqual(fills.count, 256)
      XCTAssertEqual(fills.last?.rect, CGRect(x: 0, y: 255, width: 1, height: 1))
      let start = try XCTUnwrap(fills.first?.color.doubleComponents)
      // Half a strip on the way from the first color to red, which is two of 256 halves long.
      let part = CGFloat(0.5 / 128)
      for (value, expected) in zip(start, [first + (1 - first) * part, first * (1 - part)]) {
        XCTAssertEqual(value, expected, accuracy: 1e-9)
      }
    }
    look.backgroundImage = UIImage(named: "Bar")
    AppearanceApplyingStrategy().apply(look, to: bar)
    XCTAssertEqual(bar.standardAppearance.backgroundImage, UIImage(named: "Bar"))
    look.backgroundImage = nil
    look.background = .transparent
    AppearanceApplyingStrategy().apply(look, to: bar)
    XCTAssertNil(bar.standardAppearance.backgroundImage)
    look.background = nil
    look.backgroundGradient = nil
    look.backgroundColor = .green
    AppearanceApplyingStrategy().apply(look, to: bar)
    XCTAssertNil(bar.standardAppearance.backgroundImage)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .green)
  }

  @MainActor func testButtonsOfTheScreenOnTopLoseTheirGlassAndHaveItBack() async {
    let screen = UIViewController()
    let (top, bare, bottom, later) = (
      UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem()
    )
    bare.hidesSharedBackground = true
    screen.navigationItem.leftBarButtonItems = [top, bare]
    screen.toolbarItems = [bottom]
    let controller = UINavigationController(rootViewController: screen)
    func show(top: Bool?, bottom: Bool?) -> Appearance {
      var appearance = Appearance()
      appearance.navigationBar.hidesSharedBackground = top
      appearance.toolbar.hidesSharedBackground = bottom
      AppearanceApplyingStrategy().dress(appearance, controller)
      return appearance
    }
    let state = { [top, bare, bottom].map(\.hidesSharedBackground) }
    _ = show(top: nil, bottom: nil)
    XCTAssertEqual(state(), [false, true, false], "a button of the app's own stays")
    let bareTop = show(top: true, bottom: nil)
    XCTAssertEqual(state(), [true, true, false])
    later.setSharedBackground(in: bareTop.navigationBar)
    XCTAssertTrue(later.hidesSharedBackground)
    _ = show(top: false, bottom: true)
    XCTAssertEqual(state(), [false, false, true])
    _ = show(top: nil, bottom: nil)
    XCTAssertEqual(state(), [false, true, false])
  }

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
    XCTAssertEqual(color(scope(.normal)), .red)
    XCTAssertEqual(color(scope(.selected)), .blue)
    XCTAssertEqual(scope(.selected)[.kern] as? Int, 2, "an attribute of the app's own stays")
    for state in [UIControl.State.normal, .selected] {
      XCTAssertEqual(scope(state)[.font] as? UIFont, .systemFont(ofSize: 13, weight: .medium))
    }
    XCTAssertEqual(item.prompt, "Choose")
    XCTAssertEqual(field.attributedPlaceholder?.string, "Find")
    XCTAssertEqual(
      color(field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]), .blue)
    XCTAssertTrue(tabs.isTabBarHidden)
    strategy.dress(Appearance(), controller)
    XCTAssertFalse(tabs.isTabBarHidden)
    XCTAssertEqual(item.backButtonTitle, "Own")
    XCTAssertEqual(item.prompt, "Own prompt")
    XCTAssertTrue(scope(.normal).isEmpty)
    XCTAssertEqual(color(scope(.selected)), .gray)
    XCTAssertNil(scope(.selected)[.font])
    XCTAssertEqual(item.backButtonDisplayMode, .default)
    XCTAssertEqual(item.largeTitleDisplayMode, .automatic)
    XCTAssertNil(field.backgroundColor)
    XCTAssertEqual(field.textColor, .gray)
    XCTAssertNil(
      color(field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]))
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

  private func color(_ attributes: Attributes) -> UIColor? {
    attributes[.foregroundColor] as? UIColor
  }

  private func font(_ attributes: Attributes) -> UIFont? { attributes[.font] as? UIFont }
}

@MainActor extension UIView {
  /// Puts an appearance on the bar, whichever it is.
  fileprivate func apply(_ change: (inout Appearance.Bar) -> Void) {
    var look = Appearance.Bar()
    change(&look)
    let strategy = AppearanceApplyingStrategy()
    if let bar = self as? UINavigationBar { strategy.apply(look, to: bar) }
    if let bar = self as? UIToolbar { strategy.apply(look, to: bar) }
    if let bar = self as? UITabBar { strategy.apply(look, to: bar) }
  }
}
