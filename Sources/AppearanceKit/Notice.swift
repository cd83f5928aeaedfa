#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Foundation

  /// What is said to whoever runs a debug build.
  @MainActor
  enum Notice {
    /// Says it; a test listens here.
    static var report: (String) -> Void = { NSLog("%@", "AppearanceKit: " + $0) }
  }
#endif
