struct BarTarget {
  let kind: BarKind
  /// A proxy takes fewer properties, each by one mechanism, and is never reset.
  let isProxy: Bool
  let hasObjects: Bool
  fileprivate let isOpaque: Bool
  /// Set on the bar; a proxy has no `UITabBar.isTranslucent` and no color of other tabs.
  fileprivate let properties: [BarProperty]
  /// Indices of the appearances that set something on the bar.
  private(set) var dressed: [Int] = []

  init(_ kind: BarKind, isProxy: Bool = false, _ context: EmitContext) {
    self.kind = kind
    self.isProxy = isProxy
    let bars = context.theme.appearances.map { context.drawn($0, kind) }
    hasObjects = bars.contains(where: \.hasObjects)
    isOpaque = bars.contains { $0.isTranslucent == false }
    properties = BarProperty.ofBars.filter { property in
      property.applies(to: kind)
        && !(isProxy && kind == .tabBar
          && [.isTranslucent, .unselectedItemTintColor].contains(property))
    }
    dressed = bars.indices.filter { dresses(bars[$0]) }
  }

  private func dresses(_ bar: DrawnBar) -> Bool {
    bar.hasObjects || properties.contains { bar.bar.has($0) }
      || hasObjects && bar.onGlass.isGlass
      || kind == .toolbar && !isProxy && !bar.itemValues.isEmpty
  }

  /// Precedes each property, with the dot.
  var receiver: String { isProxy ? "\(kind.name)." : "" }
}

extension SwiftFile {
  mutating func writeBar(
    _ appearance: ResolvedAppearance, _ factories: BarFactories, on target: BarTarget
  ) {
    let bar = context.drawn(appearance, target.kind)
    writeOwnProperties(of: bar, on: target)
    if target.kind == .toolbar, !target.isProxy {
      writeButtons("items ?? []", bar.itemValues, .toolbar)
    }
    let isPinned = !target.isProxy && appearance.interfaceStyle != .unspecified
    guard bar.hasObjects || isPinned else { return writeGlass(bar, on: target) }
    if isPinned { line("overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)") }
    if bar.hasObjects {
      writeSlotCall(appearance, target.kind, factories, on: target.receiver)
    }
  }

  private mutating func writeOwnProperties(of bar: DrawnBar, on target: BarTarget) {
    for property in target.properties {
      if property == .isTranslucent {
        writeTranslucency(of: bar, on: target)
      } else if let value = bar.bar[property]?.value {
        assign(value, of: property, to: target.receiver + property.pathOfBar)
      }
    }
  }

  /// On iOS 26, replaces objects that another appearance may have left on a proxy by the system's.
  private mutating func writeGlass(_ bar: DrawnBar, on target: BarTarget) {
    guard target.isProxy, bar.onGlass.isGlass, target.hasObjects else { return }
    write(since: 26) {
      $0.line("\(target.receiver)setAppearances(\(target.kind.appearanceClass)())")
    }
  }

  /// True on glass, and explicit on a proxy after an opaque appearance.
  private mutating func writeTranslucency(of bar: DrawnBar, on target: BarTarget) {
    let statement = "\(target.receiver)isTranslucent = "
    let flag = bar.isTranslucent
    guard bar.onGlass.isGlass, flag != true, target.isOpaque else {
      if let flag { line("\(statement)\(flag)") }
      return
    }
    let before = flag.map { flag in
      { (file: inout SwiftFile) in file.line("\(statement)\(flag)") }
    }
    if target.isProxy {
      write(since: 26, before: before) { $0.line("\(statement)true") }
    } else if let before {
      write(before: 26, before)
    }
  }
}

extension BarProperty {
  /// Set beside the objects, which replace `barTintColor`.
  static let ofBars = allCases.filter { !$0.pathOfBar.isEmpty && $0 != .barTintColor }

  var pathOfBar: String { if case .bar(let path, _) = row.carrier { path } else { "" } }
}
