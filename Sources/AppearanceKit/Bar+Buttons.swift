#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The colors of bar button items by their role; nil is the bar's tint color.
    public struct Buttons: Equatable, Sendable {
      /// Items of the plain style.
      public var plain: UIColor?
      /// Items of the done style.
      public var done: UIColor?
      /// Items of the prominent style, from iOS 26 on; before they are of the done style.
      public var prominent: UIColor?
      /// The back button.
      public var back: UIColor?

      /// Leaves all buttons to the bar's tint color.
      public init() {}
    }

    /// The fonts of bar button items by their role; nil is the system's.
    public struct ButtonFonts: Equatable, Sendable {
      /// Items of the plain style.
      public var plain: TitleFont?
      /// Items of the done style.
      public var done: TitleFont?
      /// Items of the prominent style, from iOS 26 on; before they are of the done style.
      public var prominent: TitleFont?
      /// The back button.
      public var back: TitleFont?

      /// Leaves all buttons to the system.
      public init() {}
    }
  }
#endif
