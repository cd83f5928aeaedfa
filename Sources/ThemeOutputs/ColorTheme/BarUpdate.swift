import ThemeModel

extension SwiftFile {
  /// The method that gives a bar the colors of a theme.
  mutating func writeUpdate(_ bar: ColorTheme.Bar, _ type: String) {
    let target = context.configuration.deploymentTarget
    writer.line()
    writer.line(text: "extension \(bar.bar.kind.className) {")
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
    let flags = zip(bar.bars, bar.translucency).map { !runsBefore(26) && $0.onGlass.isGlass || $1 }
    guard let light = flags.first, let dark = flags.last else { return }
    let flag = light == dark ? "\(light)" : "theme == .\(light ? "light" : "dark")"
    guard runsBefore(26), bar.yieldsToGlass, !light || !dark else {
      return writer.line(text: "isTranslucent = \(flag)")
    }
    write(
      since: 26,
      where: bar.glassCondition, { $0.writer.line("isTranslucent = true") },
      before: { $0.writer.line(text: "isTranslucent = \(flag)") })
  }

  /// What there was before iOS 13.
  private mutating func writeLegacy(_ bar: ColorTheme.Bar) {
    let kind = bar.bar.kind
    let flags = bar.bar.legacyTranslucency
    if let light = flags.first, let dark = flags.last {
      writer.line(text: "isTranslucent = \(choice(light == dark, "\(light)", "\(dark)"))")
    }
    if bar.hasLegacyBackground { assign("barTintColor", bar, bar.legacyBackground) }
    if let image = emptyImage(bar.bar.drawn.map(\.isClear)) {
      writer.line(text: Self.background(image, kind))
    }
    if let image = emptyImage(bar.bar.drawn.map(\.hidesShadow)) {
      writer.line(text: Self.shadow(image, kind))
    }
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
    writer.statement("\(target) = ", "\(type).\(SwiftName.member(function))(for: theme)")
  }

  /// An image of nothing in the themes where something is hidden by it, nil where nothing is.
  private func emptyImage(_ hides: [Bool]) -> String? {
    guard hides.contains(true) else { return nil }
    return choice(
      hides[0] == hides[1], hides[0] ? "UIImage()" : "nil", hides[1] ? "UIImage()" : "nil")
  }

  /// What is written where both themes have the same, or each of them something else.
  func choice(_ isSame: Bool, _ light: String, _ dark: String) -> String {
    isSame ? light : "theme == .light ? \(light) : \(dark)"
  }

  /// The same for the light theme's text and the dark one's.
  func choice(_ texts: [String]) -> String {
    choice(texts[0] == texts[1], texts[0], texts[1])
  }
}

extension ColorTheme.Bar {
  /// Whether anything is set by the bar's appearance.
  fileprivate var usesAppearance: Bool {
    bar.hidesShadow.contains(true) || !bar.backgrounds.isEmpty || !states.isEmpty
      || functions.keys.contains { $0 != .tint && $0 != .legacyBackground }
  }

  /// Whether both themes have a color before iOS 13, where a clear one would be black.
  fileprivate var hasLegacyBackground: Bool {
    bar.drawn.allSatisfy { $0.legacyBackground != nil }
  }

  /// The part that is the background before iOS 13.
  fileprivate var legacyBackground: ThemedPart {
    functions[.legacyBackground] == nil ? .background : .legacyBackground
  }

  /// Whether anything is set before iOS 13.
  fileprivate var hasLegacy: Bool {
    !bar.legacyTranslucency.isEmpty || bar.drawn.contains { $0.isClear || $0.hidesShadow }
      || hasLegacyBackground || [ThemedPart.title, .largeTitle].contains { functions[$0] != nil }
  }
}

