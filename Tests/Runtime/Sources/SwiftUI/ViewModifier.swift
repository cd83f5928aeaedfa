/// Makes one view of another.
public protocol ViewModifier {
  /// The view that is made.
  associatedtype Body: View
  /// The view to be modified.
  typealias Content = EmptyView
  /// Makes one view of another.
  @ViewBuilder @MainActor func body(content: Content) -> Body
}

extension View {
  /// The view that a modifier makes of this one.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { EmptyView() }
}
