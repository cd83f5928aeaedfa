import ThemeSyntax

/// The groups and tokens of a file or a part of it, in the file's order.
struct TokenSheet {
  struct Entry {
    let path: TextID
    /// The enclosing group, -1 for the root.
    let parent: Int32
    let isToken: Bool
    let place: SourceRange
    let fields: TokenFields
  }

  let pathPrefix: TextID?
  /// The group of the prefix, -1 without one.
  var parent: Int32 = -1
  var entries: [Entry] = []
  var hasModes = false
  var root = TokenFields()
  var modeNames: [TextID: TextID] = [:]
}

struct TokenFields {
  /// nil for a group, a pointer, or values by mode only.
  var value: TokenNode?
  /// A mapping from modes' names.
  var modes: TokenNode?
  var type: TokenNode?
  /// The file's default type.
  var commonType: TextID?
  var description: TokenNode?
  var deprecated: TokenNode?
  /// The replacement, if it is not in the message.
  var renamed: TokenNode?
  var extends: TokenNode?
  var pointer: TokenNode?
  var alpha: TokenNode?
  /// The color change by `modify`.
  var modifier: TokenNode?
  /// The required backgrounds as text, and as a control.
  var textPairs: TokenNode?
  var controlPairs: TokenNode?
  /// The number of its catalog color; -1 for a file of tokens.
  var catalog: Int32 = -1
  /// True for a token with values by mode that contains groups or tokens.
  var hasMembers = false
  var isStandard = true
}
