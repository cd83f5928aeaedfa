import AppearanceKit
import SwiftUI
import UIKit

/// Shows each case that only a device can prove, by its name in the documentation of the runtime.
@main
final class DeviceApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let list = AppearanceNavigationController(rootViewController: CaseList())
    list.tabBarItem = UITabBarItem(title: "Cases", image: nil, tag: 0)
    let other = AppearanceNavigationController(rootViewController: Page("Other tab", .night))
    other.tabBarItem = UITabBarItem(title: "Other tab", image: nil, tag: 1)
    tabs.viewControllers = [list, other]
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

extension Appearance {
  static let day = make(paper: .white, ink: .black, tint: .systemGreen, status: .darkContent)
  static let night = make(paper: .black, ink: .white, tint: .systemYellow, status: .lightContent)

  static let pinned = {
    var value = make(
      paper: .secondarySystemBackground, ink: .label, tint: .label, status: .lightContent)
    value.interfaceStyle = .dark
    return value
  }()

  private static func make(
    paper: UIColor, ink: UIColor, tint: UIColor, status: UIStatusBarStyle
  ) -> Appearance {
    var value = Appearance()
    value.statusBarStyle = status
    value.navigationBar.backgroundColor = paper
    value.navigationBar.titleColor = ink
    value.navigationBar.tintColor = tint
    value.navigationBar.titleFont = .textStyle(.headline)
    value.tabBar.tintColor = tint
    return value
  }
}

/// A screen that wears an appearance and has a button.
class Page: UIViewController, NavigationControllerAppearanceContext {
  var appearance: Appearance

  init(_ title: String, _ appearance: Appearance) {
    self.appearance = appearance
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Update", style: .plain, target: self, action: #selector(update))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func preferredAppearance(for navigationController: UINavigationController) -> Appearance? {
    appearance
  }

  @objc func update() {
    setNeedsUpdateNavigationControllerAppearance()
  }
}

/// A screen with content to scroll.
final class LongPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 0, height: 4_000)
    view.addSubview(scroll)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.hidesBarsOnSwipe = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnSwipe = false
  }
}

/// An app's own delegate, which hears what it heard without a coordinator.
final class Listener: NSObject, UINavigationControllerDelegate {
  var count = 0
  weak var page: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    count += 1
    page?.title = "No subclass: heard \(count)"
  }
}

/// A view of SwiftUI that changes what it wears.
struct Tapped: View {
  @State private var isNight = false

  var body: some View {
    Button("Wear the other one") { isNight.toggle() }
      .appearance(isNight ? .night : .day)
  }
}

/// The cases.
final class CaseList: UITableViewController, NavigationControllerAppearanceContext {
  private let listener = Listener()
  private lazy var cases: [(String, @MainActor () -> UIViewController?)] = [
    ("Equal appearance, second screen", { Page("Second", .day) }),
    ("Swipe given up", { Page("Swipe me halfway", .night) }),
    ("Buttons in groups", { [unowned self] in grouped() }),
    ("Item with a look of its own", { [unowned self] in owned() }),
    ("Text size", { Page("Change the text size", .day) }),
    ("Bars hidden on swipe", { LongPage("Scroll", .day) }),
    ("Pinned to dark", { [unowned self] in pinned() }),
    ("No subclass", { [unowned self] in plain() }),
    ("SwiftUI", { UIHostingController(rootView: Tapped()) }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cases"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "case")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
  }

  func preferredAppearance(for navigationController: UINavigationController) -> Appearance? { .day }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "case", for: indexPath)
    cell.textLabel?.text = cases[indexPath.row].0
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let screen = cases[indexPath.row].1() else { return }
    navigationController?.pushViewController(screen, animated: true)
  }

  private func grouped() -> UIViewController {
    let page = Page("Buttons in groups", .day)
    guard #available(iOS 16.0, *) else { return page }
    let buttons = (1...3).map {
      UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
    page.navigationItem.style = .editor
    page.navigationItem.centerItemGroups = [
      UIBarButtonItemGroup(barButtonItems: buttons, representativeItem: nil)
    ]
    return page
  }

  private func owned() -> UIViewController {
    let page = Page("Item with a look of its own", .day)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .orange
    page.navigationItem.standardAppearance = look
    page.navigationItem.scrollEdgeAppearance = look
    return page
  }

  private func pinned() -> UIViewController {
    let page = Page("Pinned to dark", .pinned)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak page] in
      let modal = UIViewController()
      modal.view.backgroundColor = .systemBackground
      page?.present(modal, animated: true)
    }
    return page
  }

  private func plain() -> UIViewController? {
    let page = Page("No subclass: heard 0", .night)
    let controller = UINavigationController(rootViewController: page)
    listener.page = page
    controller.delegate = listener
    _ = AppearanceCoordinator(controller)
    present(controller, animated: true)
    return nil
  }
}
