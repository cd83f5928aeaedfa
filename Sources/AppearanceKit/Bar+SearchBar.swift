#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The colors of a search bar; what is nil is left to the app.
    public struct SearchBar: Equatable, Sendable {
      /// The cursor and the buttons.
      public var tintColor: UIColor?
      /// The field.
      public var fieldColor: UIColor?
      /// The text in the field.
      public var textColor: UIColor?
      /// The placeholder in the field.
      public var placeholderColor: UIColor?

      /// Leaves everything to the app.
      public init() {}
    }
  }
#endif
