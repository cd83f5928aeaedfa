import ThemeSyntax

extension BarReader {
  func assign(
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
}

extension BarReference {
  fileprivate func with(_ name: String) -> BarReference {
    var part = self
    part.path.append(name)
    return part
  }
}
