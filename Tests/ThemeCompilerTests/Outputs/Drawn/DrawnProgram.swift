@testable import ThemeCompiler

/// A program that dresses bars by every output of some themes and prints what they show.
///
/// A line is a theme, an output, the object that it dresses, an appearance, a bar, a state, the interface style and the
/// contrast of the device, then what lies under the content and every part that has a color, with tabs between them. A
/// color is its components, in the interface style that the object has.
enum DrawnProgram {
  static func text(of themes: [DrawnTheme]) -> String {
    let functions = themes.map { theme in
      let body = theme.outputs.flatMap { output in
        theme.looks.compactMap { statements(theme, output, $0) }
      }
      return "@MainActor func show\(theme.name)() {\n\(body.joined(separator: "\n"))\n}"
    }
    let screens = themes.flatMap { theme in
      theme.looks.map { "class \(screen($0, theme)): UIViewController {}" }
    }
    let items = themes.flatMap { theme in
      theme.looks.map { look in
        let name = SwiftName.lowerCamel(theme.name) + SwiftName.capitalized(look.name)
        return "extension Undressed { func apply\(SwiftName.capitalized(name))Appearance() {} }"
      }
    }
    let calls = themes.map { "show\($0.name)()" }.joined(separator: "\n  ")
    return ([support] + screens + items + functions).joined(separator: "\n\n")
      + "\n\nMainActor.assumeIsolated {\n  \(calls)\n}\n"
  }

  /// The statements that show an appearance by an output, nil where the output does not dress it.
  private static func statements(
    _ theme: DrawnTheme, _ output: String, _ look: DrawnTheme.Look
  ) -> String? {
    let (lower, appearance) = (SwiftName.lowerCamel(theme.name), look.name)
    let symbol = "\(lower)\(SwiftName.capitalized(appearance))Appearance"
    let upper = SwiftName.capitalized(symbol)
    let made = "let bars = Bars(\"\(theme.name)\", \"\(output)\", \"\(appearance)\")"
    let body: String
    let style = look.interfaceStyle
    switch output {
    case "presets":
      body = """
          let strategy = AppearanceApplyingStrategy()
          let value = Appearance.\(symbol)
          strategy.apply(value.navigationBar, to: bars.navigationBar)
          strategy.apply(value.toolbar, to: bars.toolbar)
          strategy.apply(value.tabBar, to: bars.tabBar)
          bars.hidesNavigationBar = value.navigationBar.isHidden ?? false
          bars.screenStyle = .\(style)
        """
    case "barAppearances":
      let calls = BarKind.allCases.map { "    bars.\($0.name).apply\(upper)()" }
      return """
          do {
            \(made)
        \(calls.joined(separator: "\n"))
            bars.show()
            let item = UINavigationItem()
            item.apply\(upper)()
            bars.show(item)
          }
        """
    case "proxy":
      body = """
          final class Box: NSObject, UIAppearanceContainer {}
          bars.wear(Box.self, .\(style))
          \(theme.name)AppearanceProxy.install\(upper)(whenContainedInInstancesOf: [Box.self])
        """
    case "doubleNavigation":
      guard !look.name.hasSuffix("Inverse") else { return nil }
      body = """
          let screen = \(screen(look, theme))()
          let controller = UINavigationController(rootViewController: screen)
          bars.wear(controller)
          screen.dbn_configNavigationController(controller)
          bars.hidesNavigationBar = controller.isNavigationBarHidden
          bars.showCopy()
        """
    case "colorTheme":
      guard ["light", "dark"].contains(appearance) else { return nil }
      body = """
          bars.navigationBar.updateColors(for: \(theme.name)Theme.\(appearance))
          bars.toolbar.updateColors(for: \(theme.name)Theme.\(appearance))
          bars.tabBar.updateColors(for: \(theme.name)Theme.\(appearance))
          bars.statusBar = name(\(theme.name)Theme.\(appearance).statusBarStyle)
        """
    default:
      return """
          showSwiftUI("\(theme.name)", "\(appearance)") { EmptyView().\(lower)Bars(.\(appearance)) }
        """
    }
    return "  do {\n    \(made)\n\(body)\n    bars.show()\n  }"
  }

  private static func screen(_ look: DrawnTheme.Look, _ theme: DrawnTheme) -> String {
    "\(theme.name)\(SwiftName.capitalized(look.name))Screen"
  }

  private static let support = #"""
    import AppearanceKit
    import Foundation
    import SwiftUI
    import UIKit

    let around: [(name: String, style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast)] = [
      ("light", .light, .normal), ("dark", .dark, .normal),
      ("lightHighContrast", .light, .high), ("darkHighContrast", .dark, .high),
    ]

