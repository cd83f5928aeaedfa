import ThemeModel

extension Backend {
  /// Factories of bar-appearance objects, and functions that put them on bars and items.
  static let barAppearances = Backend(.barAppearances) { context, sink in
    var file = SwiftFile(context, isolation: "", sink)
    let isEmpty = !BarKind.allCases.contains { file.isDressed($0) }
    file.write(imports: [.exposed("UIKit", unless: isEmpty)]) { file in
      let factories = BarFactories(modifier: file.access, suffix: "Appearance")
      var isFirst = true
      for kind in BarKind.allCases where file.isDressed(kind) || file.dressesItems(kind) {
        if !isFirst { file.writer.line() }
        isFirst = false
        if file.writeFactories(kind, factories) { file.writer.line() }
        if file.isDressed(kind) {
          file.writeAppliers(kind, factories)
          file.writeSlots(kind, of: kind.className)
          if file.dressesItems(kind) { file.writer.line() }
        }
        guard file.dressesItems(kind) else { continue }
        file.writeItemAppliers(factories)
        file.writeSlots(kind, of: "UINavigationItem")
        if file.tintsItems { file.writeItemTinting() }
      }
    }
  }
}

extension SwiftFile {
  /// Whether any appearance sets something on a kind of bar.
  fileprivate func isDressed(_ kind: BarKind) -> Bool {
    context.theme.appearances.contains { isDressed($0, kind, on: .own) }
  }

  /// Whether any appearance sets something on what a kind of bar has of a screen's.
  fileprivate func dressesItems(_ kind: BarKind) -> Bool {
    kind == .navigationBar && context.theme.appearances.contains { dressesItem($0) }
  }

  /// Whether an appearance sets something on navigation items.
  fileprivate func dressesItem(_ appearance: ResolvedAppearance) -> Bool {
    let bar = context.drawn(appearance, .navigationBar)
    return !bar.parts.isEmpty || !bar.itemSettings.isEmpty || bar.tintsItems
  }

  /// Whether an appearance colors the buttons of navigation items.
  fileprivate var tintsItems: Bool {
    context.theme.appearances.contains { context.drawn($0, .navigationBar).tintsItems }
  }
}

extension SwiftFile {
  /// For each appearance the function that dresses a bar.
  mutating func writeAppliers(_ kind: BarKind, _ factories: BarFactories) {
    let appearances = context.theme.appearances.filter { isDressed($0, kind, on: .own) }
    writer.line(text: "extension \(kind.className) {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.line(text: "/// Dresses the bar in `\(appearance.symbol)`, in all its states.")
        file.writeApplier(appearance, factories) { file in
          file.writeBar(appearance, kind, factories, on: .own)
        }
      }
    }
    writer.line("}")
  }

  /// For each appearance the function that dresses the bar while an item is on top.
  mutating func writeItemAppliers(_ factories: BarFactories) {
    let appearances = context.theme.appearances.filter { dressesItem($0) }
    writeIntroduction()
    writer.line("extension UINavigationItem {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        let isOfBar = file.runsBefore(26) ? "; before iOS 26 the tint is the bar's" : ""
        file.writer.line(
          text: "/// As `\(appearance.symbol)` while the item is on top"
            + (file.tintsItems ? isOfBar : "; the tint is the bar's") + ".")
        file.writeApplier(appearance, factories) { file in
          let bar = file.context.drawn(appearance, .navigationBar)
          if !bar.parts.isEmpty {
            file.writeSlotCall(appearance, .navigationBar, factories, on: "")
          }
          file.writeItemSettings(of: bar)
          if file.tintsItems { file.writeItemTints(of: bar) }
        }
      }
    }
    writer.line("}")
  }

  private mutating func writeApplier(
    _ appearance: ResolvedAppearance, _ factories: BarFactories,
    _ body: (inout SwiftFile) -> Void
  ) {
    writeDeprecation(appearance)
    let name = SwiftName.capitalized(factories.name(appearance))
    writer.function("\(access)func apply\(name)")
    indented(body)
    writer.line("}")
  }
}
