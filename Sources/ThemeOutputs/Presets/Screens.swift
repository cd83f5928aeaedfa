import ThemeModel

extension Backend {
  /// What AppearanceKit asks of each screen.
  static let screens = Backend(.screens) { context, sink in
    var file = SwiftFile(context, isolation: "", sink)
    if let missing = Output.screens.missing(context.theme) { return file.writeNothing(missing) }
    let imports = PresetDialect(context.configuration.runtime).imports + ["UIKit"]
    file.write(imports: imports.map { .exposed($0) }) { file in
      for (index, screen) in context.theme.screens.enumerated() {
        if index > 0 { file.writer.line() }
        file.writeConformance(of: screen)
      }
    }
  }
}

extension SwiftFile {
  /// The answers of a screen; bars about which no screen of the theme says anything stay as the app has them.
  fileprivate mutating func writeConformance(of screen: ResolvedScreen) {
    let appearance = context.theme.appearances[screen.appearance]
    let editing = context.theme.appearances[screen.whenEditing]
    let isUniform = screen.appearance == screen.whenEditing
    let screens = context.theme.screens
    writer.line(text: "extension \(screenType(screen)): NavigationControllerAppearanceContext {")
    indented { file in
      let names = [appearance.symbol] + (isUniform ? [] : [editing.symbol])
      file.writer.line(text: "/// `\(names.joined(separator: "`, while editing `"))`.")
      file.writeDeprecation(appearance.deprecation.isEmpty ? editing : appearance)
      file.writeAnswer(
        "preferredAppearance", "Appearance?",
        (isUniform ? "" : "isEditing ? .\(SwiftName.member(editing.symbol)) : ")
          + ".\(SwiftName.member(appearance.symbol))")
      if screens.contains(where: \.navigationBarHidden) {
        file.writer.line()
        file.writeAnswer(
          "prefersBarHidden", "Bool",
          screen.hides(.navigationBar, screen.navigationBarHidden, appearance, editing))
      }
      if screens.contains(where: { !$0.toolbarHidden }) {
        file.writer.line()
        file.writeAnswer(
          "prefersToolbarHidden", "Bool",
          screen.hides(.toolbar, screen.toolbarHidden, appearance, editing))
      }
    }
    writer.line("}")
  }

  private mutating func writeAnswer(_ name: String, _ type: String, _ value: String) {
    writer.function(
      "\(access)func \(name)", ["for navigationController: UINavigationController"],
      result: " -> \(type)")
    indented { $0.writer.line(text: value) }
    writer.line("}")
  }
}

extension ResolvedScreen {
  /// The expression that says whether a bar is hidden, by the screen or by what it wears.
  fileprivate func hides(
    _ kind: BarKind, _ isHidden: Bool, _ appearance: ResolvedAppearance,
    _ editing: ResolvedAppearance
  ) -> String {
    let flags = [appearance, editing].map { isHidden || $0.drawn(kind, on: .from15).isHidden }
    return flags[0] == flags[1] ? "\(flags[0])" : "isEditing ? \(flags[1]) : \(flags[0])"
  }
}
