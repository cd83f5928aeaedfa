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
