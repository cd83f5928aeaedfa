package import ThemeSyntax

/// What a theme sets on one bar, in the order of `BarProperty`; what it leaves out is not there.
package struct ResolvedBar: Sendable {
  /// One property with its value and the place that says so.
  package struct Setting: Sendable {
    // A large theme has many of these: in this order they are a quarter smaller.
    package var value: Value
    package var property: BarProperty
    package var range: SourceRange

    package init(property: BarProperty, value: Value, range: SourceRange) {
      self.value = value
      self.property = property
      self.range = range
    }
  }

  /// The value of a property.
  package enum Value: Sendable {
    case color(ColorID)
    case noColor
    case style(BarStyle)
    case background(BarBackground)
    case liquidGlass(LiquidGlass)
    case flag(Bool)
    indirect case font(TitleFont)
    /// One of the property's words.
    indirect case word(String)
    /// In points.
    indirect case number(Double)
    /// A title, or the name of an image.
    indirect case text(String)
    case slot(Slot)
  }

  /// What a bar looks like in another of its states.
  package enum Slot: Sendable {
    case same
    case transparent
    /// A whole bar: the properties of this one with others laid over them.
    indirect case bar(ResolvedBar)
  }

  package var settings: [Setting] = []

  /// A value of its parts.
  package init(settings: [Setting] = []) {
    self.settings = settings
  }

  /// The setting of a property, nil where the theme leaves it out.
  package subscript(property: BarProperty) -> Setting? {
    for index in settings.indices where settings[index].property == property {
      return settings[index]
    }
    return nil
  }

  /// The color of a property with its place, nil where the theme sets none.
  package func color(_ property: BarProperty) -> Located<ColorID>? {
    for index in settings.indices where settings[index].property == property {
      guard case .color(let color) = settings[index].value else { return nil }
      return Located(color, at: settings[index].range)
    }
    return nil
  }

  /// The font of a property, nil where the theme leaves it out.
  package func font(_ property: BarProperty) -> TitleFont? {
    guard let setting = self[property], case .font(let font) = setting.value else { return nil }
    return font
  }

  /// The flag of a property, nil where the theme leaves it out.
  package func flag(_ property: BarProperty) -> Bool? {
    guard let setting = self[property], case .flag(let flag) = setting.value else { return nil }
    return flag
  }
}

extension ResolvedBar {
  /// Puts the properties into the order of outputs; a bar has few, mostly in order already.
  package mutating func sort() {
    for index in settings.indices.dropFirst() {
      var place = index
      while place > 0, settings[place].property < settings[place - 1].property {
        settings.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// This bar with another one's properties in place of its own.
  package func overlaid(by overlay: ResolvedBar) -> ResolvedBar {
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
  package var withoutSlots: ResolvedBar {
    ResolvedBar(
      settings: settings.filter { setting in
        switch setting.property {
        case .scrollEdge, .compact, .liquidGlass: false
        default: true
        }
      })
  }

  /// Lays what is written of each state over the bar itself.
  package mutating func completeSlots() {
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

extension ResolvedBar {
  /// Whether iOS 26 and later draw the system's glass in place of the bar's background.
  package var yieldsToGlass: Bool {
    if case .liquidGlass(.system)? = self[.liquidGlass]?.value { true } else { false }
  }
}

extension ResolvedAppearance {
  /// Whether a bar is never seen on its own background, since the oldest iOS is one that draws the
  /// system's glass.
  package func isAlwaysGlass(_ kind: BarKind, from deploymentTarget: DeploymentTarget) -> Bool {
    deploymentTarget.major >= 26 && bars[kind].yieldsToGlass
  }
}
