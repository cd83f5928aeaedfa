import ThemeSyntax

extension BarReader {
  /// Reads a property that says how the status bar, or everything, looks on a screen or in a theme.
  func readStyles(_ variable: SwiftVariable, _ member: CodeIndex.Member, in scope: CodeScope) {
    let isTheme = scope.look.scope == .theme
    let type = variable.type ?? ""
    let (bar, property): (BarFact.Bar, String)
    switch type {
    case "UIStatusBarStyle" where variable.name == "preferredStatusBarStyle" || isTheme:
      (bar, property) = (.statusBar, "statusBarStyle")
    case "UIUserInterfaceStyle" where isTheme: (bar, property) = (.app, "UIUserInterfaceStyle")
    default: return
    }
    guard
      let body = variable.getter
        ?? variable.initial.map({ [SwiftStatement(.expression($0), at: $0.range)] })
    else { return }
    var scope = scope
    if !isTheme, asksScreens(member.owner) { scope.conditions.append("where no screen decides") }
    let leaves = evaluator.leaves {
      guard case .word(let word)? = try evaluator.run(body, in: scope, as: type) else {
        throw evaluator.unresolved(
          .runtime, "a style that is not constant", at: member.declaration.range)
      }
      return (.word(word), evaluator.resultRange)
    }
    add(
      leaves, bar, property, look: scope.look, by: isTheme ? .themeValue : .instance,
      at: member.declaration.range, in: scope)
  }

  /// Whether a container asks the screens in it for the style of the status bar.
  private func asksScreens(_ type: SwiftTypeName) -> Bool {
    let children = index.ancestry(of: type).compactMap {
      index.types[$0]?.members["childForStatusBarStyle"]?.first?.variable?.getter
    }
    return children.first.map { !$0.isNothing } ?? false
  }

  /// Whether any container asks the screens in it: by naming a child, or by giving the style of one.
  var screensDecideStatusBar: Bool {
    index.types.keys.contains { type in
      guard UIKitType.controller(index.ancestry(of: type)).isContainer else { return false }
      if asksScreens(type) { return true }
      let style = index.types[type]?.members["preferredStatusBarStyle"]?.first?.variable?.getter
      var asks = false
      for statement in style ?? [] {
        statement.visit { expression in
          guard case .member(let base?, "preferredStatusBarStyle") = expression.kind else { return }
          if base.names != ["super"] { asks = true }
        }
      }
      return asks
    }
  }

  /// Reads a modifier of SwiftUI's that gives bars a look; false for any other.
  func readModifier(
    _ name: String, of view: SwiftExpression?, _ arguments: [SwiftArgument], at range: SourceRange,
    in scope: CodeScope
  ) -> Bool {
    guard let value = arguments.first?.value else { return false }
    if name == "tabViewStyle", let view, Self.makesPages(arguments) { notePages(view) }
    if name == "tint" || name == "accentColor" {
      guard let view, let bar = barTinted(through: view) else { return false }
      let leaves = leaves(of: value, .tint, in: scope)
      add(leaves, bar, "tintColor", look: scope.look, by: .swiftUI, at: range, in: scope)
      return true
    }
    if name == "preferredColorScheme" {
      if case .nilLiteral = value.kind { return true }
      guard scope.look.scope == .controller else { return true }
      let leaves = evaluator.leaves { try word(value, as: "ColorScheme", in: scope) }
      add(
        leaves, .app, "UIUserInterfaceStyle", look: scope.look, by: .swiftUI, at: range, in: scope)
      return true
    }
    guard name == "toolbarBackground" || name == "toolbarColorScheme" else { return false }
    let places = arguments.filter { $0.label == "for" || $0.label == nil }.dropFirst()
      .compactMap { $0.value.names.last }
    for place in places.isEmpty ? ["navigationBar"] : places {
      let bars: [String: BarFact.Bar] = ["tabBar": .tabBar, "bottomBar": .toolbar]
      let bar = bars[place] ?? .navigationBar
      let look = scope.look
      if name == "toolbarColorScheme" {
        if case .nilLiteral = value.kind { continue }
        let leaves = evaluator.leaves {
          let (style, place) = try word(value, as: "ColorScheme", in: scope)
          return (style == .word("dark") ? .word("black") : .word("default"), place)
        }
        add(leaves, bar, "style", look: look, by: .swiftUI, at: range, in: scope)
        continue
      }
      switch value.names.last {
      case "hidden":
        let leaves = evaluator.leaves { (.word("transparent"), nil) }
        add(leaves, bar, "background", look: look, by: .swiftUI, at: range, in: scope)
      case "visible", "automatic": break
      case let name? where name.hasSuffix("Material") || name == "gradient" || name == "bar":
        let leaves = evaluator.leaves {
          throw evaluator.unresolved(.content, "a material or a gradient", at: value.range)
        }
        add(leaves, bar, "backgroundColor", look: look, by: .swiftUI, at: range, in: scope)
      default:
        let leaves = evaluator.leaves {
          guard case .color(let color) = try evaluator.value(value, in: scope, as: "Color") else {
            throw evaluator.unresolved(.content, "a material or a gradient", at: value.range)
          }
          return (.color(color), nil)
        }
        add(leaves, bar, "backgroundColor", look: look, by: .swiftUI, at: range, in: scope)
      }
    }
    return true
  }
}

extension BarReader {
  /// The bar whose buttons have the tint of a view: that of a navigation or of tabs, under other modifiers; nil for any
  /// other view.
  private func barTinted(through view: SwiftExpression) -> BarFact.Bar? {
    guard case .call(let callee, let arguments) = view.kind else { return nil }
    switch callee.kind {
    case .name("NavigationStack"), .name("NavigationView"), .name("NavigationSplitView"):
      return .navigationBar
    case .name("TabView"): return viewsOfPages.contains(view.range) ? nil : .tabBar
    case .member(_?, "tabViewStyle") where Self.makesPages(arguments): return nil
    case .member(let base?, _): return barTinted(through: base)
    default: return nil
    }
  }

  /// Whether arguments of `tabViewStyle(_:)` ask for pages, which have no tab bar.
  private static func makesPages(_ arguments: [SwiftArgument]) -> Bool {
    let styles = ["automatic", "tabBarOnly", "sidebarAdaptable", "DefaultTabViewStyle"]
    return arguments.first.map { !styles.contains($0.value.names.last ?? "") } ?? true
  }

  /// Notes that a view shows pages, wherever its tint is set below that.
  private func notePages(_ view: SwiftExpression) {
    guard case .call(let callee, _) = view.kind else { return }
    switch callee.kind {
    case .name("TabView"): viewsOfPages.insert(view.range)
    case .member(let base?, _): notePages(base)
    default: break
    }
  }
}

extension [SwiftStatement] {
  /// Whether a getter gives nil.
  fileprivate var isNothing: Bool {
    switch (count, first?.kind) {
    case (1, .expression(let value)?), (1, .return(let value?)?):
      if case .nilLiteral = value.kind { true } else { false }
    default: false
    }
  }
}
