import ThemeModel

struct BarTarget {
  let kind: BarKind
  /// True for a proxy: it takes fewer properties, each by one mechanism, and is never reset.
  let isProxy: Bool
  fileprivate let hasObjects: Bool
  fileprivate let isOpaque: Bool

  init(_ kind: BarKind, isProxy: Bool = false, _ context: EmitContext) {
    self.kind = kind
    self.isProxy = isProxy
    let bars = context.theme.appearances.map { context.drawn($0, kind) }
    hasObjects = bars.contains(where: \.hasObjects)
    isOpaque = bars.contains { $0.isTranslucent == false }
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

  func isDressed(_ appearance: ResolvedAppearance, on target: BarTarget) -> Bool {
    let kind = target.kind
    let bar = context.drawn(appearance, kind)
    return bar.hasObjects || bar.style != nil || bar.tint != nil
      || bar.bar[.prefersLargeTitles] != nil
      || takesTranslucency(target) && bar.isTranslucent != nil
      || target.hasObjects && bar.onGlass.isGlass
      || kind == .toolbar && !target.isProxy && !bar.itemSettings.isEmpty
  }

  private mutating func writeOwnProperties(of bar: DrawnBar, on target: BarTarget) {
    if let style = bar.style { line("\(target.receiver)barStyle = .\(style.rawValue)") }
    if takesTranslucency(target) { writeTranslucency(of: bar, on: target) }
    if let flag = bar.bar.flag(.prefersLargeTitles) {
      line("\(target.receiver)prefersLargeTitles = \(flag)")
    }
    if let tint = bar.tint { assign(tint.color, to: "\(target.receiver)tintColor") }
    // On a proxy the objects have the color.
    if !target.isProxy, let ink = bar.standard.ink(.otherTabs) {
      assign(ink.color, to: "unselectedItemTintColor")
    }
  }

  /// On iOS 26, replaces objects that another appearance may have left on a proxy by the system's.
  private mutating func writeGlass(_ bar: DrawnBar, on target: BarTarget) {
    guard target.isProxy, bar.onGlass.isGlass, target.hasObjects else { return }
    write(since: 26) {
      $0.line("\(target.receiver)setAppearances(\(target.kind.appearanceClass)())")
    }
  }

  /// Writes `isTranslucent`: true on glass, and explicit on a proxy after an opaque appearance.
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

  /// `UITabBar.isTranslucent` has no proxy.
  private func takesTranslucency(_ target: BarTarget) -> Bool {
    !target.isProxy || target.kind != .tabBar
  }
}
