/// The support of a bar's property by an output on an iOS.
package enum PropertyFate: Sendable, Hashable, CaseIterable {
  /// Written, and drawn by the system.
  case carried
  /// Written, but the system draws something else.
  case ignored
  case omitted
  case notYet
}

extension DrawnBar.Era {
  /// The era's last major version; of the newest era, its first.
  package var newest: Int {
    switch self {
    case .ios15: 25
    case .ios26: 26
    }
  }

  /// For example "15–25".
  package var title: String {
    switch self {
    case .ios15: "15–25"
    case .ios26: "26"
    }
  }
}

extension Configuration {
  /// True also if the bar lacks the property or the output styles no bars.
  package func writes(_ property: BarProperty, of bar: BarKind, by output: Output) -> Bool {
    !property.applies(to: bar) || output.writes(property, bar, runtime)
  }

  package func fate(
    of property: BarProperty, on bar: BarKind, by output: Output,
    in era: DrawnBar.Era
  ) -> PropertyFate {
    guard writes(property, of: bar, by: output) else { return .omitted }
    // The first iOS that shows the property; nil if the bar lacks it.
    guard let first = property.row.since[bar].map({ property.row.drawnFrom ?? $0 }),
      era.newest >= max(first, output.firstVersion)
    else { return .notYet }
    if let end = ignoredFrom(property, on: bar, by: output), era.newest >= end {
      return .ignored
    }
    return .carried
  }

  /// The first iOS that ignores the written property, if any.
  package func ignoredFrom(
    _ property: BarProperty, on bar: BarKind, by output: Output
  ) -> Int? {
    if property == .barTintColor {
      return output.hasObjects(runtime) ? IOSVersion.oldest.major : nil
    }
    let end = output.ignoredFrom(property, bar) ?? property.row.ignoredFrom
    return end == 26 && !hasGlass ? nil : end
  }
}

extension Output {
  package var firstVersion: Int { mechanism == .viewModifiers ? 16 : IOSVersion.oldest.major }
}
