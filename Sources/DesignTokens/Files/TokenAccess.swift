package import ThemeSyntax

/// Why a file of tokens cannot be had: "no such file".
package struct TokenFileFailure: Error, Sendable, Hashable {
  /// A phrase without a full stop.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// How files of tokens are had, by paths relative to the same place as the themes' own.
package struct TokenAccess: Sendable {
  let read: @Sendable (_ path: String) -> Result<SourceFile, TokenFileFailure>
  /// Gives the names in a folder, those of folders with a slash at their end.
  let list: @Sendable (_ path: String) -> Result<[String], TokenFileFailure>

  package init(
    read: @escaping @Sendable (_ path: String) -> Result<SourceFile, TokenFileFailure>,
    list: @escaping @Sendable (_ path: String) -> Result<[String], TokenFileFailure>
  ) {
    self.read = read
    self.list = list
  }
}

/// How much tokens may take: more than any system of them does, and no more than a moment.
enum TokenLimits {
  static let fileBytes = 16 << 20
  static let bytes = 64 << 20
  static let files = 2_000
  /// The most groups and tokens of a file, or of a variant with its copies by `$extends`.
  static let nodes = 200_000
  /// The most groups and tokens of all files, one that is read under several names counted for each.
  static let declarations = 400_000
  /// The most groups and tokens that are laid over one another, in all variants.
  static let laid = 4_000_000
  /// The most sources, sets, contexts and themes that are gone through, in all variants.
  static let sources = 250_000
  /// The most bytes that the paths of all groups and tokens take together.
  static let paths = 32 << 20
  /// The most bytes of one path.
  static let path = 4_096
  /// The most steps that one value is followed by references within values.
  static let steps = 100
  /// The most keys of an object that is a color, a pointer or a change of a color.
  static let keys = 100
  /// The most names in a pointer to a token, or in what a group extends.
  static let names = 128
}
