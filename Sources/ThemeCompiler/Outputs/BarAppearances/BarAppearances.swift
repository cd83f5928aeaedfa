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
      var items = bars.keeping(only: .navigationBar)
      // The bar that shows an item has its own styles and translucency, and may prefer large titles.
      items.bars.navigationBar = items.bars.navigationBar.without(
        BarPropertySet([.style, .isTranslucent, .prefersLargeTitles]))
      bars.bars.navigationBar = bars.bars.navigationBar.without(
        BarPropertySet(BarKind.navigationBar.itemProperties))
      var onBars = Installation(onBarsOf: bars)
      guard !items.bars.navigationBar.settings.isEmpty else { return [onBars] }
      // On iOS 26, only the function of items colors their buttons.
      onBars.tintsItems = false
      return [onBars, Installation(items, FixedStyles(all: .unspecified), hasTint: false)]
    },
    writer: .swift { file in
      let context = file.context
      let targets = BarKind.allCases.map { BarTarget($0, context) }
      let isEmpty = targets.allSatisfy(\.dressed.isEmpty)
      file.write(imports: [.exposed("UIKit", unless: isEmpty)]) { file in
        let factories = BarFactories(modifier: file.access, suffix: "Appearance")
        let ofItems = context.theme.appearances.filter { appearance in
          let bar = context.drawn(appearance, .navigationBar)
          return bar.hasObjects || !bar.itemValues.isEmpty || context.tintsItems(appearance)
        }
        let dressed = targets.map { target in
          (target: target, items: target.kind == .navigationBar ? ofItems : [])
        }.filter { !$0.target.dressed.isEmpty || !$0.items.isEmpty }
        file.each(dressed) { file, dressed in
          let (target, items) = dressed
          if file.writeFactories(target.kind, factories) { file.line() }
          if !target.dressed.isEmpty {
            file.writeAppliers(factories, on: target)
            file.writeSlots(target.kind, of: target.kind.className)
            if !items.isEmpty { file.line() }
          }
          if !items.isEmpty { file.writeItemAppliers(items, factories) }
        }
        if dressed.contains(where: { $0.target.kind != .tabBar }) {
          file.line()
          file.writeAppliedPropertiesFunction()
        }
      }
    })
}

extension SwiftFile {
  fileprivate mutating func writeAppliers(_ factories: BarFactories, on target: BarTarget) {
    let kind = target.kind
    block("extension \(kind.className) {") { file in
      for index in target.dressed {
        let appearance = file.context.theme.appearances[index]
        file.line("/// Dresses the bar in `\(appearance.symbol)`, in all its states.")
        file.writeApplier(appearance, factories) { file in
          let bar = file.context.drawn(appearance, kind)
          file.writeResetCall(applying: BarProperty.remembered(kind).filter(bar.bar.has))
          file.writeBar(appearance, factories, on: target)
        }
      }
      file.writeReset(of: kind)
    }
  }

  fileprivate mutating func writeItemAppliers(
    _ appearances: [ResolvedAppearance], _ factories: BarFactories
  ) {
    let tintsItems = context.theme.appearances.contains { context.tintsItems($0) }
    let tint =
      !tintsItems
      ? "; the tint is the bar's" : runsBefore(26) ? "; before iOS 26 the tint is the bar's" : ""
    block("extension UINavigationItem {") { file in
      for appearance in appearances {
        file.line("/// As `\(appearance.symbol)` while the item is on top\(tint).")
        file.writeApplier(appearance, factories) { file in
          let bar = file.context.drawn(appearance, .navigationBar)
          file.writeResetCall(applying: bar.itemValues.map(\.property))
          if bar.hasObjects { file.writeSlotCall(appearance, .navigationBar, factories, on: "") }
          file.writeItemSettings(bar.itemValues)
          if file.context.tintsItems(appearance) { file.writeItemTints(of: bar) }
        }
      }
      file.writeItemReset()
    }
    writeSlots(.navigationBar, of: "UINavigationItem")
    writeItemTinting(byKind: tintsItems)
  }

  private mutating func writeApplier(
    _ appearance: ResolvedAppearance, _ factories: BarFactories,
    _ body: (inout SwiftFile) -> Void
  ) {
    writeDeprecation(appearance)
    let name = SwiftName.capitalized(factories.name(appearance))
    function("\(access)func apply\(name)") { body(&$0) }
    line()
  }
}
