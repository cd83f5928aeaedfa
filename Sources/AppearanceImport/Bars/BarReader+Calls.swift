import ThemeSyntax

extension BarReader {
  /// The deepest chain of calls.
  private static let deepest = 3

  /// The place of a call without what it is a modifier of.
  private func modifier(_ expression: SwiftExpression, of base: SwiftExpression?) -> SourceRange {
    guard let base else { return expression.range }
    let range = SourceRange(
      file: expression.range.file, lower: base.range.upper, upper: expression.range.upper)
    let bytes = files.sources[Int(range.file)].bytes[Int(range.lower)..<Int(range.upper)]
    let blanks = Int32(bytes.prefix { $0 <= 0x20 }.count)
    return SourceRange(file: range.file, lower: range.lower + blanks, upper: range.upper)
  }

  func walkClosures(of expression: SwiftExpression, in scope: CodeScope) {
    guard relevance.isRelevant(expression) else { return }
    walk(expression, in: scope)
  }

  func walk(_ expression: SwiftExpression, in scope: CodeScope) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if call(callee, arguments, expression, in: scope) { return }
      walk(callee, in: scope)
      for argument in arguments { walk(argument.value, in: scope) }
    case .closure(let closure):
      var inner = scope
      walk(closure.body, in: &inner)
    case .statement(let statements):
      var inner = scope
      walk(statements, in: &inner)
    case .infixOperator("=", let target, let value):
      var inner = scope
      assign(value, to: target, at: expression.range, in: &inner)
    default: for child in expression.children { walk(child, in: scope) }
    }
  }

  /// Does what a call does to bars; false for one of which only its arguments are read.
  private func call(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ expression: SwiftExpression,
    in scope: CodeScope
  ) -> Bool {
    try? evaluator.perform(expression, in: scope)
    switch callee.kind {
    case .member(let base, let name):
      return callMember(name, of: base, callee, arguments, expression, in: scope)
    case .name(let name): return callName(name, callee, arguments, expression, in: scope)
    case .closure(let closure):
      var inner = scope
      walk(closure.body, in: &inner)
      return true
    default: return false
    }
  }

  private func callMember(
    _ name: String, of base: SwiftExpression?, _ callee: SwiftExpression,
    _ arguments: [SwiftArgument], _ expression: SwiftExpression, in scope: CodeScope
  ) -> Bool {
    let range = modifier(expression, of: base)
    if readModifier(name, of: base, arguments, at: range, in: scope) {
      return false
    }
    guard let base, !base.names.contains("super") else { return false }
    if name == "forEach", case .closure(let closure)? = arguments.first?.value.kind {
      repeatedly(base, in: scope) { element in
        var inner = scope.binding(closure.parameters, to: [element])
        walk(closure.body, in: &inner)
      }
      return true
    }
    if setByCall(name, of: base, arguments, at: expression.range, in: scope) { return true }
    guard let owner = try? evaluator.value(base, in: scope) else { return false }
    if relevance.isRelevant(name: name),
      case .method(let members, let inner)? =
        try? evaluator.knownMember(name, of: owner, at: callee.range, in: scope)
    {
      return inline(members, inner, arguments, in: scope)
    }
    if case .bar = owner, let closure = arguments.last?.value,
      case .closure(let body) = closure.kind
    {
      var inner = scope.binding(body.parameters, to: [.value(owner, trail: [])])
      walk(body.body, in: &inner)
      return true
    }
    return false
  }

  private func callName(
    _ name: String, _ callee: SwiftExpression, _ arguments: [SwiftArgument],
    _ expression: SwiftExpression, in scope: CodeScope
  ) -> Bool {
    let own = SwiftExpression(.name("self"), at: callee.range)
    if setByCall(name, of: own, arguments, at: expression.range, in: scope) { return true }
    if relevance.isRelevant(name: name),
      case .method(let members, let inner)? =
        try? evaluator.name(name, at: callee.range, in: scope, as: nil)
    {
      return inline(members, inner, arguments, in: scope)
    }
    guard case .closure(let closure, let inner)? = try? evaluator.value(callee, in: scope) else {
      return false
    }
    var body = inner.binding(
      closure.parameters, to: arguments.map { .expression($0.value, scope, type: nil) })
    body.conditions = scope.conditions
    guard active.count < Self.deepest else { return true }
    active.append(expression.range)
    defer { active.removeLast() }
    walk(closure.body, in: &body)
    return true
  }

  /// Reads a function where it is called.
  private func inline(
    _ members: [CodeIndex.Member], _ inner: CodeScope, _ arguments: [SwiftArgument],
    in scope: CodeScope
  ) -> Bool {
    guard let (member, function, locals) = evaluator.overload(members, arguments, in: scope),
      let body = function.body, active.count < Self.deepest,
      !active.contains(member.declaration.range)
    else { return false }
    // A theme's own functions are read as the theme's, wherever they are called.
    if evaluator.look(of: member.owner).scope == .theme { return true }
    inlined.insert(member.declaration.range)
    active.append(member.declaration.range)
    defer { active.removeLast() }
    var inner = inner
    inner.locals = locals
    for parameter in function.parameters {
      // Objects and bars keep their identity.
      guard case .expression(let value, let outer, let type)? = locals[parameter.name] else {
        continue
      }
      inner.locals[parameter.name] = evaluator.bound(value, as: type, in: outer)
    }
    inner.look = scope.look
    inner.conditions = scope.conditions
    walk(body, in: &inner)
    return true
  }

  /// The calls that set a property of a bar.
  private func setByCall(
    _ name: String, of base: SwiftExpression, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope
  ) -> Bool {
    let members = [
      "setTitleTextAttributes": "titleTextAttributes", "setBackgroundImage": "backgroundImage",
      "setShadowImage": "shadowImage",
    ]
    guard let member = members[name], let value = arguments.first?.value,
      case .bar(var bar)? = try? evaluator.value(base, in: scope)
    else { return false }
    bar.path.append(member)
    if member == "titleTextAttributes" {
      guard let state = arguments.last?.value,
        let name = self.state(try? evaluator.value(state, in: scope))
      else { return false }
      bar.path.append(name)
    }
    set(bar, to: value, at: range, in: scope)
    return true
  }

  /// The name of a control's state, `.normal` or `[.normal]`.
  private func state(_ value: CodeValue?) -> String? {
    switch value {
    case .word(let name): name
    case .list(let values) where values.count == 1: state(values[0])
    default: nil
    }
  }
}
