extension Output {
  package static let screens = Output(
    id: "screens",
    summary:
      "Conformances of the theme's screens to NavigationControllerAppearanceContext, which say "
      + "by the presets what each wears",
    file: File(.swift, ending: "Screens.swift"), runtimes: [.appearanceKit, .yalantis],
    missing: { $0.screens.isEmpty ? "screens" : nil },
    declares: { theme, _ in theme.screenTypes },
    writer: .swift { file in
      let screens = file.context.theme.screens
      file.write(imports: file.runtime.imports + [.exposed("UIKit")]) { file in
        var hidden: [(question: ScreenQuestion, bar: BarKind)] = []
        // Presets of the original library cannot hide a bar.
        let hides = screens.contains { screen in
          screen.navigationBarHidden
            || file.runtime == .yalantis
              && [screen.appearance, screen.whenEditing].contains {
                screen.hides(.navigationBar, in: file.context.theme.appearances[$0])
              }
        }
        if hides { hidden.append((.prefersBarHidden, .navigationBar)) }
        if screens.contains(where: { !$0.toolbarHidden }) {
          hidden.append((.prefersToolbarHidden, .toolbar))
        }
        file.each(screens) { $0.writeConformance(of: $1, hidden) }
      }
    })
}

extension SwiftFile {
  /// `hidden` has the methods to write, each with its bar.
  fileprivate mutating func writeConformance(
    of screen: ResolvedScreen, _ hidden: [(question: ScreenQuestion, bar: BarKind)]
  ) {
    let appearance = context.theme.appearances[screen.appearance]
    let editing = context.theme.appearances[screen.whenEditing]
    let isUniform = screen.appearance == screen.whenEditing
    block("extension \(screen.typeName): NavigationControllerAppearanceContext {") { file in
      let names = [appearance.symbol] + (isUniform ? [] : [editing.symbol])
      file.line("/// `\(names.joined(separator: "`, while editing `"))`.")
      file.writeAnswer(
        .preferredAppearance, deprecatedBy: appearance.deprecation.isEmpty ? editing : appearance,
        (isUniform ? "" : "isEditing ? .\(SwiftName.member(editing.symbol)) : ")
          + ".\(SwiftName.member(appearance.symbol))")
      for (question, bar) in hidden {
        let flags = [appearance, editing].map { screen.hides(bar, in: $0) }
        file.line()
        file.writeAnswer(
          question,
          flags[0] == flags[1] ? "\(flags[0])" : "isEditing ? \(flags[1]) : \(flags[0])")
      }
    }
  }

  /// Writes a protocol method, under both historical names for the original runtime.
  private mutating func writeAnswer(
    _ question: ScreenQuestion, deprecatedBy appearance: ResolvedAppearance? = nil, _ value: String
  ) {
    if let appearance { writeDeprecation(appearance) }
    let controller = "navigationController: UINavigationController"
    function(
      "\(access)func \(question.rawValue)", ["for \(controller)"], result: " -> \(question.type)"
    ) { $0.line(value) }
    guard runtime == .yalantis else { return }
    line()
    line("/// The same under its name before September 2020.")
    if let appearance { writeDeprecation(appearance) }
    function(
      "\(access)func \(question.formerName)", [controller], result: " -> \(question.type)"
    ) { $0.line("\(question.rawValue)(for: navigationController)") }
  }
}

private enum ScreenQuestion: String {
  case preferredAppearance, prefersBarHidden, prefersToolbarHidden

  /// The name in AppearanceNavigationController from November 2015 to August 2020.
  var formerName: String {
    switch self {
    case .preferredAppearance: "preferredNavigationControllerAppearance"
    case .prefersBarHidden: "prefersNavigationControllerBarHidden"
    case .prefersToolbarHidden: "prefersNavigationControllerToolbarHidden"
    }
  }

  var type: String { self == .preferredAppearance ? "Appearance?" : "Bool" }
}

extension ResolvedScreen {
  func hides(_ kind: BarKind, in appearance: ResolvedAppearance) -> Bool {
    (kind == .toolbar ? toolbarHidden : navigationBarHidden)
      || appearance.drawn(kind, on: .ios15).isHidden
  }
}
