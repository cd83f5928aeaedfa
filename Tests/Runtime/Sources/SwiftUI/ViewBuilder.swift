/// Combines the statements of a body to one view.
@resultBuilder public struct ViewBuilder {
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> EmptyView { EmptyView() }

  /// The branch of an `if`.
  public static func buildEither<Content: View>(first: Content) -> EmptyView { EmptyView() }

  /// The branch of an `else`.
  public static func buildEither<Content: View>(second: Content) -> EmptyView { EmptyView() }

  /// What newer API gives inside `#available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> EmptyView {
    EmptyView()
  }
}
