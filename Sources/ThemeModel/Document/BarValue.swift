@usableFromInline package protocol BarStage: Sendable {
  associatedtype Color: Sendable
  /// A color in a list, such as a gradient's.
  associatedtype Stop: Sendable
  associatedtype State: Sendable
}

/// A stage with comparable colors.
@usableFromInline package protocol DecidedStage: BarStage
where Color: Equatable, Stop: Equatable, State: Equatable {}

@usableFromInline package enum BarValue<Stage: BarStage>: Sendable {
  case color(Stage.Color)
  case flag(Bool)
  indirect case font(TitleFont)
  /// One of the property's words; `none` in place of a color.
  indirect case word(String)
  /// In points.
  indirect case number(Double)
  /// A title, or the name of an image.
  indirect case text(String)
  indirect case gradient(Gradient<Stage.Stop>)
  case slot(BarSlot<Stage.State>)
}

@usableFromInline package enum BarSlot<State: Sendable>: Sendable {
  case same
  case transparent
  /// UIKit's default; the bar's slot is nil.
  case system
  indirect case bar(State)

  package init(_ word: StateWord) {
    self =
      switch word {
      case .same: .same
      case .transparent: .transparent
      case .default: .system
      }
  }

  /// nil for a bar.
  package var word: StateWord? {
    switch self {
    case .same: .same
    case .transparent: .transparent
    case .system: .default
    case .bar: nil
    }
  }
}

extension BarValue {
  @inlinable package func map<Other>(
    color: (Stage.Color) -> Other.Color?, stop: (Stage.Stop) -> Other.Stop?,
    state: (Stage.State) -> Other.State?
  ) -> BarValue<Other>? {
    switch self {
    case .color(let value): color(value).map { .color($0) }
    case .flag(let flag): .flag(flag)
    case .font(let font): .font(font)
    case .word(let word): .word(word)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .gradient(let value): value.map(stop).map { .gradient($0) }
    case .slot(.same): .slot(.same)
    case .slot(.transparent): .slot(.transparent)
    case .slot(.system): .slot(.system)
    case .slot(.bar(let value)): state(value).map { .slot(.bar($0)) }
    }
  }

  package static func word(_ word: some WordValue) -> Self { .word(word.rawValue) }

  package var stops: [Stage.Stop]? {
    switch self {
    case .gradient(let gradient): gradient.colors
    case .color, .flag, .font, .word, .number, .text, .slot: nil
    }
  }

  package var hasColors: Bool { if case .color = self { true } else { stops != nil } }

  package func replacing(stops: [Stage.Stop]) -> Self {
    switch self {
    case .gradient(let gradient):
      .gradient(Gradient(colors: stops, direction: gradient.direction))
    case .color, .flag, .font, .word, .number, .text, .slot: self
    }
  }

  /// The theme's word, nil for other values.
  package var word: String? {
    switch self {
    case .word(let word): word
    case .slot(let slot): slot.word?.rawValue
    case .color, .flag, .font, .number, .text, .gradient: nil
    }
  }
}

extension BarSlot: Equatable where State: Equatable {}
extension BarSlot: Hashable where State: Hashable {}
extension BarValue: Equatable where Stage: DecidedStage {}
extension BarValue: Hashable
where Stage: DecidedStage, Stage.Color: Hashable, Stage.Stop: Hashable, Stage.State: Hashable {}
