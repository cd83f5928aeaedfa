#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension AppearanceCoordinator {
    /// Wears what a theme looks like wherever a screen has no appearance of its own, and asks the
    /// screen again at every change of the theme; takes the place of the switch followed before.
    public func follow<Theme>(
      _ themes: AppearanceSwitch<Theme>, appearance: @escaping @MainActor (Theme) -> Appearance?
    ) {
      let token = SwitchToken(coordinator: self)
      switchToken = token
      themes.observe(token) { token, theme in
        token.coordinator?.defaultAppearance = appearance(theme)
      }
    }

    /// Wears the switch's appearance wherever a screen has none of its own.
    public func follow(_ appearances: AppearanceSwitch<Appearance>) {
      follow(appearances) { $0 }
    }

    /// Stays with the appearance of the moment.
    public func stopFollowing() {
      switchToken = nil
    }
  }

  /// What a switch observes in place of the coordinator, so that the app may observe with it.
  @MainActor
  final class SwitchToken {
    private(set) weak var coordinator: AppearanceCoordinator?

    init(coordinator: AppearanceCoordinator) {
      self.coordinator = coordinator
    }
  }
#endif
