import ThemeSyntax

/// What a file, or a part of one, declares: groups and tokens in the order of the file.
struct TokenSheet {
  /// A group or a token.
  struct Entry {
    /// The names from the root, with dots between them.
    let path: TextID
    /// The group that it is in, -1 for the root.
    let parent: Int32
    let isToken: Bool
    let place: SourceRange
    let fields: TokenFields
  }

  /// What all names begin with.
  let pathPrefix: TextID?
  var entries: [Entry] = []
  /// Whether a token has values by mode.
  var hasModes = false
  /// What the root says of all.
  var root = TokenFields()
  /// The names of modes that tokens call by an identifier.
  var modeNames: [TextID: TextID] = [:]
}

/// What is under the keys of a group or a token.
struct TokenFields {
  /// The value, nil for a group, for a token that is a pointer, and for one with values by mode only.
  var value: TokenNode?
  /// The values by mode: a mapping of modes' names.
  var modes: TokenNode?
  /// A scalar.
  var type: TokenNode?
  /// The type that the file gives to all that have none.
  var commonType: TextID?
  /// A scalar.
  var description: TokenNode?
  /// Whether it is deprecated, or the text that says so.
  var deprecated: TokenNode?
  /// What to use instead, apart from the text.
  var renamed: TokenNode?
  /// The group that it extends.
  var extends: TokenNode?
  /// The pointer that stands in place of a value.
  var pointer: TokenNode?
  /// The alpha beside the value.
  var alpha: TokenNode?
  /// The change of the color by `modify`.
  var modifier: TokenNode?
  /// The tokens that it must be readable on: text, and controls.
  var textPairs: TokenNode?
  var controlPairs: TokenNode?
  /// The color of an asset catalog by its number, -1 where it comes from a file of tokens.
  var catalog: Int32 = -1
  /// Whether groups and tokens stand in the token, which has values by mode.
  var hasMembers = false
  /// Whether it is written in the standard's keys.
  var isStandard = true
}
