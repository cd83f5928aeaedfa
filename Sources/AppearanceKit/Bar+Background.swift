#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension Appearance.Bar {
    /// What lies under the bar's content.
    public enum Background: Equatable, Sendable {
      /// The system's material.
      case `default`
      /// A solid background.
      case opaque
      /// No background and no shadow.
      case transparent
      /// Nothing configured: neither material nor color.
      case hidden
    }
  }
#endif
