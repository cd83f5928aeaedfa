public import ThemeSyntax

/// One property of a bar with its value and the place that says so.
@usableFromInline package struct BarSetting<Stage: DecidedStage>: Sendable {
  // A large theme has many of these: in this order they are a quarter smaller.
  @usableFromInline package var value: BarValue<Stage>
  @usableFromInline package var property: BarProperty
  @usableFromInline package var range: SourceRange

  @inlinable package init(property: BarProperty, value: BarValue<Stage>, range: SourceRange) {
    self.value = value
    self.property = property
    self.range = range
  }
}

/// Settings are equal that set the same, wherever a theme says so.
extension BarSetting: Equatable {
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.property == right.property && left.value == right.value
  }
}

/// What a theme sets on one bar, in the order of `BarProperty`; what it leaves out is not there.
@usableFromInline package struct Bar<Stage: DecidedStage>: Sendable {
  @usableFromInline package typealias Value = BarValue<Stage>
  @usableFromInline package typealias Setting = BarSetting<Stage>

  @usableFromInline package internal(set) var settings: [Setting] = []
  /// The properties that are set: most that are asked for are not.
  @usableFromInline var properties = BarPropertySet()
  /// The properties that a state of a bar sets or takes back itself; all others are the bar's.
  package var ownProperties = BarPropertySet()
  /// What lies behind the bar; nil where the theme says nothing about this bar.
  @usableFromInline package var backdrop: Backdrop<Stage.Color>?

  @inlinable package init(settings: [Setting] = [], backdrop: Backdrop<Stage.Color>? = nil) {
    self.settings = settings
    self.backdrop = backdrop
    for setting in settings { properties.insert(setting.property) }
  }
}

extension Bar: Equatable {
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.settings == right.settings && left.backdrop == right.backdrop
  }
}

extension Bar {
  /// The bar at another stage; what has no color there is left out.
  package func map<Other>(
    _ color: (Stage.Color) -> Other.Color?
  ) -> Bar<Other>
  where
    Stage.State == Bar, Stage.Stop == Stage.Color, Other.State == Bar<Other>,
    Other.Stop == Other.Color
  {
    let settings = settings.compactMap { setting -> BarSetting<Other>? in
      let value: BarValue<Other>? = setting.value.map(color: color, stop: color) { $0.map(color) }
      return value.map {
        BarSetting(property: setting.property, value: $0, range: setting.range)
      }
    }
    return Bar<Other>(settings: settings, backdrop: backdrop?.map(color))
  }
}
