import ThemeSyntax

extension BarReader {
  /// A bar that values of a type have, and the properties of it that themes know.
  typealias ValueBar = (bar: BarFact.Bar, properties: [(name: String, member: BarMember)])

  /// Reads the values of types whose properties are bars with colors: those of AppearanceNavigationController, and
  /// such as an app makes itself.
  func readThemeValues() {
    var known: [SwiftTypeName: [ValueBar]] = [:]
    var isRead: Set<SwiftTypeName> = []
    for type in index.types.keys.sorted() {
      let bars = BarFact.Bar.allCases.compactMap { bar in
        barType(bar, of: type).map { (bar, properties(of: bar, in: $0)) }
      }
      guard !bars.isEmpty else { continue }
      known[type] = bars
      evaluator.barValues[type] = false
      for (name, instance) in evaluator.instances(of: type) {
        read(instance, in: Look(.theme, name), bars)
        isRead.insert(type)
      }
    }
    for member in index.all {
      if let type = readHook(member, known) { isRead.insert(type) }
    }
    for type in isRead { evaluator.barValues[type] = true }
  }

  private func properties(
    of bar: BarFact.Bar, in type: SwiftTypeName
  ) -> [(name: String, member: BarMember)] {
    let members = index.types[type]?.members ?? [:]
    let reference = BarReference(bar, type: "", look: .app, by: .themeValue)
    return members.keys.sorted().compactMap { name in
      // Below a background of its own the bar's tint is not seen.
      guard name != "barTintColor" || members["backgroundColor"] == nil,
        members[name]?.contains(where: { $0.variable?.isStatic == false }) ?? false
      else { return nil }
      return BarMember.find([name], of: reference).map { (name, $0) }
    }
  }

  private func read(_ instance: CodeInstance, in look: Look, _ bars: [ValueBar]) {
    root = BarRoot(place: instance.range, isSetUp: true)
    for (bar, properties) in bars {
      for (name, member) in properties {
        add(
          [bar.rawValue, name], of: instance, to: bar, member.property, look,
          isColor: member.content == .ownColor)
      }
    }
    let style = index.members(
      "statusBarStyle", of: instance.type, isStatic: false, near: instance.range.file)
    guard style.first?.variable?.type == "UIStatusBarStyle" else { return }
    add(["statusBarStyle"], of: instance, to: .statusBar, "statusBarStyle", look, isColor: false)
  }

  // MARK: - Screens

  /// Reads the value that a screen gives by a hook, `preferredAppearance(for:)`, and returns its type; nil for what is
  /// no hook.
  ///
  /// A value without a name of its own is a look that has the screen's.
  private func readHook(
    _ member: CodeIndex.Member, _ known: [SwiftTypeName: [ValueBar]]
  ) -> SwiftTypeName? {
    guard !member.isStatic, let body = member.function?.body ?? member.variable?.getter,
      let name = member.function?.name ?? member.variable?.name,
      let result = member.function?.result ?? member.variable?.type,
      evaluator.look(of: member.owner).scope == .controller
    else { return nil }
    let type = index.resolved(result, in: member.owner)
    var scope = CodeScope(file: member.declaration.range.file)
    scope.type = member.owner
    scope.selfValue = .some(member.owner)
    root = BarRoot(place: member.declaration.range, isSetUp: true)
    let look = Look(.theme, member.owner)
    guard let bars = known[type] else {
      let isValue = name.hasPrefix("preferred") && name.hasSuffix("Appearance")
      guard isValue, type.hasSuffix("Appearance"), !UIKitType.isKnown(type) else { return nil }
      let isDeclared = index.types[type]?.keyword != nil
      let problem = Unresolved(
        isDeclared ? .unreadExpression : .otherModule,
        isDeclared
          ? "'\(type)' has no property that is named like a bar and has colors"
          : "'\(type)' is declared in none of the files", at: member.declaration.range, name: type)
      let leaves = evaluator.leaves { throw CodeStop.unresolved(problem) }
      add(
        leaves, .navigationBar, "backgroundColor", look: look, by: .themeValue,
        at: member.declaration.range, in: scope)
      return nil
    }
    guard name.hasPrefix("preferred") || isRequirement(name, of: member.owner) else { return nil }
    func read() {
      evaluator.begin()
      do {
        switch try evaluator.run(body, in: scope, as: type) {
        case .instance(let instance)? where instance.type == type:
          let isNamed = evaluator.instances(of: type).contains {
            $0.instance.range == instance.range
          }
          guard !isNamed else { return }
          // One that nothing is changed of is the same wherever it is made.
          let own = instance.fields.isEmpty ? Look(.theme, type) : look
          self.read(instance, in: own, bars)
        case .nothing?, nil: break
        default:
          throw evaluator.unresolved(
            .runtime, "a value of '\(type)' that is known only while the app runs",
            at: evaluator.resultRange ?? member.declaration.range)
        }
      } catch CodeStop.undecided(let question) where evaluator.answers.count < 6 {
        evaluator.forEachAnswer(to: question, read)
      } catch {
        addUnread(
          bars, of: look, at: evaluator.resultRange ?? member.declaration.range, in: scope, error)
      }
    }
    read()
    return type
  }