    /// The components of a color in an interface, nil where there is none.
    func text(
      _ color: UIColor?, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
    ) -> String? {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      guard let color = color?.resolvedColor(with: traits) else { return nil }
      var parts = color.doubleComponents
      if parts.count == 2 { parts = [parts[0], parts[0], parts[0], parts[1]] }
      let space = color.doubleColorSpace == .displayP3 ? ",p3" : ""
      return parts.map { "\($0)" }.joined(separator: ",") + space
    }

    /// The strips of a gradient's image in an interface; nil where the image is none.
    func strips(
      _ image: UIImage?, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
    ) -> String? {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      guard let fills = image?.imageAsset?.image(with: traits).doubleFills else { return nil }
      let colors = fills.compactMap { text($0.color, style, contrast) }
      return "strips:" + colors.joined(separator: ";")
    }

    func name(_ style: UIStatusBarStyle) -> String {
      style == .lightContent ? "lightContent" : style == .darkContent ? "darkContent" : "default"
    }

    /// A bar or an item for which an appearance has no function, because it would have nothing to set.
    @MainActor protocol Undressed {}
    extension UINavigationBar: Undressed {}
    extension UIToolbar: Undressed {}
    extension UITabBar: Undressed {}
    extension UINavigationItem: Undressed {}

    @MainActor final class Bars {
      let (theme, output, appearance): (String, String, String)
      /// A bar on which the app prefers large titles, unless it is told otherwise.
      var navigationBar = UINavigationBar() { didSet { navigationBar.prefersLargeTitles = true } }
      var toolbar = UIToolbar()
      var tabBar = UITabBar()
      var statusBar: String?
      var hidesNavigationBar = false
      var hasTabs = true
      /// The interface style of the screen around the bars, where that is not the device's.
      var screenStyle = UIUserInterfaceStyle.unspecified

      init(_ theme: String, _ output: String, _ appearance: String) {
        (self.theme, self.output, self.appearance) = (theme, output, appearance)
        navigationBar.prefersLargeTitles = true
      }

      /// The bars in a box get what proxies are told for their interface style.
      func wear(_ box: any UIAppearanceContainer.Type, _ style: UIUserInterfaceStyle) {
        func proxy<Bar: UIView>(_ bar: Bar.Type) -> Bar {
          guard style != .unspecified else { return .appearance(whenContainedInInstancesOf: [box]) }
          return .appearance(
            for: UITraitCollection(userInterfaceStyle: style), whenContainedInInstancesOf: [box])
        }
        navigationBar = proxy(UINavigationBar.self)
        toolbar = proxy(UIToolbar.self)
        tabBar = proxy(UITabBar.self)
        screenStyle = style
      }

      func wear(_ controller: UINavigationController) {
        navigationBar = controller.navigationBar
        toolbar = controller.toolbar
        hasTabs = false
      }

      /// A bar in the device's interface style, with the objects of an item that has any.
      func show(_ item: UINavigationItem) {
        guard let standard = item.standardAppearance else { return }
        showNavigationBar(
          "item",
          looks(
            standard, item.compactAppearance, item.scrollEdgeAppearance,
            item.compactScrollEdgeAppearance), .unspecified)
      }

      /// The library's copy of the bar, which has the bar's properties without its objects and its interface style. The
      /// double keeps no background image, so that an empty one is known by the object beside it.
      func showCopy() {
        let isClear = navigationBar.standardAppearance.doubleBackground == .transparent
        let tint = own(navigationBar.tintColor)
        for (variant, style, contrast) in around {
          let paint = text(navigationBar.barTintColor, style, contrast)
          show(
            "copy", "navigationBar", "standard", variant, (style, style),
            paint ?? (isClear ? "clear" : "system"),
            [
              ("title", color(navigationBar.titleTextAttributes ?? [:])),
              (
                "largeTitle",
                navigationBar.prefersLargeTitles
                  ? color(navigationBar.largeTitleTextAttributes ?? [:]) : nil
              ),
              ("icons", tint), ("plain", tint), ("done", tint), ("back", tint),
            ].compactMap { part, color in text(color, style, contrast).map { (part, $0) } },
            (hidesNavigationBar ? ["isHidden=true"] : []) + others(navigationBar.barStyle))
        }
      }

      func show() {
        showNavigationBar(
          "bar",
          looks(
            navigationBar.standardAppearance, navigationBar.compactAppearance,
            navigationBar.scrollEdgeAppearance, navigationBar.compactScrollEdgeAppearance),
          navigationBar.overrideUserInterfaceStyle)
        showOtherBars()
      }

