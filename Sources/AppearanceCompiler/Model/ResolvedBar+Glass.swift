import ThemeSyntax

extension ResolvedBar {
  /// Whether iOS 26 and later draw the system's glass in place of the bar's background.
  package var yieldsToGlass: Bool {
    if case .liquidGlass(.system)? = self[.liquidGlass]?.value { true } else { false }
  }

  /// The bar as iOS 26 and later show it: the system's background where the bar yields to it, and
  /// what is in front of it.
  package var onGlass: ResolvedBar {
    guard let policy = self[.liquidGlass], yieldsToGlass else { return self }
    return withoutBackground(at: policy.range)
  }

  /// The bar with UIKit's own background in place of one that is set; a state of it likewise.
  private func withoutBackground(at range: SourceRange) -> ResolvedBar {
    var bar = ResolvedBar()
    var hadBackground = false
    for var setting in settings {
      switch (setting.property, setting.value) {
      case (.barTintColor, _): continue
      case (.background, _), (.backgroundColor, _), (.shadowColor, _):
        hadBackground = true
        continue
      case (.isTranslucent, _): setting.value = .flag(true)
      case (_, .slot(.transparent)): setting.value = .slot(.same)
      case (_, .slot(.bar(let state))):
        setting.value = .slot(.bar(state.withoutBackground(at: range)))
      default: break
      }
      bar.settings.append(setting)
    }
    guard hadBackground else { return bar }
    bar.settings.append(Setting(property: .background, value: .background(.default), range: range))
    bar.sort()
    return bar
  }
}

extension ResolvedAppearance {
  /// Whether a bar is never seen on its own background, since the oldest iOS is one that draws the
  /// system's glass.
  package func isAlwaysGlass(_ kind: BarKind, from deploymentTarget: DeploymentTarget) -> Bool {
    deploymentTarget.major >= 26 && bars[kind].yieldsToGlass
  }
}
