public import ThemeSyntax

/// What a theme sets on one bar, in the order of `BarProperty`; what it leaves out is not there.
@usableFromInline package struct ResolvedBar: Sendable {
  /// One property with its value and the place that says so.
  @usableFromInline package struct Setting: Sendable {
    // A large theme has many of these: in this order they are a quarter smaller.
    @usableFromInline package var value: Value
    @usableFromInline package var property: BarProperty
    @usableFromInline package var range: SourceRange

    @inlinable package init(property: BarProperty, value: Value, range: SourceRange) {
      self.value = value
      self.property = property
      self.range = range
    }
  }

  @usableFromInline package enum Value: Sendable {
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
    indirect case gradient(ResolvedGradient)
    case slot(Slot)
  }

  /// What a bar looks like in another of its states.
  @usableFromInline package enum Slot: Sendable {
    case same
    case transparent
    /// UIKit's own look, for which the slot of the bar is nil.
    case system
    /// A whole bar: the properties of this one with others laid over them.
    indirect case bar(ResolvedBar)
  }

  @usableFromInline package private(set) var settings: [Setting] = []
  /// The properties that are set: most that are asked for are not.
  @usableFromInline private(set) var properties = BarPropertySet()
  /// What lies behind the bar; nil where the theme says nothing about this bar.
  @usableFromInline package var backdrop: Backdrop?

  package init(settings: [Setting] = [], backdrop: Backdrop? = nil) {
    self.settings = settings
    self.backdrop = backdrop
    for setting in settings { properties.insert(setting.property) }
  }

  /// Whether the theme sets a property.
  @inlinable package func has(_ property: BarProperty) -> Bool { properties.contains(property) }

  /// The setting of a property, nil where the theme leaves it out.
  @inlinable package subscript(property: BarProperty) -> Setting? {
    index(of: property).map { settings[$0] }
  }

  /// The color of a property with its place, nil where the theme sets none.
  @inlinable package func color(_ property: BarProperty) -> Located<ColorID>? {
    guard let index = index(of: property), case .color(let color) = settings[index].value
    else { return nil }
    return Located(color, at: settings[index].range)
  }

  /// Where a property stands among the settings, nil where the theme leaves it out.
  @inlinable func index(of property: BarProperty) -> Int? {
    guard has(property) else { return nil }
    // By indices: a closure would be handed a copy of each setting with its value.
    return settings.indices.first { settings[$0].property == property }
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
  /// Makes room for some more settings.
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
    deploymentTarget.major >= 26 && bars[kind].yieldsToGlass
  }
}

// MARK: - Equality

extension ResolvedBar.Value: Hashable {}
extension ResolvedBar.Slot: Hashable {}

/// Settings are equal that set the same, wherever a theme says so.
extension ResolvedBar.Setting: Hashable {
  @usableFromInline package static func == (left: Self, right: Self) -> Bool {
    left.property == right.property && left.value == right.value
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(value)
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
        hasher.combine(setting)
      }
    }
    hasher.combine(colors)
    hasher.combine(backdrop)
  }
}
