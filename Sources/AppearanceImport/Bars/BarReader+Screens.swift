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

  /// Reads a modifier of SwiftUI's that gives bars a look; false for any other.
  func readModifier(
    _ name: String, _ arguments: [SwiftArgument], at range: SourceRange, in scope: CodeScope
  ) -> Bool {
    guard name == "toolbarBackground" || name == "toolbarColorScheme",
      let value = arguments.first?.value
    else { return false }
    let places = arguments.filter { $0.label == "for" || $0.label == nil }.dropFirst()
      .compactMap { $0.value.names.last }
    for place in places.isEmpty ? ["navigationBar"] : places {
      let bars: [String: BarFact.Bar] = ["tabBar": .tabBar, "bottomBar": .toolbar]
      let bar = bars[place] ?? .navigationBar
      let look = scope.look
      if name == "toolbarColorScheme" {
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
