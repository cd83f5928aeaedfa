import ThemeSyntax

extension ColorResolver {
  /// A bar with every color looked up, its properties in the order of outputs.
  mutating func resolve(_ bar: BarDocument) -> ResolvedBar {
    var resolved = ResolvedBar()
    resolved.settings.reserveCapacity(bar.fields.count)
    for field in bar.fields {
      guard let value = value(field) else { continue }
      resolved.settings.append(
        ResolvedBar.Setting(property: field.property, value: value, range: field.range))
    }
    resolved.sort()
    resolved.completeSlots()
    return resolved
  }

  private mutating func value(_ field: BarDocument.Field) -> ResolvedBar.Value? {
    switch field.value {
    case .color(let source): resolve(source, at: field.range).map { .color($0) }
    case .noColor: .noColor
    case .style(let style): .style(style)
    case .background(let background): .background(background)
    case .liquidGlass(let policy): .liquidGlass(policy)
    case .flag(let flag): .flag(flag)
    case .font(let font): .font(font)
    case .slot(.same): .slot(.same)
    case .slot(.transparent): .slot(.transparent)
    case .slot(.overlay(let overlay)): .slot(.bar(resolve(overlay)))
    }
  }
}

extension ResolvedBar {
  /// The background's color in every state of the bar that has one.
  var backgrounds: [ColorID] {
    var backgrounds = color(.backgroundColor).map { [$0.value] } ?? []
    for setting in settings {
      guard case .slot(.bar(let state)) = setting.value,
        let color = state.color(.backgroundColor)?.value, !backgrounds.contains(color)
      else { continue }
      backgrounds.append(color)
    }
    return backgrounds
  }

  /// Puts the properties into the order of outputs; a bar has few, mostly in order already.
  mutating func sort() {
    for index in settings.indices.dropFirst() {
      var place = index
      while place > 0, settings[place].property < settings[place - 1].property {
        settings.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// This bar with another one's properties in place of its own.
  func overlaid(by overlay: ResolvedBar) -> ResolvedBar {
    var bar = self
    for setting in overlay.settings {
      if let index = bar.settings.firstIndex(where: { $0.property == setting.property }) {
        bar.settings[index] = setting
      } else {
        bar.settings.append(setting)
      }
    }
    bar.sort()
    return bar
  }

  /// The properties that a state of the bar has in common with it: all but the states themselves
  /// and what becomes of all of them on iOS 26.
  var withoutSlots: ResolvedBar {
    ResolvedBar(
      settings: settings.filter { setting in
        switch setting.property {
        case .scrollEdge, .compact, .liquidGlass: false
        default: true
        }
      })
  }

  /// Lays what is written of each state over the bar itself.
  mutating func completeSlots() {
    guard settings.contains(where: { $0.property == .scrollEdge || $0.property == .compact }) else {
      return
    }
    let base = withoutSlots
    for index in settings.indices {
      guard case .slot(.bar(let overlay)) = settings[index].value else { continue }
      settings[index].value = .slot(.bar(base.overlaid(by: overlay)))
    }
  }
}
