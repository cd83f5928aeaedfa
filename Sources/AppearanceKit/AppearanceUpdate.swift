#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  /// The bars of a navigation controller.
  struct BarSet: OptionSet, Sendable {
    let rawValue: Int

    init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The bar above.
    static let navigationBar = BarSet(rawValue: 1 << 0)
    /// The bar below.
    static let toolbar = BarSet(rawValue: 1 << 1)
  }

  /// What a navigation controller shows.
  struct AppearanceState: Equatable, Sendable {
    /// The appearance that was handed to the strategy last.
    var applied: Appearance?
    /// The bars that were visible when it was handed over, or since.
    var styled: BarSet = []
    /// The bars that are visible.
    var visible: BarSet = []

    init(applied: Appearance? = nil, styled: BarSet = [], visible: BarSet = []) {
      self.applied = applied
      self.styled = styled
      self.visible = visible
    }
  }

  /// What a screen wants of a navigation controller; nil leaves things as they are.
  struct AppearanceWish: Equatable, Sendable {
    /// Whether the bar above is away.
    var isNavigationBarHidden: Bool?
    /// Whether the bar below is away.
    var isToolbarHidden: Bool?
    /// The look of the bars.
    var appearance: Appearance?

    init(
      isNavigationBarHidden: Bool? = nil, isToolbarHidden: Bool? = nil,
      appearance: Appearance? = nil
    ) {
      self.isNavigationBarHidden = isNavigationBarHidden
      self.isToolbarHidden = isToolbarHidden
      self.appearance = appearance
    }

    /// The wish to have everything as it is now.
    init(keeping state: AppearanceState) {
      self.init(
        isNavigationBarHidden: !state.visible.contains(.navigationBar),
        isToolbarHidden: !state.visible.contains(.toolbar), appearance: state.applied)
    }

    /// What is to be carried out where the same screen has said this before: what changed.
    ///
    /// A bar that search or a swipe has hidden since stays so.
    func hidden(since former: AppearanceWish?) -> AppearanceWish {
      var wish = self
      guard let former else { return wish }
      let (said, saidBefore) = (appearance, former.appearance)
      if isNavigationBarHidden == former.isNavigationBarHidden,
        said?.navigationBar.isHidden == saidBefore?.navigationBar.isHidden
      {
        wish.isNavigationBarHidden = nil
      }
      if isToolbarHidden == former.isToolbarHidden,
        said?.toolbar.isHidden == saidBefore?.toolbar.isHidden
      {
        wish.isToolbarHidden = nil
      }
      return wish
    }
  }

  /// What has to happen so that a navigation controller looks as wished.
  struct AppearanceUpdate: Equatable, Sendable {
    /// Whether to hide the bar above; nil to leave it.
    var isNavigationBarHidden: Bool?
    /// Whether to hide the bar below; nil to leave it.
    var isToolbarHidden: Bool?
    /// What to hand to the strategy once the bars are shown or hidden; nil for nothing.
    var appearance: Appearance?

    /// Applies what is new, and what a bar that comes into view has not got yet.
    init(from state: AppearanceState, to wish: AppearanceWish) {
      isNavigationBarHidden = wish.isNavigationBarHidden
      isToolbarHidden = wish.isToolbarHidden
      var visible = state.visible
      visible.set(.navigationBar, hidden: isNavigationBarHidden)
      visible.set(.toolbar, hidden: isToolbarHidden)
      let wanted = wish.appearance ?? state.applied
      if wanted != state.applied || !state.styled.isSuperset(of: visible) {
        appearance = wanted
      }
    }
  }

  extension BarSet {
    fileprivate mutating func set(_ bar: BarSet, hidden: Bool?) {
      switch hidden {
      case true?: remove(bar)
      case false?: insert(bar)
      case nil: break
      }
    }
  }
#endif
