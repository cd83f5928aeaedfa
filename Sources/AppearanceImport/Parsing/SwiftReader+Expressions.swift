#if Import
  import SwiftSyntax
  import ThemeSyntax

  extension SwiftReader {
    mutating func expression(_ node: ExprSyntax) -> SwiftExpression {
      let kind = deeper { $0.kind(of: node) } ?? .other("code nested too deeply")
      return SwiftExpression(kind, at: range(node))
    }

    private mutating func kind(of node: ExprSyntax) -> SwiftExpression.Kind {
      switch Syntax(node).as(SyntaxEnum.self) {
      case .declReferenceExpr(let node): .name(name(node.baseName))
      case .memberAccessExpr(let node):
        node.declName.baseName.tokenKind == .keyword(.self)
          ? node.base.map { expression($0).kind } ?? .name("self")
          : .member(node.base.map { expression($0) }, name(node.declName.baseName))
      case .superExpr: .name("super")
      case .nilLiteralExpr: .nilLiteral
      case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
      case .integerLiteralExpr(let node): number(node.literal.text)
      case .floatLiteralExpr(let node): number(node.literal.text)
      case .stringLiteralExpr(let node): .string(segments(node))
      case .functionCallExpr(let node):
        .call(
          expression(node.calledExpression),
          arguments(node.arguments)
            + trailing(node.trailingClosure, node.additionalTrailingClosures))
      case .macroExpansionExpr(let node):
        .call(
          SwiftExpression(.name("#" + name(node.macroName)), at: range(node.macroName)),
          arguments(node.arguments))
      case .subscriptCallExpr(let node):
        .subscriptCall(expression(node.calledExpression), arguments(node.arguments))
      case .arrayExpr(let node): .array(node.elements.map { expression($0.expression) })
      case .dictionaryExpr(let node): .dictionary(entries(node))
      case .tupleExpr(let node):
        if let only = node.elements.first, node.elements.count == 1, only.label == nil {
          expression(only.expression).kind
        } else {
          .tuple(arguments(node.elements))
        }
      case .closureExpr(let node): .closure(closure(node))
      case .sequenceExpr(let node): folded(node)
      case .prefixOperatorExpr(let node):
        .prefixOperator(node.operator.text, expression(node.expression))
      case .ifExpr, .switchExpr: .statement([statement(node)])
      case .forceUnwrapExpr(let node): expression(node.expression).kind
      case .optionalChainingExpr(let node): expression(node.expression).kind
      case .tryExpr(let node): expression(node.expression).kind
      case .awaitExpr(let node): expression(node.expression).kind
      case .inOutExpr(let node): expression(node.expression).kind
      case .genericSpecializationExpr(let node): expression(node.expression).kind
      case .keyPathExpr(let node): keyPath(node)
      default: .other("code of a kind that is not read")
      }
    }

    /// A key path as the text of its properties, "buttonAppearance.normal".
    private func keyPath(_ node: KeyPathExprSyntax) -> SwiftExpression.Kind {
      let names = node.components.compactMap { component -> String? in
        if case .property(let property) = component.component {
          return name(property.declName.baseName)
        }
        return nil
      }
      guard names.count == node.components.count else { return .other("a key path") }
      return .string([.text(names.joined(separator: "."))])
    }

    private func number(_ text: String) -> SwiftExpression.Kind {
      let digits = text.filter { $0 != "_" }
      let radix = ["0x": 16, "0b": 2, "0o": 8][String(digits.prefix(2))]
      let value = radix.map { UInt64(digits.dropFirst(2), radix: $0).map { Double($0) } }
      return (value ?? Double(digits)).map { .number($0) } ?? .other("number '\(text.prefix(40))'")
    }

    private mutating func segments(_ node: StringLiteralExprSyntax) -> [StringSegment] {
      node.segments.map { segment in
        switch segment {
        case .stringSegment(let segment): .text(segment.content.text)
        case .expressionSegment(let segment):
          segment.expressions.first.map { .value(expression($0.expression)) } ?? .text("")
        }
      }
    }

    mutating func arguments(_ nodes: LabeledExprListSyntax) -> [SwiftArgument] {
      nodes.map { SwiftArgument($0.label.map { name($0) }, expression($0.expression)) }
    }

    private mutating func trailing(
      _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [SwiftArgument] {
      guard let first else { return [] }
      let rest = others.map { SwiftArgument(name($0.label), expression(ExprSyntax($0.closure))) }
      return [SwiftArgument(nil, expression(ExprSyntax(first)))] + rest
    }

    private mutating func entries(
      _ node: DictionaryExprSyntax
    ) -> [(key: SwiftExpression, value: SwiftExpression)] {
      guard case .elements(let elements) = node.content else { return [] }
      return elements.map { (expression($0.key), expression($0.value)) }
    }

    private mutating func closure(_ node: ClosureExprSyntax) -> SwiftClosure {
      let parameters: [String] =
        switch node.signature?.parameterClause {
        case .simpleInput(let list): list.map { name($0.name) }
        case .parameterClause(let clause):
          clause.parameters.map { name($0.secondName ?? $0.firstName) }
        case nil: []
        }
      return SwiftClosure(parameters: parameters, body: statements(node.statements))
    }

    /// A sequence of operands and operators by their precedence.
    ///
    /// `swift-syntax` can fold it too, but leaves no places.
    private mutating func folded(_ node: SequenceExprSyntax) -> SwiftExpression.Kind {
      guard node.elements.count <= 2 * Self.deepest else { return .other("a very long expression") }
      var operands: [SwiftExpression] = []
      var operators: [(name: FoldedOperator, middle: SwiftExpression?)] = []
      func reduce() {
        guard let last = operators.popLast(), let right = operands.popLast() else { return }
        guard let left = operands.popLast() else { return operands.append(right) }
        let range = CodeRange(file: file, lower: left.range.lower, upper: right.range.upper)
        operands.append(SwiftExpression(last.name.kind(left, last.middle, right), at: range))
      }
      for element in node.elements {
        var middle: SwiftExpression?
        let name: FoldedOperator
        switch Syntax(element).as(SyntaxEnum.self) {
        case .binaryOperatorExpr(let node): name = .infixOperator(node.operator.text)
        case .assignmentExpr: name = .infixOperator("=")
        case .unresolvedTernaryExpr(let node):
          name = .ternary
          middle = expression(node.thenExpression)
        case .unresolvedAsExpr, .unresolvedIsExpr: name = .cast
        case .typeExpr(let node):
          operands.append(SwiftExpression(.name(typeName(node.type)), at: range(node)))
          continue
        default:
          operands.append(expression(element))
          continue
        }
        while let last = operators.last,
          last.name.precedence > name.precedence
            || last.name.precedence == name.precedence && !name.isRightAssociative
        {
          reduce()
        }
        operators.append((name, middle))
      }
      while !operators.isEmpty { reduce() }
      return operands.last?.kind ?? .other("an expression with a mistake")
    }
  }

  /// An operator between two operands.
  private enum FoldedOperator {
    case infixOperator(String)
    case ternary
    case cast

    var precedence: Int {
      switch self {
      case .ternary: 1
      case .cast: 6
      case .infixOperator(let name):
        switch name {
        case "<<", ">>": 9
        case "*", "/", "%", "&", "&*": 8
        case "+", "-", "|", "^", "&+", "&-": 7
        case "..<", "...": 6
        case "??": 5
        case "&&": 3
        case "||": 2
        case "=", "+=", "-=", "*=", "/=": 0
        default: 4
        }
      }
    }

    var isRightAssociative: Bool {
      switch self {
      case .ternary, .infixOperator("??"), .infixOperator("="): true
      case .cast, .infixOperator: false
      }
    }

    func kind(
      _ left: SwiftExpression, _ middle: SwiftExpression?, _ right: SwiftExpression
    ) -> SwiftExpression.Kind {
      switch self {
      case .infixOperator(let name): .infixOperator(name, left, right)
      case .ternary: middle.map { .ternary(left, $0, right) } ?? .other("a ternary")
      case .cast:
        if case .name(let type) = right.kind { .cast(left, type) } else { left.kind }
      }
    }
  }
#endif