      private func showNavigationBar(
        _ object: String, _ looks: [(String, UINavigationBarAppearance)],
        _ pinned: UIUserInterfaceStyle
      ) {
        // Any bar may show an item: the tint and the style are those of the bar, which may prefer large titles.
        let isAnyBar = object == "item"
        let tint = isAnyBar ? nil : own(navigationBar.tintColor)
        for (state, look) in looks {
          // Titles are large at the scroll edge and at regular height.
          let mayBeLarge = state == "scrollEdge" && (isAnyBar || navigationBar.prefersLargeTitles)
          show(
            object, "navigationBar", state, look, pinned,
            [
              ("title", color(look.titleTextAttributes)),
              ("largeTitle", mayBeLarge ? color(look.largeTitleTextAttributes) : nil),
              ("icons", tint),
              ("plain", color(look.buttonAppearance.normal.titleTextAttributes) ?? tint),
              ("done", color(look.doneButtonAppearance.normal.titleTextAttributes) ?? tint),
              ("back", color(look.backButtonAppearance.normal.titleTextAttributes) ?? tint),
            ],
            (statusBar.map { ["statusBar=\($0)"] } ?? [])
              + (hidesNavigationBar ? ["isHidden=true"] : []) + others(isAnyBar ? .default : navigationBar.barStyle))
        }
      }

      private func showOtherBars() {
        let toolTint = own(toolbar.tintColor)
        for (state, look) in looks(
          toolbar.standardAppearance, toolbar.compactAppearance, toolbar.scrollEdgeAppearance,
          toolbar.compactScrollEdgeAppearance)
        {
          show(
            "bar", "toolbar", state, look, toolbar.overrideUserInterfaceStyle,
            [
              ("icons", toolTint),
              ("plain", color(look.buttonAppearance.normal.titleTextAttributes) ?? toolTint),
              ("done", color(look.doneButtonAppearance.normal.titleTextAttributes) ?? toolTint),
            ], others(toolbar.barStyle))
        }
        guard hasTabs else { return }
        let (tabTint, other) = (own(tabBar.tintColor), tabBar.unselectedItemTintColor)
        let edge = tabBar.scrollEdgeAppearance ?? clear(tabBar.standardAppearance)
        for (state, look) in [("standard", tabBar.standardAppearance), ("scrollEdge", edge)] {
          let layouts = [
            look.stackedLayoutAppearance, look.inlineLayoutAppearance,
            look.compactInlineLayoutAppearance,
          ]
          let parts = layouts.flatMap { tabs in
            [
              ("selectedIcon", tabs.selected.iconColor ?? tabTint),
              ("selected", color(tabs.selected.titleTextAttributes) ?? tabTint),
              ("otherIcon", tabs.normal.iconColor ?? other),
              ("other", color(tabs.normal.titleTextAttributes) ?? other),
            ]
          }
          show(
            "bar", "tabBar", state, look, tabBar.overrideUserInterfaceStyle, parts,
            others(tabBar.barStyle))
        }
      }

      private func others(_ style: UIBarStyle) -> [String] { style == .black ? ["isBlack=true"] : [] }

      /// Which object a bar shows in which state, by the comments of UINavigationBar.h and UIToolbar.h of iOS 15.
      private func looks<Look: UIBarAppearance>(
        _ standard: Look, _ compact: Look?, _ edge: Look?, _ compactEdge: Look?
      ) -> [(String, Look)] {
        let atEdge = edge ?? clear(standard)
        return [
          ("standard", standard), ("compact", compact ?? standard), ("scrollEdge", atEdge),
          ("compactScrollEdge", compactEdge ?? edge ?? compact ?? atEdge),
        ]
      }

      /// What UIKit makes of the standard look where the edge has none: the same without a background. Where nobody
      /// said anything of that, all of it is the system's.
      private func clear<Look: UIBarAppearance>(_ standard: Look) -> Look {
        guard standard.doubleBackground != .default || standard.backgroundColor != nil
          || standard.backgroundImage != nil
        else {
          return standard
        }
        let edge: Look = standard.copy()
        edge.configureWithTransparentBackground()
        return edge
      }

      private func own(_ tint: UIColor?) -> UIColor? { tint == UIColor.systemBlue ? nil : tint }

      private func color(_ attributes: [NSAttributedString.Key: Any]) -> UIColor? {
        attributes[.foregroundColor] as? UIColor
      }

