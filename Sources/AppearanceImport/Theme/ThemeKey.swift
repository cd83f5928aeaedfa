import ColorScience
import OutputText
import ThemeCompiler

/// Where a theme has what a fact is about.
struct ThemeKey {
  let part: ThemePlan.Part
  let keys: [String]
  /// What the reader should know of the key.
  private(set) var note: String?
  private let kind: BarProperty.Kind?

  /// The key of a fact; nil where themes have none.
  init?(_ fact: BarFact) {
    part = Self.part(of: fact.bar)
    guard fact.bar != .statusBar else {
      guard fact.property == "statusBarStyle" else { return nil }
      keys = ["statusBarStyle"]
      kind = .words(StatusBarStyle.words)
      return
    }
    var names = fact.property.split(separator: ".").map(String.init)
    if fact.bar == .searchBar { names.insert("searchBar", at: 0) }
    if part == .tabBar, names == ["selectedItemTint"] { names = ["tintColor"] }
    if fact.mechanism != .barAppearance, names == ["barTintColor"] {
      // Where no bar-appearance object is set it colors the background on every iOS.
      names = ["backgroundColor"]
      note = "barTintColor"
    }
    guard let property = Self.property(names, in: part) else { return nil }
    keys = names
    kind = property.kind
  }

  var isColor: Bool {
    switch kind {
    case .color, .colorOrNone: true
    default: false
    }
  }

  /// Whether a color can be taken away by `none`.
  var takesNone: Bool { if case .colorOrNone = kind { true } else { false } }

  static func part(of bar: BarFact.Bar) -> ThemePlan.Part {
    switch bar {
    case .navigationBar, .searchBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    case .statusBar, .app: .appearance
    }
  }

  /// The property that keys lead to, those of a state or of a look of buttons among them.
  private static func property(_ keys: [String], in part: ThemePlan.Part) -> BarProperty? {
    guard let bar = BarKind.allCases.first(where: { $0.name == part.rawValue }) else { return nil }
    let own = belowState(keys)
    let isState = own.count < keys.count
    let name = own.joined(separator: ".")
    let names = name.hasSuffix(".color") ? [String(name.dropLast(".color".count)), name] : [name]
    let row = BarProperty.all.first { names.contains($0.name) && $0.property.applies(to: bar) }
    guard let row, !isState || row.isInStates(of: bar) else { return nil }
    return row.property
  }

  private static let states = ["scrollEdge", "compact", "compactScrollEdge"]

  /// The state of the bar that keys are about, empty for the bar itself.
  static func state(of keys: [String]) -> String {
    keys.first.flatMap { states.contains($0) ? $0 : nil } ?? ""
  }

  /// The keys below the state that they begin with.
  static func belowState(_ keys: [String]) -> [String] {
    keys.count > 1 && states.contains(keys[0]) ? Array(keys.dropFirst()) : keys
  }

  /// Where keys come in a theme: the format's order, states last.
  static func rank(_ keys: [String]) -> Int {
    let own = belowState(keys)
    let name = own.joined(separator: ".")
    let index =
      BarProperty.all.firstIndex { name == $0.name || name == $0.name + ".color" }
      ?? BarProperty.all.count
    let state = own.count < keys.count ? (states.firstIndex(of: keys[0]) ?? 0) + 1 : 0
    return state * (BarProperty.all.count + 1) + index
  }

  /// The value as a theme writes it; nil where it says nothing that a theme could.
  func text(
    of value: ImportedValue, _ colors: PaletteDraft, named name: ColorName?, joins: Bool = false
  ) -> ValueText? {
    guard let kind else { return nil }
    switch (kind, value) {
    case (.color, .color(let color)), (.colorOrNone, .color(let color)):
      guard color.isClear else { return colors.text(of: value, named: name, joins: joins) }
      return ValueText(yaml: takesNone ? "none" : "transparent", isClear: true)
    case (.color, .nothing): return ValueText(yaml: "transparent", isClear: true)
    case (.colorOrNone, .nothing): return ValueText(yaml: "none")
    case (.words(let words), .nothing):
      return words.contains { $0.name == "none" } ? ValueText(yaml: "none") : nil
    case (.flag, .flag(let flag)): return ValueText(yaml: "\(flag)")
    case (.points, .number(let number)), (.distance, .number(let number)):
      return ValueText(yaml: NumberText.shortest(number))
    case (.image, .text(let text)), (.text, .text(let text)):
      return ValueText(yaml: quoted(text))
    case (.words, .word(let word)), (.state, .word(let word)), (.font, .word(let word)):
      return ValueText(yaml: word)
    default: return nil
    }
  }
}

/// A value as a theme writes it.
struct ValueText {
  let yaml: String
  /// Whether it is a color that nobody sees.
  var isClear = false
  /// The color that is written without a name.
  var unnamed: TraitColor?
}

/// A text in double quotes, as YAML and JSON have them.
func quoted(_ text: String) -> String { String(decoding: jsonText(text), as: UTF8.self) }
