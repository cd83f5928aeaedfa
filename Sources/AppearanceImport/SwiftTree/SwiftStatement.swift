package import ThemeSyntax

/// A statement with its place, as far as values flow through it.
package struct SwiftStatement: Sendable {
  package indirect enum Kind: Sendable {
    case expression(SwiftExpression)
    case assignment(SwiftExpression, SwiftExpression)
    case declaration(SwiftDeclaration)
    case condition([SwiftCondition], then: [SwiftStatement], otherwise: [SwiftStatement])
    /// `guard`: what follows it runs only where the conditions hold.
    case demand([SwiftCondition], otherwise: [SwiftStatement])
    case choice(SwiftExpression, [SwiftCase])
    case result(SwiftExpression?)
    /// A body that runs any number of times, or with errors caught.
    case block([SwiftStatement])
    /// `for name in list`; no name for another pattern.
    case loop(String?, in: SwiftExpression, [SwiftStatement])
    /// Branches of `#if` of which the build decides.
    case builds([[SwiftStatement]])
  }

  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

package enum SwiftCondition: Sendable {
  case expression(SwiftExpression)
  /// `#available` or `#unavailable` with a major version of iOS, 0 where none is named.
  case availability(isAvailable: Bool, major: Int, at: SourceRange)
  /// `if let name = value`.
  case binding(String, SwiftExpression)
  /// `if case pattern = value`.
  case pattern(SwiftExpression, SwiftExpression)
}

package struct SwiftCase: Sendable {
  /// Empty for `default`.
  package let patterns: [SwiftExpression]
  package let body: [SwiftStatement]

  package init(_ patterns: [SwiftExpression], _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.body = body
  }
}

extension SwiftStatement {
  /// Whether nothing that follows it can run.
  var leaves: Bool {
    switch kind {
    case .result: true
    case .condition(_, let then, let otherwise): then.leave && otherwise.leave
    case .choice(_, let cases):
      cases.contains { $0.patterns.isEmpty } && cases.allSatisfy { $0.body.leave }
    default: false
    }
  }

  /// The bodies of which one runs, or none.
  var branches: [[SwiftStatement]] {
    switch kind {
    case .condition(_, let then, let otherwise): [then, otherwise]
    case .demand(_, let otherwise): [otherwise]
    case .choice(_, let cases): cases.map(\.body)
    default: []
    }
  }
}

extension [SwiftStatement] {
  /// Whether nothing that follows them can run.
  var leave: Bool { contains(where: \.leaves) }
}
