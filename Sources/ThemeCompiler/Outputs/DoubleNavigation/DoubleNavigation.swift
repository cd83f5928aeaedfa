import ThemeSyntax

extension Output {
  package static let doubleNavigation = Output(
    id: "doubleNavigation",
    summary: "dbn_configNavigationController(_:) for each of the theme's screens, for "
      + "DoubleNavigationController",
    file: File(.swift, ending: "DoubleNavigation.swift"),
    mechanism: .barAppearances,
    dresses: { theme, bar in bar == .tabBar ? [] : theme.wornAppearances },
    missing: { $0.screens.isEmpty ? "screens" : nil },
    declares: { theme, _ in theme.screenTypes },
    writes: { _, bar, _ in bar != .tabBar },
    // The library's copies of bars have none.
    hasObjects: { _ in false },
    installs: { subject in
      var carried = subject.carried
      if subject.worn.setsLargeTitles {
        carried.bars.navigationBar.leaveLargeTitles(at: carried.range)
      }
      let copies = Installation(ofCopiesOf: carried)
      for kind in BarKind.allCases where !subject.worn.kindsWithObjects.contains(kind) {
        guard let color = carried.bars[kind].color(.barTintColor) else { continue }
        carried.bars[kind].set(.backgroundColor, .color(color.value), at: color.range)
        carried.bars[kind].sort()
      }
      carried.leaveEdges { !subject.worn.kindsWithObjects.contains($0.kind) }
      return [Installation(onBarsOf: carried), copies]
    },
    writer: .swift { file in
      let dressing = ScreenDressing(file.context)
      file.write(imports: [.used("UIKit")]) { file in
        file.writeScreens(dressing)
        file.writeItems(
          "UINavigationItem", dressing.appearances.filter(dressing.hasItems), dressing
        ) { file, appearance in
          let bar = file.context.drawn(appearance, .navigationBar)
          file.writeItemSettings(dressing.itemValues(bar, of: appearance))
          if dressing.tintsItems { file.writeItemTints(of: bar) }
        }
        file.writeItems(
          "UIViewController", dressing.appearances.filter(dressing.hasToolbarItems), dressing
        ) { file, appearance in
          let bar = file.context.drawn(appearance, .toolbar)
          file.writeButtons(
            "toolbarItems ?? []", dressing.itemValues(bar, of: appearance), .toolbar)
        }
        if dressing.tintsItems { file.writeItemTinting() }
        for kind in dressing.kinds {
          file.line()
          file.writeDressing(dressing, kind)
          guard dressing.hasObjects(kind) else { continue }
          file.line()
          file.writeFactories(kind, ScreenDressing.factories, where: dressing.isWorn)
          file.writeSlots(kind, of: kind.className)
        }
      }
    })
}

extension ResolvedBar {
  /// Turns large titles off unless the bar sets them; otherwise the next screen keeps them.
  fileprivate mutating func leaveLargeTitles(at range: SourceRange) {
    guard !settings.isEmpty, !has(.prefersLargeTitles) else { return }
    set(.prefersLargeTitles, .flag(false), at: range)
    sort()
  }
}

extension Installation {
  /// The library's copies of navigation bars, visible in transitions, have no objects or style.
  fileprivate init(ofCopiesOf appearance: ResolvedAppearance) {
    let bar = appearance.bars.navigationBar
    let standard = DrawnBar(bar, .navigationBar, on: .ios15).standard
    let titles: [BarProperty] = [.titleColor, .largeTitleColor, .titleFont, .largeTitleFont]
    var copy = ResolvedBar(
      settings: bar.settings.filter { setting in
        let property = setting.property
        return !property.pathOfBar.isEmpty || titles.contains(property)
          || property.row.drawnFrom != nil || property == .isHidden
      }, backdrop: bar.backdrop)
    if standard.isClear {
      copy.set(
        .background, .word(BarBackground.transparent),
        at: bar[.background]?.range ?? appearance.range)
    } else if let color = bar.color(.barTintColor) ?? bar.color(.backgroundColor) {
      copy.set(.backgroundColor, .color(color.value), at: color.range)
    }
    // Every screen writes a style, so no bar of the theme is left to the app.
    if copy.settings.isEmpty { copy.set(.style, .word(BarStyle.default), at: appearance.range) }
    copy.sort()
    var copiedAppearance = appearance.keeping(only: .navigationBar)
    copiedAppearance.bars.navigationBar = bar.settings.isEmpty ? bar : copy
    self.init(copiedAppearance, FixedStyles(all: .unspecified), tintsItems: false)
  }
}

/// The bars of all screens; each screen sets all properties of any, as it inherits unset ones.
struct ScreenDressing {
  fileprivate let context: EmitContext
  let appearances: [ResolvedAppearance]
  /// Includes a toolbar only if an appearance has one.
  let kinds: [BarKind]
  let tintsItems: Bool
  let isPinned: Bool
  let worn: WornBars
  private let symbols: Set<String>
  /// The other appearances of the same screen, by symbol.
  private let others: [String: [ResolvedAppearance]]

  static let factories = BarFactories(modifier: "fileprivate ", suffix: "Screen")

