package import ThemeModel

package enum ConfigurationKey: String, CaseIterable, Sendable {
  case outputs, output, deploymentTarget, sdk, infoPlist, access, runtime, names, palette
  case backdrop, lint, thresholds, largeTextIs, strict, color, baseline, documentation, include,
    exclude, overrides

  package enum Scope: Sendable {
    /// Applies to each theme; an override may change it.
    case themes
    /// Applies to the whole run; top level only.
    case run
  }

  package var scope: Scope {
    switch self {
    case .output, .color, .baseline, .documentation, .include, .exclude, .overrides: .run
    default: .themes
    }
  }
}

package enum ConfigurationPlace: Sendable {
  case section(Section)
  case rules
  case rule(String)

  /// The mapping at a path from the root, which omits list items; nil if there is none.
  package init?(_ path: [String]) {
    let isInOverride = path.first == ConfigurationKey.overrides.rawValue
    let place = isInOverride ? path.dropFirst() : path[...]
    switch (place.first, place.count) {
    case (nil, _): self = .section(isInOverride ? .override : .configuration)
    case (ConfigurationKey.thresholds.rawValue, 1): self = .section(.thresholds)
    case (ConfigurationKey.names.rawValue, 1): self = .section(.presetNames)
    case (ConfigurationKey.lint.rawValue, 1): self = .rules
    case (ConfigurationKey.lint.rawValue, 2): self = .rule(place[place.startIndex + 1])
    default: return nil
    }
  }
}
