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
    let isPinned =
      !target.isProxy && context.theme.appearances.contains { $0.interfaceStyle != .unspecified }
    let hasObjects = !appearance.bars[kind].parts(kind).isEmpty
    guard hasObjects || isPinned else { return writeBeforeObjects(appearance, kind, on: target) }
    let isGuarded = runsBefore(13)
    if isGuarded {
      writer.line("if #available(iOS 13.0, *) {")
      writer.indent()
    }
    if isPinned {
      writer.line(text: "overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    if hasObjects { writeSlotCall(appearance, kind, factories, on: target.receiver) }
    guard isGuarded else { return }
    writer.outdent()
    writeBeforeObjects(appearance, kind, on: target, opening: "} else {", closing: nil)
    writer.line("}")
  }

  /// Whether an appearance sets anything on a bar that the target takes.
  func isDressed(_ appearance: ResolvedAppearance, _ kind: BarKind, on target: BarTarget) -> Bool {
    let bar = appearance.bars[kind]
    return !bar.parts(kind).isEmpty || bar[.style] != nil || bar[.tintColor] != nil
      || takesTranslucency(kind, target) && bar[.isTranslucent] != nil
      || runsBefore(13) && !bar.legacyParts(kind).isEmpty
  }

  /// The properties of the bar itself, which hold on every iOS.
  private mutating func writeOwnProperties(
    _ appearance: ResolvedAppearance, _ kind: BarKind, on target: BarTarget
  ) {
    let bar = appearance.bars[kind]
    if case .style(let style) = bar[.style]?.value {
      writer.line(text: "\(target.receiver)barStyle = .\(style.rawValue)")
    }
    if let flag = bar.flag(.isTranslucent), takesTranslucency(kind, target) {
      writer.line(text: "\(target.receiver)isTranslucent = \(flag)")
    }
    if let color = bar.color(.tintColor) {
      assign(color.value, to: "\(target.receiver)tintColor")
    }
    // On a proxy the tabs' color is either in the objects or here.
    if let color = bar.color(.unselectedItemTintColor), !target.isProxy {
      assign(color.value, to: "\(target.receiver)unselectedItemTintColor")
    }
  }

  private mutating func writeBeforeObjects(
    _ appearance: ResolvedAppearance, _ kind: BarKind, on target: BarTarget,
    opening: StaticString = "if #unavailable(iOS 13.0) {", closing: StaticString? = "}"
  ) {
    guard runsBefore(13) else { return }
    let parts = appearance.bars[kind].legacyParts(kind)
    let unselected =
      target.isProxy ? appearance.bars[kind].color(.unselectedItemTintColor)?.value : nil
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
