#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension AppearanceNavigationController {
    /// Wears what a theme looks like wherever a screen has no appearance of its own, and asks the
    /// screen again at every change of the theme; takes the place of the switch followed before.
    public func follow<Theme>(
      _ themes: AppearanceSwitch<Theme>, appearance: @escaping @MainActor (Theme) -> Appearance?
    ) {
      let token = SwitchToken(controller: self)
      switchToken = token
      themes.observe(token) { token, theme in
        token.controller?.defaultAppearance = appearance(theme)
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

  /// What a switch observes in place of the controller, so that the app may observe with the controller.
  @MainActor
  final class SwitchToken {
    private(set) weak var controller: AppearanceNavigationController?

    init(controller: AppearanceNavigationController) {
      self.controller = controller
    }
  }
#endif
