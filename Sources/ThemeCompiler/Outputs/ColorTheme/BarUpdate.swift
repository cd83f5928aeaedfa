extension SwiftFile {
  mutating func writeUpdate(_ bar: ThemedBar) {
    line()
    block("extension \(bar.kind.className) {") { file in
      file.line("/// Gives the bar the colors of a theme and leaves the rest as it is.")
      let type = file.context.theme.themeType
      file.block("\(file.access)func updateColors(for theme: \(type)) {") { file in
        file.writeOwnProperties(bar)
        if bar.hasObjects { file.writeAppearance(bar) }
      }
    }
  }

  private mutating func writeOwnProperties(_ bar: ThemedBar) {
    line("barStyle = \(choice(bar.styles.map { ".\($0.rawValue)" }))")
    writeTranslucency(bar)
    assign("tintColor", bar, .tintColor)
    assign("unselectedItemTintColor", bar, .unselectedItemTintColor)
  }

  private mutating func writeTranslucency(_ bar: ThemedBar) {
    let flags = zip(bar.bars, bar.translucency).map { !runsBefore(26) && $0.onGlass.isGlass || $1 }
    guard !flags.isEmpty else { return }
    let flag = condition(flags) ?? "\(flags[0])"
    guard runsBefore(26), bar.yieldsToGlass, flags.contains(false) else {
      return line("isTranslucent = \(flag)")
    }
    write(since: 26, where: glassCondition(bar), before: { $0.line("isTranslucent = \(flag)") }) {
      $0.line("isTranslucent = true")
    }
  }

  private mutating func assign(
    _ target: String, _ bar: ThemedBar, _ part: BarProperty, type: String = ""
  ) {
    guard let function = bar.function(of: part) else {
      if bar.removes(part) { line("\(target) = nil") }
      return
    }
    let color = "\(type).\(SwiftName.member(function.name))(for: theme)"
    let write = { (file: inout SwiftFile) in file.writer.statement("\(target) = ", color) }
    // On iOS 26 the tint fills done buttons.
    let isOwn = bar.drawn.map { !$0.hasDoneInTint }
    guard part == .doneButton, isOwn.contains(false) else { return write(&self) }
    let isOfState = bar.state != nil && !bar.bars.allSatisfy(\.standard.hasDoneInTint)
    guard isOwn.contains(true) || isOfState else { return self.write(before: 26, write) }
    let value = condition(isOwn).map { "\($0) ? \(color) : nil" } ?? "nil"
    self.write(since: 26, before: write) { $0.writer.statement("\(target) = ", value) }
  }

  /// The light and dark texts, chosen by the theme if they differ.
  private func choice(_ texts: [String]) -> String {
    texts[0] == texts[1] ? texts[0] : "theme == .light ? \(texts[0]) : \(texts[1])"
  }

  /// True in the theme whose flag is true; nil if both flags are the same.
  private func condition(_ flags: [Bool]) -> String? {
    flags[0] == flags[1] ? nil : "theme == .\(flags[0] ? "light" : "dark")"
  }

  /// True in the theme whose bar yields to glass; nil if both do.
  private func glassCondition(_ bar: ThemedBar) -> String? {
    condition(bar.bars.map(\.onGlass.isGlass))
  }

  private mutating func writeAppearance(_ bar: ThemedBar) {
    line("let appearance = standardAppearance")
    if bar.hasBackground { writeBackgroundByGlass(bar, of: "appearance") }
    writeInks(bar, of: "appearance")
    for state in bar.states {
      line("let \(state.object): \(bar.kind.appearanceClass) = appearance.copy()")
      if state.hasOwnBackground(beside: bar) {
        if state.yieldsToGlass, glassCondition(state) == nil {
          write(before: 26) { $0.writeBackground(state, of: state.object) }
        } else {
          writeBackgroundByGlass(state, of: state.object)
        }
      }
      writeInks(state, of: state.object)
    }
    let slots = { (property: BarProperty) in
      let object = (bar.state(property) ?? bar).object
      return bar.bars.indices.map { bar.leaves(property, in: $0) ? "nil" : object }
    }
    let (compacts, edges) = (slots(.compact), slots(.scrollEdge))
    let compactEdges = bar.bars.indices.map {
      bar.bars[$0].own(.scrollEdge) == nil ? compacts[$0] : edges[$0]
    }
    line("standardAppearance = appearance")
    writeSlots(
      bar.kind, compact: choice(compacts), edge: choice(edges), compactEdge: choice(compactEdges))
  }

  private mutating func writeBackgroundByGlass(_ bar: ThemedBar, of object: String) {
    guard bar.yieldsToGlass else { return writeBackground(bar, of: object) }
    write(
      since: 26, where: glassCondition(bar), before: { $0.writeBackground(bar, of: object) }
    ) { $0.line("\(object).configureWithDefaultBackground()") }
  }

  private mutating func writeInks(_ bar: ThemedBar, of object: String) {
    for part in ThemedBar.parts where !part.isBackground {
      guard case .objects(let paths) = part.row.carrier else { continue }
      assign("\(object).\(current(paths[0]))", bar, part, type: "UIColor")
    }
    if bar.kind == .tabBar { writeTabs(bar, of: object) }
  }

  private mutating func writeTabs(_ bar: ThemedBar, of object: String) {
    var colored: [(tint: BarProperty, color: String)] = []
    for part in [BarProperty.unselectedItemTintColor] + (bar.state == nil ? [] : [.tintColor]) {
      if let function = bar.function(of: part) {
        let word = part == .tintColor ? "selected" : "unselected"
        let color = bar.state == nil ? word : object + SwiftName.capitalized(word)
        line("let \(color) = UIColor.\(SwiftName.member(function.name))(for: theme)")
        colored.append((part, color))
      } else if bar.removes(part) {
        colored.append((part, "nil"))
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
    // The system's opaque color stays where a theme has no own one.
    let isOwn = bar.drawn.map { $0.configuration != .opaque || $0.backgroundColor != nil }
    if bar.function(of: .backgroundColor) != nil {
      write(if: condition(isOwn)) { $0.assign("\(object).backgroundColor", bar, .backgroundColor) }
    }
    let hides = bar.hidesShadow
    if hides == [true, true] || bar.function(of: .shadowColor) == nil && hides.contains(true) {
      write(if: condition(hides)) { $0.line("\(object).shadowColor = nil") }
    }
    assign("\(object).shadowColor", bar, .shadowColor)
  }

  private mutating func write(if condition: String?, _ body: (inout SwiftFile) -> Void) {
    guard let condition else { return body(&self) }
    block("if \(condition) {", body)
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

extension ThemedBar {
  fileprivate var object: String { state?.name ?? "appearance" }
}
