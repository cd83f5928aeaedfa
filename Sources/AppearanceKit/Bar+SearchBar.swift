#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The look of a search bar; what is nil is left to the app.
    public struct SearchBar: Equatable, Sendable {
      /// The cursor and the buttons.
      public var tintColor: UIColor?
      /// The field.
      public var fieldColor: UIColor?
      /// The text in the field.
      public var textColor: UIColor?
      /// The placeholder in the field.
      public var placeholderColor: UIColor?
      /// The buttons below the field that say where to search.
      public var scopeButtons = ScopeButtons()

      /// Leaves everything to the app.
      public init() {}
    }

    /// The titles of a search bar's scope buttons; what is nil is left to the app.
    public struct ScopeButtons: Equatable, Sendable {
      /// The font of all titles.
      public var font: TitleFont?
      /// The titles that are not selected.
      public var titleColor: UIColor?
      /// The title that is selected.
      public var selectedTitleColor: UIColor?

      /// Leaves everything to the app.
      public init() {}
    }
  }
#endif
