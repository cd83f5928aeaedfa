/// Limits of tokens, above any token system's and quick to read.
enum TokenLimits {
  static let files = 2_000
  /// Groups and tokens of all files, for each prefix, or of a variant with copies by `$extends`.
  static let nodes = 200_000
  /// Groups and tokens that are merged, in all variants.
  static let laid = 4_000_000
  /// Sources, sets, contexts and themes, in all variants.
  static let sources = 250_000
  /// Bytes of all paths of groups and tokens.
  static let paths = 32 << 20
  static let path = 4_096
  /// References from value to value.
  static let steps = 100
  /// Keys of an object that is a color, a pointer or a color change.
  static let keys = 100
  /// Names in a pointer to a token or group.
  static let names = 128
}
