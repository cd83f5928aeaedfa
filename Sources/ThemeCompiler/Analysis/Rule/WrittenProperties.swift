/// The properties that appearances, except generated inverses, set on a kind of bar.
struct WrittenProperties: Sendable {
  let kind: BarKind
  /// The first setting of each property, with its appearance's name.
  private(set) var settings: [(name: String, setting: ResolvedBar.Setting)] = []
  /// The appearances that set each property, by the property's number.
  private var appearances = [[Int32]](repeating: [], count: BarProperty.allCases.count)

  init(of kind: BarKind, in theme: ResolvedTheme) {
    self.kind = kind
    for (index, settings) in theme.written(on: kind) {
      for setting in settings {
        let number = Int(setting.property.rawValue)
        if appearances[number].isEmpty {
          self.settings.append((theme.appearances[index].name, setting))
        }
        appearances[number].append(Int32(index))
      }
    }
  }

  func has(_ property: BarProperty) -> Bool { !appearances[Int(property.rawValue)].isEmpty }

  func count(of properties: [BarProperty]) -> Int {
    Set(properties.flatMap { appearances[Int($0.rawValue)] }).count
  }
}

extension ResolvedTheme {
  func written(
    on kind: BarKind
  ) -> some Sequence<(appearance: Int, settings: [ResolvedBar.Setting])> {
    // Appearances are large; only one bar is needed.
    appearances.indices.lazy.filter { appearances[$0].kind == .declared }
      .map { ($0, appearances[$0].bars[kind].settings) }
  }
}
