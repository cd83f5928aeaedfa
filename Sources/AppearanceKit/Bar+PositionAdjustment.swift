#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// How far something is moved, in points; what is nil is left to the app.
    public struct PositionAdjustment: Equatable, Sendable {
      /// To the right.
      public var horizontal: CGFloat?
      /// Down.
      public var vertical: CGFloat?

      /// Moves nothing.
      public init() {}
    }
  }
#endif