  init(_ context: EmitContext) {
    self.context = context
    let appearances = context.theme.wornAppearances
    self.appearances = appearances
    tintsItems = appearances.contains(where: context.tintsItems)
    isPinned = appearances.contains { $0.interfaceStyle != .unspecified }
    worn = WornBars(appearances)
    symbols = Set(appearances.map(\.symbol))
    others = context.theme.screens.reduce(into: [:]) { others, screen in
      guard screen.appearance != screen.whenEditing else { return }
      let (shown, editing) = (
        context.theme.appearances[screen.appearance], context.theme.appearances[screen.whenEditing]
      )
      others[shown.symbol, default: []].append(editing)
      others[editing.symbol, default: []].append(shown)
    }
    let hasToolbar = appearances.contains { !$0.bars.toolbar.settings.isEmpty }
    kinds = appearances.isEmpty ? [] : hasToolbar ? [.navigationBar, .toolbar] : [.navigationBar]
  }

  func hasObjects(_ kind: BarKind) -> Bool { worn.kindsWithObjects.contains(kind) }

  /// A nil value resets a setting of another appearance of the screen.
  func itemValues(_ bar: DrawnBar, of appearance: ResolvedAppearance) -> [ItemValue] {
    let own = bar.itemValues
    var reset = BarPropertySet()
    for other in others[appearance.symbol] ?? [] {
      for value in context.drawn(other, bar.kind).itemValues { reset.insert(value.property) }
    }
    for value in own { reset.remove(value.property) }
    let resets = BarProperty.allCases.filter(reset.contains).map { ItemValue($0, nil) }
    return (own + resets).sorted { $0.property < $1.property }
  }

  func hasItems(_ appearance: ResolvedAppearance) -> Bool {
    tintsItems
      || !itemValues(context.drawn(appearance, .navigationBar), of: appearance).isEmpty
  }

  func hasToolbarItems(_ appearance: ResolvedAppearance) -> Bool {
    !itemValues(context.drawn(appearance, .toolbar), of: appearance).isEmpty
  }

  func isWorn(_ appearance: ResolvedAppearance) -> Bool { symbols.contains(appearance.symbol) }

  func name(_ appearance: ResolvedAppearance, of items: String = "") -> String {
    "dress\(items)As\(SwiftName.capitalized(Self.factories.name(appearance)))"
  }

  fileprivate func calls(_ appearance: ResolvedAppearance) -> [String] {
    let item = "navigationItem.\(name(appearance))()"
    return kinds.map { "navigationController.\($0.name).\(name(appearance))()" }
      + (hasItems(appearance) ? [item] : [])
      + (hasToolbarItems(appearance) ? ["\(name(appearance, of: "ToolbarItems"))()"] : [])
  }
}

extension SwiftFile {
  /// Writes the methods that DoubleNavigationController calls by their selector.
  fileprivate mutating func writeScreens(_ dressing: ScreenDressing) {
    each(context.theme.screens) { file, screen in
      file.block("extension \(screen.typeName) {") { $0.writeScreen(screen, dressing) }
    }
  }

  fileprivate mutating func writeItems(
    _ type: String, _ appearances: [ResolvedAppearance], _ dressing: ScreenDressing,
    _ body: (inout SwiftFile, ResolvedAppearance) -> Void
  ) {
    guard !appearances.isEmpty else { return }
    let items = type == "UIViewController" ? "ToolbarItems" : ""
    line()
    block("extension \(type) {") { file in
      file.each(appearances) { file, appearance in
        file.function("fileprivate func \(dressing.name(appearance, of: items))") {
          body(&$0, appearance)
        }
      }
    }
  }

  private mutating func writeScreen(_ screen: ResolvedScreen, _ dressing: ScreenDressing) {
    let appearance = context.theme.appearances[screen.appearance]
    let editing = context.theme.appearances[screen.whenEditing]
    let isUniform = screen.appearance == screen.whenEditing
    line("/// Dresses the bars in `\(appearance.symbol)`.")
    if !isUniform {
      line("///")
      line("/// While the screen is edited, in `\(editing.symbol)`.")
    }
    line("@objc(dbn_configNavigationController:)")
    function(
      "func dbn_configNavigationController", ["_ navigationController: UINavigationController"]
    ) { file in
      var (shown, whenEditing) = (screen.visibility(appearance), screen.visibility(editing))
      if shown == whenEditing {
        file.lines(shown)
        (shown, whenEditing) = ([], [])
      }
      shown += dressing.calls(appearance)
      guard !isUniform else { return file.lines(shown) }
      whenEditing += dressing.calls(editing)
      file.choose("if isEditing {", { $0.lines(whenEditing) }, otherwise: { $0.lines(shown) })
    }
  }
}

extension ResolvedScreen {
  var typeName: String {
    name.split(separator: ".").map { SwiftName.extended(String($0)) }.joined(separator: ".")
  }

  fileprivate func visibility(_ appearance: ResolvedAppearance) -> [String] {
    [("NavigationBar", BarKind.navigationBar), ("Toolbar", .toolbar)].map { name, kind in
      "navigationController.set\(name)Hidden(\(hides(kind, in: appearance)), animated: false)"
    }
  }
}

extension WornBars {
  init(_ appearances: [ResolvedAppearance]) {
    let kinds = BarKind.allCases.filter { kind in
      appearances.contains { $0.drawn(kind, on: .ios15).hasObjects }
    }
    self.init(
      kindsWithObjects: Set(kinds),
      setsLargeTitles: appearances.contains { $0.bars.navigationBar.has(.prefersLargeTitles) })
  }
}
