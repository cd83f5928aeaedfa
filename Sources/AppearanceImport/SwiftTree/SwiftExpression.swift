import ThemeSyntax

/// A range of a file; swift-syntax has a `SourceRange` too.
typealias CodeRange = SourceRange

/// An expression of Swift with its place, as far as constants are made of it.
struct SwiftExpression: Sendable {
  indirect enum Kind: Sendable {
    case nilLiteral
    case boolean(Bool)
    /// An integer or floating-point literal; hexadecimal colors are below 2³² and so exact.
    case number(Double)
    /// A string literal in segments, without interpolations a single text.
    case string([StringSegment])
    /// A name without a base: a variable, a type, `self`, `$0`, `#colorLiteral`.
    case name(String)
    /// A member; without a base it belongs to the type that is expected: `.white`.
    case member(SwiftExpression?, String)
    /// A call; closures that trail come last.
    case call(SwiftExpression, [SwiftArgument])
    case subscriptCall(SwiftExpression, [SwiftArgument])
    case array([SwiftExpression])
    case dictionary([(key: SwiftExpression, value: SwiftExpression)])
    case tuple([SwiftArgument])
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case infixOperator(String, SwiftExpression, SwiftExpression)
    case prefixOperator(String, SwiftExpression)
    case closure(SwiftClosure)
    /// `as`, `as?`, `as!`.
    case cast(SwiftExpression, SwiftTypeName)
    /// An `if` or a `switch` that gives a value.
    case statement([SwiftStatement])
    /// Anything else, by its kind in a few words.
    case other(String)
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

enum StringSegment: Sendable {
  case text(String)
  case value(SwiftExpression)
}

struct SwiftArgument: Sendable {
  /// Nil for an argument without a label.
  let label: String?
  let value: SwiftExpression

  init(_ label: String?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

struct SwiftClosure: Sendable {
  let parameters: [String]
  let body: [SwiftStatement]
}
