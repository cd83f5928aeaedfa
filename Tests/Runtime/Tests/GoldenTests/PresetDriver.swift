/// The program that the presets of a theme are compiled into, to say what they hold.
enum PresetDriver {
  /// The program's text; each line of its output is a property, a variant and a value, with tabs
  /// between them.
  static func text(symbols: [String]) -> String {
    let presets = symbols.map { "(\"\($0)\", Appearance.\($0))" }.joined(separator: ",\n  ")
    return """
      import AppearanceKit
      import Foundation
      import UIKit

      let presets: [(String, Appearance)] = [
        \(presets)
      ]

      func show(_ path: String, _ color: UIColor?) {
        guard let color else { return }
        let styles: [(String, UIUserInterfaceStyle, UIAccessibilityContrast)] = [
          ("light", .light, .normal), ("dark", .dark, .normal),
          ("lightHighContrast", .light, .high), ("darkHighContrast", .dark, .high),
        ]
        for (name, style, contrast) in styles {
          let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: contrast),
          ])
          let resolved = color.resolvedColor(with: traits)
          var components = resolved.doubleComponents
          if resolved.doubleColorSpace == .extendedGray {
            components = [components[0], components[0], components[0], components[1]]
          }
          let space = resolved.doubleColorSpace == .displayP3 ? "display-p3" : "srgb"
          let numbers = components.map { "\\($0)" }.joined(separator: " ")
          print("\\(path)\\t\\(name)\\t\\(space) \\(numbers)")
        }
      }

      func show(_ path: String, _ bar: Appearance.Bar) {
        show(path + ".backgroundColor", bar.backgroundColor)
        for (index, color) in (bar.backgroundGradient?.colors ?? []).enumerated() {
          show(path + ".backgroundGradient.\\(index)", color)
        }
        show(path + ".tintColor", bar.tintColor)
        show(path + ".barTintColor", bar.barTintColor)
        show(path + ".titleColor", bar.titleColor)
        show(path + ".largeTitleColor", bar.largeTitleColor)
        show(path + ".unselectedItemTintColor", bar.unselectedItemTintColor)
        show(path + ".subtitleColor", bar.subtitleColor)
        show(path + ".largeSubtitleColor", bar.largeSubtitleColor)
        show(path + ".badgeColor", bar.badgeColor)
        show(path + ".badgeTextColor", bar.badgeTextColor)
        show(path + ".selectionIndicatorColor", bar.selectionIndicatorColor)
        show(path + ".searchBar.tintColor", bar.searchBar.tintColor)
        show(path + ".searchBar.fieldColor", bar.searchBar.fieldColor)
        show(path + ".searchBar.textColor", bar.searchBar.textColor)
        show(path + ".searchBar.placeholderColor", bar.searchBar.placeholderColor)
        let scopes = bar.searchBar.scopeButtons
        show(path + ".searchBar.scopeButtons.titleColor", scopes.titleColor)
        show(path + ".searchBar.scopeButtons.selectedTitleColor", scopes.selectedTitleColor)
        let roles: [(String, KeyPath<Appearance.Bar.Buttons, UIColor?>)] = [
          ("plain", \\.plain), ("done", \\.done), ("prominent", \\.prominent), ("back", \\.back),
        ]
        for (name, role) in roles {
          show(path + ".buttons." + name, bar.buttons[keyPath: role])
          show(path + ".buttons." + name + ".disabledColor", bar.disabledButtons[keyPath: role])
          show(
            path + ".buttons." + name + ".highlightedColor", bar.highlightedButtons[keyPath: role])
          show(path + ".buttons." + name + ".focusedColor", bar.focusedButtons[keyPath: role])
        }
        for (name, tabs) in [
          ("items", bar.items), ("stacked", bar.stacked), ("inline", bar.inline),
          ("compactInline", bar.compactInline),
        ] {
          show(path + "." + name + ".titleColor", tabs.titleColor)
          show(path + "." + name + ".selectedTitleColor", tabs.selectedTitleColor)
          show(path + "." + name + ".iconColor", tabs.iconColor)
          show(path + "." + name + ".selectedIconColor", tabs.selectedIconColor)
        }
        if case .color(let color) = bar.shadow { show(path + ".shadowColor", color) }
        if case .bar(let state) = bar.scrollEdge { show(path + ".scrollEdge", state) }
        if case .bar(let state) = bar.compact { show(path + ".compact", state) }
        if case .bar(let state) = bar.compactScrollEdge {
          show(path + ".compactScrollEdge", state)
        }
      }

      for (name, appearance) in presets {
        print("\\(name).statusBarStyle\\t\\t\\(appearance.statusBarStyle)")
        if let style = appearance.darkStatusBarStyle {
          print("\\(name).darkStatusBarStyle\\t\\t\\(style)")
        }
        print("\\(name).interfaceStyle\\t\\t\\(appearance.interfaceStyle)")
        show(name + ".navigationBar", appearance.navigationBar)
        show(name + ".toolbar", appearance.toolbar)
        show(name + ".tabBar", appearance.tabBar)
        if appearance.inverse() != appearance { print("\\(name).inverse\\t\\tdiffers") }
      }
      """
  }
}
