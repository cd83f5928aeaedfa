/// The height a bar's image is for.
public enum UIBarMetrics: Int, Sendable {
  /// Regular height.
  case `default` = 0
  /// Compact height.
  case compact = 1
  /// Regular height with a prompt.
  case defaultPrompt = 101
  /// Compact height with a prompt.
  case compactPrompt = 102
}

/// The place a bar's image is for.
public enum UIBarPosition: Int, Sendable {
  /// Wherever the bar is.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, reaching under the status bar.
  case topAttached
}
