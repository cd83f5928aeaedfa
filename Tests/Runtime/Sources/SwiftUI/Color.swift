/// What shapes are filled with.
public protocol ShapeStyle: Sendable {}

/// A color of SwiftUI.
public struct Color: ShapeStyle, Hashable, View {
  /// The space of a color's components.
  public enum RGBColorSpace: Sendable {
    /// sRGB.
    case sRGB
    /// sRGB without transfer function.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  private let color: UIColor

  /// The color of UIKit that it is; not in the SDK.
  public var doubleColor: UIColor { color }

  /// A color of these components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    color =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// A gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }

  /// The color of UIKit, dynamic or not.
  public init(_ color: UIColor) {
    self.color = color
  }

  /// The color of UIKit, dynamic or not.
  public init(uiColor: UIColor) {
    color = uiColor
  }

  /// No color.
  public static let clear = Color(.clear)
  /// Black.
  public static let black = Color(.black)
  /// White.
  public static let white = Color(.white)

  /// Never asked for.
  public var body: Never { fatalError("a primitive view has no body") }
}

/// Light or dark mode.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light mode.
  case light
  /// Dark mode.
  case dark
}
