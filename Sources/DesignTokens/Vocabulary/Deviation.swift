package import ThemeSyntax

/// A deviation of a file from Design Tokens 2025.10 that is still understood, with all occurrences.
package struct Deviation: Sendable, Hashable {
  package let kind: Kind
  package internal(set) var range: SourceRange
  package internal(set) var count: Int
  /// A phrase without a full stop: the notation, and the standard's.
  package let message: String

  /// The raw value is the stable name.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case comment = "json-comment"
    case trailingComma = "trailing-comma"
    case textColor = "text-color"
    case embeddedReference = "embedded-reference"
    case componentsObject = "components-object"
    case channels = "channels"
    case composedColor = "composed-color"
    case hexDigits = "hex-digits"
    case hexMismatch = "hex-mismatch"
    case missingComponents = "missing-components"
    case siblingAlpha = "sibling-alpha"
    case percentAlpha = "text-number"
    case modifier = "color-modifier"
    case valueKey = "value-key"
    case valueSuffix = "value-suffix"
    case paddedReference = "padded-reference"
    case foreignAlias = "foreign-alias"
    case typeName = "type-name"
    case untyped = "untyped-color"
    case deprecatedValue = "deprecated-value"
    case unknownKey = "unknown-key"
    case child = "token-within-token"
    case name = "token-name"
    case pointerPlace = "pointer-place"
    case groupPointer = "group-pointer"
    case valueAndPointer = "value-and-pointer"
    case modes = "modes"
    case tokenSets = "token-sets"
    case foreignFile = "foreign-file"
    case contextKey = "context-key"
    case oneContext = "one-context"
    case version = "resolver-version"
    case resolverKey = "resolver-key"
  }
}

extension Deviation.Kind {
  /// The notation, and the standard's; `detail` belongs to the first occurrence.
  func message(_ detail: String) -> String {
    switch self {
    case .comment: "comment in JSON, which has none; write '$description'"
    case .trailingComma: "comma after the last entry; JSON has none there"
    case .textColor: "color written as text; write \(detail)"
    case .embeddedReference:
      "reference within a color's text; write an object with 'colorSpace', 'components' and 'alpha'"
    case .componentsObject:
      "color as an object of red, green and blue; write \(detail)"
    case .channels: "'\(detail)'; write 'colorSpace' and 'components'"
    case .composedColor: "color composed of references; write its own components and alpha"
    case .hexDigits: "'hex' is '#' and six digits, not '\(detail)'; put the alpha in 'alpha'"
    case .hexMismatch: "'hex' contradicts the components, which are \(detail); components win"
    case .missingComponents: "color without 'components'; write \(detail)"
    case .siblingAlpha: "'alpha' beside the value; write it within the color's object"
    case .percentAlpha: "number as text '\(detail)'; write a number"
    case .modifier: "color changed by 'modify'; write the color that it makes"
    case .valueKey: "'\(detail)' without '$'; write '$\(detail)'"
    case .valueSuffix: "reference '\(detail)' ends in a key; write the path of the token only"
    case .paddedReference: "blanks within the braces of '\(detail)'; they belong to the name"
    case .foreignAlias: "alias '\(detail)'; write the path of the token in braces"
    case .typeName: "'\(detail)' isn't a type of Design Tokens 2025.10"
    case .untyped: "color without a type; write '\"$type\": \"color\"'"
    case .deprecatedValue: "'$deprecated' is true, false or a text"
    case .unknownKey: "'\(detail)' is unknown; put tool data in '$extensions'"
    case .child: "'\(detail)' within a token; a token with '$value' has none within it"
    case .name:
      "name '\(detail)'; names are not empty, do not begin with '$' and have no '.', '{' or '}'"
    case .pointerPlace: detail
    case .groupPointer: "'$ref' on a group; write '$extends'"
    case .valueAndPointer: "token with both '$value' and '$ref'; write one of them"
    case .modes: "values by mode in '\(detail)'; write a file for each mode and a resolver"
    case .tokenSets: "sets of tokens in '\(detail)'; write a file for each set and a resolver"
    case .foreignFile: "\(detail); write groups of tokens with '$type' and '$value'"
    case .contextKey: "'context'; write 'contexts'"
    case .oneContext: "modifier '\(detail)' has one context; a set says the same"
    case .version: "'version' is \"2025.10\"\(detail)"
    case .resolverKey: "'\(detail)' isn't a key of a resolver document"
    }
  }
}

/// One deviation for each kind in a file.
struct DeviationLog {
  private struct Key: Hashable {
    let kind: Deviation.Kind
    let file: Int32
  }

  private struct Place: Hashable {
    let index: Int
    let lower: Int32
  }

  private var index: [Key: Int] = [:]
  private var list: [Deviation] = []
  /// Occurrences are counted once, although variants repeat them.
  private var places: Set<Place> = []

  /// Counts a deviation; `detail` is evaluated only for the first of its kind in a file.
  mutating func note(
    _ kind: Deviation.Kind, at range: SourceRange, _ detail: @autoclosure () -> String = ""
  ) {
    let key = Key(kind: kind, file: range.file)
    let number = index[key] ?? list.count
    if number == list.count {
      index[key] = number
      list.append(Deviation(kind: kind, range: range, count: 0, message: kind.message(detail())))
    }
    if places.insert(Place(index: number, lower: range.lower)).inserted { list[number].count += 1 }
  }

  /// Sorted by file and location.
  var all: [Deviation] {
    list.sorted {
      ($0.range.file, $0.range.lower, $0.kind.rawValue)
        < ($1.range.file, $1.range.lower, $1.kind.rawValue)
    }
  }
}
