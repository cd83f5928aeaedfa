import ThemeModel

extension SwiftFile {
  /// The method that gives a bar the colors of a theme.
  mutating func writeUpdate(_ bar: ColorTheme.Bar, _ type: String) {
    let target = context.configuration.deploymentTarget
    writer.line()
    writer.line(text: "extension \(bar.bar.type) {")
    indented { file in
      file.writer.line("/// Gives the bar the colors of a theme and leaves the rest as it is.")
      file.writer.line(text: "\(file.access)func updateColors(for theme: \(type)) {")
      file.indented { file in
        file.writeOwnProperties(bar)
        guard bar.usesAppearance else { return }
        if target.major < 13 {
          file.writer.line("if #available(iOS 13.0, *) {")
          file.indented { $0.writeAppearance(bar) }
          if bar.hasLegacy {
            file.writer.line("} else {")
            file.indented { $0.writeLegacy(bar) }
          }
          file.writer.line("}")
        } else {
          file.writeAppearance(bar)
        }
      }
      file.writer.line("}")
    }
    writer.line("}")
  }

  /// What is set on the bar itself, on every iOS.
  private mutating func writeOwnProperties(_ bar: ColorTheme.Bar) {
    let styles = bar.bar.styles
    writer.line(
      text: "barStyle = "
        + choice(styles[0] == styles[1], ".\(styles[0].rawValue)", ".\(styles[1].rawValue)"))
    writeTranslucency(bar.bar)
    assign("tintColor", bar, .tint)
    assign("unselectedItemTintColor", bar, .unselectedTint)
  }

  private mutating func writeTranslucency(_ bar: ThemedBar) {
    let flags = zip(bar.bars, bar.translucency).map { !runsBefore(26) && $0.yieldsToGlass || $1 }
    guard let light = flags.first, let dark = flags.last else { return }
    let flag = light == dark ? "\(light)" : "theme == .\(light ? "light" : "dark")"
    guard runsBefore(26), bar.yieldsToGlass, !light || !dark else {
      return writer.line(text: "isTranslucent = \(flag)")
    }
    writeByGlass(
      where: bar.glassCondition, { $0.writer.line("isTranslucent = true") },
      before: { $0.writer.line(text: "isTranslucent = \(flag)") })
  }

  /// What there was before iOS 13.
  private mutating func writeLegacy(_ bar: ColorTheme.Bar) {
    if bar.isOpaque { writer.line("isTranslucent = false") }
    assign("barTintColor", bar, .background)
    for (part, property) in [
      (ThemedPart.title, "titleTextAttributes"), (.largeTitle, "largeTitleTextAttributes"),
    ] where bar.functions[part] != nil {
      writer.line(text: "\(property) = \(property) ?? [:]")
      assign("\(property)?[.foregroundColor]", bar, part, type: "UIColor")
    }
  }

  /// `target = .barTint(for: theme)`, where the bar has the part.
  package mutating func assign(
    _ target: String, _ bar: ColorTheme.Bar, _ part: ThemedPart, type: String = ""
  ) {
    guard let function = bar.functions[part] else { return }
    writer.line(text: "\(target) = \(type).\(SwiftName.member(function))(for: theme)")
  }

  private func choice(_ isSame: Bool, _ light: String, _ dark: String) -> String {
    isSame ? light : "theme == .light ? \(light) : \(dark)"
  }
}

extension ColorTheme.Bar {
  /// Whether anything is set by the bar's appearance.
  fileprivate var usesAppearance: Bool {
    bar.hidesShadow || !bar.backgrounds.isEmpty || functions.keys.contains { $0 != .tint }
  }

  /// Whether the background says that the bar is opaque, and nothing else says otherwise.
  fileprivate var isOpaque: Bool {
    bar.translucency.isEmpty && !bar.backgrounds.isEmpty
      && bar.backgrounds.allSatisfy { $0 == .opaque }
  }

  /// Whether anything is set before iOS 13.
  fileprivate var hasLegacy: Bool {
    isOpaque || [ThemedPart.background, .title, .largeTitle].contains { functions[$0] != nil }
  }
}
