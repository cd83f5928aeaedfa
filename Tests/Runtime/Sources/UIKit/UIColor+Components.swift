import Foundation

extension UIColor {
  /// Gives the components in extended sRGB; false never happens, as there are no pattern colors.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = extendedSRGB
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// Gives the gray component; false for a color that has hue.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = extendedSRGB
    guard components[0] == components[1], components[1] == components[2] else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[3]
    return true
  }

  private var extendedSRGB: [CGFloat] {
    let components = doubleComponents
    switch doubleColorSpace {
    case .extendedGray: return [components[0], components[0], components[0], components[1]]
    case .extendedSRGB: return components
    case .displayP3: return Self.extendedSRGB(displayP3: components)
    }
  }

  /// Both spaces share transfer function and white point, so one matrix on linear light converts
  /// (CSS Color 4, lin_P3_to_XYZ then XYZ_to_lin_sRGB).
  private static func extendedSRGB(displayP3 components: [CGFloat]) -> [CGFloat] {
    let (red, green, blue) = (
      linear(components[0]), linear(components[1]), linear(components[2])
    )
    return [
      encoded(1.2249401762805598 * red - 0.2249401762805597 * green),
      encoded(-0.0420569547096881 * red + 1.0420569547096881 * green),
      encoded(
        -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue),
      components[3],
    ]
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
