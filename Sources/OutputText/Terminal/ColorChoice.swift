/// Whether there are to be colors in what is written: what `--color` takes, and `color` in a configuration.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// Where a terminal reads along, or the environment asks for them.
  case auto
  case always
  case never
}
