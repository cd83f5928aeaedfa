/// The program that the outputs of a theme are compiled into, to say all that the bars hold which each of
/// them dressed.
enum PropertyDriver {
  /// The program's text; each line of its output is an output, an appearance, a bar and what the bar
  /// holds, with tabs between them.
  static func text(theme: String, names: [String]) -> String {
    let lower = theme.prefix(1).lowercased() + theme.dropFirst()
    let steps = names.map { name in
      let upper = name.prefix(1).uppercased() + name.dropFirst()
      return """
        @MainActor func show\(upper)() {
          let dressed = DressedScreen(.\(name)Appearance)
          var bars = Bars(
            "presets", "\(name)", dressed, AppearanceNavigationController(rootViewController: dressed))
          bars.controller.viewWillAppear(false)
          bars.show()

          bars = Bars("barAppearances", "\(name)")
          bars.controller.navigationBar.apply\(upper)Appearance()
          bars.screen.navigationItem.apply\(upper)Appearance()
          bars.controller.toolbar.apply\(upper)Appearance()
          bars.tabs.tabBar.apply\(upper)Appearance()
          bars.show()

          final class Box: NSObject, UIAppearanceContainer {}
          \(theme)AppearanceProxy.install\(upper)Appearance(whenContainedInInstancesOf: [Box.self])
          bars = Bars("proxy", "\(name)")
          bars.show(
            [.appearance(whenContainedInInstancesOf: [Box.self]) as UINavigationBar],
            [.appearance(whenContainedInInstancesOf: [Box.self]) as UIToolbar],
            [.appearance(whenContainedInInstancesOf: [Box.self]) as UITabBar])

          let screen = \(upper)Screen()
          bars = Bars("doubleNavigation", "\(name)", screen)
          screen.dbn_configNavigationController(bars.controller)
          bars.show()

          DoubleModification.all = []
          _ = EmptyView().\(lower)Bars(.\(name))
          showModifications("\(name)")
        }
        class \(upper)Screen: UIViewController {}
        """
    }
    let calls = names.map { "show\($0.prefix(1).uppercased() + $0.dropFirst())()" }
    return support + "\n" + contents + "\n" + steps.joined(separator: "\n") + "\n"
      + "MainActor.assumeIsolated {\n  \(calls.joined(separator: "\n  "))\n}\n"
  }

  private static let support = #"""
    import AppearanceKit
    import Foundation
    import SwiftUI
    import UIKit

    @MainActor final class DressedScreen: UIViewController, NavigationControllerAppearanceContext {
      let appearance: Appearance

      init(_ appearance: Appearance) {
        self.appearance = appearance
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      func preferredAppearance(for navigationController: UINavigationController) -> Appearance? {
        appearance
      }
    }

    @MainActor struct Bars {
      let output: String
      let appearance: String
      let screen: UIViewController
      let controller: UINavigationController
      let tabs = UITabBarController()

      init(
        _ output: String, _ appearance: String, _ screen: UIViewController? = nil,
        _ controller: UINavigationController? = nil
      ) {
        let screen = screen ?? UIViewController()
        self.output = output
        self.appearance = appearance
        self.screen = screen
        let (plain, done) = (UIBarButtonItem(), UIBarButtonItem())
        done.style = .done
        done.badge = .count(3)
        screen.navigationItem.leftBarButtonItems = [plain]
        screen.navigationItem.rightBarButtonItems = [done]
        let item = UIBarButtonItem()
        screen.toolbarItems = [item]
        self.controller = controller ?? UINavigationController(rootViewController: screen)
        self.controller.toolbar?.items = [item]
        let search = UISearchController()
        search.searchBar.placeholder = "Search"
        screen.navigationItem.searchController = search
        tabs.viewControllers = [self.controller]
      }

      func show() {
        show(
          [controller.navigationBar, screen.navigationItem, controller.isNavigationBarHidden],
          [controller.toolbar as Any, controller.isToolbarHidden], [tabs.tabBar, tabs.isTabBarHidden])
      }

      func show(_ navigationBar: [Any], _ toolbar: [Any], _ tabBar: [Any]) {
        for (bar, parts) in [("navigationBar", navigationBar), ("toolbar", toolbar), ("tabBar", tabBar)] {
          let text = parts.map { contents(of: $0) }.joined(separator: " ")
          print("\(output)\t\(appearance)\t\(bar)\t\(text.replacingOccurrences(of: "\n", with: " "))")
        }
      }
    }

    /// What SwiftUI was asked for; the tint reaches all bars.
    @MainActor func showModifications(_ appearance: String) {
      var parts: [String: String] = [:]
      var tint = ""
      for modification in DoubleModification.all {
        switch modification {
        case .background(let style, let bar):
          let style = (style as? AnyShapeStyle)?.doubleStyle ?? style
          parts[bar.name, default: ""] += "background \(contents(of: style)); "
        case .backgroundVisibility(let visibility, let bar):
          parts[bar.name, default: ""] += "background \(visibility); "
        case .visibility(let visibility, let bar): parts[bar.name, default: ""] += "\(visibility); "
        case .colorScheme(let scheme, let bar):
          parts[bar.name, default: ""] += "mode \(contents(of: scheme as Any)); "
        case .tint(let color): tint += contents(of: color as Any)
        }
      }
      for (bar, placement) in [
        ("navigationBar", "navigationBar"), ("toolbar", "bottomBar"), ("tabBar", "tabBar"),
      ] {
        print("swiftUI\t\(appearance)\t\(bar)\t\(parts[placement] ?? "")\(tint)")
      }
    }
    """#

  /// A function that says all that a value holds, so that values can be compared.
  static let contents = #"""
    /// All that a value holds, classes and what they inherit included.
    @MainActor func contents(of value: Any, depth: Int = 0) -> String {
      if let color = value as? UIColor {
        return [UIUserInterfaceStyle.light, .dark].map { style in
          let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
          return "\(color.doubleColorSpace)\(color.doubleComponents)"
        }.joined(separator: "|")
      }
      let mirror = Mirror(reflecting: value)
      guard depth < 12 else { return "" }
      func inside(_ mirror: Mirror) -> [String] {
        (mirror.superclassMirror.map(inside) ?? [])
          + mirror.children.map { "\($0.label ?? ""): \(contents(of: $0.value, depth: depth + 1))" }
      }
      if mirror.displayStyle == .optional {
        return mirror.children.first.map { contents(of: $0.value, depth: depth + 1) } ?? "nil"
      }
      if let text = value as? NSAttributedString {
        return text.string + contents(of: text.attributes(at: 0, effectiveRange: nil), depth: depth + 1)
      }
      let parts = inside(mirror)
      guard !parts.isEmpty else { return "\(value)".contains("<") ? "" : "\(value)" }
      return "(\((mirror.displayStyle == .dictionary ? parts.sorted() : parts).joined(separator: ", ")))"
    }
    """#
}
