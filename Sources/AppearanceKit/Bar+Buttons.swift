#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The colors of bar button items by their role; nil is the bar's tint color.
    public struct Buttons: Equatable, Sendable {
      /// Items of the plain style.
      public var plain: UIColor?
      /// Items of the done style.
      public var done: UIColor?
      /// The back button.
      public var back: UIColor?

      /// Leaves all buttons to the bar's tint color.
      public init() {}
    }
  }
#endif
