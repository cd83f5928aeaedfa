package import ThemeSyntax

/// A range of a file; swift-syntax has a `SourceRange` too.
package typealias CodeRange = SourceRange

/// An expression of Swift with its place, as far as constants are made of it.
package struct SwiftExpression: Sendable {
  package indirect enum Kind: Sendable {
    case nothing
    case boolean(Bool)
    /// An integer or floating-point literal; hexadecimal colors are below 2³² and so exact.
    case number(Double)
    /// A string literal in parts, without interpolations a single text.
    case string([StringPart])
    /// A name without a base: a variable, a type, `self`, `$0`, `#colorLiteral`.
    case name(String)
    /// A member; without a base it belongs to the type that is expected: `.white`.
    case member(SwiftExpression?, String)
    /// A call; closures that trail come last.
    case call(SwiftExpression, [SwiftArgument])
    case element(SwiftExpression, [SwiftArgument])
    case array([SwiftExpression])
    case dictionary([(key: SwiftExpression, value: SwiftExpression)])
    case tuple([SwiftArgument])
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case binary(String, SwiftExpression, SwiftExpression)
    case prefix(String, SwiftExpression)
    case closure(SwiftClosure)
    /// `as`, `as?`, `as!`.
    case cast(SwiftExpression, SwiftTypeName)
    /// An `if` or a `switch` that gives a value.
    case statement([SwiftStatement])
    /// Anything else, by its kind in a few words.
    case other(String)
  }

  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

package enum StringPart: Sendable {
  case text(String)
  case value(SwiftExpression)
}

package struct SwiftArgument: Sendable {
  /// Nil for an argument without a label.
  package let label: String?
  package let value: SwiftExpression

  package init(_ label: String?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

package struct SwiftClosure: Sendable {
  package let parameters: [String]
  package let body: [SwiftStatement]

  package init(_ parameters: [String], _ body: [SwiftStatement]) {
    self.parameters = parameters
    self.body = body
  }
}
