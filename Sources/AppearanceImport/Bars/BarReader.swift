import ThemeSyntax

/// Finds in an app's code what gives bars a look.
///
/// Every function is read by itself as if it ran once; a function that is called with something it depends on is read
/// where it is called.
final class BarReader {
  let evaluator: Evaluator
  let files: AppFiles
  var drafts: [BarDraft] = []
  var attachments: [BarAttachment] = []
  /// The function that is read.
  var root = BarRoot(place: SourceRange(file: 0, lower: 0, upper: 0))
  /// Whether what is read is that of a proxy's object.
  var isProxied = false
  /// Functions that were read where they are called.
  private var inlined: Set<SourceRange> = []
  private var active: [SourceRange] = []
  /// The place of the value that is read, where it has one of its own.
  var valueRange: SourceRange?
  private var relevance: BarRelevance
  private let setUp: SetUpFunctions
  private var steps = 0

  var index: CodeIndex { evaluator.index }

  /// The most statements that are read, calls followed.
  private static let mostSteps = 300_000
  /// The deepest chain of calls.
  private static let deepest = 3
  /// The most questions whose answers decide where a function returns.
  private static let mostQuestions = 5
  /// The most elements of a list that are read one by one.
  private static let mostElements = 16
  /// How often the statement that is read is read, for the loops around it.
  private var repeats = 1
  /// The most times that one is.
  private static let mostRepeats = 256

  init(_ files: AppFiles, _ index: CodeIndex) {
    self.files = files
    evaluator = Evaluator(index: index, assets: files.assets)
    relevance = BarRelevance(index)
    setUp = SetUpFunctions(index)
  }

  func readAll() {
    readThemeValues()
    for statements in index.scripts { read(statements) }
    let helpers = index.all.filter { BarRelevance.isHelper($0, index) }
    let places = Set(helpers.map(\.declaration.range))
    for member in index.all where !places.contains(member.declaration.range) { read(member) }
    // A helper that nothing calls says what it says by itself.
    for member in helpers where !inlined.contains(member.declaration.range) { read(member) }
  }

  // MARK: - Declarations

  /// Reads the statements of a file's top level.
  private func read(_ statements: [SwiftStatement]) {
    guard let first = statements.first, relevance.isRelevant(statements) else { return }
    root = BarRoot(place: first.range, isSetUp: true)
    var scope = CodeScope(file: first.range.file)
    walk(statements, in: &scope)
  }

  private func read(_ member: CodeIndex.Member) {
    guard !index.ancestry(of: member.owner).contains("PreviewProvider") else { return }
    root = BarRoot(place: member.declaration.range, isSetUp: setUp.contains(member))
    var scope = CodeScope(file: root.place.file)
    scope.type = member.owner
    scope.look = evaluator.look(of: member.owner)
    if Self.undoes(member) { scope.conditions = ["as the screen goes away"] }
    if !member.owner.isEmpty {
      let isMade = member.function?.name == "init"
      scope.me =
        member.isStatic && !isMade ? .type(member.owner) : me(member.owner, in: scope)
    }
    switch member.declaration.kind {
    case .function(let function):
      guard let body = function.body, relevance.isRelevant(body) else { return }
      for parameter in function.parameters {
        let type = index.resolved(parameter.type, in: member.owner)
        scope.locals[parameter.name] = unknown(parameter, type, in: scope)
      }
      walk(body, in: &scope)
    case .variable(let variable):
      readStyles(variable, member, in: scope)
      for body in [variable.getter ?? []] + variable.observers where relevance.isRelevant(body) {
        var inner = scope
        walk(body, in: &inner)
      }
      if let initial = variable.initial, relevance.isRelevant(initial) {
        walkClosures(of: initial, in: scope)
      }
    case .type, .enumCase, .alias: break
    }
  }

  private func me(_ type: SwiftTypeName, in scope: CodeScope) -> CodeValue {
    let ancestry = index.ancestry(of: type)
    if let appearance = ancestry.first(where: UIKitType.barAppearances.contains) {
      return evaluator.add(AppearanceObject(appearance))
    }
    return evaluator.some(type, in: scope)
  }

