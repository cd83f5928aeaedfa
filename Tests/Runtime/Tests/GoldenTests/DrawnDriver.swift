/// The program that the outputs of a theme are compiled into, to say what the bars show that each of them
/// dressed.
enum DrawnDriver {
  /// The program's text; each line of its output is an output, an appearance, a bar, a state, a variant, a
  /// part and a value, with tabs between them.
  ///
  /// - Parameters:
  ///   - theme: the theme's name.
  ///   - names: the names of its appearances, those that are declared first.
  ///   - screens: a screen for each of the declared appearances.
  static func text(theme: String, names: [String], screens: [String]) -> String {
    let lower = theme.prefix(1).lowercased() + theme.dropFirst()
    let presets = names.map { name in
      """
      do {
        let bars = Bars("presets", "\(name)Appearance", Appearance.\(name)Appearance.interfaceStyle)
        let strategy = AppearanceApplyingStrategy()
        strategy.apply(Appearance.\(name)Appearance.navigationBar, to: bars.navigationBar)
        strategy.apply(Appearance.\(name)Appearance.toolbar, to: bars.toolbar)
        strategy.apply(Appearance.\(name)Appearance.tabBar, to: bars.tabBar)
        bars.show()
      }
      do {
        let bars = Bars("barAppearances", "\(name)Appearance", Appearance.\(name)Appearance.interfaceStyle)
        bars.navigationBar.apply\(capitalized(name))Appearance()
        showButtons("\(name)Appearance", bars.style) { $0.apply\(capitalized(name))Appearance() }
        bars.toolbar.apply\(capitalized(name))Appearance()
        bars.tabBar.apply\(capitalized(name))Appearance()
        bars.show()
      }
      do {
        final class Box: NSObject, UIAppearanceContainer {}
        \(theme)AppearanceProxy.install\(capitalized(name))Appearance(whenContainedInInstancesOf: [Box.self])
        let style = Appearance.\(name)Appearance.interfaceStyle
        let bars = Bars(
          "proxy", "\(name)Appearance", style, proxy(of: UINavigationBar.self, in: Box.self, style),
          proxy(of: UIToolbar.self, in: Box.self, style), proxy(of: UITabBar.self, in: Box.self, style))
        bars.show()
      }
      do {
        showModifications("\(name)Appearance", Appearance.\(name)Appearance.interfaceStyle) {
          EmptyView().\(lower)Bars(.\(name))
        }
      }
      """
    }
    let themed = ["light", "dark"].map { name in
      """
      do {
        let bars = Bars("colorTheme", "\(name)Appearance", .\(name))
        bars.navigationBar.updateColors(for: .\(name))
        bars.toolbar.updateColors(for: .\(name))
        bars.tabBar.updateColors(for: .\(name))
        bars.show()
      }
      """
    }
    let dressed = zip(names, screens).map { name, screen in
      """
      do {
        let screen = \(screen)()
        let controller = UINavigationController(rootViewController: screen)
        screen.dbn_configNavigationController(controller)
        let bars = Bars(
          "doubleNavigation", "\(name)Appearance", Appearance.\(name)Appearance.interfaceStyle,
          controller.navigationBar, controller.toolbar, showsTabs: false)
        bars.isHidden = [controller.isNavigationBarHidden, controller.isToolbarHidden]
        bars.show()
      }
      """
    }
    let classes = screens.map { "class \($0): UIViewController {}" }
    let body = (presets + themed + dressed).joined(separator: "\n")
    return ([support] + classes).joined(separator: "\n") + """

      @MainActor func showAll() {
      \(body)
      }
      MainActor.assumeIsolated { showAll() }
      """
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let support = #"""
    import AppearanceKit
    import Foundation
    import SwiftUI
    import UIKit

    let variants: [(name: String, style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast)] = [
      ("light", .light, .normal), ("dark", .dark, .normal),
      ("lightHighContrast", .light, .high), ("darkHighContrast", .dark, .high),
    ]

    @MainActor func proxy<Bar: UIView>(
      of bar: Bar.Type, in box: any UIAppearanceContainer.Type, _ style: UIUserInterfaceStyle
    ) -> Bar {
      switch style {
      case .unspecified: return bar.appearance(whenContainedInInstancesOf: [box])
      case .light:
        return bar.appearance(
          for: UITraitCollection(userInterfaceStyle: .light), whenContainedInInstancesOf: [box])
      case .dark:
        return bar.appearance(
          for: UITraitCollection(userInterfaceStyle: .dark), whenContainedInInstancesOf: [box])
      }
    }

    /// A color in a variant as hex digits, nil for a clear one.
    func hex(_ color: UIColor?, _ variant: (String, UIUserInterfaceStyle, UIAccessibilityContrast)) -> String? {
      guard let color else { return nil }
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: variant.1),
        UITraitCollection(accessibilityContrast: variant.2),
      ])
      let resolved = color.resolvedColor(with: traits)
      var parts = resolved.doubleComponents
      if parts.count == 2 { parts = [parts[0], parts[0], parts[0], parts[1]] }
      guard parts[3] > 0 else { return nil }
      if parts[3] == 1 { parts.removeLast() }
      return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    @MainActor final class Bars {
      let output: String
      let appearance: String
      let style: UIUserInterfaceStyle
      let navigationBar: UINavigationBar
      let toolbar: UIToolbar
      let tabBar: UITabBar
      let showsTabs: Bool
      var isHidden: [Bool] = []

      init(
        _ output: String, _ appearance: String, _ style: UIUserInterfaceStyle,
        _ navigationBar: UINavigationBar? = nil, _ toolbar: UIToolbar? = nil,
        _ tabBar: UITabBar? = nil, showsTabs: Bool = true
      ) {
        self.output = output
        self.appearance = appearance
        self.style = style
        self.navigationBar = navigationBar ?? UINavigationBar()
        self.toolbar = toolbar ?? UIToolbar()
        self.tabBar = tabBar ?? UITabBar()
        self.showsTabs = showsTabs
      }

      func show() {
        for (bar, flag) in zip(["navigationBar", "toolbar"], isHidden) {
          print("\(output)\t\(appearance)\t\(bar)\t\t\tisHidden\t\(flag)")
        }
        let tint = navigationBar.tintColor == UIColor.systemBlue ? nil : navigationBar.tintColor
        let standard = navigationBar.standardAppearance
        let compact = navigationBar.compactAppearance ?? standard
        let unset = navigationBar.scrollEdgeAppearance ?? navigationBar.compactAppearance
        let edge = navigationBar.scrollEdgeAppearance ?? systemEdge(of: standard)
        for (state, look) in [
          ("standard", standard), ("compact", compact), ("scrollEdge", edge),
          ("compactScrollEdge", navigationBar.compactScrollEdgeAppearance ?? unset ?? edge),
        ] {
          showBackground(look, "navigationBar", state)
          let parts: [(String, UIColor?)] = [
            ("title", color(look.titleTextAttributes)),
            ("largeTitle", color(look.largeTitleTextAttributes)), ("items", tint),
            ("plainButton", color(look.buttonAppearance.normal.titleTextAttributes) ?? tint),
            ("doneButton", color(look.doneButtonAppearance.normal.titleTextAttributes) ?? tint),
            ("backButton", color(look.backButtonAppearance.normal.titleTextAttributes) ?? tint),
          ]
          for (part, color) in parts { show(color, part, "navigationBar", state) }
        }
        showToolbar()
        if showsTabs { showTabs() }
      }

      private func showToolbar() {
        let tint = toolbar.tintColor == UIColor.systemBlue ? nil : toolbar.tintColor
        let standard = toolbar.standardAppearance
        let compact = toolbar.compactAppearance ?? standard
        let unset = toolbar.scrollEdgeAppearance ?? toolbar.compactAppearance
        let edge = toolbar.scrollEdgeAppearance ?? systemEdge(of: standard)
        for (state, look) in [
          ("standard", standard), ("compact", compact), ("scrollEdge", edge),
          ("compactScrollEdge", toolbar.compactScrollEdgeAppearance ?? unset ?? edge),
        ] {
          showBackground(look, "toolbar", state)
          let parts: [(String, UIColor?)] = [
            ("items", tint),
            ("plainButton", color(look.buttonAppearance.normal.titleTextAttributes) ?? tint),
            ("doneButton", color(look.doneButtonAppearance.normal.titleTextAttributes) ?? tint),
          ]
          for (part, color) in parts { show(color, part, "toolbar", state) }
        }
      }

      private func showTabs() {
        let tint = tabBar.tintColor == UIColor.systemBlue ? nil : tabBar.tintColor
        let standard = tabBar.standardAppearance
        let edge = tabBar.scrollEdgeAppearance ?? systemEdge(of: standard)
        for (state, look) in [("standard", standard), ("scrollEdge", edge)] {
          showBackground(look, "tabBar", state)
          for layout in [
            look.stackedLayoutAppearance, look.inlineLayoutAppearance,
            look.compactInlineLayoutAppearance,
          ] {
            show(layout.selected.iconColor ?? tint, "selectedTab", "tabBar", state)
            let text = color(layout.selected.titleTextAttributes)
            show(text ?? tint, "selectedTab", "tabBar", state)
            let other = tabBar.unselectedItemTintColor
            show(layout.normal.iconColor ?? other, "otherTabs", "tabBar", state)
            show(color(layout.normal.titleTextAttributes) ?? other, "otherTabs", "tabBar", state)
          }
        }
      }

      /// What UIKit makes of the standard look where the edge has none.
      private func systemEdge<Look: UIBarAppearance>(of standard: Look) -> Look {
        let edge: Look = standard.copy()
        edge.configureWithDefaultBackground()
        return edge
      }

      private func color(_ attributes: [NSAttributedString.Key: Any]) -> UIColor? {
        attributes[.foregroundColor] as? UIColor
      }

      private func show(_ color: UIColor?, _ part: String, _ bar: String, _ state: String) {
        for variant in variants where isSeen(variant.style) {
          let value = hex(color, variant) ?? "none"
          print("\(output)\t\(appearance)\t\(bar)\t\(state)\t\(variant.name)\t\(part)\t\(value)")
        }
      }

      private func isSeen(_ style: UIUserInterfaceStyle) -> Bool {
        switch self.style {
        case .unspecified: return true
        case .light: return style == .light
        case .dark: return style == .dark
        }
      }

      private func showBackground(_ look: UIBarAppearance, _ bar: String, _ state: String) {
        for variant in variants where isSeen(variant.style) {
          let system = look.doubleBackground == .transparent ? "clear" : "system"
          let background = hex(look.backgroundColor, variant) ?? system
          let isSystem = look.shadowColor == UIBarAppearance().shadowColor
          let shadow = isSystem ? "system" : hex(look.shadowColor, variant) ?? "none"
          let place = "\(output)\t\(appearance)\t\(bar)\t\(state)\t\(variant.name)"
          print("\(place)\tbackground\t\(background)")
          print("\(place)\tshadow\t\(shadow)")
        }
      }
    }

    /// The colors that a navigation item gave to its buttons.
    @MainActor func showButtons(
      _ appearance: String, _ style: UIUserInterfaceStyle, _ apply: (UINavigationItem) -> Void
    ) {
      let (item, plain, done) = (UINavigationItem(), UIBarButtonItem(), UIBarButtonItem())
      done.style = .done
      item.leftBarButtonItems = [plain]
      item.rightBarButtonItems = [done]
      apply(item)
      for variant in variants {
        let isDark = variant.style == .dark
        if style == .light && isDark || style == .dark && !isDark { continue }
        let place = "barAppearances\t\(appearance)\tnavigationBar\tstandard\t\(variant.name)"
        print("\(place)\tplainButton\t\(hex(plain.tintColor, variant) ?? "none")")
        print("\(place)\titems\t\(hex(done.tintColor, variant) ?? "none")")
      }
    }

    /// What SwiftUI was asked for in each interface: a background for all states of a bar, and one tint.
    @MainActor func showModifications<Content: View>(
      _ appearance: String, _ style: UIUserInterfaceStyle, _ make: () -> Content
    ) {
      for variant in variants {
        let isDark = variant.style == .dark
        if style == .light && isDark || style == .dark && !isDark { continue }
        EnvironmentValues.double = EnvironmentValues(
          isDark ? .dark : .light, variant.contrast == .high ? .increased : .standard)
        DoubleModification.all = []
        _ = make()
        showModifications(appearance, variant)
      }
    }

    @MainActor func showModifications(
      _ appearance: String, _ variant: (name: String, UIUserInterfaceStyle, UIAccessibilityContrast)
    ) {
      var backgrounds: [String: UIColor] = [:]
      var visibilities: [String: Visibility] = [:]
      var hidden: Set<String> = []
      var tint: UIColor?
      for modification in DoubleModification.all {
        switch modification {
        case .background(let style, let bar):
          let style = (style as? AnyShapeStyle)?.doubleStyle ?? style
          backgrounds[bar.name] = (style as? Color)?.doubleColor
        case .backgroundVisibility(let visibility, let bar): visibilities[bar.name] = visibility
        case .visibility(let visibility, let bar):
          if visibility == .hidden { hidden.insert(bar.name) }
        case .colorScheme: break
        case .tint(let color): tint = color?.doubleColor
        }
      }
      for (bar, placement) in [
        ("navigationBar", "navigationBar"), ("toolbar", "bottomBar"), ("tabBar", "tabBar"),
      ] {
        print("swiftUI\t\(appearance)\t\(bar)\t\t\tisHidden\t\(hidden.contains(placement))")
        let place = "swiftUI\t\(appearance)\t\(bar)\tstandard\t\(variant.name)"
        let color = hex(backgrounds[placement], variant) ?? "system"
        print("\(place)\tbackground\t\(visibilities[placement] == .hidden ? "clear" : color)")
        guard bar == "navigationBar" else { continue }
        print("\(place)\titems\t\(hex(tint, variant) ?? "none")")
      }
    }
    """#
}
