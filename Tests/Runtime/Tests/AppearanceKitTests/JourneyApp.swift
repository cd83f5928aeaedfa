import UIKit

@testable import AppearanceKit

/// What a user and an app do, in any order: each step makes sense in every state.
struct Step: CustomStringConvertible {
  enum Kind: CaseIterable {
    case push, pop, swipe, endSwipe, giveUpSwipe, finish, selectTab, present, dismiss
    case changeAppearance, editing, switchTheme, textSize, rotate
    case lateButton, ownTint, ownPrompt, ownBackTitle, ownLargeTitles, ownBackground, ownLook
    case ownToolbar, ownTabTint, search
  }

  let kind: Kind
  /// What the step is about, taken as a remainder of what there is.
  let first: Int
  let second: Int

  var description: String { "\(kind) \(first) \(second)" }
}

/// A screen of the journey, and what the app has set of it.
@MainActor
final class JourneyScreen: UIViewController, NavigationControllerAppearanceContext {
  var appearance: Appearance?
  var isInverse = false
  var ownPrompt: String?
  var ownBackTitle: String?
  /// With the buttons, since an address is used again.
  var ownTints: [(button: UIBarButtonItem, color: UIColor)] = []

  var worn: Appearance? { isInverse ? appearance?.inverse() : appearance }

  func preferredAppearance(for navigationController: UINavigationController) -> Appearance? { worn }
}

/// A stack of the journey, and what the app has set of its bars.
@MainActor
final class JourneyStack {
  let controller: UINavigationController
  var ownTint: UIColor?
  var ownLargeTitles = false
  var ownBackground: UIColor?
  var ownToolbarHidden = true
  /// What the bars wear, by the rules: what the screen on top says, else the default, else as before.
  var worn: Appearance?
  /// The same before the transition under way.
  var formerlyWorn: Appearance?
  /// Whether a transition is under way whose beginning was noted.
  var isMoving = false
  var shown: UIViewController?
  /// Whether the system has hidden the bar, as search and swipes do.
  var isSearching = false
  /// Whether the toolbar is away, by the rules.
  var isToolbarAway = true

  init(_ screen: UIViewController, isSubclass: Bool) {
    controller =
      isSubclass
      ? AppearanceNavigationController(rootViewController: screen)
      : UINavigationController(rootViewController: screen)
    if !isSubclass { _ = AppearanceCoordinator(controller) }
    controller.doubleHoldsTransitions = true
  }

  var coordinator: AppearanceCoordinator? { AppearanceCoordinator.of(controller) }
}

/// An app with tabs, stacks, a split view and a modal, whose steps are told.
@MainActor
final class JourneyApp {
  let tabs = UITabBarController()
  let split = UISplitViewController()
  let themes = AppearanceSwitch<Appearance?>(nil)
  private(set) var stacks: [JourneyStack] = []
  private(set) var modal: JourneyStack?
  var ownTabTint: UIColor?
  var tabBarWorn: Appearance?
  var traits = UITraitCollection(preferredContentSizeCategory: .large)

  /// Three tabs: a subclass, a controller without one, and a split view of both.
  init() {
    stacks = [true, false, true, false].map { add(isSubclass: $0) }
    split.viewControllers = [stacks[2].controller, stacks[3].controller]
    tabs.viewControllers = [stacks[0].controller, stacks[1].controller, split]
    for index in [2, 1, 0] { tabs.doubleSelect(index) }
    noteWhatIsWorn()
  }

  private func add(isSubclass: Bool) -> JourneyStack {
    let stack = JourneyStack(JourneyScreen(), isSubclass: isSubclass)
    stack.coordinator?.follow(themes) { $0 }
    return stack
  }

  /// The stack that a step is about: what is seen, else any.
  private func stack(_ number: Int) -> JourneyStack {
    modal ?? stacks[number % stacks.count]
  }

  nonisolated static func color(_ number: Int) -> UIColor {
    UIColor(white: CGFloat(number % 50) / 64 + 0.1, alpha: 1)
  }

