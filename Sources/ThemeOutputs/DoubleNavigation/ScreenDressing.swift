import ThemeModel

extension SwiftFile {
  /// For each appearance the function that sets every property of a bar, so that nothing is left of
  /// the screen before.
  mutating func writeDressing(_ dressing: ScreenDressing, _ kind: BarKind) {
    line("/// Sets every property, since the next screen keeps what this one leaves unset.")
    block("extension \(kind.className) {") { file in
      file.each(dressing.appearances) { file, appearance in
        file.function("fileprivate func \(dressing.name(appearance))") { file in
          file.writeLegacyProperties(file.context.drawn(appearance, kind), dressing)
          file.writeObjects(appearance, kind, dressing)
        }
      }
    }
  }

  /// What the library's copies of a bar show: every property from before iOS 13.
  private mutating func writeLegacyProperties(_ bar: DrawnBar, _ dressing: ScreenDressing) {
    let kind = bar.kind
    line("barStyle = .\((bar.style ?? .default).rawValue)")
    if dressing.appearances.contains(where: { $0.bars[kind][.prefersLargeTitles] != nil }) {
      line("prefersLargeTitles = \(bar.bar.flag(.prefersLargeTitles) ?? false)")
    }
    assign(bar.tint?.color, to: "tintColor")
    let (background, glass) = (bar.screenBackground, bar.onGlass.screenBackground)
    writeLegacy(background.filter(glass.contains), kind, on: "")
    if glass != background {
      write(
        since: 26,
        before: { $0.writeLegacy(background.filter { !glass.contains($0) }, kind, on: "") }
      ) { $0.writeLegacy(glass.filter { !background.contains($0) }, kind, on: "") }
    }
    // Before iOS 13 a bar has no other way to be opaque.
    let old = DrawnBar(bar.bar, kind, on: .before13).isTranslucent ?? true
    if old != bar.isTranslucent ?? true {
      write(before: 13) { $0.line("isTranslucent = \(old)") }
    }
    guard kind == .navigationBar else { return }
    writeLegacy(
      bar.standard.titles.map { .text(attributes: $0.attributes, $0.color, $0.font) }, kind, on: "")
  }

  /// The objects of the real bar, the system's own where the appearance has none, and its style.
  private mutating func writeObjects(
    _ appearance: ResolvedAppearance, _ kind: BarKind, _ dressing: ScreenDressing
  ) {
    guard dressing.hasObjects(kind) || dressing.isPinned else { return }
    write(since: 13) { file in
      if dressing.isPinned {
        file.line("overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)")
      }
      if !file.context.drawn(appearance, kind).parts.isEmpty {
        file.writeSlotCall(appearance, kind, ScreenDressing.factories, on: "")
      } else if dressing.hasObjects(kind) {
        file.line("setAppearances(\(kind.appearanceClass)())")
      }
    }
  }
}

extension DrawnBar {
  /// The statements about what lies under the content, in properties from before iOS 13, one for each of them.
  ///
  /// The library's copies of bars show them on every iOS, as the bars themselves do before iOS 13.
  fileprivate var screenBackground: [LegacyPart] {
    let shown = isGlass ? standard : DrawnBar(bar, kind, on: .before13).standard
    return [
      .translucency(isTranslucent ?? true), .barTint(shown.backgroundColor?.value),
      .background(isEmpty: shown.isClear), .shadow(isEmpty: shown.hidesShadow),
    ]
  }
}
