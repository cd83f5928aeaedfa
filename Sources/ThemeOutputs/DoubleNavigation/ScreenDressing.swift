import ThemeModel

extension SwiftFile {
  /// For each appearance the function that sets every property of a bar, so that nothing is left of
  /// the screen before.
  mutating func writeDressing(_ dressing: ScreenDressing, _ kind: BarKind) {
    writer.line("/// Sets every property, since the next screen keeps what this one leaves unset.")
    writer.line(text: "extension \(kind.className) {")
    indented { file in
      for (index, appearance) in dressing.appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.function("fileprivate func \(dressing.name(appearance))")
        file.indented { file in
          file.writeLegacyProperties(file.context.drawn(appearance, kind), dressing)
          file.writeObjects(appearance, kind, dressing)
        }
        file.writer.line("}")
      }
    }
    writer.line("}")
  }

  /// What the library's copies of a bar show: every property from before iOS 13.
  private mutating func writeLegacyProperties(_ bar: DrawnBar, _ dressing: ScreenDressing) {
    let kind = bar.kind
    writer.line(text: "barStyle = .\((bar.style ?? .default).rawValue)")
    if dressing.appearances.contains(where: { $0.bars[kind][.prefersLargeTitles] != nil }) {
      let flag = bar.bar.flag(.prefersLargeTitles) ?? false
      writer.line(text: "prefersLargeTitles = \(flag)")
    }
    assign(bar.tint?.color, to: "tintColor")
    let (background, glass) = (bar.screenBackground, bar.onGlass.screenBackground)
    write(background.filter(glass.contains), kind)
    if glass != background {
      write(since: 26) {
        $0.write(glass.filter { !background.contains($0) }, kind)
      } before: {
        $0.write(background.filter { !glass.contains($0) }, kind)
      }
    }
    writeOldTranslucency(bar)
    guard kind == .navigationBar else { return }
    let state = bar.standard
    for (attributes, color, font) in [
      ("titleTextAttributes", state.ink(.title)?.color, state.titleFont),
      (
        "largeTitleTextAttributes", state.ink(.largeTitle)?.color, state.largeTitleFont
      ),
    ] {
      writeLegacy([.text(attributes: attributes, color, font)], kind, on: "")
    }
  }

  /// Before iOS 13 a bar has no other way to be opaque.
  private mutating func writeOldTranslucency(_ bar: DrawnBar) {
    let old = DrawnBar(bar.bar, bar.kind, on: .before13).isTranslucent ?? true
    guard runsBefore(13), old != bar.isTranslucent ?? true else { return }
    writer.line("if #unavailable(iOS 13.0) {")
    writer.indented { $0.line(text: "isTranslucent = \(old)") }
    writer.line("}")
  }

  private mutating func write(_ background: [ScreenBackground], _ kind: BarKind) {
    for part in background {
      switch part {
      case .translucency(let flag): writer.line(text: "isTranslucent = \(flag)")
      case .barTint(let color): assign(color, to: "barTintColor")
      case .image(let isEmpty): writeLegacy([.background(isEmpty: isEmpty)], kind, on: "")
      case .shadow(let isEmpty): writeLegacy([.shadow(isEmpty: isEmpty)], kind, on: "")
      }
    }
  }

  /// The objects of the real bar, the system's own where the appearance has none, and its style.
  private mutating func writeObjects(
    _ appearance: ResolvedAppearance, _ kind: BarKind, _ dressing: ScreenDressing
  ) {
    guard dressing.hasObjects(kind) || dressing.isPinned else { return }
    if runsBefore(13) {
      writer.line("if #available(iOS 13.0, *) {")
      writer.indent()
    }
    if dressing.isPinned {
      writer.line(text: "overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    if !context.drawn(appearance, kind).parts.isEmpty {
      writeSlotCall(appearance, kind, ScreenDressing.factories, on: "")
    } else if dressing.hasObjects(kind) {
      writer.line(text: "setAppearances(\(kind.appearanceClass)())")
    }
    if runsBefore(13) {
      writer.outdent()
      writer.line("}")
    }
  }
}

/// A statement about what lies under the content of a bar, in properties from before iOS 13.
enum ScreenBackground: Hashable {
  case translucency(Bool)
  case barTint(ColorID?)
  /// Whether the background is an empty image, so that nothing is drawn.
  case image(isEmpty: Bool)
  /// Whether the shadow is an empty image, so that there is none.
  case shadow(isEmpty: Bool)
}

extension DrawnBar {
  /// The statements about the background, one for each property.
  ///
  /// The library's copies of bars show them on every iOS, as the bars themselves do before iOS 13.
  var screenBackground: [ScreenBackground] {
    let shown = isGlass ? standard : DrawnBar(bar, kind, on: .before13).standard
    return [
      .translucency(isTranslucent ?? true), .barTint(shown.backgroundColor?.value),
      .image(isEmpty: shown.isClear), .shadow(isEmpty: shown.hidesShadow),
    ]
  }
}