  /// An appearance that says some of all that can be said.
  nonisolated static func appearance(_ number: Int) -> Appearance {
    var value = Appearance()
    func says(_ bit: Int) -> Bool { (number >> bit) & 1 == 1 }
    let color = color(number)
    if says(0) { value.navigationBar.tintColor = color }
    if says(1) { value.navigationBar.titleColor = Self.color(number + 7) }
    if says(2) { value.navigationBar.backgroundColor = Self.color(number + 3) }
    if says(3) { value.navigationBar.prefersLargeTitles = says(4) }
    if says(4) { value.navigationBar.prompt = "Prompt \(number)" }
    if says(5) { value.navigationBar.backButton.title = "Back \(number)" }
    if says(6) { value.navigationBar.buttons.plain = Self.color(number + 11) }
    if says(7) { value.toolbar.isHidden = says(0) }
    if says(8) { value.tabBar.tintColor = Self.color(number + 5) }
    if says(9) { value.navigationBar.titleFont = .textStyle(.headline) }
    if says(10) { value.interfaceStyle = says(1) ? .dark : .light }
    if says(11) { value.navigationBar.searchBar.textColor = color }
    if says(12) { value.navigationBar.scrollEdge = says(2) ? .transparent : .default }
    value.compiledInverse = { JourneyApp.appearance(number ^ 0b111) }
    return value
  }

  func run(_ step: Step) {
    let stack = stack(step.first)
    let top = stack.controller.topViewController as? JourneyScreen
    let isMoving = stack.controller.doubleTransition != nil
    let says = stack.worn ?? Appearance()
    switch step.kind {
    case .push where !isMoving && stack.controller.viewControllers.count < 6:
      stack.controller.pushViewController(
        screen(step.second), animated: step.second.isMultiple(of: 2))
    case .pop where !isMoving:
      stack.controller.popViewController(animated: step.second.isMultiple(of: 2))
    case .swipe where !isMoving: stack.controller.doubleSwipe()
    case .endSwipe, .finish: stack.controller.doubleFinish()
    case .giveUpSwipe:
      let isSwipe = stack.controller.doubleTransition?.isInteractive == true
      if isSwipe { stack.worn = stack.formerlyWorn }
      stack.controller.doubleFinish(cancelled: isSwipe)
    case .selectTab where modal == nil: tabs.doubleSelect(step.second % 3)
    case .present where modal == nil:
      let presented = add(isSubclass: step.second.isMultiple(of: 2))
      modal = presented
      presented.controller.viewWillAppear(true)
      presented.controller.view.window = UIWindow()
      presented.controller.traitCollection = traits
    case .dismiss: modal = nil
    case .changeAppearance:
      top?.appearance = step.second.isMultiple(of: 5) ? nil : Self.appearance(step.second)
      top?.setNeedsUpdateNavigationControllerAppearance()
    case .editing:
      top?.isInverse.toggle()
      top?.setNeedsUpdateNavigationControllerAppearance()
    case .switchTheme: themes.current = Self.appearance(step.second)
    case .textSize, .rotate: changeTraits(step)
    case .lateButton:
      let button = UIBarButtonItem()
      top?.navigationItem.rightBarButtonItems =
        [button] + (top?.navigationItem.rightBarButtonItems?.prefix(3) ?? [])
      if step.second.isMultiple(of: 3) { top?.setOwnTint(Self.color(step.second), of: button) }
      stack.coordinator?.updateAppearance()
    default: setOwn(step, stack, top, isMoving: isMoving, says)
    }
    noteWhatIsWorn()
  }

