#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  /// A theme that can change while the app runs, and the objects that follow it.
  ///
  /// It keeps the current theme, so that whoever comes later starts with the right one, and keeps no
  /// observer alive.
  @MainActor
  public final class AppearanceSwitch<Theme: Equatable> {
    /// The theme the app wears; a new value reaches every observer once.
    public var current: Theme {
      didSet { deliver() }
    }

    private var observers: [Observer] = []
    private var isDelivering = false

    /// Starts with a theme.
    public init(_ theme: Theme) {
      current = theme
    }

    /// Calls the handler with the current theme now, and once after every change while the owner
    /// lives; takes the place of the owner's former handler.
    public func observe<Owner: AnyObject>(
      _ owner: Owner, handler: @escaping @MainActor (Owner, Theme) -> Void
    ) {
      stopObserving(owner)
      observers.append(
        Observer(owner: owner) { [weak owner] theme in
          guard let owner else { return }
          handler(owner, theme)
        })
      deliver()
    }

    /// Forgets the owner's handler.
    public func stopObserving(_ owner: AnyObject) {
      observers.removeAll { $0.owner === owner || $0.owner == nil }
    }

    /// How many observers are alive.
    var observerCount: Int {
      observers.filter { $0.owner != nil }.count
    }

    /// A handler may change the theme; then those that are still to be called get the new one only.
    private func deliver() {
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      observers.removeAll { $0.owner == nil }
      while let index = observers.firstIndex(where: { $0.delivered != current }) {
        observers[index].delivered = current
        observers[index].handler(current)
      }
    }

    private struct Observer {
      weak var owner: AnyObject?
      var delivered: Theme?
      let handler: @MainActor (Theme) -> Void

      init(owner: AnyObject, handler: @escaping @MainActor (Theme) -> Void) {
        self.owner = owner
        self.handler = handler
      }
    }
  }
#endif
