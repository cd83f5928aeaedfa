/// A path from pointer to pointer, or alias to alias.
struct TokenWay<Stop: Hashable> {
  fileprivate(set) var length = 0
  /// The stops, each with the number of steps before it.
  fileprivate var stops: [(stop: Stop, length: Int)] = []
}

/// Ends of followed paths, so shared parts are followed once.
struct TokenWays<Stop: Hashable> {
  private var ends: [Stop: (end: Stop, length: Int)] = [:]

  /// Takes one step, then the cached remainder.
  func go(to stop: Stop, _ way: inout TokenWay<Stop>) -> Stop {
    way.length += 1
    way.stops.append((stop, way.length))
    guard let known = ends[stop] else { return stop }
    way.length += known.length
    return known.end
  }

  mutating func add(_ way: TokenWay<Stop>, to end: Stop) {
    for (stop, length) in way.stops where length < way.length && ends[stop] == nil {
      ends[stop] = (end, way.length - length)
    }
  }
}

/// A pointer, in an entry whose names are searched first.
struct PointerStop: Hashable {
  let pointer: TokenNode
  let source: Int
}
