internal import ThemeCompiler

enum ConfigurationPlace {
  case section(Section)
  case rules
  case rule(String)

  /// The mapping at a path from the root, which omits list items; nil if there is none.
  init?(_ path: [String]) {
    let isInOverride = path.first == "overrides"
    let place = isInOverride ? path.dropFirst() : path[...]
    switch (place.first, place.count) {
    case (nil, _): self = .section(isInOverride ? .override : .configuration)
    case ("thresholds", 1): self = .section(.thresholds)
    case ("names", 1): self = .section(.presetNames)
    case ("lint", 1): self = .rules
    case ("lint", 2): self = .rule(place[place.startIndex + 1])
    default: return nil
    }
  }
}
