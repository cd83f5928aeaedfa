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
  /// The view that a modifier makes of this one, here at once.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    let held = HeldModifier(value: modifier)
    MainActor.assumeIsolated { _ = held.value.body(content: EmptyView()) }
    return EmptyView()
  }
}

private struct HeldModifier<Value>: @unchecked Sendable {
  let value: Value
}
