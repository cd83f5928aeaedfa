#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The button that leads back to a screen; what is nil is left to the app.
    public struct BackButton: Equatable, Sendable {
      /// The title in place of the screen's.
      public var title: String?
      /// The text of the button: the title, a general word such as Back, or none.
      public var displayMode: UINavigationItem.BackButtonDisplayMode?

      /// Leaves everything to the app.
      public init() {}
    }
  }
#endif
