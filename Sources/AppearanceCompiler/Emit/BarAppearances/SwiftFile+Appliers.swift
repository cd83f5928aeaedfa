extension SwiftFile {
  /// For each appearance the function that dresses a bar.
  mutating func writeAppliers(_ kind: BarKind, _ factories: BarFactories) {
    let appearances = context.theme.appearances.filter { !$0.bars[kind].settings.isEmpty }
    writer.line(text: "extension \(kind.className) {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.line(text: "/// Dresses the bar in `\(appearance.symbol)`, in all its states.")
        file.writeApplier(appearance, factories) { file in
          file.writeOwnProperties(appearance, kind)
          file.writeObjects(appearance, kind, factories)
        }
      }
    }
    writer.line("}")
  }

  /// For each appearance the function that dresses the bar while an item is on top.
  mutating func writeItemAppliers(_ factories: BarFactories) {
    let appearances = context.theme.appearances.filter {
      !$0.bars.navigationBar.parts(.navigationBar).isEmpty
    }
    guard !appearances.isEmpty else { return }
    writer.line()
    writeIntroduction()
    writer.line("extension UINavigationItem {")
    indented { file in
      for (index, appearance) in appearances.enumerated() {
        if index > 0 { file.writer.line() }
        file.writer.line(
          text: "/// As `\(appearance.symbol)` while the item is on top; the tint is the bar's.")
        file.writeApplier(appearance, factories) { file in
          file.writeSlotCall(appearance, .navigationBar, factories, on: "")
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

  /// The properties of the bar itself, which hold on every iOS.
  private mutating func writeOwnProperties(_ appearance: ResolvedAppearance, _ kind: BarKind) {
    let bar = appearance.bars[kind]
    if case .style(let style) = bar[.style]?.value {
      writer.line(text: "barStyle = .\(style.rawValue)")
    }
    if let flag = bar.flag(.isTranslucent) { writer.line(text: "isTranslucent = \(flag)") }
    if let color = bar.color(.tintColor) { assign(color.value, to: "tintColor") }
    if let color = bar.color(.unselectedItemTintColor) {
      assign(color.value, to: "unselectedItemTintColor")
    }
  }

  /// The interface style and the bar-appearance objects, or what there was before them.
  private mutating func writeObjects(
    _ appearance: ResolvedAppearance, _ kind: BarKind, _ factories: BarFactories
  ) {
    let hasObjects = !appearance.bars[kind].parts(kind).isEmpty
    let isPinned = context.theme.appearances.contains { $0.interfaceStyle != .unspecified }
    guard hasObjects || isPinned else { return }
    let isGuarded = runsBefore(13)
    if isGuarded {
      writer.line("if #available(iOS 13.0, *) {")
      writer.indent()
    }
    if isPinned {
      writer.line(text: "overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    if hasObjects { writeSlotCall(appearance, kind, factories, on: "") }
    guard isGuarded else { return }
    writer.outdent()
    let legacy = appearance.bars[kind].legacyParts(kind)
    if !legacy.isEmpty {
      writer.line("} else {")
      indented { file in file.writeLegacy(legacy, kind, on: "") }
    }
    writer.line("}")
  }
}
