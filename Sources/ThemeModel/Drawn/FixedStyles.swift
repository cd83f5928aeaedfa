package import ColorScience

/// The interface styles that an output fixes; `unspecified` is the device's.
package struct FixedStyles: Sendable, Hashable {
  /// The style in which the theme's colors are resolved.
  package var theme: InterfaceStyle
  /// The style of the colors and materials that the system draws on a bar.
  package var system: InterfaceStyle
  /// The style of the screen: of its content, and of a status bar without a style of its own.
  package var screen: InterfaceStyle
  /// True if the theme's colors are written as values, so that no color of UIKit's follows the system.
  package var areLiterals = false

  package init(theme: InterfaceStyle, system: InterfaceStyle, screen: InterfaceStyle) {
    self.theme = theme
    self.system = system
    self.screen = screen
  }

  /// One style of all.
  package init(all style: InterfaceStyle) {
    self.init(theme: style, system: style, screen: style)
  }
}

extension InterfaceStyle {
  /// The variant in which colors are resolved on a device in a variant: that of the style, with the device's contrast.
  package func variant(on device: Variant) -> Variant {
    switch self {
    case .unspecified: device
    case .light: device.isHighContrast ? .lightHighContrast : .light
    case .dark: device.isHighContrast ? .darkHighContrast : .dark
    }
  }
}