      private func show(
        _ object: String, _ bar: String, _ state: String, _ look: UIBarAppearance,
        _ pinned: UIUserInterfaceStyle, _ parts: [(String, UIColor?)], _ others: [String]
      ) {
        for (variant, device, contrast) in around {
          // If the screen's style is fixed, the device's other style shows the same.
          guard screenStyle == .unspecified || screenStyle == device else { continue }
          let style = pinned == .unspecified ? device : pinned
          let color = look.backgroundColor.flatMap { text($0, style, contrast) }
          let isEmpty = color == nil || color?.hasSuffix(",0.0") == true
          let image = strips(look.backgroundImage, style, contrast)
          let paint = image ?? (isEmpty ? nil : color)
          let isOnMaterial = look.doubleBackground == .default
          let ground = paint.map { isOnMaterial ? "material|\($0)" : $0 }
            ?? (look.doubleBackground == .transparent ? "clear" : "system")
          let shown = parts.compactMap { part, color in
            text(color, style, contrast).map { (part, $0) }
          }
          show(object, bar, state, variant, (style, device), ground, shown, others)
        }
      }

      private func show(
        _ object: String, _ bar: String, _ state: String, _ variant: String,
        _ styles: (bar: UIUserInterfaceStyle, screen: UIUserInterfaceStyle), _ ground: String,
        _ parts: [(String, String)], _ others: [String]
      ) {
        let fields = [theme, output, object, appearance, bar, state, variant, ground]
        let shown = parts.map { "\($0)=\($1)" }
        let dark = [("isDark", styles.bar), ("isDarkScreen", styles.screen)].compactMap {
          $1 == .dark ? "\($0)=true" : nil
        }
        print((fields + shown + dark + others).joined(separator: "\t"))
      }
    }

    /// What SwiftUI shows, by Apple's pages on `toolbarBackground(_:for:)`, of which `automatic` hides a background
    /// where content is at the edge, on `toolbarColorScheme(_:for:)`, which is respected while a background is visible,
    /// and on `tint(_:)`, which holds for all that is inside. Where nobody says in which interface style a color is
    /// shown, both are.
    @MainActor func showSwiftUI<Content: View>(
      _ theme: String, _ appearance: String, _ make: () -> Content
    ) {
      for (variant, style, contrast) in around {
        EnvironmentValues.double = EnvironmentValues(
          style == .dark ? .dark : .light, contrast == .high ? .increased : .standard)
        DoubleModification.all = []
        _ = make()
        var backgrounds: [String: any ShapeStyle] = [:]
        var visibilities: [String: Visibility] = [:]
        var schemes: [String: ColorScheme] = [:]
        var hidden: Set<String> = []
        var tint: UIColor?
        for modification in DoubleModification.all {
          switch modification {
          case .background(let style, let bar):
            backgrounds[bar.name] = (style as? AnyShapeStyle)?.doubleStyle ?? style
          case .backgroundVisibility(let visibility, let bar): visibilities[bar.name] = visibility
          case .visibility(let visibility, let bar):
            if visibility == .hidden { hidden.insert(bar.name) }
          case .colorScheme(let scheme, let bar): schemes[bar.name] = scheme
          case .tint(let color): tint = color?.doubleColor
          }
        }
        for (bar, name) in [
          ("navigationBar", "navigationBar"), ("toolbar", "bottomBar"), ("tabBar", "tabBar"),
        ] {
          let color = (backgrounds[name] as? Color)?.doubleColor
          let stops = (backgrounds[name] as? LinearGradient)?.doubleColors
          let hasBackground = color != nil || stops != nil
          for state in bar == "tabBar" ? ["standard", "scrollEdge"] : ["standard", "compact", "scrollEdge", "compactScrollEdge"] {
            let isAtEdge = state.lowercased().hasSuffix("edge")
            let visibility = visibilities[name] ?? .automatic
            let isClear = visibility == .hidden || visibility == .automatic && isAtEdge && hasBackground
            let scheme = isClear ? nil : schemes[name]
            let shown = scheme ?? (style == .dark ? .dark : .light)
            let styles: Set<UIUserInterfaceStyle> = [style, shown == .dark ? .dark : .light]
            for seen in styles {
              let colors = stops?.compactMap { text($0.doubleColor, seen, contrast) }
              let ground =
                colors.map { "stops:" + $0.joined(separator: ";") } ?? text(color, seen, contrast)
              var parts = [
                theme, "swiftUI", "bar", appearance, bar, state, variant,
                isClear ? "clear" : ground ?? "system",
              ]
              if let tint = text(tint, seen, contrast) {
                parts.append(bar == "tabBar" ? "selected=\(tint)" : "icons=\(tint)")
              }
              if style == .dark { parts.append("isDarkScreen=true") }
              if bar == "navigationBar", hidden.contains(name) {
                parts += ["isHidden=true", "statusBar=default"]
              } else if bar == "navigationBar" {
                parts.append(shown == .dark ? "title=1,1,1,1" : "title=0,0,0,1")
                parts.append("statusBar=\(scheme.map { $0 == .dark ? "lightContent" : "darkContent" } ?? "default")")
              }
              print(parts.joined(separator: "\t"))
            }
          }
        }
      }
    }
    """#
}
