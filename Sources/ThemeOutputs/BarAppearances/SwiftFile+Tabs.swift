import ThemeModel

extension SwiftFile {
  /// The functions that color tabs in every layout, as far as the appearances need them.
  mutating func writeTabColoring(_ appearances: [ResolvedAppearance]) {
    let parts = appearances.flatMap { appearance -> [BarPart] in
      let bar = context.drawn(appearance, .tabBar)
      return bar.parts + (bar.parts(of: .scrollEdge) ?? [])
    }
    let functions: [(name: StaticString, state: StaticString, isSelected: Bool)] = [
      ("colorSelectedTab", "selected", true), ("colorOtherTabs", "normal", false),
    ]
    let used = functions.filter { function in
      parts.contains { if case .tabs(function.isSelected, _) = $0 { true } else { false } }
    }
    guard !used.isEmpty else { return }
    writer.line()
    writeIntroduction()
    writer.block("extension UITabBarAppearance {") { writer in
      for function in used {
        writer.write("private func ")
        writer.write(function.name)
        writer.block("(_ color: UIColor) {") { $0.writeTabLoop(function.state) }
        writer.line()
      }
      writer.block("private var layouts: [UITabBarItemAppearance] {") {
        $0.line("[stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]")
      }
    }
  }
}

extension SwiftWriter {
  /// The loop that sets icon and title of a state of the tabs.
  fileprivate mutating func writeTabLoop(_ state: StaticString) {
    block("for layout in layouts {") { writer in
      for property in ["iconColor", "titleTextAttributes[.foregroundColor]"] {
        writer.write("layout.")
        writer.write(state)
        writer.line(text: ".\(property) = color")
      }
    }
  }
}
