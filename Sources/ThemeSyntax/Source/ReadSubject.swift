package struct ReadSubject: Sendable {
  /// Without an article.
  let noun: String
  /// Follows "is a mapping of" for the root.
  let content: String
  let takesLists: Bool
  /// True if repeated keys are kept with a warning rather than an error.
  let keepsDuplicates: Bool
  package let bytes: Int
  var rule: String { "a \(noun) is a mapping of \(content)" }

  package static let theme = ReadSubject(
    noun: "theme", content: "keys", takesLists: false, keepsDuplicates: false,
    bytes: 4 << 20)

  package static let tokens = ReadSubject(
    noun: "token file", content: "groups and tokens", takesLists: true,
    keepsDuplicates: true, bytes: 32 << 20)

  /// A manifest or a baseline.
  package static let record = ReadSubject(
    noun: "file", content: "keys", takesLists: false, keepsDuplicates: false, bytes: 64 << 20)
}
