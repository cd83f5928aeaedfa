import ThemeSyntax

/// The declarations of an app's Swift by their qualified names.
struct CodeIndex: Sendable {
  /// A type that the app declares or extends.
  struct Entry: Sendable {
    /// Nil for a type of another module.
    fileprivate(set) var keyword: SwiftType.Keyword?
    fileprivate(set) var inherited: [SwiftTypeName] = []
    fileprivate(set) var members: [String: [Member]] = [:]
    /// The names of its enumeration's cases, in order.
    fileprivate(set) var cases: [String] = []
  }

  /// A declaration and the type that it stands in, empty for the top level.
  struct Member: Sendable {
    let declaration: SwiftDeclaration
    let owner: SwiftTypeName

    var variable: SwiftVariable? {
      if case .variable(let variable) = declaration.kind { variable } else { nil }
    }

    var function: SwiftFunction? {
      if case .function(let function) = declaration.kind { function } else { nil }
    }

    /// Whether it belongs to the type and not to its instances.
    var isStatic: Bool {
      switch declaration.kind {
      case .variable(let variable): variable.isStatic
      case .function(let function): function.isStatic
      case .type, .enumCase, .typeAlias: true
      }
    }
  }

  private(set) var types: [SwiftTypeName: Entry] = [:]
  private(set) var globals: [String: [Member]] = [:]
  private var aliases: [SwiftTypeName: SwiftTypeName] = [:]
  /// The types that name a protocol or a class among what they inherit.
  private var subtypes: [SwiftTypeName: [SwiftTypeName]] = [:]
  private var ancestries: [SwiftTypeName: [SwiftTypeName]] = [:]
  private var themes: Set<SwiftTypeName> = []
  /// The statements of files whose top level does something.
  private(set) var topLevelCode: [[SwiftStatement]] = []
  /// Every declaration but types, in the order of files and places.
  private(set) var all: [Member] = []

  init(_ files: [SwiftSourceFile]) {
    for file in files {
      for statement in file.statements { add(statement) }
      if file.statements.contains(where: \.runs) { topLevelCode.append(file.statements) }
    }
    for (name, entry) in types {
      for parent in entry.inherited {
        subtypes[resolved(parent, in: name), default: []].append(name)
      }
    }
    for name in subtypes.keys { subtypes[name]?.sort() }
    for name in types.keys { ancestries[name] = findAncestry(of: name) }
    for name in types.keys where findTheme(name) { themes.insert(name) }
    all = (types.values.flatMap { $0.members.values.joined() } + globals.values.joined()).sorted {
      let (left, right) = ($0.declaration.range, $1.declaration.range)
      return (left.file, left.lower) < (right.file, right.lower)
    }
  }

  private mutating func add(_ statement: SwiftStatement) {
    switch statement.kind {
    case .declaration(let declaration): add(declaration, to: "")
    case .ifConfig(let branches): for statement in branches.joined() { add(statement) }
    default: break
    }
  }

  private mutating func add(_ declaration: SwiftDeclaration, to owner: SwiftTypeName) {
    let member = Member(declaration: declaration, owner: owner)
    let name: String
    switch declaration.kind {
    case .type(let type):
      name = owner.isEmpty ? type.name : "\(owner).\(type.name)"
      var entry = types[name] ?? Entry()
      if type.keyword != .extension { entry.keyword = type.keyword }
      entry.inherited += type.inherited
      types[name] = entry
      for inner in type.members { add(inner, to: name) }
      return
    case .typeAlias(let alias, let target):
      aliases[owner.isEmpty ? alias : "\(owner).\(alias)"] = target
      return
    case .variable(let variable): name = variable.name
    case .function(let function): name = function.name
    case .enumCase(let enumCase, _):
      name = enumCase
      types[owner]?.cases.append(enumCase)
    }
    if owner.isEmpty {
      globals[name, default: []].append(member)
    } else {
      types[owner]?.members[name, default: []].append(member)
    }
  }

  /// The qualified name that a type's name has in a scope; the name itself for a type of another module.
  func resolved(_ name: SwiftTypeName, in scope: SwiftTypeName) -> SwiftTypeName {
    find(name, in: scope) ?? name
  }

  /// A type that the app declares or extends, or one that it gives another name.
  func find(
    _ name: SwiftTypeName, in scope: SwiftTypeName, depth: Int = 0
  ) -> SwiftTypeName? {
    guard depth < 8 else { return nil }
    var outer = scope
    while true {
      let candidate = outer.isEmpty ? name : "\(outer).\(name)"
      if types[candidate] != nil { return candidate }
      if let target = aliases[candidate] {
        return find(target, in: outer, depth: depth + 1) ?? target
      }
      guard !outer.isEmpty else { break }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    return nil
  }

  /// A type with those it inherits from, nearest first; names of other modules come last.
  func ancestry(of name: SwiftTypeName) -> [SwiftTypeName] { ancestries[name] ?? [name] }

  private func findAncestry(of name: SwiftTypeName) -> [SwiftTypeName] {
    var found = [name]
    var index = 0
    while index < found.count, found.count < 64 {
      for parent in types[found[index]]?.inherited ?? [] {
        let parent = resolved(parent, in: found[index])
        if !found.contains(parent) { found.append(parent) }
      }
      index += 1
    }
    return found
  }

  /// The members of a name that a type has, its own before inherited ones, those in a file before others.
  func members(
    _ name: String, of type: SwiftTypeName, isStatic: Bool, near file: Int32
  ) -> [Member] {
    for type in ancestry(of: type) {
      let found = (types[type]?.members[name] ?? []).filter { $0.isStatic == isStatic }
      let here = found.filter { $0.declaration.range.file == file }
      if !found.isEmpty { return here.isEmpty ? found : here }
    }
    return []
  }

  /// The types that conform to a protocol or inherit from a class, directly or not, sorted.
  func conformers(of name: SwiftTypeName) -> [SwiftTypeName] {
    var found: [SwiftTypeName] = []
    var rest = subtypes[name] ?? []
    while let next = rest.popLast(), found.count < 64 {
      guard !found.contains(next) else { continue }
      found.append(next)
      rest += subtypes[next] ?? []
    }
    return found.sorted()
  }

  /// Whether a type has at least so many properties that are colors.
  func hasColors(_ name: SwiftTypeName, atLeast count: Int) -> Bool {
    let members = types[name].map { Array($0.members.values.joined()) } ?? []
    let colors = members.filter { member in
      guard let variable = member.variable, !variable.isStatic else { return false }
      return ["UIColor", "Color"].contains(variable.type) || variable.initial?.isColorCall ?? false
    }
    return colors.count >= count
  }

  /// Whether a type is one of several that an app chooses its colors from: a protocol of colors that several types
  /// conform to, or one of these types.
  func isTheme(_ name: SwiftTypeName) -> Bool { themes.contains(name) }

  private func findTheme(_ name: SwiftTypeName) -> Bool {
    ancestry(of: name).contains {
      types[$0]?.keyword == .protocol && hasColors($0, atLeast: 1) && conformers(of: $0).count > 1
    }
  }
}

extension SwiftStatement {
  /// Whether it does more than to declare something.
  fileprivate var runs: Bool {
    switch kind {
    case .declaration: false
    case .ifConfig(let branches): branches.joined().contains(where: \.runs)
    default: true
    }
  }
}

extension SwiftExpression {
  fileprivate var isColorCall: Bool {
    switch kind {
    case .call(let callee, _): ["UIColor", "Color"].contains(callee.names.first)
    case .member: ["UIColor", "Color"].contains(names.first)
    default: false
    }
  }
}
