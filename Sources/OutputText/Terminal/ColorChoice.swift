/// Values of `--color`, and of `color` in a configuration.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// Colors for a terminal, or as the environment requests.
  case auto
  case always
  case never
}
