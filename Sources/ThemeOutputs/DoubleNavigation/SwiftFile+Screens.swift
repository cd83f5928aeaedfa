import ThemeModel

extension SwiftFile {
  /// For each screen the method that DoubleNavigationController calls by its selector.
  mutating func writeScreens(_ dressing: ScreenDressing) {
    for (index, screen) in context.theme.screens.enumerated() {
      if index > 0 { writer.line() }
      writer.line(text: "extension \(typeName(screen.name)) {")
      indented { $0.writeScreen(screen, dressing) }
      writer.line("}")
    }
  }

  private mutating func writeScreen(_ screen: ResolvedScreen, _ dressing: ScreenDressing) {
    let appearance = context.theme.appearances[screen.appearance]
    let editing = context.theme.appearances[screen.whenEditing]
    let isUniform = screen.appearance == screen.whenEditing
    writer.line(text: "/// Dresses the bars in `\(appearance.symbol)`.")
    if !isUniform {
      writer.line("///")
      writer.line(text: "/// While the screen is edited, in `\(editing.symbol)`.")
    }
    writer.line("@objc(dbn_configNavigationController:)")
    writer.function(
      "func dbn_configNavigationController", ["_ navigationController: UINavigationController"])
    indented { file in
      let visibility = screen.visibility(appearance)
      let isFixed = screen.visibility(editing) == visibility
      if isFixed { for line in visibility { file.writer.line(text: line) } }
      if isUniform { return file.writeDressing(dressing.calls(appearance)) }
      file.writer.line("if isEditing {")
      let hidden = isFixed ? [] : screen.visibility(editing)
      file.writeDressing(hidden + dressing.calls(editing), isIndented: true)
      file.writer.line("} else {")
      file.writeDressing((isFixed ? [] : visibility) + dressing.calls(appearance), isIndented: true)
      file.writer.line("}")
    }
    writer.line("}")
  }

  private mutating func writeDressing(_ lines: [String], isIndented: Bool = false) {
    if isIndented { writer.indent() }
    for line in lines { writer.line(text: line) }
    if isIndented { writer.outdent() }
  }

  /// A screen's class with backticks around keywords.
  private func typeName(_ name: String) -> String {
    name.split(separator: ".").map { SwiftName.extended(String($0)) }.joined(separator: ".")
  }
}

extension ResolvedScreen {
  /// The statements that show or hide the bars.
  fileprivate func visibility(_ appearance: ResolvedAppearance) -> [String] {
    let isHidden = navigationBarHidden || appearance.drawn(.navigationBar, on: .from15).isHidden
    let isToolbarHidden = toolbarHidden || appearance.drawn(.toolbar, on: .from15).isHidden
    return [
      "navigationController.setNavigationBarHidden(\(isHidden), animated: false)",
      "navigationController.setToolbarHidden(\(isToolbarHidden), animated: false)",
    ]
  }
}

extension ScreenDressing {
  /// The statements that dress the bars.
  fileprivate func calls(_ appearance: ResolvedAppearance) -> [String] {
    kinds.map { "navigationController.\($0.name).\(name(appearance))()" }
  }
}
