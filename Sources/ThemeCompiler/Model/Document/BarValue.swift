@usableFromInline package protocol BarStage: Sendable {
  associatedtype Color: Sendable
  /// In a list, such as a gradient's.
  associatedtype Stop: Sendable
  associatedtype State: Sendable
}

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
  indirect case state(Stage.State)
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
    case .state(let value): state(value).map { .state($0) }
    }
  }

  package static func word(_ word: some WordValue) -> Self { .word(word.rawValue) }

  package var stops: [Stage.Stop]? {
    switch self {
    case .gradient(let gradient): gradient.colors
    case .color, .flag, .font, .word, .number, .text, .state: nil
    }
  }

  package var hasColors: Bool { if case .color = self { true } else { stops != nil } }

  package func replacing(stops: [Stage.Stop]) -> Self {
    switch self {
    case .gradient(let gradient):
      .gradient(Gradient(colors: stops, direction: gradient.direction))
    case .color, .flag, .font, .word, .number, .text, .state: self
    }
  }

  package var word: String? { if case .word(let word) = self { word } else { nil } }
}

extension BarValue: Equatable where Stage: DecidedStage {}
extension BarValue: Hashable
where Stage: DecidedStage, Stage.Color: Hashable, Stage.Stop: Hashable, Stage.State: Hashable {}
