/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system decides.
  case automatic
  /// Seen.
  case visible
  /// Not seen.
  case hidden
}

/// A bar; iOS 16.
public struct ToolbarPlacement: Sendable {
  /// The name in Swift; not in the SDK.
  public let name: String

  /// The bar that fits.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  /// The bar below a screen.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  /// The bar above a screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// The bar with the tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}

/// What a modifier asked for, in the order of the calls; not in the SDK.
public enum DoubleModification: Sendable {
  /// What lies under a bar.
  case background(any ShapeStyle, ToolbarPlacement)
  /// Whether the background of a bar is seen.
  case backgroundVisibility(Visibility, ToolbarPlacement)
  /// Whether a bar is there.
  case visibility(Visibility, ToolbarPlacement)
  /// The mode of a bar.
  case colorScheme(ColorScheme?, ToolbarPlacement)
  /// The color of controls.
  case tint(Color?)

  /// What was asked for since the list was emptied.
  nonisolated(unsafe) public static var all: [DoubleModification] = []
}

extension View {
  private func modified(
    _ bars: [ToolbarPlacement], _ modification: (ToolbarPlacement) -> DoubleModification
  ) -> EmptyView {
    DoubleModification.all += bars.map(modification)
    return EmptyView()
  }

  /// Sets what lies under bars; iOS 16.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { modified(bars) { .background(style, $0) } }

  /// Sets whether the background of bars is seen; iOS 16.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { modified(bars) { .backgroundVisibility(visibility, $0) } }

  /// Shows or hides bars; iOS 16.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified(bars) { .visibility(visibility, $0) }
  }

  /// Sets whether the background of bars is seen; iOS 18.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { modified(bars) { .backgroundVisibility(visibility, $0) } }

  /// Shows or hides bars; iOS 18.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { modified(bars) { .visibility(visibility, $0) } }

  /// Sets the mode of bars, nil for the system's; iOS 16.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { modified(bars) { .colorScheme(colorScheme, $0) } }

  /// Sets the color of controls.
  public func tint(_ tint: Color?) -> some View {
    DoubleModification.all.append(.tint(tint))
    return EmptyView()
  }

  /// Sets the mode of the presentation the view is in.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EmptyView() }
}
