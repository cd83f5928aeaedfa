package import ThemeSyntax

/// The stage at which every color is looked up.
@usableFromInline package enum ResolvedStage: DecidedStage {
  @usableFromInline package typealias Color = ColorID
  @usableFromInline package typealias Stop = ColorID
  @usableFromInline package typealias State = ResolvedBar
}

/// A bar with every color looked up.
@usableFromInline package typealias ResolvedBar = Bar<ResolvedStage>

// Not of every bar: a debug build of the plugins' tool asks for settings all the time, and generic code is
// slow there.
extension ResolvedBar {
  @inlinable package func has(_ property: BarProperty) -> Bool { properties.contains(property) }

  /// The setting of a property, nil where the theme leaves it out.
  @inlinable package subscript(property: BarProperty) -> Setting? {
    index(of: property).map { settings[$0] }
  }

  /// Where a property stands among the settings, nil where the theme leaves it out.
  @inlinable func index(of property: BarProperty) -> Int? {
    guard has(property) else { return nil }
    // By indices: a closure would be handed a copy of each setting with its value.
    return settings.indices.first { settings[$0].property == property }
  }

  /// The color of a property with its place, nil where the theme sets none.
  @inlinable package func color(_ property: BarProperty) -> Located<ColorID>? {
    guard let index = index(of: property), case .color(let color) = settings[index].value
    else { return nil }
    return Located(color, at: settings[index].range)
  }

  /// The gradient of the background with its place, nil where the theme sets none.
  package var gradient: Located<ResolvedGradient>? {
    guard let setting = self[.backgroundGradient], case .gradient(let gradient) = setting.value
    else { return nil }
    return Located(gradient, at: setting.range)
  }

  /// The font of a property, nil where the theme leaves it out.
  package func font(_ property: BarProperty) -> TitleFont? {
    guard let setting = self[property], case .font(let font) = setting.value else { return nil }
    return font
  }

  /// The flag of a property, nil where the theme leaves it out.
  @inlinable package func flag(_ property: BarProperty) -> Bool? {
    guard let setting = self[property], case .flag(let flag) = setting.value else { return nil }
    return flag
  }
}

extension ResolvedBar {
  package mutating func reserve(_ count: Int) {
    settings.reserveCapacity(settings.count + count)
  }

  /// Sets a property, out of order.
  package mutating func set(_ property: BarProperty, _ value: Value, at range: SourceRange) {
    let setting = Setting(property: property, value: value, range: range)
    if let index = index(of: property) {
      settings[index] = setting
    } else {
      settings.append(setting)
      properties.insert(property)
    }
  }

  /// Leaves a property out; false where it is not there.
  package mutating func remove(_ property: BarProperty) -> Bool {
    guard let index = index(of: property) else { return false }
    settings.remove(at: index)
    properties.remove(property)
    return true
  }

  /// Gives the setting at an index another value.
  package mutating func change(_ index: Int, to value: Value) {
    settings[index].value = value
  }

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

  /// The properties that a state of the bar has in common with it: all but the states themselves
  /// and what becomes of all of them on iOS 26.
  package var withoutSlots: ResolvedBar {
    ResolvedBar(
      settings: settings.filter { setting in
        switch setting.property {
        case .scrollEdge, .compact, .compactScrollEdge, .liquidGlass: false
        default: true
        }
      }, backdrop: backdrop)
  }
}

extension ResolvedBar {
  /// Whether anything is said of another state of the bar.
  package var hasStates: Bool {
    has(.scrollEdge) || has(.compact) || has(.compactScrollEdge)
  }

  /// The bar in one of its states, nil where it is the same there.
  package func state(_ property: BarProperty) -> ResolvedBar? {
    guard let setting = self[property], case .slot(.bar(let bar)) = setting.value else {
      return nil
    }
    return bar
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
    deploymentTarget.hasGlass && bars[kind].yieldsToGlass
  }
}

extension ResolvedBar: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) {
    // Most settings are colors. A hasher takes long for each value, so that their numbers are mixed before, as
    // FNV-1a mixes bytes.
    var colors: UInt64 = 0xCBF2_9CE4_8422_2325
    for setting in settings {
      if case .color(let color) = setting.value {
        colors ^= UInt64(UInt32(bitPattern: color.index)) << 8 | UInt64(setting.property.rawValue)
        colors = colors &* 0x100_0000_01B3
      } else {
        hasher.combine(setting.property)
        hasher.combine(setting.value)
      }
    }
    hasher.combine(colors)
    hasher.combine(backdrop)
  }
}
