extension SwiftStatement {
  /// Gives every expression in the statement to a function, outer ones first.
  func visit(_ visit: (SwiftExpression) -> Void) {
    switch kind {
    case .expression(let value): value.visit(visit)
    case .assignment(let target, let value):
      target.visit(visit)
      value.visit(visit)
    case .declaration(let declaration):
      if case .variable(let variable) = declaration.kind { variable.initial?.visit(visit) }
    case .if(let conditions, let then, let otherwise):
      for condition in conditions { condition.visit(visit) }
      for statement in then + otherwise { statement.visit(visit) }
    case .guard(let conditions, let otherwise):
      for condition in conditions { condition.visit(visit) }
      for statement in otherwise { statement.visit(visit) }
    case .switch(let subject, let cases):
      subject.visit(visit)
      for statement in cases.flatMap(\.body) { statement.visit(visit) }
    case .return(let value): value?.visit(visit)
    case .codeBlock(let statements): for statement in statements { statement.visit(visit) }
    case .for(_, let list, let statements):
      list.visit(visit)
      for statement in statements { statement.visit(visit) }
    case .ifConfig(let branches): for statement in branches.joined() { statement.visit(visit) }
    }
  }
}

extension SwiftCondition {
  fileprivate func visit(_ visit: (SwiftExpression) -> Void) {
    switch self {
    case .expression(let value), .optionalBinding(_, let value), .matchingPattern(_, let value):
      value.visit(visit)
    case .availability: break
    }
  }
}

extension SwiftExpression {
  /// Gives the expression and every one in it to a function, outer ones first.
  func visit(_ visit: (SwiftExpression) -> Void) {
    visit(self)
    for inner in children { inner.visit(visit) }
    if case .closure(let closure) = kind {
      for statement in closure.body { statement.visit(visit) }
    }
    if case .statement(let statements) = kind {
      for statement in statements { statement.visit(visit) }
    }
  }

  /// The expressions that it is made of, without bodies.
  var children: [SwiftExpression] {
    switch kind {
    case .nilLiteral, .boolean, .number, .name, .closure, .statement, .other: []
    case .string(let parts):
      parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments), .subscriptCall(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .infixOperator(_, let left, let right): [left, right]
    case .prefixOperator(_, let operand): [operand]
    case .cast(let operand, _): [operand]
    }
  }
}
