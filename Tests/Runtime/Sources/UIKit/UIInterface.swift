@_exported import Foundation

/// The look of a bar that is not customised.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on light.
  case `default` = 0
  /// Light text on dark.
  case black = 1
}

/// Light or dark mode.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is not known.
  case unspecified
  /// Light mode.
  case light
  /// Dark mode.
  case dark
}

/// The user's wish for contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is not known.
  case unspecified = -1
  /// Contrast as designed.
  case normal
  /// More contrast.
  case high
}
