package import ThemeSyntax

@usableFromInline package enum ResolvedStage: DecidedStage {
  @usableFromInline package typealias Color = ColorID
  @usableFromInline package typealias Stop = ColorID
  @usableFromInline package typealias State = ResolvedBar
}

@usableFromInline package typealias ResolvedBar = Bar<ResolvedStage>

// Not for every `Bar`: generic code is slow in debug builds, which plugins use.
extension ResolvedBar {
  @inlinable package func has(_ property: BarProperty) -> Bool { properties.contains(property) }

  @inlinable package subscript(property: BarProperty) -> Setting? {
    index(of: property).map { settings[$0] }
  }

  @inlinable func index(of property: BarProperty) -> Int? {
    guard has(property) else { return nil }
    // By index, as a closure would copy each setting with its value.
    return settings.indices.first { settings[$0].property == property }
  }

  @inlinable package func color(_ property: BarProperty) -> Located<ColorID>? {
    guard let index = index(of: property), case .color(let color) = settings[index].value
    else { return nil }
    return Located(color, at: settings[index].range)
  }

  package var gradient: Located<ResolvedGradient>? {
    guard let setting = self[.backgroundGradient], case .gradient(let gradient) = setting.value
    else { return nil }
    return Located(gradient, at: setting.range)
  }

  /// Returns nil for other values and for words of another type.
  package func word<Word: WordValue>(
    _ property: BarProperty, as type: Word.Type = Word.self
  ) -> Word? {
    self[property]?.value.word.flatMap { Word(rawValue: $0) }
  }

  package func font(_ property: BarProperty) -> TitleFont? {
    guard let setting = self[property], case .font(let font) = setting.value else { return nil }
    return font
  }

  @inlinable package func flag(_ property: BarProperty) -> Bool? {
    guard let setting = self[property], case .flag(let flag) = setting.value else { return nil }
    return flag
  }

  package mutating func reserve(_ count: Int) {
    settings.reserveCapacity(settings.count + count)
  }

  package mutating func set(_ property: BarProperty, _ value: Value, at range: SourceRange) {
    let setting = Setting(property: property, value: value, range: range)
    if let index = index(of: property) {
      settings[index] = setting
    } else {
      settings.append(setting)
      properties.insert(property)
    }
  }

  /// Returns false if the property was not set.
  package mutating func remove(_ property: BarProperty) -> Bool {
    guard let index = index(of: property) else { return false }
    settings.remove(at: index)
    properties.remove(property)
    return true
  }

  package mutating func change(_ index: Int, to value: Value) {
    settings[index].value = value
  }

  /// In the order of outputs; the few settings are mostly sorted.
  package mutating func sort() {
    for index in settings.indices.dropFirst() {
      var place = index
      while place > 0, settings[place].property < settings[place - 1].property {
        settings.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Without the states and `liquidGlass`.
  package var withoutSlots: ResolvedBar {
    ResolvedBar(
      settings: settings.filter { !$0.property.isState && $0.property != .liquidGlass },
      backdrop: backdrop)
  }

  package var configuresBackground: Bool {
    BarProperty.fills.contains(where: has)
  }

  /// True if the bar or a state has such a setting.
  package func contains(where matches: (Setting) -> Bool) -> Bool {
    settings.contains { setting in
      if matches(setting) { return true }
      guard case .state(let state) = setting.value else { return false }
      return state.contains(where: matches)
    }
  }

  /// Returns whether the bar or a state has one of some properties.
  package func has(anyOf wanted: BarPropertySet) -> Bool {
    !properties.isDisjoint(with: wanted) || hasStates && contains { wanted.contains($0.property) }
  }

  package var hasStates: Bool {
    has(.scrollEdge) || has(.compact) || has(.compactScrollEdge)
  }

  /// Returns nil if the state equals the bar.
  package func state(_ property: BarProperty) -> ResolvedBar? {
    guard let setting = self[property], case .state(let bar) = setting.value else {
      return nil
    }
    return bar
  }

  /// On iOS 26 and later.
  package var yieldsToGlass: Bool {
    word(.liquidGlass) == LiquidGlass.system
  }
}

extension ResolvedBar.Value {
  /// A gradient's, or the only one.
  package var colors: [ColorID] {
    if case .color(let color) = self { [color] } else { stops ?? [] }
  }
}

extension ResolvedBar: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) {
    // Most settings are colors: numbers are mixed first, like FNV-1a, as hashing each is slow.
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
