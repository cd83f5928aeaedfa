import ThemeSyntax

extension BarReader {
  /// Reads the values of types whose properties are bars with colors: those of AppearanceNavigationController, and
  /// such as an app makes itself.
  func readThemeValues() {
    for type in index.types.keys.sorted() {
      let bars = BarFact.Bar.allCases.compactMap { bar in barType(bar, of: type).map { (bar, $0) } }
      guard !bars.isEmpty else { continue }
      for (name, instance) in evaluator.instances(of: type) {
        read(instance, named: name, bars)
      }
    }
  }

  private func read(
    _ instance: CodeInstance, named name: String, _ bars: [(BarFact.Bar, SwiftTypeName)]
  ) {
    let look = Look(.theme, name)
    let scope = CodeScope(file: instance.range.file)
    root = BarRoot(place: instance.range, isSetUp: true)
    for (bar, type) in bars {
      let names = index.types[type]?.members.keys.sorted() ?? []
      // Below a background of its own the bar's tint is not seen.
      for property in names where property != "barTintColor" || !names.contains("backgroundColor") {
        guard let member = BarMember.find([property], of: reference(bar, look)),
          index.members(property, of: type, isStatic: false, near: scope.file).first?.variable
            != nil
        else { continue }
        add(
          [bar.rawValue, property], of: instance, to: bar, member.property, look,
          isColor: member.content == .ownColor)
      }
    }
    let style = index.members(
      "statusBarStyle", of: instance.type, isStatic: false, near: scope.file)
    guard style.first?.variable?.type == "UIStatusBarStyle" else { return }
    add(["statusBarStyle"], of: instance, to: .statusBar, "statusBarStyle", look, isColor: false)
  }

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

  private func reference(_ bar: BarFact.Bar, _ look: Look) -> BarReference {
    BarReference(bar, type: "", look: look, by: .themeValue)
  }

  /// The app's own type of a property that is named like a bar, if it has colors.
  private func barType(_ bar: BarFact.Bar, of type: SwiftTypeName) -> SwiftTypeName? {
    let members = index.types[type]?.members[bar.rawValue] ?? []
    guard let variable = members.first?.variable, !variable.isStatic,
      let name = variable.type ?? variable.initial?.calledName
    else { return nil }
    let found = index.resolved(name, in: type)
    return index.types[found]?.keyword != nil && index.hasColors(found, atLeast: 1) ? found : nil
  }
}
