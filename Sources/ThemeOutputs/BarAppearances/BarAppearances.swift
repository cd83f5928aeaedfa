import ThemeModel

extension Output {
  package static let barAppearances = Output(
    id: "barAppearances",
    summary: "Plain UIKit: factories of bar-appearance objects, and functions that put them on "
      + "bars and navigation items, every slot of them",
    file: File(.swift, ending: "BarAppearances.swift"), mechanism: .barAppearances,
    writes: { property, _, _ in property != .isHidden },
    installs: { subject in
      var bars = subject.carried
      bars.leaveEdges { !$0.hasObjects }
      // A navigation item has no interface style: its bar may have another.
      let items = Installation(
        bars.with(only: .navigationBar), FixedStyles(all: .unspecified), hasTint: false)
      guard !bars.bars.navigationBar.settings.isEmpty else { return [Installation(onBarsOf: bars)] }
      bars.bars.navigationBar = bars.bars.navigationBar.without(BarProperty.ofItems)
      return [Installation(onBarsOf: bars), items]
    },
    writer: .swift { file in
      let context = file.context
      let targets = BarKind.allCases.map { BarTarget($0, context) }
      let isEmpty = !targets.contains { file.isDressed($0) }
      file.write(imports: [.exposed("UIKit", unless: isEmpty)]) { file in
        let factories = BarFactories(modifier: file.access, suffix: "Appearance")
        let dressedTargets = targets.filter { file.isDressed($0) || file.dressesItems($0.kind) }
        file.each(dressedTargets) { file, target in
          let kind = target.kind
          if file.writeFactories(kind, factories) { file.line() }
          if file.isDressed(target) {
            let dressed = context.theme.appearances.filter { file.isDressed($0, on: target) }
            file.writeAppliers(dressed, factories, on: target)
            file.writeSlots(kind, of: kind.className)
            if file.dressesItems(kind) { file.line() }
          }
          guard file.dressesItems(kind) else { return }
          let dressed = context.theme.appearances.filter { file.dressesItem($0) }
          file.writeItemAppliers(dressed, factories)
          file.writeSlots(kind, of: "UINavigationItem")
          file.writeItemTinting(byKind: file.tintsItems)
        }
        if targets.contains(where: { $0.kind != .tabBar && file.isDressed($0) })
          || file.dressesItems(.navigationBar)
        {
          file.line()
          file.writeAppliedPropertiesFunction()
        }
      }
    })
}

extension BarProperty {
  /// Properties of navigation bars that the function of items sets.
  fileprivate static let ofItems = BarPropertySet(
    allCases.filter { $0.row.carrier(on: .navigationBar).isOfItem })
}

extension SwiftFile {
  fileprivate func isDressed(_ target: BarTarget) -> Bool {
    context.theme.appearances.contains { isDressed($0, on: target) }
  }

  /// True if any appearance sets a property on the navigation items of screens.
  fileprivate func dressesItems(_ kind: BarKind) -> Bool {
    kind == .navigationBar && context.theme.appearances.contains { dressesItem($0) }
  }

  fileprivate func dressesItem(_ appearance: ResolvedAppearance) -> Bool {
    let bar = context.drawn(appearance, .navigationBar)
    return bar.hasObjects || !bar.itemSettings.isEmpty || context.tintsItems(appearance)
  }

  fileprivate var tintsItems: Bool {
    context.theme.appearances.contains { context.tintsItems($0) }
  }
}

extension SwiftFile {
  fileprivate mutating func writeAppliers(
    _ appearances: [ResolvedAppearance], _ factories: BarFactories, on target: BarTarget
  ) {
    block("extension \(target.kind.className) {") { file in
      file.each(appearances) { file, appearance in
        file.line("/// Dresses the bar in `\(appearance.symbol)`, in all its states.")
        file.writeApplier(appearance, factories) { file in
          let bar = file.context.drawn(appearance, target.kind)
          let properties = BarProperty.remembered(target.kind).filter(bar.bar.has)
          file.writeResetCall(applying: properties)
          file.writeBar(appearance, factories, on: target)
        }
      }
      file.line()
      file.writeReset(of: target.kind)
    }
  }

  fileprivate mutating func writeItemAppliers(
    _ appearances: [ResolvedAppearance], _ factories: BarFactories
  ) {
    block("extension UINavigationItem {") { file in
      let tint =
        !file.tintsItems
        ? "; the tint is the bar's"
        : file.runsBefore(26) ? "; before iOS 26 the tint is the bar's" : ""
      file.each(appearances) { file, appearance in
        file.line("/// As `\(appearance.symbol)` while the item is on top\(tint).")
        file.writeApplier(appearance, factories) { file in
          let bar = file.context.drawn(appearance, .navigationBar)
          file.writeResetCall(applying: bar.itemSettings.map(\.property))
          if bar.hasObjects {
            file.writeSlotCall(appearance, .navigationBar, factories, on: "")
          }
          file.writeItemSettings(bar.itemValues)
          if file.context.tintsItems(appearance) { file.writeItemTints(of: bar) }
        }
      }
      file.line()
      file.writeItemReset()
    }
  }

  private mutating func writeApplier(
    _ appearance: ResolvedAppearance, _ factories: BarFactories,
    _ body: (inout SwiftFile) -> Void
  ) {
    writeDeprecation(appearance)
    let name = SwiftName.capitalized(factories.name(appearance))
    function("\(access)func apply\(name)") { body(&$0) }
  }
}
