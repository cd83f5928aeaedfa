#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension Appearance {
    /// The mode a screen is pinned to; `UIUserInterfaceStyle` for an app that still runs on iOS 12.
    public enum InterfaceStyle: Equatable, Sendable {
      /// Follows the system.
      case unspecified
      /// Always light.
      case light
      /// Always dark.
      case dark
    }
  }
#endif
