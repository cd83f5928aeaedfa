package import ThemeSyntax

/// A deviation from Design Tokens 2025.10 that is understood, with all its occurrences in a file.
package struct Deviation: Sendable, Hashable {
  package let kind: Kind
  package internal(set) var range: SourceRange
  package internal(set) var count: Int
  /// A phrase without a full stop: the notation, and the standard's.
  package let message: String

  package struct Kind: Sendable, Hashable {
    package let name: String
    /// The message, with `%` in place of a detail of the first occurrence.
    fileprivate let message: String

    private init(_ name: String, _ message: String) {
      self.name = name
      self.message = message
    }

    static let comment = Kind(
      "json-comment", "comment in JSON, which has none; write '$description'")
    static let trailingComma = Kind(
      "trailing-comma", "comma after the last entry; JSON has none there")
    static let textColor = Kind("text-color", "color written as text; write %")
    static let embeddedReference = Kind(
      "embedded-reference",
      "reference within a color's text; write an object with 'colorSpace', 'components' and 'alpha'"
    )
    static let componentsObject = Kind(
      "components-object", "color as an object of red, green and blue; write %")
    static let channels = Kind("channels", "'%'; write 'colorSpace' and 'components'")
    static let composedColor = Kind(
      "composed-color", "color composed of references; write its own components and alpha")
    static let hexDigits = Kind(
      "hex-digits", "'hex' is '#' and six digits, not '%'; put the alpha in 'alpha'")
    static let hexMismatch = Kind(
      "hex-mismatch", "'hex' contradicts the components, which are %; components win")
    static let missingComponents = Kind("missing-components", "color without 'components'; write %")
    static let siblingAlpha = Kind(
      "sibling-alpha", "'alpha' beside the value; write it within the color's object")
    static let percentAlpha = Kind("text-number", "number as text '%'; write a number")
    static let modifier = Kind(
      "color-modifier", "color changed by 'modify'; write the color that it makes")
    static let valueKey = Kind("value-key", "'%' without '$'; write '$%'")
    static let valueSuffix = Kind(
      "value-suffix", "reference '%' ends in a key; write the path of the token only")
    static let paddedReference = Kind(
      "padded-reference", "blanks within the braces of '%'; they belong to the name")
    static let foreignAlias = Kind(
      "foreign-alias", "alias '%'; write the path of the token in braces")
    static let typeName = Kind("type-name", "'%' isn't a type of Design Tokens 2025.10")
    static let untyped = Kind("untyped-color", "color without a type; write '\"$type\": \"color\"'")
    static let deprecatedValue = Kind("deprecated-value", "'$deprecated' is true, false or a text")
    static let unknownKey = Kind("unknown-key", "'%' is unknown; put tool data in '$extensions'")
    static let child = Kind(
      "token-within-token", "'%' within a token; a token with '$value' has none within it")
    static let name = Kind(
      "token-name",
      "name '%'; names are not empty, do not begin with '$' and have no '.', '{' or '}'")
    static let pointerPlace = Kind("pointer-place", "%")
    static let groupPointer = Kind("group-pointer", "'$ref' on a group; write '$extends'")
    static let valueAndPointer = Kind(
      "value-and-pointer", "token with both '$value' and '$ref'; write one of them")
    static let modes = Kind(
      "modes", "values by mode in '%'; write a file for each mode and a resolver")
    static let tokenSets = Kind(
      "token-sets", "sets of tokens in '%'; write a file for each set and a resolver")
    static let foreignFile = Kind(
      "foreign-file", "%; write groups of tokens with '$type' and '$value'")
    static let contextKey = Kind("context-key", "'context'; write 'contexts'")
    static let oneContext = Kind("one-context", "modifier '%' has one context; a set says the same")
    static let version = Kind("resolver-version", "'version' is \"2025.10\"%")
    static let resolverKey = Kind("resolver-key", "'%' isn't a key of a resolver document")
  }
}

/// One deviation for each kind in a file.
struct DeviationLog {
  private struct Key: Hashable {
    let kind: String
    let file: Int32
  }

  private var index: [Key: Int] = [:]
  private var list: [Deviation] = []
  /// The offsets of each deviation: variants repeat occurrences, which are counted once.
  private var offsets: [Set<Int32>] = []

  /// Counts a deviation; `detail` is evaluated only for the first of its kind in a file.
  mutating func note(
    _ kind: Deviation.Kind, at range: SourceRange, _ detail: @autoclosure () -> String = ""
  ) {
    let key = Key(kind: kind.name, file: range.file)
    let number = index[key] ?? list.count
    if number == list.count {
      index[key] = number
      offsets.append([])
      let parts = kind.message.split(separator: "%", omittingEmptySubsequences: false)
      list.append(
        Deviation(kind: kind, range: range, count: 0, message: parts.joined(separator: detail())))
    }
    if offsets[number].insert(range.lower).inserted { list[number].count += 1 }
  }

  /// Sorted by file and location.
  var all: [Deviation] {
    list.sorted {
      ($0.range.file, $0.range.lower, $0.kind.name)
        < ($1.range.file, $1.range.lower, $1.kind.name)
    }
  }
}