  private func unknown(
    _ parameter: SwiftFunction.Parameter, _ type: SwiftTypeName, in scope: CodeScope
  ) -> CodeLocal {
    if UIKitType.barAppearances.contains(type) {
      return .value(evaluator.add(AppearanceObject(type)), trail: [])
    }
    let isKnown = index.types[type]?.keyword != nil || UIKitType.isKnown(type)
    guard isKnown, !UIKitType.isColor(type) else {
      let range = root.place
      return .expression(
        SwiftExpression(.other("parameter '\(parameter.name)'"), at: range), scope, type: nil)
    }
    return .value(evaluator.some(type, in: scope), trail: [])
  }

  /// Whether a function puts bars back into the look they had.
  private static func undoes(_ member: CodeIndex.Member) -> Bool {
    guard let name = member.function?.name else { return false }
    return ["viewWillDisappear", "viewDidDisappear"].contains(name) || name.hasPrefix("reset")
      || name.hasPrefix("restore")
  }

  // MARK: - Statements

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
      if statement.leaves { return false }
    }
    return true
  }

  /// The statements of the branch that is taken.
  private func branch(
    of statement: SwiftStatement, in scope: inout CodeScope
  ) throws -> [SwiftStatement] {
    switch statement.kind {
    case .condition(let conditions, let then, let otherwise):
      try evaluator.holds(conditions, in: &scope) ? then : otherwise
    case .demand(let conditions, let otherwise):
      try evaluator.holds(conditions, in: &scope) ? [] : otherwise
    case .choice(let subject, let cases):
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
    case .result(let value): if let value { walk(value, in: scope) }
    case .block(let statements): walk(statements, in: &scope)
    case .loop(let name, let list, let statements):
      repeatedly(list, in: scope) { element in
        var inner = scope
        if let name { inner.locals[name] = element }
        walk(statements, in: &inner)
      }
    case .builds(let branches):
      for branch in branches {
        var inner = scope
        inner.conditions.append("in some builds")
        walk(branch, in: &inner)
      }
    case .condition, .choice:
      fork {
        var inner = scope
        walk(try branch(of: statement, in: &inner), in: &inner)
      }
      rebind(statement, in: &scope)
    case .demand(let conditions, let otherwise):
      // What follows is what the function is for, unless it is known that it never runs.
      guard evaluator.neverHold(conditions, in: &scope) else { return }
      var inner = scope
      walk(otherwise, in: &inner)
    }
  }

  /// Reads something for each element of a list, or once where nobody knows them or there are too many.
  private func repeatedly(
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
        .result(SwiftExpression(.name(name), at: statement.range)), at: statement.range)
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

  // MARK: - Assignments

  private func assign(
    _ value: SwiftExpression, to target: SwiftExpression, at range: SourceRange,
    in scope: inout CodeScope
  ) {
    if case .name(let name) = target.kind, scope.locals[name] != nil {
      try? evaluator.assign(value, to: target, at: range, in: &scope)
      return
    }
    if evaluator.assignPart(value, of: target, in: &scope) { return }
    let owner: CodeValue
    let name: String
    do {
      guard let found = try evaluator.owner(of: target, in: scope) else { return }
      (owner, name) = found
    } catch CodeStop.unresolved(let problem) {
      return admit(problem, target, at: range, in: scope)
    } catch {
      return
    }
    switch owner {
    case .bar(var bar):
      bar.path.append(name)
      set(bar, to: value, at: range, in: scope)
    case .object(let object, let path):
      evaluator.set(path + [name], of: object, to: value, at: range, in: scope)
    case .some(let type) where name == "overrideUserInterfaceStyle":
      let isScreen = UIKitType.controller(index.ancestry(of: type)).isController
      guard isScreen || type == "UIWindow" else { return }
      let leaves = evaluator.leaves { try word(value, as: "UIUserInterfaceStyle", in: scope) }
      add(
        leaves, .app, "UIUserInterfaceStyle", look: scope.look, by: .instance, at: range,
        in: scope)
    default: break
    }
  }

  /// The members by which theming libraries set properties of bars.
  private static let wrappers: Set = ["theme", "rx", "reactive", "themed", "themeManager"]

  /// Adds that nobody knows whose property is set, where only bars have such a property.
  private func admit(
    _ problem: Unresolved, _ target: SwiftExpression, at range: SourceRange, in scope: CodeScope
  ) {
    guard let name = target.names.last, Self.ofBarsAlone.contains(name) else { return }
    let path = target.names.joined(separator: ".").lowercased()
    let bar: BarFact.Bar =
      path.contains("tabbar") || name == "unselectedItemTintColor"
      ? .tabBar
      : path.contains("toolbar")
        ? .toolbar : path.contains("searchbar") ? .searchBar : .navigationBar
    set(
      BarReference(bar, type: "", look: scope.look, by: .instance).with(name),
      to: SwiftExpression(.other(problem.reason), at: problem.ends), at: range, in: scope)
  }

  /// The properties that nothing but a bar has.
  private static let ofBarsAlone: Set = [
    "barTintColor", "titleTextAttributes", "largeTitleTextAttributes", "unselectedItemTintColor",
  ]

  /// Sets a property of a bar.
  func set(
    _ bar: BarReference, to value: SwiftExpression, at range: SourceRange, in scope: CodeScope
  ) {
    if let wrapper = bar.path.dropLast().first(where: Self.wrappers.contains),
      let name = bar.path.last
    {
      // A theming library of another module gives the property its values.
      var own = bar
      own.path = [name]
      let value = SwiftExpression(.other("what '\(wrapper)' of another module gives"), at: range)
      return set(own, to: value, at: range, in: scope)
    }
    if let slot = bar.path.first, bar.path.count == 1, UIKitType.slots[slot] != nil {
      attach(value, to: bar, slot: slot, at: range, in: scope)
    } else if let member = BarMember.find(bar.path, of: bar) {
      var scope = scope
      if bar.part == .barItem, bar.mechanism == .instance {
        scope.conditions.append("for one item")
      }
      let leaves = leaves(of: value, member, in: scope)
      let mechanism =
        bar.path.count > 1 && bar.path.first.map { UIKitType.slots[$0] != nil } ?? false
        ? BarFact.Mechanism.barAppearance : bar.mechanism
      add(leaves, bar.bar, member.property, look: bar.look, by: mechanism, at: range, in: scope)
    }
  }

  // MARK: - Calls

  /// The place of a call without what it is a modifier of.
  private func modifier(_ expression: SwiftExpression, of base: SwiftExpression?) -> SourceRange {
    guard let base else { return expression.range }
    let range = SourceRange(
      file: expression.range.file, lower: base.range.upper, upper: expression.range.upper)
    let bytes = files.sources[Int(range.file)].bytes[Int(range.lower)..<Int(range.upper)]
    let blanks = Int32(bytes.prefix { $0 <= 0x20 }.count)
    return SourceRange(file: range.file, lower: range.lower + blanks, upper: range.upper)
  }

  private func walkClosures(of expression: SwiftExpression, in scope: CodeScope) {
    guard relevance.isRelevant(expression) else { return }
    walk(expression, in: scope)
  }

  private func walk(_ expression: SwiftExpression, in scope: CodeScope) {
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
    case .binary("=", let target, let value):
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
    if case .member(let base, let name) = callee.kind {
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
    } else if case .name(let name) = callee.kind,
      setByCall(
        name, of: SwiftExpression(.name("self"), at: callee.range), arguments,
        at: expression.range, in: scope)
    {
      return true
    } else if case .name(let name) = callee.kind, relevance.isRelevant(name: name),
      case .method(let members, let inner)? =
        try? evaluator.name(name, at: callee.range, in: scope, as: nil)
    {
      return inline(members, inner, arguments, in: scope)
    } else if case .name = callee.kind,
      case .closure(let closure, let inner)? = try? evaluator.value(callee, in: scope)
    {
      var body = inner.binding(
        closure.parameters, to: arguments.map { .expression($0.value, scope, type: nil) })
      body.conditions = scope.conditions
      guard active.count < Self.deepest else { return true }
      active.append(expression.range)
      defer { active.removeLast() }
      walk(closure.body, in: &body)
      return true
    } else if case .closure(let closure) = callee.kind {
      var inner = scope
      walk(closure.body, in: &inner)
      return true
    }
    return false
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

extension BarReference {
  fileprivate func with(_ name: String) -> BarReference {
    var part = self
    part.path.append(name)
    return part
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
      case .assignment(let target, let value) where target.names == [name]: .result(value)
      case .condition(let conditions, let then, let otherwise):
        .condition(
          conditions, then: then.map { $0.returning(name) },
          otherwise: otherwise.map { $0.returning(name) })
      case .choice(let subject, let cases):
        .choice(
          subject, cases.map { SwiftCase($0.patterns, $0.body.map { $0.returning(name) }) })
      default: kind
      }
    return SwiftStatement(changed, at: range)
  }
}
