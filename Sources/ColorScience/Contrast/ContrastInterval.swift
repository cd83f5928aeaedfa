/// The contrast of a pair over every backdrop that may lie under it.
package struct ContrastInterval: Sendable, Hashable {
  /// The least ratio over every backdrop, 1...21.
  package var worst: Double
  /// The greatest ratio over every backdrop, 1...21.
  package var best: Double

  /// An interval of ratios.
  package init(worst: Double, best: Double) {
    self.worst = worst
    self.best = best
  }

  /// Whether the ratio is the same over every backdrop.
  package var isSingle: Bool { worst == best }
}
