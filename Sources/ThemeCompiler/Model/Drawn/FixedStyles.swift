package import ColorScience

/// The interface styles that an output fixes; `unspecified` is the device's.
package struct FixedStyles: Sendable, Hashable {
  package var theme: InterfaceStyle
  /// Of the system's colors and materials on a bar.
  package var system: InterfaceStyle
  /// Of the screen's content, and of a status bar without a style.
  package var screen: InterfaceStyle
  /// True if theme colors are written as values, so UIKit colors don't follow the system.
  package var areLiterals = false

  /// True if the system's colors on a bar have the style of the screen.
  package var followsScreen: Bool { system == screen }

  package init(theme: InterfaceStyle, system: InterfaceStyle, screen: InterfaceStyle) {
    self.theme = theme
    self.system = system
    self.screen = screen
  }

  package init(all style: InterfaceStyle) {
    self.init(theme: style, system: style, screen: style)
  }
}

extension InterfaceStyle {
  /// Keeps the device's contrast.
  package func variant(on device: Variant) -> Variant {
    switch self {
    case .unspecified: device
    case .light: device.isHighContrast ? .lightHighContrast : .light
    case .dark: device.isHighContrast ? .darkHighContrast : .dark
    }
  }
}
