/// One property of a bar, in the order in which outputs list them; `all` has a row for each.
@usableFromInline package enum BarProperty: UInt8, Sendable, CaseIterable, Comparable {
  case style, isHidden, isTranslucent, prefersLargeTitles, liquidGlass, background
  case backgroundColor, tintColor
  case barTintColor, titleColor, largeTitleColor, unselectedItemTintColor, shadowColor, titleFont
  case plainButton, doneButton, backButton
  case scrollEdge, compact

  /// Everything that is said of a property.
  package var row: Row { Self.rows[Int(rawValue)] }

  /// The property as a theme writes it, from the bar on.
  package var name: String { Self.rows[Int(rawValue)].name }

  /// What a theme writes for the property.
  package var kind: Kind { Self.rows[Int(rawValue)].kind }

  /// Whether a state of a bar may have a value of its own.
  package var isInStates: Bool { Self.rows[Int(rawValue)].isInStates }

  /// Whether a kind of bar has the property.
  package func applies(to bar: BarKind) -> Bool { Self.rows[Int(rawValue)].since[bar] != nil }

  /// Whether the property is a color drawn in front of the background, which an inverse changes.
  package var isForeground: Bool { Self.rows[Int(rawValue)].role == .ink }

  private static let rows = all.sorted { $0.property < $1.property }

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
    /// The first iOS on which a bar has the property, 12 for all that there are; nil where it has
    /// not.
    package let since: Bars<Int?>
    /// The first iOS that ignores the property in an app built with its SDK; nil where none does.
    package var ignoredFrom: Int?
    /// Whether a state of a bar may have a value of its own.
    package var isInStates = true
    package var role = Role.neither
    /// The bars whose bar-appearance object holds the property.
    package var inObjects = BarKind.allCases
    /// What the property decides, a sentence without its full stop.
    package let summary: String
    /// What holds where the theme leaves the property out.
    package var standard = "left to UIKit"
    /// A value as JSON, which is YAML too.
    package let example: String
    /// What carries it in UIKit, by type and key path.
    package let uiKit: String
    /// The modifier that carries it in SwiftUI, nil where none does.
    package var swiftUI: String?

    /// The property as the key of its mapping, in a bar of some kind.
    package func key(in bar: BarKind) -> SectionKey {
      let key = name.split(separator: ".").last.map(String.init) ?? name
      return SectionKey(key, kind.value(in: bar), summary, standard: standard, example: example)
    }
  }

  /// What a theme writes for a property.
  package enum Kind: Sendable {
    case color, colorOrNone, flag, style, background, liquidGlass, font
    /// One of these words, or a mapping of the properties that differ.
    case state([StateWord])

    /// What may stand below the key.
    func value(in bar: BarKind) -> ValueKind {
      switch self {
      case .color: .color
      case .colorOrNone: .colorOrNone
      case .flag: .flag
      case .style: .words(BarStyle.words)
      case .background: .words(BarBackground.words)
      case .liquidGlass: .words(LiquidGlass.words)
      case .font: .shape("titleFont", "a text style, or a mapping with a size")
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

  /// The rows in the order in which messages, schemas and pages list the keys.
  package static let all: [Row] = [
    Row(
      property: .style, name: "style", kind: .style, since: Bars(all: 12), isInStates: false,
      inObjects: [], summary: "The UIBarStyle, which decides the colors that nothing else sets",
      example: #""black""#, uiKit: "`barStyle` of the bar"),
    Row(
      property: .background, name: "background", kind: .background, since: Bars(all: 12),
      summary: "How the background is configured before its color is set",
      standard: "opaque with a backgroundColor, else left to UIKit", example: #""opaque""#,
      uiKit: "`UIBarAppearance.configureWithOpaqueBackground()` and its like",
      swiftUI: "toolbarBackground(_:for:)"),
    Row(
      property: .backgroundColor, name: "backgroundColor", kind: .color, since: Bars(all: 12),
      role: .background, summary: "The color of the background", example: ##""#F7F7F9""##,
      uiKit: "`UIBarAppearance.backgroundColor`", swiftUI: "toolbarBackground(_:for:)"),
    Row(
      property: .tintColor, name: "tintColor", kind: .color, since: Bars(all: 12), role: .ink,
      inObjects: [.tabBar],
      summary: "The color of the buttons; on a tab bar, of the selected tab",
      example: ##""#0A5FD9""##,
      uiKit: "`tintColor` of the bar; on a tab bar `UITabBarItemStateAppearance.iconColor` too",
      swiftUI: "tint(_:)"),
    Row(
      property: .barTintColor, name: "barTintColor", kind: .color, since: Bars(all: 12),
      isInStates: false, inObjects: [], summary: "The color of the background before iOS 13",
      standard: "the backgroundColor", example: ##""#F7F7F9""##,
      uiKit: "`barTintColor` of the bar"),
    Row(
      property: .titleColor, name: "titleColor", kind: .color, since: .navigationBar(12),
      role: .ink,
      summary: "The color of the title", standard: "the tintColor, and checked as it",
      example: ##""#1C1C1E""##,
      uiKit: "`UINavigationBarAppearance.titleTextAttributes[.foregroundColor]`"),
    Row(
      property: .largeTitleColor, name: "largeTitleColor", kind: .color, since: .navigationBar(12),
      role: .ink, summary: "The color of the large title", standard: "the titleColor",
      example: ##""#1C1C1E""##,
      uiKit: "`UINavigationBarAppearance.largeTitleTextAttributes[.foregroundColor]`"),
    Row(
      property: .unselectedItemTintColor, name: "unselectedItemTintColor", kind: .color,
      since: .tabBar(12), ignoredFrom: 26, role: .ink,
      summary: "The color of the tabs that are not selected",
      example: ##""#6B6B70""##,
      uiKit: "`UITabBar.unselectedItemTintColor`, `UITabBarItemStateAppearance.iconColor`"),
    Row(
      property: .shadowColor, name: "shadowColor", kind: .colorOrNone, since: Bars(all: 13),
      summary: "The color of the line beside the bar; none hides it", example: #""none""#,
      uiKit: "`UIBarAppearance.shadowColor`"),
    Row(
      property: .isTranslucent, name: "isTranslucent", kind: .flag, since: Bars(all: 12),
      isInStates: false, inObjects: [], summary: "Whether content shows through the bar",
      example: "false", uiKit: "`isTranslucent` of the bar"),
    Row(
      property: .prefersLargeTitles, name: "prefersLargeTitles", kind: .flag,
      since: .navigationBar(12), isInStates: false, inObjects: [],
      summary: "Whether titles are large until content is scrolled under the bar", example: "true",
      uiKit: "`UINavigationBar.prefersLargeTitles`"),
    Row(
      property: .titleFont, name: "titleFont", kind: .font, since: .navigationBar(12),
      summary: "The font of the title", standard: "the system's",
      example: #"{ "size": 17, "weight": "semibold" }"#,
      uiKit: "`UINavigationBarAppearance.titleTextAttributes[.font]`"),
    Row(
      property: .isHidden, name: "isHidden", kind: .flag, since: .topAndBottom(12),
      isInStates: false, inObjects: [],
      summary: "Whether the bar is away; a status bar over a hidden one is not checked",
      example: "false",
      uiKit: "`UINavigationController.isNavigationBarHidden`, `isToolbarHidden`",
      swiftUI: "toolbar(_:for:)"),
    Row(
      property: .liquidGlass, name: "liquidGlass", kind: .liquidGlass, since: Bars(all: 12),
      isInStates: false, inObjects: [],
      summary: "What iOS 26 and later do with the background", standard: "it stays",
      example: #""system""#, uiKit: "`UIBarAppearance.configureWithDefaultBackground()` on iOS 26"),
    Row(
      property: .scrollEdge, name: "scrollEdge", kind: .state([.same, .transparent]),
      since: Bars(navigationBar: 13, toolbar: 15, tabBar: 15), isInStates: false,
      summary: "The bar while content is scrolled to its edge", standard: "same",
      example: #""transparent""#, uiKit: "`scrollEdgeAppearance` of the bar"),
    Row(
      property: .compact, name: "compact", kind: .state([.same]), since: .topAndBottom(13),
      isInStates: false, summary: "The bar at compact height", standard: "same",
      example: ##"{ "backgroundColor": "#F7F7F9" }"##, uiKit: "`compactAppearance` of the bar"),
    Row(
      property: .plainButton, name: "buttons.plain", kind: .color, since: .topAndBottom(13),
      role: .ink, summary: "The color of plain buttons", standard: "the tintColor",
      example: ##""#0A5FD9""##, uiKit: "`buttonAppearance` of the bar-appearance object"),
    Row(
      property: .doneButton, name: "buttons.done", kind: .color, since: .topAndBottom(13),
      role: .ink, summary: "The color of done buttons", standard: "the tintColor",
      example: ##""#0A5FD9""##, uiKit: "`doneButtonAppearance` of the bar-appearance object"),
    Row(
      property: .backButton, name: "buttons.back", kind: .color, since: .navigationBar(13),
      role: .ink, summary: "The color of the back button", standard: "the tintColor",
      example: ##""#1C1C1E""##, uiKit: "`UINavigationBarAppearance.backButtonAppearance`"),
  ]
}

extension Bars<Int?> {
  fileprivate static func navigationBar(_ version: Int) -> Self {
    Self(navigationBar: version, toolbar: nil, tabBar: nil)
  }

  fileprivate static func tabBar(_ version: Int) -> Self {
    Self(navigationBar: nil, toolbar: nil, tabBar: version)
  }

  /// The bars of a navigation controller.
  fileprivate static func topAndBottom(_ version: Int) -> Self {
    Self(navigationBar: version, toolbar: version, tabBar: nil)
  }
}
