import ThemeSyntax

/// A statement with its place, as far as values flow through it.
struct SwiftStatement: Sendable {
  indirect enum Kind: Sendable {
    case expression(SwiftExpression)
    case assignment(SwiftExpression, SwiftExpression)
    case declaration(SwiftDeclaration)
    case `if`([SwiftCondition], then: [SwiftStatement], else: [SwiftStatement])
    case `guard`([SwiftCondition], else: [SwiftStatement])
    case `switch`(SwiftExpression, [SwiftCase])
    /// `return`, and `throw` without a value.
    case `return`(SwiftExpression?)
    /// The body of `while`, `repeat`, `do` or `defer`.
    case codeBlock([SwiftStatement])
    /// No name for a pattern that is none.
    case `for`(String?, in: SwiftExpression, [SwiftStatement])
    /// The clauses of an `#if` between which the build decides.
    case ifConfig([[SwiftStatement]])
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

enum SwiftCondition: Sendable {
  case expression(SwiftExpression)
  /// `#available` or `#unavailable` with a major version of iOS, 0 where none is named.
  case availability(isAvailable: Bool, major: Int, at: SourceRange)
  /// `if let name = value`.
  case optionalBinding(String, SwiftExpression)
  /// `if case pattern = value`.
  case matchingPattern(SwiftExpression, SwiftExpression)
}

struct SwiftCase: Sendable {
  /// Empty for `default`.
  let patterns: [SwiftExpression]
  let body: [SwiftStatement]
}

extension SwiftStatement {
  /// Whether nothing that follows it can run.
  var exitsScope: Bool {
    switch kind {
    case .return: true
    case .if(_, let then, let otherwise): then.exitsScope && otherwise.exitsScope
    case .switch(_, let cases):
      cases.contains { $0.patterns.isEmpty } && cases.allSatisfy { $0.body.exitsScope }
    default: false
    }
  }

  /// The bodies of which one runs, or none.
  var branches: [[SwiftStatement]] {
    switch kind {
    case .if(_, let then, let otherwise): [then, otherwise]
    case .guard(_, let otherwise): [otherwise]
    case .switch(_, let cases): cases.map(\.body)
    default: []
    }
  }
}

extension [SwiftStatement] {
  /// Whether nothing that follows them can run.
  var exitsScope: Bool { contains(where: \.exitsScope) }
}
