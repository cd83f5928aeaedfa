import ThemeModel

/// The bar that statements are about.
struct BarTarget {
  let kind: BarKind
  /// Whether it is a proxy, which takes fewer properties, each by one mechanism.
  let isProxy: Bool
  /// What any appearance of the theme sets on the kind of bar.
  let common: CommonSettings

  /// The bar whose method it is, or its proxy.
  init(_ kind: BarKind, isProxy: Bool = false, _ context: EmitContext) {
    self.kind = kind
    self.isProxy = isProxy
    common = CommonSettings(kind, context)
  }

  /// What is in front of each property, with the dot.
  var receiver: String { isProxy ? "\(kind.name)." : "" }

  /// Whether an appearance that leaves a property out takes it back from others; what a proxy leaves out, others
  /// may say.
  fileprivate func takesBack(_ property: BarProperty) -> Bool {
    !isProxy && common.properties.contains(property)
  }
}

/// What any appearance of a theme sets on a kind of bar: each of them says something of it, so that nothing is left of
/// the one before.
struct CommonSettings {
  private(set) var properties = BarPropertySet()
  private(set) var hasObjects = false
  /// Whether an appearance keeps the bar from showing content through.
  private(set) var isOpaque = false
  private(set) var isPinned = false
  /// What takes back what is set before iOS 13, each once.
  private(set) var legacy: [LegacyPart] = []

  init(_ kind: BarKind, _ context: EmitContext) {
    let isOld = context.configuration.deploymentTarget.major < 13
    for appearance in context.theme.appearances {
      let bar = context.drawn(appearance, kind)
      for setting in bar.bar.settings { properties.insert(setting.property) }
      hasObjects = hasObjects || !bar.parts.isEmpty
      isOpaque = isOpaque || bar.isTranslucent == false
      isPinned = isPinned || appearance.interfaceStyle != .unspecified
      guard isOld else { continue }
      legacy += bar.legacyParts.map(\.cleared).filter { !legacy.contains($0) }
    }
    // Where the theme speaks of it, that is set on every iOS.
    if properties.contains(.isTranslucent) { legacy.removeAll(where: \.isTranslucency) }
  }
}

extension SwiftFile {
  /// Everything that an appearance sets on a bar, and what takes back what other appearances set.
  mutating func writeBar(
    _ appearance: ResolvedAppearance, _ factories: BarFactories, on target: BarTarget
  ) {
    let kind = target.kind
    writeOwnProperties(appearance, on: target)
    if kind == .toolbar, !target.isProxy {
      writeButtons("items ?? []", of: context.drawn(appearance, kind), target.common.properties)
    }
    let hasObjects = !context.drawn(appearance, kind).parts.isEmpty
    let isPinned = !target.isProxy && target.common.isPinned
    guard hasObjects || isPinned || !target.isProxy && target.common.hasObjects else {
      writeBeforeObjects(appearance, on: target)
      return writeGlass(appearance, on: target)
    }
    let isGuarded = runsBefore(13)
    if isGuarded {
      writer.line("if #available(iOS 13.0, *) {")
      writer.indent()
    }
    if isPinned {
      writer.line(text: "overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    if hasObjects || target.common.hasObjects {
      writeSlotCall(appearance, kind, factories, on: target.receiver)
    }
    guard isGuarded else { return }
    writer.outdent()
    writeBeforeObjects(appearance, on: target, opening: "} else {", closing: nil)
    writer.line("}")
  }

  /// Whether an appearance sets anything on a bar that the target takes.
  func isDressed(_ appearance: ResolvedAppearance, on target: BarTarget) -> Bool {
    let kind = target.kind
    let bar = context.drawn(appearance, kind)
    return !bar.parts.isEmpty || bar.style != nil || bar.tint != nil
      || bar.bar[.prefersLargeTitles] != nil
      || takesTranslucency(target) && bar.isTranslucent != nil
      || runsBefore(13) && !bar.legacyParts.isEmpty
      || target.common.hasObjects && bar.onGlass.isGlass
      || kind == .toolbar && !target.isProxy && !bar.itemSettings.isEmpty
  }

  /// The properties of the bar itself, which hold on every iOS.
  private mutating func writeOwnProperties(
    _ appearance: ResolvedAppearance, on target: BarTarget
  ) {
    let bar = context.drawn(appearance, target.kind)
    if let style = bar.style ?? (target.takesBack(.style) ? .default : nil) {
      writer.line(text: "\(target.receiver)barStyle = .\(style.rawValue)")
    }
    if takesTranslucency(target) { writeTranslucency(of: bar, on: target) }
    let flag = bar.bar.flag(.prefersLargeTitles)
    if let flag = flag ?? (target.takesBack(.prefersLargeTitles) ? false : nil) {
      writer.line(text: "\(target.receiver)prefersLargeTitles = \(flag)")
    }
    if bar.tint != nil || target.takesBack(.tintColor) {
      assign(bar.tint?.color, to: "\(target.receiver)tintColor")
    }
    // On a proxy the tabs' color is either in the objects or here.
    let ink = bar.standard.ink(.otherTabs)
    if !target.isProxy, ink != nil || target.takesBack(.unselectedItemTintColor) {
      assign(ink?.color, to: "\(target.receiver)unselectedItemTintColor")
    }
  }

  /// On iOS 26 the system's objects in place of those that another appearance may have left behind.
  private mutating func writeGlass(_ appearance: ResolvedAppearance, on target: BarTarget) {
    let bar = context.drawn(appearance, target.kind)
    guard bar.onGlass.isGlass, target.common.hasObjects else { return }
    let call = "\(target.receiver)setAppearances(\(target.kind.appearanceClass)())"
    writeByGlass({ $0.writer.line(text: call) }, before: nil)
  }

  /// Whether the bar is translucent, which it is on glass, also after an appearance that says it is
  /// not.
  private mutating func writeTranslucency(of bar: DrawnBar, on target: BarTarget) {
    let statement = "\(target.receiver)isTranslucent = "
    let flag = bar.isTranslucent ?? (target.takesBack(.isTranslucent) ? true : nil)
    guard bar.onGlass.isGlass, flag != true, target.common.isOpaque else {
      if let flag { writer.line(text: "\(statement)\(flag)") }
      return
    }
    writeByGlass(
      { $0.writer.line(text: "\(statement)true") },
      before: flag.map { flag in { $0.writer.line(text: "\(statement)\(flag)") } })
  }

  private mutating func writeBeforeObjects(
    _ appearance: ResolvedAppearance, on target: BarTarget,
    opening: StaticString = "if #unavailable(iOS 13.0) {", closing: StaticString? = "}"
  ) {
    guard runsBefore(13) else { return }
    let bar = context.drawn(appearance, target.kind)
    var parts = bar.legacyParts.filter { takesTranslucency(target) || !$0.isTranslucency }
    let own = parts.map(\.cleared)
    if !target.isProxy { parts += target.common.legacy.filter { !own.contains($0) } }
    let unselected = target.isProxy ? bar.standard.ink(.otherTabs)?.color : nil
    guard !parts.isEmpty || unselected != nil else { return }
    writer.line(opening)
    indented { file in
      file.writeLegacy(parts, target.kind, on: target.receiver)
      if let unselected {
        file.assign(unselected, to: "\(target.receiver)unselectedItemTintColor")
      }
    }
    if let closing { writer.line(closing) }
  }

  /// `UITabBar.isTranslucent` has no proxy.
  private func takesTranslucency(_ target: BarTarget) -> Bool {
    !target.isProxy || target.kind != .tabBar
  }
}
