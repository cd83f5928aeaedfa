import Foundation

extension UIColor {
  /// A dynamic color of four values, each written 0xRRGGBBAA.
  convenience init(
    light: UInt32, dark: UInt32, lightHighContrast: UInt32, darkHighContrast: UInt32
  ) {
    self.init { @Sendable traits in
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): UIColor(rgba: darkHighContrast)
      case (.dark, _): UIColor(rgba: dark)
      case (_, .high): UIColor(rgba: lightHighContrast)
      case (_, _): UIColor(rgba: light)
      }
    }
  }

  private convenience init(rgba: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    self.init(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
