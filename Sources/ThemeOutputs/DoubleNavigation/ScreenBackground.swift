import ThemeModel

/// A statement about what lies under the content of a bar, in properties from before iOS 13.
enum ScreenBackground: Hashable {
  case translucency(Bool)
  case barTint(ColorID?)
  /// Whether the background is an empty image, so that nothing is drawn.
  case image(isEmpty: Bool)
  /// Whether the shadow is an empty image, so that there is none.
  case shadow(isEmpty: Bool)
}

extension ResolvedBar {
  /// The statements about the background, one for each property.
  var screenBackground: [ScreenBackground] {
    let isClear = background == .transparent || background == BarBackground.none
    let hidesShadow =
      switch self[.shadowColor]?.value {
      case .noColor: true
      case .color: false
      default: isClear
      }
    return [
      .translucency(flag(.isTranslucent) ?? true),
      .barTint((color(.barTintColor) ?? color(.backgroundColor))?.value),
      .image(isEmpty: isClear), .shadow(isEmpty: hidesShadow),
    ]
  }
}
