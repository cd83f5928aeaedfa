package import ThemeModel

/// What becomes of a property of a bar in what an output makes, on the iOS of a time.
package enum PropertyFate: Sendable, Hashable, CaseIterable {
  /// The output writes it and the system shows it.
  case carried
  /// The output writes it, and the system draws something else.
  case ignored
  /// The output has no way to say it.
  case omitted
  /// The system has no such property yet.
  case notYet
}

extension DrawnBar.Era {
  /// The last major version of iOS before the next era; of the newest one its first.
  package var newest: Int {
    switch self {
    case .ios15: 25
    case .ios26: 26
    }
  }

  /// The versions as a sentence names them: "15–25".
  package var title: String {
    switch self {
    case .ios15: "15–25"
    case .ios26: "26"
    }
  }
}

extension Configuration {
  /// Whether an output that dresses bars writes a property of a kind of bar; true for a bar that has no such
  /// property, and for an output that dresses none, which leaves nothing out.
  package func writes(_ property: BarProperty, of bar: BarKind, by output: Output) -> Bool {
    !property.applies(to: bar) || output.writes(property, bar, runtime)
  }

  /// The fate of a property of a kind of bar that has it, on the newest iOS of an era.
  package func fate(
    of property: BarProperty, on bar: BarKind, by output: Output,
    in era: DrawnBar.Era
  ) -> PropertyFate {
    guard writes(property, of: bar, by: output) else { return .omitted }
    guard let first = firstVersion(of: property, on: bar, by: output),
      era.newest >= max(first, output.firstVersion)
    else { return .notYet }
    if let end = ignoredFrom(property, on: bar, by: output), era.newest >= end {
      return .ignored
    }
    return .carried
  }

  /// The first iOS on which what an output writes of a property is seen; nil for a property that the
  /// bar has not.
  package func firstVersion(
    of property: BarProperty, on bar: BarKind, by output: Output
  ) -> Int? {
    guard let since = property.row.since[bar] else { return nil }
    return property == .liquidGlass ? 26 : since
  }

  /// The first iOS that draws something else than what an output writes of a property, nil where none
  /// does.
  package func ignoredFrom(
    _ property: BarProperty, on bar: BarKind, by output: Output
  ) -> Int? {
    if property == .barTintColor {
      return output.hasObjects(runtime) ? IOSVersion.oldest.major : nil
    }
    return output.ignoredFrom(property, bar) ?? property.row.ignoredFrom
  }
}

extension Output {
  /// The first iOS that what is made runs on.
  package var firstVersion: Int { mechanism == .viewModifiers ? 16 : IOSVersion.oldest.major }
}
