import ThemeModel

extension Backend {
  /// What DoubleNavigationController asks of each screen.
  static let doubleNavigation = Backend(.doubleNavigation) { context, sink in
    var file = SwiftFile(context, isolation: "", sink)
    let dressing = ScreenDressing(context)
    if let missing = Output.doubleNavigation.missing(context.theme) {
      return file.writeNothing(missing)
    }
    file.write(imports: [.used("UIKit")]) { file in
      file.writeScreens(dressing)
      file.writeItems(dressing)
      file.writeToolbarItems(dressing)
      if dressing.tintsItems { file.writeItemTinting() }
      for kind in dressing.kinds {
        file.writer.line()
        file.writeDressing(dressing, kind)
        guard dressing.hasObjects(kind) else { continue }
        file.writer.line()
        file.writeFactories(kind, ScreenDressing.factories, where: dressing.isWorn)
        file.writeSlots(kind, of: kind.className)
      }
    }
  }
}

/// The bars of all screens: the next screen inherits what one of them leaves unset, so each sets
/// everything that any of them sets.
struct ScreenDressing {
  fileprivate let context: EmitContext
  /// The appearances that screens wear.
  let appearances: [ResolvedAppearance]
  /// The bars that are dressed; a toolbar only where an appearance has one.
  let kinds: [BarKind]

  static let factories = BarFactories(modifier: "fileprivate ", suffix: "Screen")

  init(_ context: EmitContext) {
    self.context = context
    let appearances = context.theme.wornAppearances
    self.appearances = appearances
    let hasToolbar = appearances.contains { !$0.bars.toolbar.settings.isEmpty }
    kinds = appearances.isEmpty ? [] : hasToolbar ? [.navigationBar, .toolbar] : [.navigationBar]
  }

  /// Whether a screen pins its bars to an interface style.
  var isPinned: Bool { appearances.contains { $0.interfaceStyle != .unspecified } }

  /// Whether a kind of bar has a bar-appearance object that is not the system's.
  func hasObjects(_ kind: BarKind) -> Bool {
    appearances.contains { !context.drawn($0, kind).parts.isEmpty }
  }

  /// Whether an appearance sets something on the navigation items of screens.
  func hasItems(_ appearance: ResolvedAppearance) -> Bool {
    tintsItems || !context.drawn(appearance, .navigationBar).itemSettings.isEmpty
  }

  /// Whether an appearance sets something on the items that screens have in the toolbar.
  func hasToolbarItems(_ appearance: ResolvedAppearance) -> Bool {
    !context.drawn(appearance, .toolbar).itemSettings.isEmpty
  }

  /// Whether an appearance colors the buttons of screens' navigation items.
  var tintsItems: Bool {
    appearances.contains { context.drawn($0, .navigationBar).tintsItems }
  }

  /// Whether a screen wears an appearance.
  func isWorn(_ appearance: ResolvedAppearance) -> Bool {
    appearances.contains { $0.symbol == appearance.symbol }
  }

  /// The function that dresses a bar in an appearance.
  func name(_ appearance: ResolvedAppearance) -> String {
    "dressAs" + SwiftName.capitalized(Self.factories.name(appearance))
  }

  /// The function that dresses a screen's toolbar items in an appearance.
  func toolbarItemsName(_ appearance: ResolvedAppearance) -> String {
    "dressToolbarItemsAs" + SwiftName.capitalized(Self.factories.name(appearance))
  }
}

extension SwiftFile {
  /// For each screen the method that DoubleNavigationController calls by its selector.
  mutating func writeScreens(_ dressing: ScreenDressing) {
    for (index, screen) in context.theme.screens.enumerated() {
      if index > 0 { writer.line() }
      writer.line(text: "extension \(screenType(screen)) {")
      indented { $0.writeScreen(screen, dressing) }
      writer.line("}")
    }
  }

  /// For each appearance that says something of it the function that dresses a screen's item.
  mutating func writeItems(_ dressing: ScreenDressing) {
    let appearances = dressing.appearances.filter(dressing.hasItems)
    guard !appearances.isEmpty else { return }
    writer.line()
    writeIntroduction()
    writer.line("extension UINavigationItem {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.function("fileprivate func \(dressing.name(appearance))")
        file.indented { file in
          let bar = file.context.drawn(appearance, .navigationBar)
          file.writeItemSettings(bar.itemValues)
          if dressing.tintsItems { file.writeItemTints(of: bar) }
        }
        file.writer.line("}")
      }
    }
    writer.line("}")
  }

  /// For each appearance that says something of them the function that dresses a screen's toolbar items.
  mutating func writeToolbarItems(_ dressing: ScreenDressing) {
    let appearances = dressing.appearances.filter(dressing.hasToolbarItems)
    guard !appearances.isEmpty else { return }
    writer.line()
    writer.line("extension UIViewController {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.function("fileprivate func \(dressing.toolbarItemsName(appearance))")
        file.indented { file in
          let bar = file.context.drawn(appearance, .toolbar)
          file.writeButtons("toolbarItems ?? []", bar.itemValues, .toolbar)
        }
        file.writer.line("}")
      }
    }
    writer.line("}")
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
  func screenType(_ screen: ResolvedScreen) -> String {
    screen.name.split(separator: ".").map { SwiftName.extended(String($0)) }.joined(separator: ".")
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
  /// The call that dresses a screen's navigation item; before iOS 13 it has its own look.
  private func itemCall(_ appearance: ResolvedAppearance) -> String {
    let call = "navigationItem.\(name(appearance))()"
    return context.configuration.deploymentTarget.major < 13
      ? "if #available(iOS 13.0, *) { \(call) }" : call
  }

  /// The statements that dress the bars.
  fileprivate func calls(_ appearance: ResolvedAppearance) -> [String] {
    kinds.map { "navigationController.\($0.name).\(name(appearance))()" }
      + (hasItems(appearance) ? ["\(itemCall(appearance))"] : [])
      + (hasToolbarItems(appearance) ? ["\(toolbarItemsName(appearance))()"] : [])
  }
}