  /// What the app sets itself, where the appearance of the moment says nothing of it.
  private func setOwn(
    _ step: Step, _ stack: JourneyStack, _ top: JourneyScreen?, isMoving: Bool, _ says: Appearance
  ) {
    let bar = stack.controller.navigationBar
    guard !isMoving else { return }
    switch step.kind {
    case .ownTint where says.navigationBar.tintColor == nil:
      stack.ownTint = Self.color(step.second)
      bar.tintColor = stack.ownTint
    case .ownPrompt where says.navigationBar.prompt == nil:
      top?.ownPrompt = "Own \(step.second)"
      top?.navigationItem.prompt = top?.ownPrompt
    case .ownBackTitle where says.navigationBar.backButton.title == nil:
      top?.ownBackTitle = "Own \(step.second)"
      top?.navigationItem.backButtonTitle = top?.ownBackTitle
    case .ownLargeTitles where says.navigationBar.prefersLargeTitles == nil:
      stack.ownLargeTitles.toggle()
      bar.prefersLargeTitles = stack.ownLargeTitles
    case .ownBackground where says.navigationBar.backgroundColor == nil:
      stack.ownBackground = Self.color(step.second)
      bar.standardAppearance.backgroundColor = stack.ownBackground
    case .ownLook where says.navigationBar.backgroundColor == nil && !says.navigationBar.hasLook:
      stack.ownBackground = Self.color(step.second + 1)
      let look = UINavigationBarAppearance()
      look.backgroundColor = stack.ownBackground
      bar.standardAppearance = look
    case .ownToolbar where says.toolbar.isHidden == nil:
      stack.ownToolbarHidden.toggle()
      stack.isToolbarAway = stack.ownToolbarHidden
      stack.controller.setToolbarHidden(stack.ownToolbarHidden, animated: false)
    case .ownTabTint where tabBarWorn?.tabBar.tintColor == nil && !isTabMoving:
      ownTabTint = Self.color(step.second)
      tabs.tabBar.tintColor = ownTabTint
    case .search:
      stack.isSearching.toggle()
      stack.controller.isNavigationBarHidden = stack.isSearching
      stack.coordinator?.updateAppearance()
    default: break
    }
  }

  private func changeTraits(_ step: Step) {
    if step.kind == .textSize {
      traits = UITraitCollection(
        preferredContentSizeCategory: step.second.isMultiple(of: 2) ? .large : .extraLarge)
    }
    UITraitCollection.current = traits
    for stack in stacks + (modal.map { [$0] } ?? []) {
      stack.controller.traitCollection = traits
    }
  }

  private func screen(_ number: Int) -> UIViewController {
    guard !number.isMultiple(of: 7) else { return UIViewController() }
    let screen = JourneyScreen()
    screen.appearance = number.isMultiple(of: 5) ? nil : Self.appearance(number)
    let (left, right, grouped) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    right.style = .done
    screen.navigationItem.leftBarButtonItems = [left]
    screen.navigationItem.rightBarButtonItems = [right]
    screen.navigationItem.trailingItemGroups = [
      UIBarButtonItemGroup(barButtonItems: [grouped], representativeItem: nil)
    ]
    if number.isMultiple(of: 3) { screen.setOwnTint(Self.color(number + 13), of: left) }
    if number.isMultiple(of: 2) { screen.navigationItem.searchController = UISearchController() }
    return screen
  }

  /// Keeps book of what is to be worn, by the documented rules and nothing of the runtime's.
  private func noteWhatIsWorn() {
    for stack in stacks + (modal.map { [$0] } ?? []) {
      let isMoving = stack.controller.doubleTransition != nil
      // What is asked for while a transition runs waits for its end.
      if isMoving && stack.isMoving { continue }
      if isMoving { stack.formerlyWorn = stack.worn }
      stack.isMoving = isMoving
      let top = stack.controller.topViewController
      stack.shown = top
      let screen = top as? JourneyScreen
      let said = screen?.worn ?? themes.current
      stack.worn = said ?? stack.worn
      // A screen that is no context leaves it as it is where there is no default either.
      if screen != nil || said != nil {
        stack.isToolbarAway = said?.toolbar.isHidden ?? stack.ownToolbarHidden
      }
    }
    tabBarWorn = selectedStack.worn ?? tabBarWorn
  }

  /// The stack whose screen the tab bar belongs to.
  private var selectedStack: JourneyStack {
    stacks.first { $0.controller === tabs.selectedViewController } ?? stacks[3]
  }

  /// Whether a transition runs in the selected tab.
  var isTabMoving: Bool { selectedStack.controller.doubleTransition != nil }
}

extension JourneyScreen {
  /// Gives a button a tint of the app's own.
  func setOwnTint(_ color: UIColor, of button: UIBarButtonItem) {
    button.tintColor = color
    ownTints.append((button, color))
  }
}
