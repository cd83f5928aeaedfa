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
