import ColorScience
import ThemeSyntax

extension Evaluator {
  /// What a name without a base means: a local one, a member of the types around, a global one, a type.
  func name(
    _ name: String, at range: SourceRange, in scope: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue {
    switch name {
    case "self": if let selfValue = scope.selfValue { return selfValue }
    case "Self": return .type(scope.type)
    default: break
    }
    if let local = scope.locals[name] { return try value(of: local, in: scope) }
    if let value = try memberOfSelf(name, at: range, in: scope) { return value }
    // A member without `self`, of the type around or of one around that.
    var outer = scope.type
    while !outer.isEmpty {
      if let value = try declaredMember(
        name, of: outer, isStatic: true, on: .type(outer), at: range, in: scope)
      {
        return value
      }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if let found = index.globals[name] {
      let here = found.filter { $0.declaration.range.file == range.file }
      return try value(
        of: here.isEmpty ? found : here, named: name, on: nil, at: range, in: scope)
    }
    if let type = index.find(name, in: scope.type) { return .type(type) }
    if UIKitType.isKnown(name) || name.first?.isUppercase ?? false { return .type(name) }
    if name == "traitCollection" { return .traits }
    throw unresolved(
      .otherModule, "'\(name)' is declared in none of the files", at: range, name: name)
  }

  private func memberOfSelf(
    _ name: String, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    guard let selfValue = scope.selfValue, name != "self" else { return nil }
    switch selfValue {
    case .type: return nil
    case .bar, .object:
      // Every other name may be a member of theirs.
      if name.first?.isUppercase ?? true || index.globals[name] != nil { return nil }
    default: break
    }
    return try knownMember(name, of: selfValue, at: range, in: scope)
  }

  func value(of local: CodeLocal, in scope: CodeScope) throws -> CodeValue {
    switch local {
    case .value(let value, let trail):
      self.trail += trail
      return value
    case .expression(let expression, let scope, let type):
      trail.append(expression.range)
      return try value(expression, in: scope, as: type)
    }
  }

  /// A member of an expression.
  func member(
    _ name: String, of base: SwiftExpression, at range: SourceRange, in scope: CodeScope,
    as expected: SwiftTypeName?
  ) throws -> CodeValue {
    if case .name("super") = base.kind, let selfValue = scope.selfValue {
      return try knownMember(name, of: selfValue, at: range, in: scope) ?? .some("")
    }
    let owner: CodeValue
    do {
      owner = try value(base, in: scope, as: nil)
    } catch CodeStop.unresolved(let problem) {
      if let color = asset(chain: base.names + [name], at: range) { return color }
      if let value = UIKitType.member(name, of: "", look: scope.look) { return value }
      throw CodeStop.unresolved(problem)
    }
    if let value = try knownMember(name, of: owner, at: range, in: scope) { return value }
    if let color = asset(chain: base.names + [name], at: range) { return color }
    let path = (base.names + [name]).joined(separator: ".")
    if case .type(let type) = owner, index.types[type]?.keyword == nil, !type.isEmpty {
      if name.first?.isUppercase ?? false { return .type("\(type).\(name)") }
      if UIKitType.isKnown(type) { return .word(name) }
    }
    throw unresolved(
      .otherModule, "'\(path)' is declared in none of the files", at: range, name: path)
  }

  /// A member of a value; nil for one that is declared nowhere.
  func knownMember(
    _ name: String, of owner: CodeValue, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    func declared(_ type: SwiftTypeName) throws -> CodeValue? {
      try declaredMember(name, of: type, isStatic: false, on: owner, at: range, in: scope)
    }
    switch owner {
    case .type(let type): return try staticMember(name, of: type, at: range, in: scope)
    case .instance(let instance): return try member(name, of: instance, at: range, in: scope)
    case .some(let type):
      if let answer = answers.instances[type] {
        return try knownMember(name, of: .instance(answer), at: range, in: scope)
      }
      return try declared(type)
        ?? UIKitType.member(
          name, ofAny: index.ancestry(of: type), look: look(ofOther: type, in: scope))
    case .bar(let bar): return try declared(bar.type) ?? UIKitType.member(name, ofBar: bar)
    case .object(let object, let path):
      if path.isEmpty, let value = try declared(objects[object].type) { return value }
      return .object(object, path: path + [name])
    case .traits: return try trait(name, at: range)
    case .color(let color):
      if let value = try declared("UIColor") { return value }
      return ["cgColor", "uiColor", "color", "swiftUIColor", "ciColor"].contains(name)
        ? .color(color) : nil
    case .text, .number, .flag, .list:
      if let value = try declared(owner.standardType) { return value }
      if case .list(let values) = owner, name == "first", let first = values.first { return first }
      return nil
    case .word: return name == "rawValue" ? owner : nil
    case .tuple(let elements, let inner):
      let element =
        elements.first { $0.label == name }
        ?? Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      return try element.map { try value($0.value, in: inner) }
    case .nothing, .entries, .closure, .method: return nil
    }
  }

  /// A member that the code declares in a type; nil where it declares none.
  private func declaredMember(
    _ name: String, of type: SwiftTypeName, isStatic: Bool, on owner: CodeValue,
    at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    let members = index.members(name, of: type, isStatic: isStatic, near: scope.file)
    guard !members.isEmpty else { return nil }
    return try value(of: members, named: name, on: owner, at: range, in: scope)
  }

  private func staticMember(
    _ name: String, of type: SwiftTypeName, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    let owner = CodeValue.type(type)
    if name == "self" { return owner }
    if let value = try declaredMember(
      name, of: type, isStatic: true, on: owner, at: range, in: scope)
    {
      return value
    }
    if let inner = index.find("\(type).\(name)", in: "") { return .type(inner) }
    if isColorType(type), let color = systemColor(name, of: type) { return color }
    return type == "UITraitCollection" && name == "current" ? .traits : nil
  }

  private func member(
    _ name: String, of instance: CodeInstance, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    if let field = instance.fields[name] {
      note(name, of: instance.type)
      return try value(of: field, in: scope)
    }
    switch name {
    case "rawValue": return try rawValue(of: instance, at: range, in: scope)
    case "color", "uiColor", "swiftUIColor", "systemColor":
      if let color = try generatedColor(instance, at: range, in: scope) { return color }
    default: break
    }
    return try declaredMember(
      name, of: instance.type, isStatic: false, on: .instance(instance), at: range, in: scope)
      ?? UIKitType.member(
        name, ofAny: index.ancestry(of: instance.type), look: look(of: instance, in: scope))
  }

  /// Whose bars those of a controller are that is not the one whose code is read.
  private func look(ofOther type: SwiftTypeName, in scope: CodeScope) -> Look {
    guard index.types[type]?.keyword == .class, scope.look != .app,
      UIKitType.controller(index.ancestry(of: type)).isController,
      !index.ancestry(of: scope.type).contains(type)
    else { return scope.look }
    return look(of: type)
  }

  /// Whose bars those of a controller are that the code makes: a container's are those of its first screen.
  private func look(of instance: CodeInstance, in scope: CodeScope) -> Look {
    guard index.types[instance.type]?.keyword == nil else {
      return look(ofOther: instance.type, in: scope)
    }
    if case .expression(let root, let inner, _)? = instance.fields["rootViewController"],
      let screen = try? value(root, in: inner).typeName, screen != inner.type
    {
      return Look(.controller, screen)
    }
    return Look(.controller, instance.type)
  }

  /// Whose bars code in a type means.
  func look(of type: SwiftTypeName) -> Look {
    guard !type.isEmpty else { return .app }
    guard index.types[type]?.keyword != nil else {
      // A controller that another module declares, or Objective-C.
      let isScreen = type.hasSuffix("Controller") && !UIKitType.isKnown(type)
      return isScreen ? Look(.controller, type) : .app
    }
    if index.isTheme(type), index.types[type]?.keyword != .protocol { return Look(.theme, type) }
    let ancestry = index.ancestry(of: type)
    if UIKitType.bar(ancestry) != nil { return Look(.type, type) }
    let (isController, isContainer) = UIKitType.controller(ancestry)
    if isContainer { return Look(.type, type) }
    return isController || ancestry.contains("View") ? Look(.controller, type) : .app
  }

  private func trait(_ name: String, at range: SourceRange) throws -> CodeValue {
    switch name {
    case "userInterfaceStyle", "colorScheme":
      guard let isDark = answers.isDark else { throw CodeStop.undecided(.style) }
      return .word(isDark ? "dark" : "light")
    case "accessibilityContrast":
      guard let isHigh = answers.isHighContrast else { throw CodeStop.undecided(.contrast) }
      return .word(isHigh ? "high" : "normal")
    case "userInterfaceLevel": return .word("base")
    default: throw unresolved(.runtime, "trait '\(name)'", at: range)
    }
  }

  /// A member of the type that is expected: `.white`.
  func implicitMember(
    _ name: String, at range: SourceRange, in scope: CodeScope, as expected: SwiftTypeName?
  ) throws -> CodeValue {
    guard let expected, !expected.isEmpty else { return .word(name) }
    let type = index.resolved(expected, in: scope.type)
    if let value = try knownMember(name, of: .type(type), at: range, in: scope) { return value }
    if isColorType(type) {
      let other = type == "UIColor" ? "Color" : "UIColor"
      if let value = try declaredMember(
        name, of: other, isStatic: true, on: .type(other), at: range, in: scope)
      {
        return value
      }
      if let color = asset(chain: [name], at: range) { return color }
      throw unresolved(
        .otherModule, "color '.\(name)' is declared in none of the files", at: range, name: name)
    }
    return .word(name)
  }

  /// The value of a declaration that was found by its name, of several that fit.
  func value(
    of members: [CodeIndex.Member], named name: String, on owner: CodeValue?,
    at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue {
    // A property may share its name with methods: `searchBar(_:textDidChange:)`.
    let properties = members.filter { $0.variable != nil }
    let members = properties.isEmpty ? members : properties
    guard let member = members.first else {
      throw unresolved(.otherModule, "'\(name)' is declared in none of the files", at: range)
    }
    var inner = CodeScope(file: member.declaration.range.file)
    inner.type = member.owner
    inner.selfValue = owner
    inner.look = scope.look
    switch member.declaration.kind {
    case .function: return .method(members, on: inner)
    case .type(let type): return .type(member.owner + "." + type.name)
    case .typeAlias(_, let target): return .type(index.resolved(target, in: member.owner))
    case .enumCase(let name, _):
      return .instance(
        CodeInstance(type: member.owner, enumCase: name, range: member.declaration.range))
    case .variable(let variable):
      guard members.count == 1 || variable.getter != nil else {
        throw unresolved(
          .ambiguous, "'\(name)' is declared \(members.count) times", at: range, name: name)
      }
      return try deeper(at: range) {
        try value(of: variable, member, on: owner, at: range, in: inner)
      }
    }
  }

  private func value(
    of variable: SwiftVariable, _ member: CodeIndex.Member, on owner: CodeValue?,
    at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue {
    let place = member.declaration.range
    if let stored = storedObjects[place] { return stored }
    if case .some(let type)? = owner, barValues[type] != nil, variable.getter == nil,
      !variable.isConstant
    {
      let reason = "a value of '\(type)' that is known only while the app runs"
      throw CodeStop.unknownValue(Unresolved(.runtime, reason, at: range), of: type)
    }
    trail.append(place)
    note(variable.name, of: member.owner)
    let type = variable.type.map { index.resolved($0, in: member.owner) }
    if let getter = variable.getter {
      if getter.isEmpty, case .some(let type)? = owner { throw CodeStop.undecided(.instance(type)) }
      if let color = try hexColor(of: owner, by: getter, at: place, in: scope) { return color }
      if let value = try run(getter, in: scope, as: type) { return value }
      throw unresolved(.unreadExpression, "'\(variable.name)' is computed", at: place)
    }
    if let initial = variable.initial {
      let value = try self.value(initial, in: scope, as: type)
      switch value {
      case .object, .bar:
        storedObjects[place] = value
        return value
      case .instance(let instance) where !variable.isConstant && isOneOfSeveral(instance.type):
        return .some(instance.type)
      default: break
      }
      if !variable.isConstant, changeable == nil, !isField(of: owner, member),
        !index.isTheme(member.owner)
      {
        changeable = "'\(variable.name)' can be changed while the app runs"
      }
      if !variable.isConstant, case .nothing = value, let type { return some(type, in: scope) }
      return value
    }
    if let type {
      if case .some(let owner)? = owner, UIKitType.isColor(type),
        index.types[owner]?.keyword != nil,
        isOneOfSeveral(owner)
      {
        throw CodeStop.undecided(.instance(owner))
      }
      if index.types[type]?.keyword != nil || UIKitType.isKnown(type) {
        return some(type, in: scope)
      }
    }
    throw unresolved(
      .runtime, "'\(variable.name)' gets its value while the app runs", at: place,
      name: variable.name)
  }

  /// Whether a property is that of a structure that was made in view, whose changes are followed.
  private func isField(of owner: CodeValue?, _ member: CodeIndex.Member) -> Bool {
    guard case .instance(let instance)? = owner else { return false }
    return index.types[instance.type]?.keyword == .struct && !member.isStatic
  }

  /// Notes the name of what may be a color.
  private func note(_ name: String, of owner: SwiftTypeName) {
    guard names.count < 8 else { return }
    names.append(ColorName(owner.isEmpty ? name : "\(owner).\(name)", .code))
  }

  private func rawValue(
    of instance: CodeInstance, at range: SourceRange, in scope: CodeScope
  ) throws -> CodeValue? {
    guard let enumCase = instance.enumCase else { return nil }
    let members = index.members(enumCase, of: instance.type, isStatic: true, near: scope.file)
    guard case .enumCase(_, let raw) = members.first?.declaration.kind else { return nil }
    return try raw.map { try value($0, in: scope) } ?? .text(enumCase)
  }

  // MARK: - Instances that the app chooses from

  private func isOneOfSeveral(_ type: SwiftTypeName) -> Bool { instances(of: type).count > 1 }

  /// The instances of a type that the code names: the cases of an enumeration, the types of a protocol, static
  /// members of its own type.
  func instances(of type: SwiftTypeName) -> [(name: String, instance: CodeInstance)] {
    if let known = knownInstances[type] { return known }
    guard let entry = index.types[type] else { return [] }
    // A type that leads to itself has no more of them.
    knownInstances[type] = []
    let found = find(entry, type)
    knownInstances[type] = found
    return found
  }

  private func find(
    _ entry: CodeIndex.Entry, _ type: SwiftTypeName
  ) -> [(name: String, instance: CodeInstance)] {
    switch entry.keyword {
    case .enum:
      return entry.cases.map { name in
        let range =
          entry.members[name]?.first?.declaration.range ?? SourceRange(file: 0, lower: 0, upper: 0)
        return (name, CodeInstance(type: type, enumCase: name, range: range))
      }
    case .protocol:
      return index.conformers(of: type).filter {
        index.types[$0]?.keyword != nil && index.types[$0]?.keyword != .protocol
      }.flatMap { conformer in
        let inner = index.types[conformer]?.keyword == .enum ? instances(of: conformer) : []
        return inner.isEmpty
          ? [(conformer, CodeInstance(type: conformer, range: place(of: conformer)))] : inner
      }
    default: return staticInstances(of: type)
    }
  }

  private func staticInstances(
    of type: SwiftTypeName
  ) -> [(name: String, instance: CodeInstance)] {
    var found: [(name: String, instance: CodeInstance)] = []
    for member in index.all {
      let (owner, entry) = (member.owner, index.types[member.owner])
      // Of branches of `#if` that declare a name the first counts.
      guard owner == type || entry?.keyword == .enum, let variable = member.variable,
        variable.isStatic, variable.isConstant || variable.getter != nil,
        entry?.members[variable.name]?.first?.declaration.range == member.declaration.range
      else { continue }
      let typed = variable.type.map { index.resolved($0, in: owner) == type } ?? false
      guard typed || variable.initial?.calledName == type.lastName else { continue }
      let constant = aside {
        try? value(
          of: [member], named: variable.name, on: .type(owner), at: member.declaration.range,
          in: CodeScope(file: member.declaration.range.file))
      }
      guard case .instance(let instance)? = constant, instance.type == type else { continue }
      found.append((variable.name, instance))
    }
    // Two names of one instance are one.
    var seen: Set<SourceRange> = []
    return found.sorted {
      ($0.instance.range.file, $0.instance.range.lower) < (
        $1.instance.range.file, $1.instance.range.lower
      )
    }
    .filter { seen.insert($0.instance.range).inserted }
  }

  private func place(of type: SwiftTypeName) -> SourceRange {
    index.types[type]?.members.values.joined().map(\.declaration.range).min {
      ($0.file, $0.lower) < ($1.file, $1.lower)
    } ?? SourceRange(file: 0, lower: 0, upper: 0)
  }
}

extension SwiftExpression {
  /// The names of a chain of members, `["Asset", "Theme", "bar"]`; empty for anything else.
  var names: [String] {
    switch kind {
    case .name(let name): [name]
    case .member(let base, let name): (base?.names ?? []) + [name]
    case .call(let callee, let arguments) where arguments.isEmpty: callee.names
    default: []
    }
  }

  /// The name of the type that a call makes an instance of, without what qualifies it.
  var calledName: String? {
    guard case .call(let callee, _) = kind else { return nil }
    let names = callee.names
    return names.last == "init" ? names.dropLast().last : names.last
  }
}

extension SwiftTypeName {
  /// The name without the types around it.
  var lastName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}

extension CodeValue {
  /// The type of the standard library that a value has.
  fileprivate var standardType: SwiftTypeName {
    switch self {
    case .text: "String"
    case .number: "Int"
    case .flag: "Bool"
    default: "Array"
    }
  }
}
