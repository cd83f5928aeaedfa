import Testing

@testable import AppearanceCompiler
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Sections")
struct SectionTests {
  @Test("what may stand at a place is what the compiler takes there", arguments: places)
  func keys(path: String, title: String) throws {
    let steps = path.split(separator: "/").map(String.init)
    let section = try #require(Section.inTheme(at: steps), "\(path)")
    #expect(section.title == title)
    #expect(!section.keys.isEmpty)
    for key in section.keys {
      let values = [key.example] + key.value.words.map { "\"\($0.name)\"" }
      for value in values
      where !(key.value.phrase == ValueKind.flag.phrase && value.hasPrefix("\"")) {
        let theme = text(steps[...], section, key, value)
        let messages = shapeErrors(theme)
        #expect(messages == [], "\(theme)")
      }
      #expect(!key.summary.isEmpty && !key.summary.hasSuffix(".") && !key.value.phrase.isEmpty)
    }
    let wrong = text(steps[...], section, SectionKey("darkk", .text, "", example: ""), "1")
    #expect(shapeErrors(wrong) == ["unknown-key"], "\(wrong)")
  }

  @Test("a property of the bar itself is refused in its states", arguments: BarKind.allCases)
  func states(kind: BarKind) {
    let inStates = Set(Section.state(kind).names)
    for key in Section.bar(kind).keys {
      let theme =
        "appearances: { light: { \(kind.name): { scrollEdge: { \(key.name): \(key.example) } } } }"
      #expect(shapeErrors(theme) == (inStates.contains(key.name) ? [] : ["misplaced-key"]))
    }
  }

  @Test(
    "nothing is known of a place that takes names of the author's choice, or no mapping",
    arguments: [
      "appearances", "roles", "appearances/light/none", "appearances/light/toolbar/style",
    ])
  func elsewhere(path: String) {
    #expect(Section.inTheme(at: path.split(separator: "/").map(String.init)) == nil)
  }
}

/// A place of each section with the section's title.
private let places = [
  ("", "a theme"), ("appearances/light", "an appearance"),
  ("appearances/light/inverse", "an inverse"), ("inverse", "an inverse"),
  ("inverse/tabBar", "a tab bar"), ("appearances/light/inverse/toolbar", "a toolbar"),
  ("appearances/light/navigationBar", "a navigation bar"),
  ("appearances/light/toolbar", "a toolbar"),
  ("appearances/light/tabBar", "a tab bar"),
  ("appearances/light/navigationBar/scrollEdge", "a state of a navigation bar"),
  ("appearances/light/toolbar/compact", "a state of a toolbar"),
  ("appearances/light/tabBar/scrollEdge", "a state of a tab bar"),
  ("appearances/light/navigationBar/buttons", "the buttons of a navigation bar"),
  ("appearances/light/toolbar/compact/buttons", "the buttons of a toolbar"),
  ("appearances/light/navigationBar/buttons/plain", "the plain buttons of a navigation bar"),
  ("appearances/light/toolbar/buttons/prominent", "the prominent buttons of a toolbar"),
  ("appearances/light/navigationBar/buttons/back/font", "a font"),
  ("appearances/light/navigationBar/backButton", "the back button of a navigation bar"),
  ("appearances/light/navigationBar/searchBar", "the search bar of a navigation bar"),
  (
    "appearances/light/navigationBar/scrollEdge/titlePositionAdjustment",
    "the title position of a navigation bar"
  ),
  ("appearances/light/tabBar/items", "the tabs of a tab bar"),
  ("appearances/light/tabBar/scrollEdge/inline", "the inline tabs of a tab bar"),
  ("appearances/light/tabBar/stacked/iconColor", "an adaptive color"),
  ("appearances/light/navigationBar/titleFont", "a font"),
  ("appearances/light/toolbar/tintColor", "an adaptive color"),
  ("appearances/light/toolbar/shadowColor", "an adaptive color"),
  ("palette/link", "an adaptive color"), ("dynamic/system", "a dynamic appearance"),
  ("roles/content", "a role"), ("roles/content/inverse", "an adaptive color"),
  ("screens/ListViewController", "a screen"),
]

/// A theme with one key at a place, and beside it what a mapping there has to have.
private func text(
  _ path: ArraySlice<String>, _ section: Section, _ key: SectionKey, _ value: String
) -> String {
  if let first = path.first {
    let inner = text(path.dropFirst(), section, key, value)
    // A role with an inverse has its own two colors.
    let isInRole =
      first == "inverse" && path.startIndex == 2 && section.title == "an adaptive color"
    return "{ \(isInRole ? "light: white, dark: black, " : "")\(first): \(inner) }"
  }
  var entries = [key.name: value]
  let needed: [String: String] =
    switch section.title {
    case "an adaptive color", "a role": ["light": "white", "dark": "black"]
    case "a dynamic appearance": ["light": "light", "dark": "light"]
    case "a screen": ["appearance": "light"]
    case "a font": key.name == "textStyle" ? [:] : ["size": "17"]
    default: [:]
    }
  entries.merge(needed) { own, _ in own }
  return "{ \(entries.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")) }"
}

/// The identifiers of what is wrong with a theme's shape.
private func shapeErrors(_ theme: String) -> [String] {
  let shapes = [
    "unknown-key", "misplaced-key", "unknown-value", "wrong-type", "missing-key", "missing-value",
    "unknown-color", "unusable-name", "unreadable-file", "conflicting-keys",
  ]
  let source = SourceFile(path: "Place.theme.yaml", text: theme)
  let base = SourceFile(path: "base.theme.yaml", text: "schema: 1")
  let compilation = lint([ThemeInput(source)]) { _ in .success(base) }
  return compilation.diagnostics.map(\.id).filter(shapes.contains)
}
