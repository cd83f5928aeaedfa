import ThemeCompiler
import ThemeSyntax

extension Evaluator {
  /// The value that statements give: that of a `return`, of the only expression, or of an initializer they call.
  func run(
    _ statements: [SwiftStatement], in outer: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue? {
    var scope = outer
    if let only = statements.first, statements.count == 1, case .expression(let value) = only.kind {
      let result = try self.value(value, in: scope, as: expected)
      resultRange = value.range
      return result
    }
    return try run(statements[...], in: &scope, as: expected)
  }

  private func run(
    _ statements: ArraySlice<SwiftStatement>, in scope: inout CodeScope,
    as expected: SwiftTypeName?
  ) throws -> CodeValue? {
    for statement in statements {
      switch statement.kind {
      case .declaration(let declaration): declare(declaration, in: &scope)
      case .assignment(let target, let value):
        if case .name("self") = target.kind {
          return try self.value(value, in: scope, as: expected)
        }
        try assign(value, to: target, at: statement.range, in: &scope)
      case .expression(let expression):
        if case .call(let callee, let arguments) = expression.kind,
          case .member(let base?, "init") = callee.kind, base.names == ["self"]
        {
          return try make(expected ?? scope.type, arguments, at: expression.range, in: scope)
        }
        if expression.isBranch {
          if let value = try self.value(expression, in: scope, as: expected) as CodeValue? {
            return value
          }
        }
        try perform(expression, in: scope)
      case .return(let value):
        guard let value else { return nil }
        let result = try self.value(value, in: scope, as: expected)
        resultRange = value.range
        return result
      case .if(let conditions, let then, let otherwise):
        let branch = try holds(conditions, in: &scope) ? then : otherwise
        if let value = try runBranch(branch, in: &scope, as: expected) { return value }
      case .guard(let conditions, let otherwise):
        if try !holds(conditions, in: &scope) {
          var inner = scope
          return try run(otherwise[...], in: &inner, as: expected)
        }
      case .switch(let subject, let cases):
        if let body = try chosen(subject, cases, in: scope),
          let value = try runBranch(body, in: &scope, as: expected)
        {
          return value
        }
      case .codeBlock(let statements), .for(_, _, let statements):
        var inner = scope
        if let value = try run(statements[...], in: &inner, as: expected) { return value }
      case .ifConfig:
        throw unresolved(.ambiguous, "a flag of the build decides", at: statement.range)
      }
    }
    return nil
  }

  /// A branch, whose only expression may be the value of an `if` that is one.
  private func runBranch(
    _ statements: [SwiftStatement], in scope: inout CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue? {
    if let expected, !UIKitType.barAppearances.contains(expected),
      let only = statements.first, statements.count == 1,
      case .expression(let value) = only.kind, !value.isSelfCall
    {
      return try self.value(value, in: scope, as: expected)
    }
    return try run(statements[...], in: &scope, as: expected)
  }

  /// Adds what a declaration in a function names.
  func declare(_ declaration: SwiftDeclaration, in scope: inout CodeScope) {
    switch declaration.kind {
    case .variable(let variable):
      let type = variable.type.map { index.resolved($0, in: scope.type) }
      if let initial = variable.initial {
        scope.locals[variable.name] = bound(initial, as: type, in: scope)
      } else if let getter = variable.getter {
        scope.locals[variable.name] = .expression(
          SwiftExpression(.statement(getter), at: declaration.range), scope, type: type)
      } else if let type {
        scope.locals[variable.name] = .value(some(type, in: scope), trail: [])
      }
    case .function(let function):
      let member = CodeIndex.Member(declaration: declaration, owner: scope.type)
      scope.locals[function.name] = .value(.method([member], on: scope), trail: [])
    case .type, .enumCase, .typeAlias: break
    }
  }

  /// What a name is bound to: an object or a bar by its identity, anything else as it is written.
  func bound(
    _ expression: SwiftExpression, as type: SwiftTypeName?, in scope: CodeScope
  ) -> CodeLocal {
    // Without names around it and without answers it means the same wherever it is met.
    let isFixed = answers.isEmpty && scope.locals.isEmpty
    if isFixed, let known = boundInstances[expression.range] { return known }
    return aside {
      trail = []
      do {
        switch try value(expression, in: scope, as: type) {
        case .object(let object, let path):
          return .value(.object(object, path: path), trail: trail)
        case .bar(let bar): return .value(.bar(bar), trail: trail)
        // Of an image, drawn by UIGraphics… or made by other code, it counts what it is filled with.
        case .some(let type) where !type.hasPrefix("UIImage") && !type.hasPrefix("UIGraphics"):
          return .value(.some(type), trail: trail)
        case .instance(let instance) where index.types[instance.type]?.keyword == .struct:
          let local = CodeLocal.value(.instance(instance), trail: trail)
          if isFixed { boundInstances[expression.range] = local }
          return local
        default: break
        }
      } catch CodeStop.unresolved(let problem) where problem.cause == .limit {
        // It is not tried again wherever the name is used.
        let end = SwiftExpression(.other(problem.reason), at: problem.ends)
        let local = CodeLocal.expression(end, scope, type: type)
        if isFixed { boundInstances[expression.range] = local }
        return local
      } catch {}
      return .expression(expression, scope, type: type)
    }
  }

  /// Does what a call does to objects, as far as it is known; other calls do nothing that matters here.
  func perform(_ expression: SwiftExpression, in scope: CodeScope) throws {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, let name) = callee.kind, !base.names.contains("super")
    else { return }
    if let background = UIKitPath.background(configuredBy: name)?.rawValue,
      case .object(let object, let path)? = try? value(base, in: scope)
    {
      objects[object].set(
        AppearanceObject.Setting(
          path: path + ["background"], content: .background(background), place: expression.range,
          conditions: scope.conditions, answers: answers))
      return
    }
    guard case .object? = try? value(base, in: scope) else { return }
    _ = try? callObject(callee, arguments, expression, in: scope)
  }

  private func callObject(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ expression: SwiftExpression,
    in scope: CodeScope
  ) throws -> CodeValue {
    try call(callee, arguments, at: expression.range, in: scope, as: nil)
  }

  /// Sets a local name or a property of an object; other targets keep what they are.
  func assign(
    _ value: SwiftExpression, to target: SwiftExpression, at range: SourceRange,
    in scope: inout CodeScope
  ) throws {
    if case .name(let name) = target.kind {
      if scope.locals[name] != nil {
        scope.locals[name] = bound(value, as: nil, in: scope)
        return
      }
      guard case .object? = scope.selfValue else { return }
    }
    if assignPart(value, of: target, in: &scope) { return }
    guard let (owner, name) = try owner(of: target, in: scope) else { return }
    if case .object(let object, let path) = owner {
      set(path + [name], of: object, to: value, at: range, in: scope)
    }
  }

  /// Sets a part of what a local name stands for, a field of an instance or an attribute; false for anything else.
  func assignPart(
    _ value: SwiftExpression, of target: SwiftExpression, in scope: inout CodeScope
  ) -> Bool {
    if case .subscriptCall(let base, let arguments) = target.kind, case .name(let name) = base.kind,
      let local = scope.locals[name], case .member(_, let key)? = arguments.first?.value.kind
    {
      let known = aside { try? self.value(of: local, in: scope) }
      var entries: [(key: String, value: SwiftExpression, scope: CodeScope)] = []
      switch known {
      case .entries(let before)?: entries = before
      case .object?: return false
      default: break
      }
      entries.append((key, value, scope))
      scope.locals[name] = .value(.entries(entries), trail: [])
      return true
    }
    let path = target.names
    guard path.count > 1, let name = path.first, let local = scope.locals[name],
      case .instance(let instance)? = aside({ try? self.value(of: local, in: scope) }),
      index.types[instance.type]?.keyword == .struct
    else { return false }
    let field = CodeLocal.expression(value, scope, type: nil)
    guard let changed = setting(path.dropFirst(), of: instance, to: field, in: scope) else {
      return false
    }
    scope.locals[name] = .value(.instance(changed), trail: [])
    return true
  }

  /// An instance with a field, of it or of an instance in it, as it is given; nil where there is no such field.
  private func setting(
    _ path: ArraySlice<String>, of instance: CodeInstance, to field: CodeLocal, in scope: CodeScope
  ) -> CodeInstance? {
    guard let name = path.first,
      let variable = index.types[instance.type]?.members[name]?.first?.variable,
      variable.getter == nil
    else { return nil }
    var changed = instance
    if case .expression(let value, _, _) = field { changed.range = value.range }
    if path.count == 1 {
      guard case .expression(let value, let inner, _) = field else { return nil }
      let type =
        variable.type.map { index.resolved($0, in: instance.type) }
        ?? variable.initial.flatMap { $0.calledName ?? $0.names.first }
      changed.fields[name] = .expression(value, inner, type: type)
      return changed
    }
    let inner = aside {
      try? knownMember(name, of: .instance(instance), at: instance.range, in: scope)
    }
    guard case .instance(let part)? = inner,
      let changedPart = setting(path.dropFirst(), of: part, to: field, in: scope)
    else { return nil }
    changed.fields[name] = .value(.instance(changedPart), trail: [])
    return changed
  }

  /// What has the property that is assigned to, and the property's name.
  func owner(
    of target: SwiftExpression, in scope: CodeScope
  ) throws -> (CodeValue, String)? {
    switch target.kind {
    case .member(let base?, let name): return (try value(base, in: scope), name)
    case .name(let name): return scope.selfValue.map { ($0, name) }
    case .subscriptCall(let base, let arguments):
      // `appearance.titleTextAttributes[.foregroundColor] = color`
      guard let argument = arguments.first else { return nil }
      if argument.label == "keyPath", case .text(let path) = try value(argument.value, in: scope) {
        let names = path.split(separator: ".").map(String.init)
        let part = names.dropLast().reduce(try value(base, in: scope)) { $0.part($1) }
        return names.last.map { (part, $0) }
      }
      guard case .member(_, let key) = argument.value.kind,
        let (owner, name) = try owner(of: base, in: scope)
      else { return nil }
      return (owner.part(name), key)
    default: return nil
    }
  }

  /// Sets a property of a bar-appearance object.
  func set(
    _ path: [String], of object: Int, to value: SwiftExpression, at range: SourceRange,
    in scope: CodeScope
  ) {
    var content = AppearanceObject.Setting.Content.expression(value, scope)
    if case .object(let part, let inner)? = aside({ try? self.value(value, in: scope) }),
      part != object
    {
      content = .object(part, path: inner)
      objects[part].isAttached = true
    }
    objects[object].set(
      AppearanceObject.Setting(
        path: path, content: content, place: range, conditions: scope.conditions,
        answers: answers))
  }

  // MARK: - Conditions

  /// Whether it is known of conditions that they never hold; what they bind is added to the scope as if they did.
  func neverHold(_ conditions: [SwiftCondition], in scope: inout CodeScope) -> Bool {
    conditions.count {
      (try? holds([$0], in: &scope)) == false
    } > 0
  }

  /// Whether conditions hold; what they bind is added to the scope.
  func holds(_ conditions: [SwiftCondition], in scope: inout CodeScope) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if try !flag(expression, in: scope) { return false }
      case .availability(let isAvailable, let major, let range):
        // Looks of iOS 26 and later are others; nobody knows which one runs.
        if major >= 26 {
          guard let answer = answers.flags[range] else { throw CodeStop.undecided(.flag(range)) }
          if answer != isAvailable { return false }
        } else if !isAvailable {
          return false
        }
      case .optionalBinding(let name, let expression):
        let isThere = isThere(expression, in: scope)
        if isThere == false { return false }
        if name != "_" {
          let value = SwiftExpression(
            .call(
              SwiftExpression(.name("#unwrapped"), at: expression.range),
              [SwiftArgument(nil, expression)]), at: expression.range)
          scope.locals[name] = bound(value, as: nil, in: scope)
        }
        guard let isThere = isThere ?? answers.flags[expression.range] else {
          throw CodeStop.undecided(.flag(expression.range))
        }
        if !isThere { return false }
      case .matchingPattern(let pattern, let subject):
        guard let value = try? value(subject, in: scope),
          let isMatch = try matches(pattern, value, in: scope)
        else {
          guard let answer = answers.flags[pattern.range] else {
            throw CodeStop.undecided(.flag(pattern.range))
          }
          if !answer { return false }
          continue
        }
        if !isMatch { return false }
      }
    }
    return true
  }

  /// Whether an optional value is there; nil where nobody can know.
  private func isThere(_ expression: SwiftExpression, in scope: CodeScope) -> Bool? {
    do {
      switch try aside({ try value(expression, in: scope) }) {
      case .nothing: return false
      // What a bar has is known only while the app runs.
      case .bar(let bar) where bar.path.count > 1 || UIKitType.slots[bar.path.first ?? ""] == nil:
        return bar.path.isEmpty ? true : nil
      default: return true
      }
    } catch CodeStop.undecided {
      return true
    } catch {
      return nil
    }
  }

  /// The statements of the case that is chosen.
  func chosen(
    _ subject: SwiftExpression, _ cases: [SwiftCase], in scope: CodeScope
  ) throws -> [SwiftStatement]? {
    var value: CodeValue?
    do {
      value = try self.value(subject, in: scope)
    } catch CodeStop.unresolved, CodeStop.unknownValue {
      value = nil
    }
    if case .some(let type)? = value {
      if let answer = answers.instances[type] {
        value = .instance(answer)
      } else if !instances(of: type).isEmpty {
        throw CodeStop.undecided(.instance(type))
      }
    }
    for choice in cases {
      if choice.patterns.isEmpty { return choice.body }
      for pattern in choice.patterns {
        let isMatch = try value.flatMap { try matches(pattern, $0, in: scope) }
        guard let isMatch = isMatch ?? answers.flags[pattern.range] else {
          throw CodeStop.undecided(.flag(pattern.range))
        }
        if isMatch { return choice.body }
      }
    }
    return nil
  }

  /// Whether a value matches a pattern; nil where nobody can know.
  private func matches(
    _ pattern: SwiftExpression, _ value: CodeValue, in scope: CodeScope
  ) throws -> Bool? {
    let name: String? =
      switch pattern.kind {
      case .member(_, let name): name
      case .call(let callee, _): callee.names.last
      default: nil
      }
    switch (value, name) {
    case (.instance(let instance), let name?): return instance.enumCase.map { $0 == name }
    case (.word(let word), let name?): return word == name
    case (.text(let text), _):
      if case .text(let other)? = try? self.value(pattern, in: scope) { return text == other }
    case (.number(let number), _):
      if case .number(let other)? = try? self.value(pattern, in: scope) { return number == other }
    case (.flag(let flag), _):
      if case .flag(let other)? = try? self.value(pattern, in: scope) { return flag == other }
    default: break
    }
    return nil
  }
}

extension SwiftExpression {
  /// Whether it is an `if` or a `switch`.
  fileprivate var isBranch: Bool { if case .statement = kind { true } else { false } }

  fileprivate var isSelfCall: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.names == ["self", "init"]
  }
}

extension CodeValue {
  /// A part of a bar or of an object by a member's name; the value itself for any other.
  func part(_ name: String) -> CodeValue {
    switch self {
    case .bar(var bar):
      bar.path.append(name)
      return .bar(bar)
    case .object(let object, let path): return .object(object, path: path + [name])
    default: return self
    }
  }
}