extension SwiftFile {
  /// What is set on the bar's appearance, in every state of the bar.
  mutating func writeAppearance(_ bar: ColorTheme.Bar) {
    writer.line("let appearance = standardAppearance")
    if bar.hasBackground { writeBackgroundByGlass(bar, of: "appearance") }
    writeInks(bar, of: "appearance")
    for state in bar.bar.kind.states {
      guard let own = bar.states[state] else { continue }
      let type = bar.bar.kind.appearanceClass
      writer.line(text: "let \(state.name): \(type) = appearance.copy()")
      if own.bar.hasOwnBackground(beside: bar.bar) {
        if own.bar.yieldsToGlass, own.bar.glassCondition == nil {
          write(before: 26) { $0.writeBackground(own, of: state.name) }
        } else {
          writeBackgroundByGlass(own, of: state.name)
        }
      }
      writeInks(own, of: state.name)
    }
    // What is left to UIKit at the edge is nil, as is a compact slot that would show there.
    let leavesEdge = bar.bar.bars.map(\.leavesEdge)
    let compacts = zip(bar.bar.bars, leavesEdge).map { drawn, leavesEdge in
      leavesEdge && drawn.own(.compact) == nil
        ? "nil" : bar.states[.compact] == nil ? "appearance" : "compact"
    }
    let edges = leavesEdge.map {
      $0 ? "nil" : bar.states[.scrollEdge] == nil ? "appearance" : "scrollEdge"
    }
    let compactEdges = bar.bar.bars.indices.map {
      bar.bar.bars[$0].own(.scrollEdge) == nil ? compacts[$0] : edges[$0]
    }
    let (edge, compact) = (choice(edges), choice(compacts))
    writer.line("standardAppearance = appearance")
    if bar.bar.kind != .tabBar { writer.line(text: "compactAppearance = \(compact)") }
    if bar.bar.kind == .navigationBar { writer.line(text: "scrollEdgeAppearance = \(edge)") }
    var newer: [String] = []
    if bar.bar.kind != .navigationBar { newer.append("scrollEdgeAppearance = \(edge)") }
    if bar.bar.kind != .tabBar {
      newer.append("compactScrollEdgeAppearance = \(choice(compactEdges))")
    }
    guard runsBefore(15) else { return newer.forEach { writer.line(text: $0) } }
    writer.line("if #available(iOS 15.0, *) {")
    writer.indented { writer in newer.forEach { writer.line(text: $0) } }
    writer.line("}")
  }

  /// What lies under the content, which the system's glass may replace.
  private mutating func writeBackgroundByGlass(_ bar: ColorTheme.Bar, of object: String) {
    guard bar.bar.yieldsToGlass else { return writeBackground(bar, of: object) }
    write(
      since: 26,
      where: bar.bar.glassCondition,
      { $0.writer.line(text: "\(object).configureWithDefaultBackground()") },
      before: { $0.writeBackground(bar, of: object) })
  }

  /// What stands on the background.
  private mutating func writeInks(_ bar: ColorTheme.Bar, of object: String) {
    for (part, attributes) in [
      (ThemedPart.title, "titleTextAttributes"), (.largeTitle, "largeTitleTextAttributes"),
      (.plainButton, "buttonAppearance.normal.titleTextAttributes"),
      (.doneButton, "\(doneButtons).normal.titleTextAttributes"),
      (.backButton, "backButtonAppearance.normal.titleTextAttributes"),
    ] {
      assign("\(object).\(attributes)[.foregroundColor]", bar, part, type: "UIColor")
    }
    if let function = bar.functions[.unselectedTint] { writeLayouts(function, of: object) }
  }

  private mutating func writeBackground(_ bar: ColorTheme.Bar, of object: String) {
    writeConfiguration(bar, of: object)
    assign("\(object).backgroundColor", bar, .background)
    if bar.bar.hidesShadow == [true, true] {
      writer.line(text: "\(object).shadowColor = nil")
    } else if bar.functions[.shadow] == nil, bar.bar.hidesShadow.contains(true) {
      let theme = bar.bar.hidesShadow[0] ? "light" : "dark"
      writer.line(text: "if theme == .\(theme) {")
      writer.indented { $0.line(text: "\(object).shadowColor = nil") }
      writer.line("}")
    }
    assign("\(object).shadowColor", bar, .shadow)
  }

  private mutating func writeConfiguration(_ bar: ColorTheme.Bar, of object: String) {
    let calls = zip(bar.bar.bars, bar.bar.backgrounds).compactMap { themed, background -> String? in
      guard runsBefore(26) || !themed.onGlass.isGlass else { return nil }
      return switch background {
      case .default: "\(object).configureWithDefaultBackground()"
      case .opaque: "\(object).configureWithOpaqueBackground()"
      case .transparent, .none: "\(object).configureWithTransparentBackground()"
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
  private mutating func writeLayouts(_ function: String, of object: String) {
    let color = object == "appearance" ? "unselected" : "\(object)Unselected"
    writer.line(text: "let \(color) = UIColor.\(SwiftName.member(function))(for: theme)")
    writer.line("for layout in [")
    writer.line(text: "  \(object).stackedLayoutAppearance, \(object).inlineLayoutAppearance,")
    writer.line(text: "  \(object).compactInlineLayoutAppearance,")
    writer.block("] {") { writer in
      writer.line(text: "layout.normal.iconColor = \(color)")
      writer.line(text: "layout.normal.titleTextAttributes[.foregroundColor] = \(color)")
    }
  }
}

extension ColorTheme.Bar {
  /// Whether anything is set about what lies under the content.
  fileprivate var hasBackground: Bool {
    bar.hidesShadow.contains(true) || !bar.backgrounds.isEmpty || functions[.background] != nil
      || functions[.shadow] != nil
  }
}
