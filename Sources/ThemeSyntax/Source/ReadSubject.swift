/// What kind of file is read: what messages call it, and what it may be.
package struct ReadSubject: Sendable {
  /// What a message calls such a file, with its article left out.
  let noun: String
  /// What follows "is a mapping of" for its root.
  let content: String
  /// Whether the root may be a list.
  let takesLists: Bool
  /// Whether a key that stands twice is kept twice, with a warning; an error otherwise.
  let keepsDuplicates: Bool
  /// How many lists and mappings it may have.
  let collections: Int

  /// What such a file is, after a semicolon.
  var rule: String { "a \(noun) is a mapping of \(content)" }

  /// A theme or a configuration.
  package static let theme = ReadSubject(
    noun: "theme", content: "keys", takesLists: false, keepsDuplicates: false,
    collections: 500_000)

  /// A file of design tokens; what stands twice is for its reader to judge.
  package static let tokens = ReadSubject(
    noun: "token file", content: "groups and tokens", takesLists: true,
    keepsDuplicates: true, collections: .max)
}
