@usableFromInline package struct Bars<Bar: Sendable>: Sendable {
  @usableFromInline package var navigationBar: Bar
  @usableFromInline package var toolbar: Bar
  @usableFromInline package var tabBar: Bar

  package init(navigationBar: Bar, toolbar: Bar, tabBar: Bar) {
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.tabBar = tabBar
  }

  @inlinable package init(all bar: Bar) {
    navigationBar = bar
    toolbar = bar
    tabBar = bar
  }

  @inlinable package subscript(kind: BarKind) -> Bar {
    get {
      switch kind {
      case .navigationBar: navigationBar
      case .toolbar: toolbar
      case .tabBar: tabBar
      }
    }
    _modify {
      switch kind {
      case .navigationBar: yield &navigationBar
      case .toolbar: yield &toolbar
      case .tabBar: yield &tabBar
      }
    }
  }
}

extension Bars: Equatable where Bar: Equatable {}
extension Bars: Hashable where Bar: Hashable {}
