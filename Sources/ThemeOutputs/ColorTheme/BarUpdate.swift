import ThemeModel

extension SwiftFile {
  mutating func writeUpdate(_ bar: ThemedBar, _ type: String) {
    line()
    block("extension \(bar.kind.className) {") { file in
      file.line("/// Gives the bar the colors of a theme and leaves the rest as it is.")
      file.block("\(file.access)func updateColors(for theme: \(type)) {") { file in
        file.writeOwnProperties(bar)
        if bar.usesAppearance { file.writeAppearance(bar) }
      }
    }
  }

  /// Writes the bar's own properties, on every iOS.
  private mutating func writeOwnProperties(_ bar: ThemedBar) {
    line("barStyle = \(choice(bar.styles.map { ".\($0.rawValue)" }))")
    writeTranslucency(bar)
    assign("tintColor", bar, .tint)
    assign("unselectedItemTintColor", bar, .unselectedTint)
  }

  private mutating func writeTranslucency(_ bar: ThemedBar) {
    let flags = zip(bar.bars, bar.translucency).map { !runsBefore(26) && $0.onGlass.isGlass || $1 }
    guard let light = flags.first, let dark = flags.last else { return }
    let flag = light == dark ? "\(light)" : "theme == .\(light ? "light" : "dark")"
    guard runsBefore(26), bar.yieldsToGlass, !light || !dark else {
      return line("isTranslucent = \(flag)")
    }
    write(since: 26, where: bar.glassCondition, before: { $0.line("isTranslucent = \(flag)") }) {
      $0.line("isTranslucent = true")
    }
  }

  private mutating func assign(
    _ target: String, _ bar: ThemedBar, _ part: ThemedPart, type: String = ""
  ) {
    guard let function = bar.functions[part] else {
      if bar.state != nil, bar.removes(part) { line("\(target) = nil") }
      return
    }
    let color = "\(type).\(SwiftName.member(function))(for: theme)"
    let write = { (file: inout SwiftFile) in file.writer.statement("\(target) = ", color) }
    // On iOS 26 the tint fills done buttons.
    guard part == .doneButton, bar.drawn.contains(where: \.hasDoneInTint) else {
      return write(&self)
    }
    let theme = zip(["light", "dark"], bar.drawn).first { !$1.hasDoneInTint }?.0
    guard theme != nil || bar.state != nil && !bar.bars.allSatisfy(\.standard.hasDoneInTint) else {
      return self.write(before: 26, write)
    }
    let value = theme.map { "theme == .\($0) ? \(color) : nil" } ?? "nil"
    self.write(since: 26, before: write) { $0.writer.statement("\(target) = ", value) }
  }

  /// The light and dark texts, chosen by the theme if they differ.
  private func choice(_ texts: [String]) -> String {
    texts[0] == texts[1] ? texts[0] : "theme == .light ? \(texts[0]) : \(texts[1])"
  }
}

extension ThemedBar {
  fileprivate var usesAppearance: Bool {
    hidesShadow.contains(true) || !backgrounds.isEmpty || !states.isEmpty
      || functions.keys.contains { $0 != .tint }
  }

  fileprivate var hasBackground: Bool {
    hidesShadow.contains(true) || !backgrounds.isEmpty || functions[.background] != nil
      || functions[.shadow] != nil
  }
}

