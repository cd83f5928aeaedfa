import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("The parts of a bar")
struct BarPartsTests {
  @Test(
    "a state has a pair where it says one of the two colors itself",
    arguments: [
      ("compact: { shadowColor: red }", []),
      (
        "compact: { tintColor: white }",
        ["icon tint on toolbar.compact.backgroundColor", "tint on toolbar.compact.backgroundColor"]
      ),
      (
        "compact: { tintColor: red }",
        ["icon tint on toolbar.compact.backgroundColor", "tint on toolbar.compact.backgroundColor"]
      ),
      ("compact: { backgroundColor: red }", ["tint on toolbar.compact.backgroundColor"]),
      ("compact: same", []),
      ("scrollEdge: transparent", ["tint on toolbar.scrollEdge.backgroundColor"]),
    ])
  func states(state: String, expected: [String]) throws {
    let pairs = try shown("toolbar: { backgroundColor: black, tintColor: white, \(state) }")
    #expect(pairs == ["tint on toolbar.backgroundColor"] + expected)
  }

  @Test("a status bar is seen on a navigation bar that is not hidden, in each of its styles")
  func statusBar() throws {
    let bar = "navigationBar: { backgroundColor: white }"
    #expect(
      try shown("statusBarStyle: darkContent, \(bar)").contains(
        "black status bar on navigationBar.backgroundColor"))
    #expect(
      try !shown("toolbar: { backgroundColor: white }").contains { $0.contains("status bar") })
    let hidden =
      "statusBarStyle: darkContent, navigationBar: { backgroundColor: white, isHidden: true }"
    let behind = try ThemePairs("appearances: { a: { \(hidden) } }").pairs()
      .filter { $0.foreground == .statusBar }
    #expect(behind.map(\.backgroundKnowledge) == [.unknown(.hiddenBar)])
    let pairs = try ThemePairs(
      "appearances: { a: { statusBarStyle: { light: darkContent, dark: lightContent }, \(bar) } }"
    ).pairs().filter { $0.foreground == .statusBar }
    #expect(pairs.map(\.ink) == [.blackGlyphs, .whiteGlyphs])
    #expect(pairs.map(\.variants) == [.light, .dark])
  }

  @Test(
    "the glass of iOS 26 is one more where an older iOS shows the bar, and the only one where not")
  func glass() throws {
    func backgrounds(_ configuration: String) throws -> [Bool] {
      let bar = "backgroundColor: white, liquidGlass: system, tintColor: black"
      return try ThemePairs("appearances: { a: { toolbar: { \(bar) } } }", configuration).pairs()
        .map { $0.ground != nil }
    }
    #expect(try backgrounds("sdk: 18.0") == [true])
    #expect(try backgrounds("sdk: 26.0") == [true, false])
    #expect(try backgrounds("deploymentTarget: 26.0") == [false])
  }

  @Test("the variants are those in which the appearance is seen")
  func variants() throws {
    for (style, variants) in [("light", VariantSet.light), ("dark", .dark), ("unspecified", .all)] {
      let pairs = try ThemePairs(
        "appearances: { a: { interfaceStyle: \(style), toolbar: { backgroundColor: white, tintColor: red } } }"
      ).pairs()
      #expect(pairs.map(\.variants) == [variants])
    }
  }

  private func shown(_ entries: String, _ configuration: String = "") throws -> [String] {
    try ThemePairs("appearances: { a: { \(entries) } }", configuration).pairs().map(\.shown)
  }
}
