#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The line between the bar and the content.
    public enum Shadow: Equatable, Sendable {
      /// The system's line.
      case `default`
      /// No line.
      case hidden
      /// A line of this color.
      case color(UIColor)
    }
  }
#endif
