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

extension DrawnBar {
  /// The statements about the background, one for each property.
  ///
  /// The library's copies of bars show them on every iOS, as the bars themselves do before iOS 13.
  var screenBackground: [ScreenBackground] {
    let shown = isGlass ? standard : DrawnBar(bar, kind, on: .before13).standard
    return [
      .translucency(isTranslucent ?? true), .barTint(shown.backgroundColor?.value),
      .image(isEmpty: shown.isClear), .shadow(isEmpty: shown.hidesShadow),
    ]
  }
}
