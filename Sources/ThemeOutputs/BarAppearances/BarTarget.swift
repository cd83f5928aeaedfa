import ThemeModel

/// The bar that statements are about.
struct BarTarget {
  /// What stands in front of each property, with the dot.
  let receiver: String
  /// Whether it is a proxy, which takes fewer properties, each by one mechanism.
  let isProxy: Bool

  /// The bar whose method it is.
  static let own = BarTarget(receiver: "", isProxy: false)
}

extension SwiftFile {
  /// Everything that an appearance sets on a bar.
  mutating func writeBar(
    _ appearance: ResolvedAppearance, _ kind: BarKind, _ factories: BarFactories,
    on target: BarTarget
  ) {
    writeOwnProperties(appearance, kind, on: target)
    if kind == .toolbar, !target.isProxy {
      writeButtons("items ?? []", of: context.drawn(appearance, kind))
    }
    let isPinned =
      !target.isProxy && context.theme.appearances.contains { $0.interfaceStyle != .unspecified }
    let hasObjects = !context.drawn(appearance, kind).parts.isEmpty
    guard hasObjects || isPinned else {
      writeBeforeObjects(appearance, kind, on: target)
      return writeGlass(appearance, kind, on: target)
    }
    let isGuarded = runsBefore(13)
    if isGuarded {
      writer.line("if #available(iOS 13.0, *) {")
      writer.indent()
    }
    if isPinned {
      writer.line(text: "overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    if hasObjects {
      writeSlotCall(appearance, kind, factories, on: target.receiver)
    } else {
      writeGlass(appearance, kind, on: target)
    }
    guard isGuarded else { return }
    writer.outdent()
    writeBeforeObjects(appearance, kind, on: target, opening: "} else {", closing: nil)
    writer.line("}")
  }

  /// Whether an appearance sets anything on a bar that the target takes.
  func isDressed(_ appearance: ResolvedAppearance, _ kind: BarKind, on target: BarTarget) -> Bool {
    let bar = context.drawn(appearance, kind)
    return !bar.parts.isEmpty || bar.style != nil || bar.tint != nil
      || bar.bar[.prefersLargeTitles] != nil
      || takesTranslucency(kind, target) && bar.isTranslucent != nil
      || runsBefore(13) && !bar.legacyParts.isEmpty || leavesObjects(appearance, kind)
      || kind == .toolbar && !target.isProxy && !bar.itemSettings.isEmpty
  }

  /// The properties of the bar itself, which hold on every iOS.
  private mutating func writeOwnProperties(
    _ appearance: ResolvedAppearance, _ kind: BarKind, on target: BarTarget
  ) {
    let bar = context.drawn(appearance, kind)
    if let style = bar.style {
      writer.line(text: "\(target.receiver)barStyle = .\(style.rawValue)")
    }
    if takesTranslucency(kind, target) {
      writeTranslucency(of: bar, kind, on: target.receiver)
    }
    if let flag = bar.bar.flag(.prefersLargeTitles) {
      writer.line(text: "\(target.receiver)prefersLargeTitles = \(flag)")
    }
    if let tint = bar.tint {
      assign(tint.color, to: "\(target.receiver)tintColor")
    }
    // On a proxy the tabs' color is either in the objects or here.
    if let ink = bar.standard.ink(.otherTabs), !target.isProxy {
      assign(ink.color, to: "\(target.receiver)unselectedItemTintColor")
    }
  }

  /// On iOS 26 the system's objects in place of those that another appearance may have left behind.
  private mutating func writeGlass(
    _ appearance: ResolvedAppearance, _ kind: BarKind, on target: BarTarget
  ) {
    guard leavesObjects(appearance, kind) else { return }
    let call = "\(target.receiver)setAppearances(\(kind.appearanceClass)())"
    writeByGlass({ $0.writer.line(text: call) }, before: nil)
  }

  /// Whether a bar yields to the system's glass and has no objects, while other appearances have.
  private func leavesObjects(_ appearance: ResolvedAppearance, _ kind: BarKind) -> Bool {
    let bar = context.drawn(appearance, kind)
    return bar.onGlass.isGlass && bar.parts.isEmpty
      && context.theme.appearances.contains { !context.drawn($0, kind).parts.isEmpty }
  }

  /// Whether the bar is translucent, which it is on glass, also after an appearance that says it is
  /// not.
  private mutating func writeTranslucency(
    of bar: DrawnBar, _ kind: BarKind, on receiver: String
  ) {
    let statement = "\(receiver)isTranslucent = "
    let flag = bar.isTranslucent
    // Asking every appearance comes last, since there may be thousands of them.
    guard bar.onGlass.isGlass, flag != true,
      context.theme.appearances.contains(where: { context.drawn($0, kind).isTranslucent == false })
    else {
      if let flag { writer.line(text: "\(statement)\(flag)") }
      return
    }
    writeByGlass(
      { $0.writer.line(text: "\(statement)true") },
      before: flag.map { flag in { $0.writer.line(text: "\(statement)\(flag)") } })
  }

  private mutating func writeBeforeObjects(
    _ appearance: ResolvedAppearance, _ kind: BarKind, on target: BarTarget,
    opening: StaticString = "if #unavailable(iOS 13.0) {", closing: StaticString? = "}"
  ) {
    guard runsBefore(13) else { return }
    let bar = context.drawn(appearance, kind)
    let parts = bar.legacyParts.filter { takesTranslucency(kind, target) || !$0.isTranslucency }
    let unselected = target.isProxy ? bar.standard.ink(.otherTabs)?.color : nil
    guard !parts.isEmpty || unselected != nil else { return }
    writer.line(opening)
    indented { file in
      file.writeLegacy(parts, kind, on: target.receiver)
      if let unselected {
        file.assign(unselected, to: "\(target.receiver)unselectedItemTintColor")
      }
    }
    if let closing { writer.line(closing) }
  }

  /// `UITabBar.isTranslucent` has no proxy.
  private func takesTranslucency(_ kind: BarKind, _ target: BarTarget) -> Bool {
    !target.isProxy || kind != .tabBar
  }
}
