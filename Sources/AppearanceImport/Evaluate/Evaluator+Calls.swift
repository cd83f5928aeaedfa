import ThemeSyntax

extension Evaluator {
  func call(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue {
    switch callee.kind {
    case .closure(let closure):
      if let value = try run(closure.body, in: scope, as: expected) { return value }
      throw unresolved(.unreadExpression, "a closure without a value", at: range)
    case .name("#colorLiteral"): return try colorLiteral(arguments, at: range, in: scope)
    case .name("#unwrapped"):
      let value = try value(arguments[0].value, in: scope)
      if case .nothing = value { throw CodeStop.never }
      return value
    case .member(nil, let name):
      guard let expected, !expected.isEmpty else { return .word(name) }
      let type = index.resolved(expected, in: scope.type)
      if name == "init" { return try make(type, arguments, at: range, in: scope) }
      if let member = try knownMember(name, of: .type(type), at: range, in: scope) {
        return try call(member, named: name, arguments, at: range, in: scope, as: expected)
      }
      return .word(name)
    case .member(let base?, "init"):
      switch try value(base, in: scope) {
      case .type(let type): return try make(type, arguments, at: range, in: scope)
      default: throw unresolved(.runtime, "an initializer of a type that varies", at: range)
      }
    case .member(let base?, let name):
      return try callMember(name, of: base, arguments, at: range, in: scope, as: expected)
    default:
      let target = try value(callee, in: scope)
      let name = callee.names.last ?? "a function"
      return try call(target, named: name, arguments, at: range, in: scope, as: expected)
    }
  }

  /// Calls a function, a closure, or a type for its initializer.
  private func call(
    _ target: CodeValue, named name: String, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue {
    switch target {
    case .type(let type): return try make(type, arguments, at: range, in: scope)
    case .method(let members, let inner):
      return try invoke(members, on: inner, arguments, at: range, in: scope)
    case .closure(let closure, let inner):
      let given = arguments.map { local($0.value, in: scope, as: nil) }
      if let value = try run(
        closure.body, in: inner.binding(closure.parameters, to: given),
        as: inner.result ?? expected)
      {
        return value
      }
      throw unresolved(.unreadExpression, "a closure without a value", at: range)
    // An enumeration's case with values, or a property that was asked for as if it were a function.
    case .instance, .color, .some: return target
    default: throw unresolved(.runtime, "what '\(name)' gives is known only at run time", at: range)
    }
  }

  private func callMember(
    _ name: String, of base: SwiftExpression, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue {
    let owner: CodeValue
    do {
      owner = try value(base, in: scope)
    } catch CodeStop.unresolved(let problem) {
      if let color = asset(chain: base.names + [name], at: range) { return color }
      throw CodeStop.unresolved(problem)
    }
    if case .type(let type) = owner, name.hasPrefix("appearance"),
      let proxy = proxy(of: type, arguments, in: scope)
    {
      return proxy
    }
    if case .object(let object, let path) = owner, path.isEmpty, name == "copy" {
      return add(AppearanceObject(objects[object].type, copying: objects[object]))
    }
    if ["then", "with", "apply", "configure", "setup", "also"].contains(name),
      let closure = arguments.first?.value, case .closure = closure.kind,
      try knownMember(name, of: owner, at: range, in: scope)?.isMethod != true
    {
      if case .object = owner { configure(owner, by: closure, in: scope) }
      return owner
    }
    if case .color(let color) = owner,
      let changed = try change(color, by: name, arguments, at: range, in: scope)
    {
      return changed
    }
    if let member = try knownMember(name, of: owner, at: range, in: scope), !member.isPart {
      return try call(member, named: name, arguments, at: range, in: scope, as: expected)
    }
    if let color = asset(chain: base.names + [name], at: range) { return color }
    let path = (base.names + [name]).joined(separator: ".")
    switch owner {
    case .text, .number, .entries, .list, .nothing, .flag:
      throw unresolved(.unreadExpression, "'\(name)' of a value", at: range)
    default:
      throw unresolved(
        .otherModule, "'\(path.isEmpty ? name : path)' is declared in none of the files", at: range,
        name: path)
    }
  }

  /// Runs a closure that is given an object to set up.
  private func configure(
    _ owner: CodeValue, by expression: SwiftExpression, in scope: CodeScope
  ) {
    guard case .closure(let closure) = expression.kind else { return }
    let inner = scope.binding(closure.parameters, to: [.value(owner, trail: [])])
    _ = try? run(closure.body, in: inner, as: nil)
  }

  private func local(
    _ expression: SwiftExpression, in scope: CodeScope, as type: SwiftTypeName?
  ) -> CodeLocal {
    .expression(expression, scope, type: type)
  }

  func add(_ object: AppearanceObject) -> CodeValue {
    objects.append(object)
    return .object(objects.count - 1, path: [])
  }

  // MARK: - Functions

  /// Calls a function of the app's that takes these arguments.
  func invoke(
    _ members: [CodeIndex.Member], on scope: CodeScope, _ arguments: [SwiftArgument],
    at range: SourceRange, in caller: CodeScope
  ) throws -> CodeValue {
    guard let (member, function, locals) = overload(members, arguments, in: caller),
      let body = function.body
    else {
      if case .some(let type)? = scope.selfValue, index.types[type]?.keyword == .protocol {
        throw CodeStop.undecided(.instance(type))
      }
      throw unresolved(.runtime, "a function whose body is not known", at: range)
    }
    var inner = scope
    inner.locals = locals
    inner.conditions = caller.conditions
    trail.append(range)
    let result = function.result.map { index.resolved($0, in: member.owner) }
    if let result, UIKitType.isColor(result) || result == "String" || result == "Self",
      let color = try hexColor(member, function, locals, at: range, in: inner)
    {
      return color
    }
    let value = try deeper(at: range) { try run(body, in: inner, as: result) }
    if let value { return value }
    guard let result else {
      throw unresolved(.runtime, "'\(function.name)' gives nothing", at: range)
    }
    return some(result, in: caller)
  }

  /// The function of several that takes these arguments, with what its parameters mean.
  func overload(
    _ members: [CodeIndex.Member], _ arguments: [SwiftArgument], in caller: CodeScope
  ) -> (CodeIndex.Member, SwiftFunction, [String: CodeLocal])? {
    for member in members {
      guard let function = member.function else { continue }
      if let locals = bind(arguments, to: function, of: member, in: caller) {
        return (member, function, locals)
      }
    }
    return nil
  }

  private func bind(
    _ arguments: [SwiftArgument], to function: SwiftFunction, of member: CodeIndex.Member,
    in caller: CodeScope
  ) -> [String: CodeLocal]? {
    var locals: [String: CodeLocal] = [:]
    var rest = arguments[...]
    for parameter in function.parameters {
      let type = index.resolved(parameter.type, in: member.owner)
      if let first = rest.first, first.label == parameter.label || isTrailing(first) {
        locals[parameter.name] = .expression(first.value, caller, type: type)
        rest = rest.dropFirst()
      } else if let defaultValue = parameter.defaultValue {
        var scope = CodeScope(file: member.declaration.range.file)
        scope.type = member.owner
        locals[parameter.name] = .expression(defaultValue, scope, type: type)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? locals : nil
  }

  private func isTrailing(_ argument: SwiftArgument) -> Bool {
    if case .closure = argument.value.kind { argument.label == nil } else { false }
  }

  // MARK: - Initializers

  /// An instance of a type, made with arguments.
  func make(
    _ type: SwiftTypeName, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope
  ) throws -> CodeValue {
    let made = index.members("init", of: type, isStatic: true, near: scope.file)
    if UIKitType.isColor(type) {
      if let own = overload(made, arguments, in: scope) {
        return try color(own, type, arguments, at: range, in: scope)
      }
      return try color(type, arguments, at: range, in: scope)
    }
    if index.types[type]?.keyword != nil, UIKitType.bar(index.ancestry(of: type)) == nil,
      !UIKitType.barAppearances.contains(where: index.ancestry(of: type).contains)
    {
      return .instance(try instance(type, made, arguments, at: range, in: scope))
    }
    if UIKitType.barAppearances.contains(where: index.ancestry(of: type).contains) {
      let copied = try arguments.first.map { try value($0.value, in: scope) }
      if case .object(let object, _)? = copied {
        return add(AppearanceObject(type, copying: objects[object]))
      }
      return add(AppearanceObject(type))
    }
    switch type {
    case "CGFloat", "Double", "Float", "Int", "UInt", "UInt32", "UInt64", "UInt8", "Int32",
      "NSNumber", "Optional", "AnyShapeStyle":
      guard let first = arguments.first else { return .number(0) }
      return try value(first.value, in: scope)
    case "String":
      if let first = arguments.first { return try value(first.value, in: scope) }
      return .text("")
    case "UIImage" where arguments.isEmpty: return .nothing
    case "UIBlurEffect":
      guard let style = arguments.first else { return .word("regular") }
      return try value(style.value, in: scope, as: "UIBlurEffect.Style")
    default:
      guard UIKitType.controller([type]).isContainer || type.hasPrefix("MF") else {
        return some(type, in: scope)
      }
      var made = CodeInstance(type: type, range: range)
      for argument in arguments where argument.label == "rootViewController" {
        made.fields["rootViewController"] = .expression(argument.value, scope, type: nil)
      }
      return .instance(made)
    }
  }

  private func instance(
    _ type: SwiftTypeName, _ initializers: [CodeIndex.Member], _ arguments: [SwiftArgument],
    at range: SourceRange, in scope: CodeScope
  ) throws -> CodeInstance {
    var instance = CodeInstance(type: type, range: range)
    if index.types[type]?.keyword == .enum,
      let raw = arguments.first(where: { $0.label == "rawValue" })
    {
      if case .text(let text) = try value(raw.value, in: scope),
        index.types[type]?.cases.contains(text) ?? false
      {
        instance.enumCase = text
        return instance
      }
      throw unresolved(.runtime, "a case that is chosen by its raw value", at: range)
    }
    guard let (member, function, locals) = overload(initializers, arguments, in: scope) else {
      for argument in arguments {
        guard let label = argument.label else { continue }
        instance.fields[label] = .expression(
          argument.value, scope, type: fieldType(label, of: type))
      }
      return instance
    }
    var inner = CodeScope(file: member.declaration.range.file)
    inner.type = member.owner
    inner.locals = locals
    for statement in function.body ?? [] {
      guard case .assignment(let target, let expression) = statement.kind,
        let name = target.names.last, target.names.count == 1 || target.names.first == "self"
      else { continue }
      instance.fields[name] = .expression(expression, inner, type: fieldType(name, of: type))
    }
    return instance
  }

  private func fieldType(_ name: String, of type: SwiftTypeName) -> SwiftTypeName? {
    index.types[type]?.members[name]?.first?.variable?.type.map { index.resolved($0, in: type) }
  }

  /// The proxy of a type's bars, plain or contained.
  private func proxy(
    of type: SwiftTypeName, _ arguments: [SwiftArgument], in scope: CodeScope
  ) -> CodeValue? {
    let containers = arguments.first { $0.label == "whenContainedInInstancesOf" }
    let names: [String] =
      if case .array(let types)? = containers?.value.kind {
        types.compactMap { $0.names.last { $0 != "self" } }
      } else {
        []
      }
    let ancestry = index.ancestry(of: type)
    if type == "UITextField", names.contains("UISearchBar") {
      return .bar(BarReference(.searchBar, .searchField, type: type, look: .app, by: .proxy))
    }
    guard let (bar, part) = UIKitType.bar(ancestry) else { return nil }
    let inner = names.compactMap { UIKitType.bar([$0])?.bar }.first
    let outer = names.filter { UIKitType.bar([$0]) == nil }
    let isOwn = index.types[type]?.keyword != nil
    let look =
      outer.isEmpty
      ? (isOwn ? Look(.type, type) : .app) : Look(.contained, outer.joined(separator: " in "))
    var reference = BarReference(inner ?? bar, part, type: type, look: look, by: .proxy)
    if inner == nil, containers != nil, outer.isEmpty { reference.look = Look(.contained, type) }
    return .bar(reference)
  }
}

extension CodeScope {
  /// The scope of a closure's body: what its parameters, or `$0`, mean.
  func binding(_ parameters: [String], to values: [CodeLocal]) -> CodeScope {
    var inner = self
    for (place, value) in values.enumerated() {
      let name = parameters.indices.contains(place) ? parameters[place] : "$\(place)"
      inner.locals[name] = value
    }
    return inner
  }
}

extension CodeValue {
  var isMethod: Bool { if case .method = self { true } else { false } }

  /// Whether it is a part of a bar or of an object, which has members but cannot be called.
  fileprivate var isPart: Bool {
    switch self {
    case .bar(let bar): !bar.path.isEmpty
    case .object(_, let path): !path.isEmpty
    default: false
    }
  }
}
