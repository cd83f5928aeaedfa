@testable import ThemeModel

/// A program that dresses bars by every output of some themes and prints what they show.
///
/// A line is a theme, an output, an appearance, a bar, a state, the interface style and the contrast around it, then
/// what lies under the content and every part that has a color, with tabs between them. A color is its components.
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
    let calls = themes.map { "show\($0.name)()" }.joined(separator: "\n  ")
    return ([support] + screens + functions).joined(separator: "\n\n")
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
    switch output {
    case "presets":
      body = """
          let strategy = AppearanceApplyingStrategy()
          let value = Appearance.\(symbol)
          strategy.apply(value.navigationBar, to: bars.navigationBar)
          strategy.apply(value.toolbar, to: bars.toolbar)
          strategy.apply(value.tabBar, to: bars.tabBar)
          bars.hidesNavigationBar = value.navigationBar.isHidden ?? false
        """
    case "barAppearances":
      // A bar that an appearance says nothing of has no method.
      body = look.bars.map { "    bars.\($0.name).apply\(upper)()" }.joined(separator: "\n")
    case "proxy":
      body = """
          final class Box: NSObject, UIAppearanceContainer {}
          \(theme.name)AppearanceProxy.install\(upper)(whenContainedInInstancesOf: [Box.self])
          bars.wear(Box.self, .\(look.interfaceStyle))
        """
    case "doubleNavigation":
      guard !look.name.hasSuffix("Inverse") else { return nil }
      body = """
          let screen = \(screen(look, theme))()
          let controller = UINavigationController(rootViewController: screen)
          screen.dbn_configNavigationController(controller)
          bars.wear(controller)
        """
    case "colorTheme":
      guard !appearance.hasPrefix("own") else { return nil }
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

    @MainActor final class Bars {
      let place: String
      var navigationBar = UINavigationBar()
      var toolbar = UIToolbar()
      var tabBar = UITabBar()
      var statusBar: String?
      var hidesNavigationBar = false
      var hasTabs = true

      init(_ theme: String, _ output: String, _ appearance: String) {
        place = "\(theme)\t\(output)\t\(appearance)"
      }

      /// The bars in a box get what proxies were told for their interface style.
      func wear(_ box: any UIAppearanceContainer.Type, _ style: UIUserInterfaceStyle) {
        func proxy<Bar: UIView>(_ bar: Bar.Type) -> Bar {
          guard style != .unspecified else { return .appearance(whenContainedInInstancesOf: [box]) }
          return .appearance(
            for: UITraitCollection(userInterfaceStyle: style), whenContainedInInstancesOf: [box])
        }
        navigationBar = proxy(UINavigationBar.self)
        toolbar = proxy(UIToolbar.self)
        tabBar = proxy(UITabBar.self)
      }

      func wear(_ controller: UINavigationController) {
        navigationBar = controller.navigationBar
        toolbar = controller.toolbar
        hidesNavigationBar = controller.isNavigationBarHidden
        hasTabs = false
      }

      func show() {
        let tint = own(navigationBar.tintColor)
        for (state, look) in looks(
          navigationBar.standardAppearance, navigationBar.compactAppearance,
          navigationBar.scrollEdgeAppearance, navigationBar.compactScrollEdgeAppearance)
        {
          show(
            "navigationBar", state, look,
            [
              ("title", color(look.titleTextAttributes)),
              // At compact height no title is large.
              ("largeTitle", state.hasPrefix("compact") ? nil : color(look.largeTitleTextAttributes)),
              ("icons", tint),
              ("plain", color(look.buttonAppearance.normal.titleTextAttributes) ?? tint),
              ("done", color(look.doneButtonAppearance.normal.titleTextAttributes) ?? tint),
              ("back", color(look.backButtonAppearance.normal.titleTextAttributes) ?? tint),
            ],
            (statusBar.map { ["statusBar=\($0)"] } ?? [])
              + (hidesNavigationBar ? ["isHidden=true"] : []) + others(navigationBar.barStyle))
        }
        let toolTint = own(toolbar.tintColor)
        for (state, look) in looks(
          toolbar.standardAppearance, toolbar.compactAppearance, toolbar.scrollEdgeAppearance,
          toolbar.compactScrollEdgeAppearance)
        {
          show(
            "toolbar", state, look,
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
          let tabs = look.stackedLayoutAppearance
          show(
            "tabBar", state, look,
            [
              ("selected", tabs.selected.iconColor ?? tabTint),
              ("selected", color(tabs.selected.titleTextAttributes) ?? tabTint),
              ("other", tabs.normal.iconColor ?? other),
              ("other", color(tabs.normal.titleTextAttributes) ?? other),
            ], others(tabBar.barStyle))
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
        _ bar: String, _ state: String, _ look: UIBarAppearance, _ parts: [(String, UIColor?)],
        _ others: [String]
      ) {
        for (variant, style, contrast) in around {
          let color = look.backgroundColor.flatMap { text($0, style, contrast) }
          let isEmpty = color == nil || color?.hasSuffix(",0.0") == true
          let image = strips(look.backgroundImage, style, contrast)
          let paint = image ?? (isEmpty ? nil : color)
          let isOnMaterial = look.doubleBackground == .default
          let ground = paint.map { isOnMaterial ? "material|\($0)" : $0 }
            ?? (look.doubleBackground == .transparent ? "clear" : "system")
          let shown = parts.compactMap { part, color in
            text(color, style, contrast).map { "\(part)=\($0)" }
          }
          print(([place, bar, state, variant, ground] + shown + others).joined(separator: "\t"))
        }
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
                theme, "swiftUI", appearance, bar, state, variant,
                isClear ? "clear" : ground ?? "system",
              ]
              if let tint = text(tint, seen, contrast) {
                parts.append(bar == "tabBar" ? "selected=\(tint)" : "icons=\(tint)")
              }
              if bar == "navigationBar", hidden.contains(name) {
                parts.append("isHidden=true")
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
