import ThemeModel

extension SwiftFile {
  /// What is set on the bar's appearance, in every state of the bar.
  mutating func writeAppearance(_ bar: ColorTheme.Bar) {
    writer.line("let appearance = standardAppearance")
    if bar.bar.yieldsToGlass, bar.hasBackground {
      writeByGlass(
        where: bar.bar.glassCondition,
        { $0.writer.line("appearance.configureWithDefaultBackground()") },
        before: { $0.writeBackground(bar) })
    } else {
      writeBackground(bar)
    }
    assign("appearance.titleTextAttributes[.foregroundColor]", bar, .title, type: "UIColor")
    assign(
      "appearance.largeTitleTextAttributes[.foregroundColor]", bar, .largeTitle, type: "UIColor")
    if let function = bar.functions[.unselectedTint] { writeLayouts(function) }
    writer.line("standardAppearance = appearance")
    if bar.bar.kind != .tabBar { writer.line("compactAppearance = appearance") }
    if bar.bar.kind == .navigationBar { writer.line("scrollEdgeAppearance = appearance") }
    guard context.configuration.deploymentTarget.major < 15 else {
      return writeNewerStates(bar.bar.kind)
    }
    writer.line("if #available(iOS 15.0, *) {")
    indented { $0.writeNewerStates(bar.bar.kind) }
    writer.line("}")
  }

  /// The states that bars have since iOS 15.
  private mutating func writeNewerStates(_ kind: BarKind) {
    if kind != .navigationBar { writer.line("scrollEdgeAppearance = appearance") }
    if kind != .tabBar { writer.line("compactScrollEdgeAppearance = appearance") }
  }

  private mutating func writeBackground(_ bar: ColorTheme.Bar) {
    writeConfiguration(bar)
    assign("appearance.backgroundColor", bar, .background)
    if bar.bar.hidesShadow { writer.line("appearance.shadowColor = nil") }
    assign("appearance.shadowColor", bar, .shadow)
  }

  private mutating func writeConfiguration(_ bar: ColorTheme.Bar) {
    let calls = zip(bar.bar.bars, bar.bar.backgrounds).compactMap { themed, background -> String? in
      guard runsBefore(26) || !themed.yieldsToGlass else { return nil }
      return switch background {
      case .default: "appearance.configureWithDefaultBackground()"
      case .opaque: "appearance.configureWithOpaqueBackground()"
      case .transparent, .none: "appearance.configureWithTransparentBackground()"
      }
    }
    guard let light = calls.first, let dark = calls.last else { return }
    guard light != dark else { return writer.line(text: light) }
    writer.line("if theme == .light {")
    writer.indented { $0.line(text: light) }
    writer.line("} else {")
    writer.indented { $0.line(text: dark) }
    writer.line("}")
  }

  /// The tabs that are not selected, in every layout of a tab bar.
  private mutating func writeLayouts(_ function: String) {
    writer.line(text: "let unselected = UIColor.\(SwiftName.member(function))(for: theme)")
    writer.line("for layout in [")
    writer.line("  appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,")
    writer.line("  appearance.compactInlineLayoutAppearance,")
    writer.block("] {") { writer in
      writer.line("layout.normal.iconColor = unselected")
      writer.line("layout.normal.titleTextAttributes[.foregroundColor] = unselected")
    }
  }
}

extension ColorTheme.Bar {
  /// Whether anything is set about what lies under the content.
  fileprivate var hasBackground: Bool {
    bar.hidesShadow || !bar.backgrounds.isEmpty || functions[.background] != nil
      || functions[.shadow] != nil
  }
}
