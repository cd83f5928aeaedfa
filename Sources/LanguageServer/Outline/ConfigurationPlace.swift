internal import ThemeAnalysis
internal import ThemeModel

enum ConfigurationPlace {
  case section(Section)
  case rules
  case rule(String)

  /// The mapping at a path from the root, which omits list items; nil if there is none.
  init?(_ path: [String]) {
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