extension SwiftFile {
  private mutating func writeAppearance(_ bar: ThemedBar) {
    let kind = bar.kind
    line("let appearance = standardAppearance")
    if bar.hasBackground { writeBackgroundByGlass(bar, of: "appearance") }
    writeInks(bar, of: "appearance")
    for state in kind.states {
      guard let own = bar.states[state] else { continue }
      line("let \(state.name): \(kind.appearanceClass) = appearance.copy()")
      if own.hasOwnBackground(beside: bar) {
        if own.yieldsToGlass, own.glassCondition == nil {
          write(before: 26) { $0.writeBackground(own, of: state.name) }
        } else {
          writeBackgroundByGlass(own, of: state.name)
        }
      }
      writeInks(own, of: state.name)
    }
    // Slots left to UIKit are nil, as are compact slots that would show at the edge.
    let leavesEdge = bar.bars.map(\.leavesEdge)
    let compacts = zip(bar.bars, leavesEdge).map { drawn, leavesEdge in
      leavesEdge && drawn.own(.compact) == nil
        ? "nil" : bar.states[.compact] == nil ? "appearance" : "compact"
    }
    let edges = leavesEdge.map {
      $0 ? "nil" : bar.states[.scrollEdge] == nil ? "appearance" : "scrollEdge"
    }
    let compactEdges = bar.bars.indices.map {
      bar.bars[$0].own(.scrollEdge) == nil ? compacts[$0] : edges[$0]
    }
    line("standardAppearance = appearance")
    writeSlots(
      kind, compact: choice(compacts), edge: choice(edges), compactEdge: choice(compactEdges))
  }

  private mutating func writeBackgroundByGlass(_ bar: ThemedBar, of object: String) {
    guard bar.yieldsToGlass else { return writeBackground(bar, of: object) }
    write(
      since: 26, where: bar.glassCondition, before: { $0.writeBackground(bar, of: object) }
    ) { $0.line("\(object).configureWithDefaultBackground()") }
  }

  private mutating func writeInks(_ bar: ThemedBar, of object: String) {
    for part in ThemedPart.allCases where !part.isReset {
      guard case .objects(let paths) = part.property.row.carrier else { continue }
      assign("\(object).\(current(paths[0]))", bar, part, type: "UIColor")
    }
    if bar.kind == .tabBar { writeTabs(bar, of: object) }
  }

  /// Writes the colors of tabs in every layout; the bar's own selected tab has its tint.
  private mutating func writeTabs(_ bar: ThemedBar, of object: String) {
    var colored: [(tint: BarProperty, color: String)] = []
    for part in [ThemedPart.unselectedTint] + (bar.state == nil ? [] : [.tint]) {
      if let function = bar.functions[part] {
        let word = part == .tint ? "selected" : "unselected"
        let color = bar.state == nil ? word : object + SwiftName.capitalized(word)
        line("let \(color) = UIColor.\(SwiftName.member(function))(for: theme)")
        colored.append((part.property, color))
      } else if bar.state != nil, bar.removes(part) {
        colored.append((part.property, "nil"))
      }
    }
    guard !colored.isEmpty else { return }
    lines(
      """
      for layout in [
        \(object).stackedLayoutAppearance, \(object).inlineLayoutAppearance,
        \(object).compactInlineLayoutAppearance,
      ] {
      """)
    indented { file in
      for (tint, color) in colored { file.writeTabColor(color, of: tint) }
    }
    line("}")
  }

  private mutating func writeBackground(_ bar: ThemedBar, of object: String) {
    writeConfiguration(bar, of: object)
    write(in: bar.themeWithBackground) { $0.assign("\(object).backgroundColor", bar, .background) }
    let hides = bar.hidesShadow
    if hides == [true, true] || bar.functions[.shadow] == nil && hides.contains(true) {
      write(in: hides[0] == hides[1] ? nil : hides[0] ? "light" : "dark") {
        $0.line("\(object).shadowColor = nil")
      }
    }
    assign("\(object).shadowColor", bar, .shadow)
  }

  /// Writes statements for one theme, or for both.
  private mutating func write(in theme: String?, _ body: (inout SwiftFile) -> Void) {
    guard let theme else { return body(&self) }
    block("if theme == .\(theme) {", body)
  }

  private mutating func writeConfiguration(_ bar: ThemedBar, of object: String) {
    let calls = zip(bar.bars, bar.backgrounds).compactMap { themed, background in
      runsBefore(26) || !themed.onGlass.isGlass
        ? "\(object).\(background.configuringMethod)()" : nil
    }
    guard let light = calls.first, let dark = calls.last else { return }
    guard light != dark else { return line(light) }
    choose("if theme == .light {", { $0.line(light) }, otherwise: { $0.line(dark) })
  }
}
