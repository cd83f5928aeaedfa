extension BarProperty: Comparable {
  package var row: Row { Self.rows[Int(rawValue)] }
  package var name: String { Self.rows[Int(rawValue)].name }

  package var kind: Kind { Self.rows[Int(rawValue)].kind }

  package func isInStates(of bar: BarKind) -> Bool {
    Self.rows[Int(rawValue)].isInStates(of: bar)
  }

  package func applies(to bar: BarKind) -> Bool { Self.byBar[bar].contains(self) }

  package var isForeground: Bool { Self.rows[Int(rawValue)].role == .ink }

  /// True for foregrounds and their backgrounds.
  package var changesInInverse: Bool { Self.rows[Int(rawValue)].role != .neither }

  private static let rows = all.sorted { $0.property < $1.property }

  /// Cached, as it is needed for every value of a theme.
  private static let byBar = Bars(
    navigationBar: having(.navigationBar), toolbar: having(.toolbar), tabBar: having(.tabBar))

  private static func having(_ bar: BarKind) -> BarPropertySet {
    rows.reduce(into: BarPropertySet()) { set, row in
      if row.since[bar] != nil { set.insert(row.property) }
    }
  }

  @inlinable package static func < (left: BarProperty, right: BarProperty) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension BarProperty {
  /// A property in themes, UIKit and SwiftUI, for the parser, lint, schemas and documentation.
  package struct Row: Sendable {
    package let property: BarProperty
    package let name: String
    package let kind: Kind
    /// The first iOS with the property, at least 15; nil if the bar never has it.
    package let since: Bars<Int?>
    /// The first iOS that draws the property, if later.
    package let drawnFrom: Int?
    /// The first iOS that ignores the property in an app built with its SDK, if any.
    package let ignoredFrom: Int?
    private let isInStates: Bool
    package let role: Role
    /// A sentence without a full stop.
    package let summary: String
    package let standard: String
    /// JSON, which is also YAML.
    package let example: String
    /// The type and key path in UIKit.
    package let uiKit: String
    package let swiftUI: String?
    package let carrier: Carrier
    private let onNavigationBar: Carrier?

    init(
      _ property: BarProperty, _ name: String, _ kind: Kind, since: Bars<Int?>,
      drawnFrom: Int? = nil, ignoredFrom: Int? = nil, isInStates: Bool = true,
      role: Role = .neither, summary: String, standard: String = "left to UIKit", example: String,
      uiKit: String? = nil, swiftUI: String? = nil, carrier: Carrier = .itself,
      onNavigationBar: Carrier? = nil
    ) {
      self.property = property
      self.name = name
      self.kind = kind
      self.since = since
      self.drawnFrom = drawnFrom
      self.ignoredFrom = ignoredFrom
      self.isInStates = isInStates
      self.role = role
      self.summary = summary
      self.standard = standard
      self.example = example
      self.swiftUI = swiftUI
      self.carrier = carrier
      self.onNavigationBar = onNavigationBar
      self.uiKit = uiKit ?? carrier.documentation(since: since)
    }

    package func carrier(on bar: BarKind) -> Carrier {
      bar == .navigationBar ? onNavigationBar ?? carrier : carrier
    }

    package func isInStates(of bar: BarKind) -> Bool {
      isInStates && !carrier(on: bar).isOfItem
    }

    package func isInObject(of bar: BarKind) -> Bool {
      switch carrier {
      case .itself: property.isBackground || property.isState
      case .bar(_, let tabs): bar == .tabBar && tabs != nil
      case .objects, .layouts: true
      case .item, .searchBar, .scopeButtons, .buttons: false
      }
    }

    package func key(in bar: BarKind) -> SectionKey {
      let isOfGroup = BarGroup.all.contains { $0.path == name }
      let key = isOfGroup ? "color" : BarGroup.key(of: name)
      return SectionKey(
        key, kind.value(in: bar), summary, standard: standard, example: example, isNullable: true)
    }
  }

  /// The object that generated code sets a property on.
  package enum Carrier: Sendable, Hashable {
    /// Each output writes it separately.
    case itself
    /// A property of the bar; `tabs` is that of a tab bar's objects for tabs in a state.
    case bar(String, tabs: String? = nil)
    /// Key paths of the bar-appearance object.
    case objects([String])
    /// Key paths of the tabs' appearance in each layout.
    case layouts([String])
    case item(String)
    /// Of the search bar in a screen's navigation item.
    case searchBar(String)
    case scopeButtons(attribute: String, states: [String])
    case buttons(String)

    package var isOfItem: Bool {
      switch self {
      case .item, .searchBar, .scopeButtons, .buttons: true
      case .itself, .bar, .objects, .layouts: false
      }
    }

    static func object(_ path: String) -> Self { .objects([path]) }

    static func buttonColor(_ object: String) -> Self {
      .object("\(object).normal.titleTextAttributes[.foregroundColor]")
    }

    fileprivate func documentation(since: Bars<Int?>) -> String {
      switch self {
      case .itself, .layouts, .scopeButtons: return ""
      case .bar(let path, _): return "`\(path)` of the bar"
      case .item(let path): return "`UINavigationItem.\(path)`"
      case .searchBar(let path): return "`UISearchBar.\(path)`"
      case .buttons(let path): return "`UIBarButtonItem.\(path)`"
      case .objects(let paths):
        let bars = BarKind.allCases.filter { since[$0] != nil }
        let object =
          switch bars {
          case [.navigationBar]: "UINavigationBarAppearance"
          case [.tabBar]: "UITabBarAppearance"
          default: "UIBarAppearance"
          }
        return "`\(object).\(paths[0])`"
      }
    }
  }

  package enum Kind: Sendable {
    case color, colorOrNone, flag, font
    case words([ValueWord])
    /// In points; a distance may be negative.
    case points, distance
    case image
    case gradient
    case text
    /// One of these words, or a mapping of the properties that differ.
    case state([StateWord])

    package func value(in bar: BarKind) -> ValueKind {
      switch self {
      case .color: .color
      case .colorOrNone: .colorOrNone
      case .flag: .flag
      case .font: .shape("titleFont", "a text style, or a mapping with a size")
      case .words(let words): .words(words)
      case .points: .shape("points", "a positive number")
      case .distance: .shape("distance", "a number")
      case .image: .shape("imageName", "the name of an image")
      case .text: .text
      case .gradient:
        .shape("gradient", "a list of colors, or a mapping with colors and a direction")
      case .state(let words):
        .wordsOr(
          words.map { ValueWord($0.rawValue, $0.summary) }, shape: bar.name + "State",
          "a mapping of the properties that differ")
      }
    }
  }

  package enum Role: Sendable {
    case background
    case ink
    case neither
  }

  package var isState: Bool { [.scrollEdge, .compact, .compactScrollEdge].contains(self) }

  /// True for backgrounds, which the system's glass replaces.
  package var isBackground: Bool {
    switch self {
    case .background, .backgroundColor, .backgroundEffect, .backgroundGradient, .backgroundImage,
      .shadowColor, .shadowImage:
      true
    default: false
    }
  }

  package static let paints: [BarProperty] = [.backgroundColor, .backgroundGradient]

  /// The properties that decide a bar-appearance object's background.
  package static let fills = [.background] + paints

  /// The lower-layer property that this one replaces.
  package var replaced: BarProperty? {
    switch self {
    case .backgroundColor: .backgroundGradient
    case .backgroundGradient: .backgroundImage
    default: nil
    }
  }

  /// True for a mapping's color, which may replace the mapping.
  package var isColorOfGroup: Bool { Self.colorsOfGroups[Int(rawValue)] }

  private static let colorsOfGroups = allCases.map { property in
    BarGroup.all.contains { $0.path == property.name }
  }

  package var firstVersion: Int { Self.firstVersions[Int(rawValue)] }

  private static let firstVersions = allCases.map { property in
    BarKind.allCases.compactMap { property.row.since[$0] }.min() ?? IOSVersion.oldest.major
  }
}
