import OutputText
import ThemeSyntax

/// Explicit properties of an inverse, merged onto `swap`.
struct InverseOverlay: LookDocument, Sendable {
  var interfaceStyle: Layered<Located<InterfaceStyle>> = .inherited
  var statusBarStyle: Layered<Located<StatusBarChoice>> = .inherited
  var backdrop: Layered<Located<BackdropSource>> = .inherited
  var bars = Bars(all: BarDocument())

  static let mapping = Mapping<InverseOverlay>(
    "an inverse",
    [
      .interfaceStyle(
        "The inverse's interface style", standard: "that of its appearance", example: #""dark""#),
      .statusBarStyle(
        "The inverse's status bar", standard: "auto", example: #""lightContent""#),
      .backdrop, .navigationBar, .toolbar, .tabBar,
    ])
}

enum InverseDocument: Sendable {
  case rule(InverseRule)
  case appearance(TextID)
  indirect case overlay(InverseOverlay)
  case reported
}

/// The keys that appearances and inverses share.
protocol LookDocument: Sendable {
  var interfaceStyle: Layered<Located<InterfaceStyle>> { get set }
  var statusBarStyle: Layered<Located<StatusBarChoice>> { get set }
  var backdrop: Layered<Located<BackdropSource>> { get set }
  var bars: Bars<BarDocument> { get set }
}

extension Key where Target: LookDocument {
  static func interfaceStyle(
    _ summary: String, standard: String, example: String
  ) -> Key {
    Key(
      "interfaceStyle", layered: \.interfaceStyle, .word(), summary, standard: standard,
      example: example)
  }

  static func statusBarStyle(
    _ summary: String, standard: String, example: String
  ) -> Key {
    Key(
      "statusBarStyle", layered: \.statusBarStyle, .statusBarStyle, summary, standard: standard,
      example: example)
  }

  static var backdrop: Key {
    let key = SectionKey.backdrop
    return Key(
      key.name, layered: \.backdrop, .backdrop, key.summary, standard: key.standard ?? "",
      example: key.example)
  }

  static var navigationBar: Key { bar(.navigationBar, "The bar above the screen") }

  static var toolbar: Key { bar(.toolbar, "The bar below the screen") }

  static var tabBar: Key { bar(.tabBar, "The bar of the tab bar controller") }

  private static func bar(_ kind: BarKind, _ summary: String) -> Key {
    Key(
      kind.name, .shape(kind.name, "a mapping of properties"), summary,
      standard: "left to UIKit", example: ##"{ "backgroundColor": "#F7F7F9" }"##, isNullable: true
    ) { $2.bars[kind] = $0.bar($1.value, kind) }
    .merging { $0.bars[kind] = $0.bars[kind].over($1.bars[kind]) }
  }
}

extension NodeParser {
  private static let inverseValues = list(
    InverseRule.allCases.map(\.rawValue) + ["an appearance's name", "a mapping of bars"])

  /// A rule, the name of an appearance, or explicit properties.
  mutating func inverse(_ node: NodeID) -> Located<InverseDocument>? {
    if tree.kind(node) == .mapping {
      var overlay = InverseOverlay()
      read(node, as: InverseOverlay.mapping, into: &overlay)
      return Located(.overlay(overlay), at: tree.range(node))
    }
    guard let text = text(node, "'inverse'", takes: Self.inverseValues) else {
      return Located(.reported, at: tree.range(node))
    }
    let rule = InverseRule(rawValue: texts.string(text.value))
    return Located(rule.map { .rule($0) } ?? .appearance(text.value), at: text.range)
  }
}
