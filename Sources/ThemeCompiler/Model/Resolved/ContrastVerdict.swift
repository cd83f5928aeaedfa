package enum ContrastVerdict: String, Sendable, CaseIterable {
  case pass, fail, waived
  /// Passes over some backdrops only.
  case dependsOnContent = "depends-on-content"
}
