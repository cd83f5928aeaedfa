/// A translucent layer between a view and what is behind it.
public struct Material: ShapeStyle {
  fileprivate init() {}
}

extension ShapeStyle where Self == Material {
  /// What the system's bars are made of.
  public static var bar: Material { Material() }
}

/// Any style, so that styles of several types can stand in one place.
public struct AnyShapeStyle: ShapeStyle {
  /// The style that it is made of; not in the SDK.
  public let doubleStyle: any ShapeStyle

  /// A style whose type is forgotten.
  public init<Style: ShapeStyle>(_ style: Style) {
    doubleStyle = style
  }
}

/// A place in a shape, each coordinate from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// From the left.
  public let x: Double
  /// From the top.
  public let y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// Colors that run into each other along a line.
public struct LinearGradient: ShapeStyle {
  /// The colors at equal steps; not in the SDK.
  public let doubleColors: [Color]
  /// The line; not in the SDK.
  public let doubleLine: [UnitPoint]

  /// A gradient of colors at equal steps.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    doubleColors = colors
    doubleLine = [startPoint, endPoint]
  }
}
