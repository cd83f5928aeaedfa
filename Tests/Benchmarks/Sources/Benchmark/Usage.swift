/// What a run took.
struct Usage {
  /// Milliseconds of processor time, the system's included.
  let cpu: Double
  /// Milliseconds from the start to the end.
  let wall: Double
  /// The most memory at any time, in bytes.
  let memory: Double

  /// Milliseconds, and memory in the unit in which the system counts it.
  init(cpu: Double, wall: Double, systemMemory: Double) {
    self.cpu = cpu
    self.wall = wall
    #if canImport(Darwin)
      memory = systemMemory
    #else
      memory = systemMemory * 1_024
    #endif
  }

  /// The medians of several runs.
  init(mediansOf runs: [Usage]) {
    cpu = Self.median(runs.map(\.cpu))
    wall = Self.median(runs.map(\.wall))
    memory = Self.median(runs.map(\.memory))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
