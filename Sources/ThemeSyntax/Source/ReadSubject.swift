package struct ReadSubject: Sendable {
  /// The name in messages, without an article.
  let noun: String
  /// Follows "is a mapping of" for the root.
  let content: String
  /// True if the root may be a list.
  let takesLists: Bool
  /// True if repeated keys are kept with a warning rather than an error.
  let keepsDuplicates: Bool
  /// Limit of lists and mappings.
  let collections: Int
  var rule: String { "a \(noun) is a mapping of \(content)" }

  package static let theme = ReadSubject(
    noun: "theme", content: "keys", takesLists: false, keepsDuplicates: false,
    collections: 500_000)

  package static let tokens = ReadSubject(
    noun: "token file", content: "groups and tokens", takesLists: true,
    keepsDuplicates: true, collections: .max)
}
