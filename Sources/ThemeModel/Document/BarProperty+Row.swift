extension BarProperty: Comparable {
  package var row: Row { Self.rows[Int(rawValue)] }

  /// The property as a theme writes it, from the bar on.
  package var name: String { Self.rows[Int(rawValue)].name }

  package var kind: Kind { Self.rows[Int(rawValue)].kind }

  /// Whether a state of a kind of bar may have a value of its own.
  package func isInStates(of bar: BarKind) -> Bool {
    Self.rows[Int(rawValue)].isInStates(of: bar)
  }

  package func applies(to bar: BarKind) -> Bool { Self.byBar[bar].contains(self) }

  /// Whether the property is a color drawn in front of the background.
  package var isForeground: Bool { Self.rows[Int(rawValue)].role == .ink }

  /// Whether an inverse changes the color: that of ink, and of what ink stands on.
  package var changesInInverse: Bool { Self.rows[Int(rawValue)].role != .neither }

  private static let rows = all.sorted { $0.property < $1.property }

  /// The properties that each kind of bar has: it is asked for every value of a theme.
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
  /// What a theme, UIKit and SwiftUI know about a property; the parser, the lint, the schemas, the
  /// documentation and completion read it.
  package struct Row: Sendable {
    package let property: BarProperty
    /// The path of keys from the bar on.
    package let name: String
    package let kind: Kind
    /// The first iOS on which a bar has the property, 15 for all that an app may run on; nil where it has not.
    package let since: Bars<Int?>
    /// The first iOS that ignores the property in an app built with its SDK; nil where none does.
    package let ignoredFrom: Int?
    /// Whether a state of a bar may have a value of its own, of what is no item's.
    private let isInStates: Bool
    package let role: Role
    /// The bars whose bar-appearance object holds the property, if no item does.
    private let inObjects: [BarKind]
    /// What the property decides, a sentence without its full stop.
    package let summary: String
    /// What holds where the theme leaves the property out.
    package let standard: String
    /// A value as JSON, which is YAML too.
    package let example: String
    /// What carries it in UIKit, by type and key path.
    package let uiKit: String
    /// The modifier that carries it in SwiftUI, nil where none does.
    package let swiftUI: String?
    package let carrier: Carrier
    /// Where generated code writes it for a navigation bar, if that is another place.
    private let onNavigationBar: Carrier?

    init(
      _ property: BarProperty, _ name: String, _ kind: Kind, since: Bars<Int?>,
      ignoredFrom: Int? = nil, isInStates: Bool = true, role: Role = .neither,
      inObjects: [BarKind] = BarKind.allCases, summary: String, standard: String = "left to UIKit",
      example: String, uiKit: String? = nil, swiftUI: String? = nil, carrier: Carrier = .itself,
      onNavigationBar: Carrier? = nil
    ) {
      self.property = property
      self.name = name
      self.kind = kind
      self.since = since
      self.ignoredFrom = ignoredFrom
      self.isInStates = isInStates
      self.role = role
      self.inObjects = inObjects
      self.summary = summary
      self.standard = standard
      self.example = example
      self.swiftUI = swiftUI
      self.carrier = carrier
      self.onNavigationBar = onNavigationBar
      self.uiKit = uiKit ?? carrier.documentation(since: since)
    }

    /// Where generated code writes it for a kind of bar.
    package func carrier(on bar: BarKind) -> Carrier {
      bar == .navigationBar ? onNavigationBar ?? carrier : carrier
    }

    /// Whether a state of a kind of bar may have a value of its own.
    package func isInStates(of bar: BarKind) -> Bool {
      isInStates && !carrier(on: bar).isOfItem
    }

    /// Whether the bar-appearance object of a kind of bar holds the property.
    package func isInObject(of bar: BarKind) -> Bool {
      inObjects.contains(bar) && !carrier.isOfItem
    }

    package func key(in bar: BarKind) -> SectionKey {
      let isOfGroup = BarGroup.all.contains { $0.path == name }
      let key = isOfGroup ? "color" : name.split(separator: ".").last.map(String.init) ?? name
      return SectionKey(key, kind.value(in: bar), summary, standard: standard, example: example)
    }
  }

  /// Where generated code writes a property.
  package enum Carrier: Sendable, Hashable {
    /// Each output has statements of its own for it.
    case itself
    /// Key paths of the bar-appearance object.
    case objects([String])
    /// Key paths of the look of tabs in each of the three layouts.
    case layouts([String])
    case item(String)
    /// A key path of the search bar in a screen's navigation item.
    case searchBar(String)
    /// An attribute of the titles of that search bar's scope buttons, in these states of theirs.
    case scopeButtons(attribute: String, states: [String])
    /// A key path of each button in a screen's navigation item or toolbar.
    case buttons(String)

    /// Whether a screen's navigation item has it, not the bar.
    package var isOfItem: Bool {
      switch self {
      case .item, .searchBar, .scopeButtons, .buttons: true
      case .itself, .objects, .layouts: false
      }
    }

    /// A key path of the bar-appearance object.
    static func object(_ path: String) -> Self { .objects([path]) }

    /// The type and the key path in UIKit, of a property that some bars have.
    fileprivate func documentation(since: Bars<Int?>) -> String {
      switch self {
      case .itself, .layouts, .scopeButtons: return ""
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

  /// What a theme writes for a property.
  package enum Kind: Sendable {
    case color, colorOrNone, flag, style, background, liquidGlass, font
    case words([ValueWord])
    /// A number of points; a distance may be negative.
    case points, distance
    /// The name of an image in the app's asset catalog.
    case image
    case gradient
    case text
    /// One of these words, or a mapping of the properties that differ.
    case state([StateWord])

    /// What may stand below the key.
    package func value(in bar: BarKind) -> ValueKind {
      switch self {
      case .color: .color
      case .colorOrNone: .colorOrNone
      case .flag: .flag
      case .style: .words(BarStyle.words)
      case .background: .words(BarBackground.words)
      case .liquidGlass: .words(LiquidGlass.words)
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

  /// What a color of a bar is seen as.
  package enum Role: Sendable {
    case background
    /// In front of the background.
    case ink
    case neither
  }
}

extension BarProperty {
  /// Whether it is about what lies under the content, which the system's glass replaces.
  package var isBackground: Bool {
    switch self {
    case .background, .backgroundColor, .backgroundEffect, .backgroundGradient, .backgroundImage,
      .shadowColor, .shadowImage:
      true
    default: false
    }
  }

  /// What is in a layer below, which this property takes the place of.
  package var replaced: BarProperty? {
    switch self {
    case .backgroundColor: .backgroundGradient
    case .backgroundGradient: .backgroundImage
    default: nil
    }
  }

  /// Whether it is the color of a mapping, in place of which it may stand alone.
  package var isColorOfGroup: Bool { Self.colorsOfGroups[Int(rawValue)] }

  private static let colorsOfGroups = allCases.map { property in
    BarGroup.all.contains { $0.path == property.name }
  }

  package var firstVersion: Int { Self.firstVersions[Int(rawValue)] }

  private static let firstVersions = allCases.map { property in
    BarKind.allCases.compactMap { property.row.since[$0] }.min() ?? IOSVersion.oldest.major
  }
}