  /// Admits each color of a value that could not be read.
  private func addUnread(
    _ bars: [ValueBar], of look: Look, at place: SourceRange, in scope: CodeScope,
    _ error: any Error
  ) {
    for (bar, properties) in bars {
      for (_, property) in properties where property.content == .ownColor {
        let leaves = evaluator.leaves { throw error }
        add(leaves, bar, property.property, look: look, by: .themeValue, at: place, in: scope)
      }
    }
  }

  /// Whether a protocol of the app's that a type conforms to asks for a member.
  private func isRequirement(_ name: String, of type: SwiftTypeName) -> Bool {
    index.ancestry(of: type).contains {
      index.types[$0]?.keyword == .protocol && index.types[$0]?.members[name] != nil
    }
  }

  // MARK: - Fields

  /// Adds a field of an instance, or of one in it, where it has a value that themes know.
  private func add(
    _ path: [String], of instance: CodeInstance, to bar: BarFact.Bar, _ property: String,
    _ look: Look, isColor: Bool
  ) {
    let scope = CodeScope(file: instance.range.file)
    var place = instance.range
    let leaves = evaluator.leaves {
      var value = CodeValue.instance(instance)
      for name in path {
        guard case .instance(let owner) = value else { break }
        if case .expression(let field, _, _)? = owner.fields[name] {
          place = field.range
        } else if owner.fields[name] == nil,
          let member = index.members(name, of: owner.type, isStatic: false, near: scope.file).first
        {
          place = member.declaration.range
        }
        value = try evaluator.knownMember(name, of: value, at: place, in: scope) ?? .nothing
      }
      // The names of fields are those of the theming system.
      evaluator.names.removeAll { $0.name.hasPrefix("\(instance.type).") }
      switch value {
      case .color(let color) where isColor: return (.color(color), nil)
      case .word(let word): return (.word(word), nil)
      case .flag(let flag): return (.flag(flag), nil)
      case .nothing: return (.word("default"), nil)
      default: throw evaluator.unresolved(.runtime, "a value that is not constant", at: place)
      }
    }
    add(leaves, bar, property, look: look, by: .themeValue, at: place, in: scope)
  }

  /// The app's own type of a property that is named like a bar, if it has colors.
  private func barType(_ bar: BarFact.Bar, of type: SwiftTypeName) -> SwiftTypeName? {
    let members = index.types[type]?.members[bar.rawValue] ?? []
    guard let variable = members.first?.variable, !variable.isStatic,
      let name = variable.type ?? variable.initial?.calledName
    else { return nil }
    let found = index.resolved(name, in: type)
    // A screen's own bar is no value.
    let isScreen = UIKitType.controller(index.ancestry(of: type)).isController
    guard index.types[found]?.keyword != nil, !isScreen,
      UIKitType.bar(index.ancestry(of: found)) == nil
    else { return nil }
    return index.hasColors(found, atLeast: 1) ? found : nil
  }
}
