#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension Appearance.Bar {
    /// The button that leads back to a screen; what is nil is left to the app.
    public struct BackButton: Equatable, Sendable {
      /// What a back button says; from iOS 14 on.
      public enum DisplayMode: Equatable, Sendable {
        /// The title as far as there is room.
        case `default`
        /// A general word such as Back.
        case generic
        /// Nothing beside the image.
        case minimal
      }

      /// The title in place of the screen's.
      public var title: String?
      /// What the button says.
      public var displayMode: DisplayMode?

      /// Leaves everything to the app.
      public init() {}
    }
  }
#endif
