import ThemeSyntax

extension BarReader {
  /// The most statements that are read.
  private static let mostSteps = 300_000
  /// The most questions whose answers decide where a function returns.
  private static let mostQuestions = 5
  /// The most elements of a list that are read one by one.
  private static let mostElements = 16
  /// The most times that a statement is read for the loops around it.
  private static let mostRepeats = 256

  func walk(_ statements: [SwiftStatement], in scope: inout CodeScope) {
    walk(statements[...], in: &scope)
  }

  /// Reads statements in order; false where none that follows them can run.
  @discardableResult
  private func walk(_ statements: ArraySlice<SwiftStatement>, in scope: inout CodeScope) -> Bool {
    for (place, statement) in zip(statements.indices, statements) {
      if relevance.isParting(statement), evaluator.answers.flags.count >= Self.mostQuestions {
        // There are too many ways to come here; what follows need not run.
        scope.conditions.append("where nothing before returns")
      } else if relevance.isParting(statement) {
        // What follows is read after the branches that do not leave.
        let rest = statements[(place + 1)...]
        var goesOn = false
        fork {
          var inner = scope
          let branch = try branch(of: statement, in: &inner)
          if walk(branch[...], in: &inner), walk(rest, in: &inner) { goesOn = true }
        }
        return goesOn
      }
      walk(statement, in: &scope)
      if statement.exitsScope { return false }
    }
    return true
  }

  /// The statements of the branch that is taken.
  private func branch(
    of statement: SwiftStatement, in scope: inout CodeScope
  ) throws -> [SwiftStatement] {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      try evaluator.holds(conditions, in: &scope) ? then : otherwise
    case .guard(let conditions, let otherwise):
      try evaluator.holds(conditions, in: &scope) ? [] : otherwise
    case .switch(let subject, let cases):
      try evaluator.chosen(subject, cases, in: scope) ?? []
    default: []
    }
  }

  private func walk(_ statement: SwiftStatement, in scope: inout CodeScope) {
    steps += 1
    guard steps < Self.mostSteps else { return }
    evaluator.begin()
    switch statement.kind {
    case .declaration(let declaration):
      evaluator.declare(declaration, in: &scope)
      if case .variable(let variable) = declaration.kind, let initial = variable.initial {
        walkClosures(of: initial, in: scope)
      }
    case .assignment(let target, let value):
      assign(value, to: target, at: statement.range, in: &scope)
      walkClosures(of: value, in: scope)
    case .expression(let expression): walk(expression, in: scope)
    case .return(let value): if let value { walk(value, in: scope) }
    case .codeBlock(let statements): walk(statements, in: &scope)
    case .for(let name, let list, let statements):
      repeatedly(list, in: scope) { element in
        var inner = scope
        if let name { inner.locals[name] = element }
        walk(statements, in: &inner)
      }
    case .ifConfig(let branches):
      for branch in branches {
        var inner = scope
        inner.conditions.append("in some builds")
        walk(branch, in: &inner)
      }
    case .if, .switch:
      fork {
        var inner = scope
        walk(try branch(of: statement, in: &inner), in: &inner)
      }
      rebind(statement, in: &scope)
    case .guard(let conditions, let otherwise):
      // What follows is what the function is for, unless it is known that it never runs.
      guard evaluator.neverHold(conditions, in: &scope) else { return }
      var inner = scope
      walk(otherwise, in: &inner)
    }
  }

  /// Reads something for each element of a list, or once where nobody knows them or there are too many.
  func repeatedly(
    _ list: SwiftExpression, in scope: CodeScope, _ read: (CodeLocal) -> Void
  ) {
    guard case .list(let values)? = try? evaluator.value(list, in: scope),
      repeats * values.count <= Self.mostRepeats
    else {
      let element = SwiftExpression(.other("an element of a list"), at: list.range)
      return read(.expression(element, scope, type: nil))
    }
    guard !values.isEmpty else { return }
    repeats *= values.count
    for value in values.prefix(Self.mostElements) { read(.value(value, trail: [])) }
    repeats /= values.count
  }

  /// Does what may stop at a question, under every answer.
  private func fork(_ run: () throws -> Void) {
    do {
      try run()
    } catch CodeStop.undecided(let question) {
      guard !evaluator.answers.answers(question) else { return }
      evaluator.forEachAnswer(to: question) { fork(run) }
    } catch {}
  }

  /// Makes of a name that a branch assigns to what the branches make of it.
  private func rebind(_ statement: SwiftStatement, in scope: inout CodeScope) {
    for name in statement.assignedNames where scope.locals[name] != nil {
      let previous = SwiftStatement(
        .return(SwiftExpression(.name(name), at: statement.range)), at: statement.range)
      let value = SwiftExpression(
        .statement([statement.returning(name), previous]), at: statement.range)
      let type: SwiftTypeName? =
        switch scope.locals[name] {
        case .expression(_, _, let type)?: type
        case .value(.some(let type), _)?: type
        default: nil
        }
      scope.locals[name] = .expression(value, scope, type: type)
    }
  }
}

extension CodeAnswers {
  fileprivate func answers(_ question: CodeQuestion) -> Bool {
    switch question {
    case .style: isDark != nil
    case .contrast: isHighContrast != nil
    case .flag(let range): flags[range] != nil
    case .instance(let type): instances[type] != nil
    }
  }
}

extension SwiftStatement {
  /// The names without a base that its branches assign to.
  fileprivate var assignedNames: [String] {
    branches.joined().flatMap { statement in
      if case .assignment(let target, _) = statement.kind, case .name(let name) = target.kind {
        [name]
      } else {
        statement.assignedNames
      }
    }
  }

  /// The statement with assignments to a name as results.
  fileprivate func returning(_ name: String) -> SwiftStatement {
    let changed: Kind =
      switch kind {
      case .assignment(let target, let value) where target.names == [name]: .return(value)
      case .if(let conditions, let then, let otherwise):
        .if(
          conditions, then: then.map { $0.returning(name) },
          else: otherwise.map { $0.returning(name) })
      case .switch(let subject, let cases):
        .switch(
          subject,
          cases.map { branch in
            SwiftCase(patterns: branch.patterns, body: branch.body.map { $0.returning(name) })
          })
      default: kind
      }
    return SwiftStatement(changed, at: range)
  }
}
