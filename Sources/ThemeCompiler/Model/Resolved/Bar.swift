public import ThemeSyntax

@usableFromInline package struct BarSetting<Stage: DecidedStage>: Sendable {
  // In this order the struct is a quarter smaller.
  @usableFromInline package var value: BarValue<Stage>
  @usableFromInline package var property: BarProperty
  @usableFromInline package var range: SourceRange

  @inlinable package init(property: BarProperty, value: BarValue<Stage>, range: SourceRange) {
    self.value = value
    self.property = property
    self.range = range
  }
}

/// Equality ignores the range.
extension BarSetting: Equatable {
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.property == right.property && left.value == right.value
  }
}

/// In the order of `BarProperty`, without unset properties.
@usableFromInline package struct Bar<Stage: DecidedStage>: Sendable {
  @usableFromInline package typealias Value = BarValue<Stage>
  @usableFromInline package typealias Setting = BarSetting<Stage>

  @usableFromInline package internal(set) var settings: [Setting] = []
  /// Speeds up look-ups, which mostly fail.
  @usableFromInline var properties = BarPropertySet()
  /// The properties that a state sets or resets; others come from the bar.
  package var ownProperties = BarPropertySet()
  /// True for a scroll edge that UIKit draws; the theme says what is behind it.
  @usableFromInline package var isLeftToUIKit = false
  /// nil if undeclared.
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
      && left.isLeftToUIKit == right.isLeftToUIKit
  }
}

extension Bar {
  /// Drops colors without an equivalent.
  @inlinable package func map<Other>(
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
