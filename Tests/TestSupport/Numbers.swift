/// A sequence of numbers that is the same in every run.
package struct Numbers {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number from 0 up to, not including, a bound.
  package mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[next(values.count)]
  }
}
