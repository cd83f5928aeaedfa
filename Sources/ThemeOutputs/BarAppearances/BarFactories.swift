import ThemeModel

/// Who sees an output's factories of bar-appearance objects, and how they are named, so that the
/// outputs of one theme can be in one module.
struct BarFactories {
  /// The modifier with the blank behind it.
  let modifier: String
  /// What stands in place of `Appearance` at the end of an appearance's symbol.
  let suffix: String

  /// Whether others than the file itself see the factories, so that deprecated ones must warn.
  var isShared: Bool { modifier != "fileprivate " }

  /// The factory of a state of a bar, the standard one where no state is named.
  func name(_ appearance: ResolvedAppearance, _ state: BarProperty? = nil) -> String {
    let stem = appearance.symbol.dropLast("Appearance".count)
    return stem + suffix + (state.map { SwiftName.capitalized($0.name) } ?? "")
  }
}

extension BarKind {
  /// The class of the bar.
  var className: String {
    switch self {
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    }
  }

  /// The class of the bar's appearance objects.
  var appearanceClass: String { className + "Appearance" }

  /// The states in which a bar can differ from its standard one.
  var states: [BarProperty] { self == .tabBar ? [.scrollEdge] : [.compact, .scrollEdge] }
}
