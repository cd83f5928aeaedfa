#if Import
  import SwiftSyntax
  import ThemeSyntax

  extension SwiftReader {
    mutating func statements(_ nodes: CodeBlockItemListSyntax) -> [SwiftStatement] {
      nodes.flatMap { node -> [SwiftStatement] in
        switch node.item {
        case .decl(let node):
          if let branches = node.as(IfConfigDeclSyntax.self) {
            return builds(branches)
          }
          return declarations(node).map { SwiftStatement(.declaration($0), at: $0.range) }
        case .stmt(let node): return [statement(node)]
        case .expr(let node): return [statement(node)]
        }
      }
    }

    private mutating func builds(_ node: IfConfigDeclSyntax) -> [SwiftStatement] {
      let clauses = activeClauses(node)
      let branches = clauses.map { clause -> [SwiftStatement] in
        if case .statements(let nodes) = clause.elements { statements(nodes) } else { [] }
      }
      if let only = branches.first, branches.count == 1, isDecided(node) { return only }
      return [SwiftStatement(.ifConfig(branches), at: range(node))]
    }

    mutating func statement(_ node: some SyntaxProtocol) -> SwiftStatement {
      SwiftStatement(deeper { $0.kind(ofStatement: node) } ?? .codeBlock([]), at: range(node))
    }

    private mutating func kind(ofStatement node: some SyntaxProtocol) -> SwiftStatement.Kind {
      switch Syntax(node).as(SyntaxEnum.self) {
      case .expressionStmt(let node): return kind(ofStatement: node.expression)
      case .ifExpr(let node):
        let otherwise: [SwiftStatement] =
          switch node.elseBody {
          case .codeBlock(let block): statements(block.statements)
          case .ifExpr(let node): [statement(node)]
          case nil: []
          }
        return .if(
          conditions(node.conditions), then: statements(node.body.statements), else: otherwise)
      case .guardStmt(let node):
        return .guard(conditions(node.conditions), else: statements(node.body.statements))
      case .switchExpr(let node): return .switch(expression(node.subject), cases(node.cases))
      case .returnStmt(let node): return .return(node.expression.map { expression($0) })
      case .throwStmt: return .return(nil)
      case .forStmt(let node):
        return .for(
          node.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) },
          in: expression(node.sequence), statements(node.body.statements))
      case .whileStmt(let node): return .codeBlock(statements(node.body.statements))
      case .repeatStmt(let node): return .codeBlock(statements(node.body.statements))
      case .deferStmt(let node): return .codeBlock(statements(node.body.statements))
      case .doStmt(let node): return .codeBlock(statements(node.body.statements))
      default:
        guard let node = Syntax(node).asProtocol((any ExprSyntaxProtocol).self) else {
          return .codeBlock([])
        }
        let whole = expression(ExprSyntax(node))
        if case .infixOperator("=", let target, let value) = whole.kind {
          return .assignment(target, value)
        }
        return .expression(whole)
      }
    }

    private mutating func conditions(_ nodes: ConditionElementListSyntax) -> [SwiftCondition] {
      nodes.map { node in
        switch node.condition {
        case .expression(let node): .expression(expression(node))
        case .availability(let node):
          .availability(
            isAvailable: node.availabilityKeyword.tokenKind == .poundAvailable,
            major: majorVersion(node), at: range(node))
        case .optionalBinding(let node):
          .optionalBinding(
            node.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) } ?? "_",
            node.initializer.map { expression($0.value) }
              ?? SwiftExpression(.name(node.pattern.trimmedDescription), at: range(node)))
        case .matchingPattern(let node):
          .matchingPattern(pattern(node.pattern), expression(node.initializer.value))
        }
      }
    }

    private func majorVersion(_ node: AvailabilityConditionSyntax) -> Int {
      for argument in node.availabilityArguments {
        if case .availabilityVersionRestriction(let platform) = argument.argument,
          platform.platform.text == "iOS", let version = platform.version
        {
          return Int(version.major.text) ?? 0
        }
      }
      return 0
    }

    private mutating func pattern(_ node: PatternSyntax) -> SwiftExpression {
      switch Syntax(node).as(SyntaxEnum.self) {
      case .expressionPattern(let node): expression(node.expression)
      default: SwiftExpression(.other("a pattern"), at: range(node))
      }
    }

    private mutating func cases(_ nodes: SwitchCaseListSyntax) -> [SwiftCase] {
      nodes.flatMap { node -> [SwiftCase] in
        guard case .switchCase(let node) = node else { return [] }
        let body = statements(node.statements)
        guard case .case(let label) = node.label else {
          return [SwiftCase(patterns: [], body: body)]
        }
        return [SwiftCase(patterns: label.caseItems.map { pattern($0.pattern) }, body: body)]
      }
    }
  }
#endif
