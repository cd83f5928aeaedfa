/// The color of the status bar's glyphs.
public enum UIStatusBarStyle: Int, Sendable {
  /// Follows light and dark mode.
  case `default` = 0
  /// Light glyphs.
  case lightContent = 1
  /// Dark glyphs.
  case darkContent = 3
}

/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// With a fade.
  case fade
  /// With a slide.
  case slide
}
