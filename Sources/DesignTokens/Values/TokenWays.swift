/// A way from pointer to pointer, or from alias to alias.
struct TokenWay<Stop: Hashable> {
  /// How many steps it has so far.
  fileprivate(set) var length = 0
  /// What it led to, each with the steps up to there.
  fileprivate var stops: [(stop: Stop, length: Int)] = []
}

/// Where ways led that were gone before: one that many begin with is gone once.
struct TokenWays<Stop: Hashable> {
  private var ends: [Stop: (end: Stop, length: Int)] = [:]

  /// Goes one step, to a stop, and from there as far as is known.
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

/// A pointer, in an entry of the list of tokens whose names it looks among first.
struct PointerStop: Hashable {
  let pointer: TokenNode
  let source: Int
}
