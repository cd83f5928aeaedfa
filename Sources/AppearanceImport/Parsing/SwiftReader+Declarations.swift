#if Import
  import SwiftSyntax
  import ThemeSyntax

  extension SwiftReader {
    /// A declaration as those that are read: a variable for each name of a `let`; none for an import.
    mutating func declarations(_ node: DeclSyntax) -> [SwiftDeclaration] {
      deeper { $0.read(node) } ?? []
    }

    private mutating func read(_ node: DeclSyntax) -> [SwiftDeclaration] {
      switch Syntax(node).as(SyntaxEnum.self) {
      case .classDecl(let node):
        return [type(.class, node.name, node.inheritanceClause, node.memberBlock)]
      case .structDecl(let node):
        return [type(.struct, node.name, node.inheritanceClause, node.memberBlock)]
      case .enumDecl(let node):
        return [type(.enum, node.name, node.inheritanceClause, node.memberBlock)]
      case .actorDecl(let node):
        return [type(.actor, node.name, node.inheritanceClause, node.memberBlock)]
      case .protocolDecl(let node):
        return [type(.protocol, node.name, node.inheritanceClause, node.memberBlock)]
      case .extensionDecl(let node):
        let extended = typeName(node.extendedType)
        let kind = type(.extension, extended, node.inheritanceClause, node.memberBlock)
        return [SwiftDeclaration(kind, at: range(node.extendedType))]
      case .variableDecl(let node): return variables(node)
      case .functionDecl(let node):
        return [SwiftDeclaration(.function(function(node)), at: range(node.name))]
      case .initializerDecl(let node):
        let made = SwiftFunction(
          name: "init", parameters: parameters(node.signature), result: nil, isStatic: true,
          body: node.body.map { statements($0.statements) })
        return [SwiftDeclaration(.function(made), at: range(node.initKeyword))]
      case .enumCaseDecl(let node):
        return node.elements.map { element in
          let value = element.rawValue.map { expression($0.value) }
          return SwiftDeclaration(.enumCase(name(element.name), value), at: range(element.name))
        }
      case .typeAliasDecl(let node):
        let target = typeName(node.initializer.value)
        return [SwiftDeclaration(.typeAlias(name(node.name), target), at: range(node.name))]
      case .ifConfigDecl(let node):
        return activeClauses(node).flatMap { clause -> [SwiftDeclaration] in
          switch clause.elements {
          case .decls(let members): members.flatMap { declarations($0.decl) }
          case .statements(let items):
            items.flatMap { $0.item.as(DeclSyntax.self).map { declarations($0) } ?? [] }
          default: []
          }
        }
      default: return []
      }
    }

    private mutating func type(
      _ keyword: SwiftType.Keyword, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
      _ members: MemberBlockSyntax
    ) -> SwiftDeclaration {
      SwiftDeclaration(
        type(keyword, self.name(name), inheritance, members), at: range(name))
    }

    private mutating func type(
      _ keyword: SwiftType.Keyword, _ name: String, _ inheritance: InheritanceClauseSyntax?,
      _ members: MemberBlockSyntax
    ) -> SwiftDeclaration.Kind {
      let inherited = inheritance?.inheritedTypes.map { typeName($0.type) } ?? []
      let members = members.members.flatMap { declarations($0.decl) }
      return .type(SwiftType(keyword: keyword, name: name, inherited: inherited, members: members))
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains {
        $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
      }
    }

    private mutating func variables(_ node: VariableDeclSyntax) -> [SwiftDeclaration] {
      let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      return node.bindings.compactMap { binding in
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        var getter: [SwiftStatement]?
        var observers: [[SwiftStatement]] = []
        switch binding.accessorBlock?.accessors {
        case .getter(let items): getter = statements(items)
        case .accessors(let list):
          for accessor in list {
            let body = accessor.body.map { statements($0.statements) }
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get): getter = body ?? []
            default: observers += body.map { [$0] } ?? []
            }
          }
        case nil: break
        }
        let variable = SwiftVariable(
          name: name(pattern.identifier), type: binding.typeAnnotation.map { typeName($0.type) },
          isStatic: isStatic(node.modifiers), isConstant: isConstant,
          initial: binding.initializer.map { expression($0.value) }, getter: getter,
          observers: observers)
        return SwiftDeclaration(.variable(variable), at: range(pattern))
      }
    }

    private mutating func function(_ node: FunctionDeclSyntax) -> SwiftFunction {
      SwiftFunction(
        name: name(node.name), parameters: parameters(node.signature),
        result: node.signature.returnClause.map { typeName($0.type) },
        isStatic: isStatic(node.modifiers), body: node.body.map { statements($0.statements) })
    }

    private mutating func parameters(
      _ node: FunctionSignatureSyntax
    ) -> [SwiftFunction.Parameter] {
      node.parameterClause.parameters.map { parameter in
        let first = name(parameter.firstName)
        return SwiftFunction.Parameter(
          label: first == "_" ? nil : first,
          name: parameter.secondName.map { name($0) } ?? first,
          type: typeName(parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) })
      }
    }
  }
#endif
