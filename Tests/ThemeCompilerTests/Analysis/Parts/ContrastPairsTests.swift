import Testing

@testable import ThemeCompiler

@Suite("The pairs of an appearance")
struct ContrastPairsTests {
  @Test("come in the order of bars and rules")
  func order() throws {
    let pairs = try ThemePairs(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          tabBar: { backgroundColor: white, tintColor: black }
          toolbar: { backgroundColor: white, tintColor: black }
          navigationBar: { backgroundColor: white, tintColor: black, titleColor: gray }
      """, "sdk: 18.0"
    ).pairs()
    #expect(
      pairs.map(\.background.bar).map(\.name).reduce(into: []) {
        if $0.last != $1 { $0.append($1) }
      }
        == ["navigationBar", "toolbar", "tabBar"])
    #expect(
      pairs.filter { $0.background.bar == .navigationBar }.map(\.rule)
        == ["status-bar-contrast", "title-contrast", "tint-contrast"])
    #expect(pairs.allSatisfy { $0.outputs.isEmpty })
  }

  @Test("that an output draws otherwise are its own, behind those that are as written")
  func outputs() throws {
    let text = """
      appearances:
        a:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleColor: gray, tintColor: black }
      """
    let both = try ThemePairs(text, "outputs: [presets, swiftUI]\nsdk: 18.0").pairs()
    #expect(both.filter { $0.title == "title" }.map(\.outputs) == [[]])
    #expect(both.filter { $0.title == "black title" }.map(\.outputs) == [["swiftUI"]])
    #expect(both.last?.title == "back button")
    // The tint is the same in both.
    #expect(both.filter { $0.title == "tint" }.map(\.outputs) == [[]])
    let alone = try ThemePairs(text, "outputs: swiftUI").pairs()
    #expect(!alone.contains { $0.title == "title" })
    #expect(alone.contains { $0.title == "black title" && $0.outputs == ["swiftUI"] })
  }

  @Test("are none that no output draws")
  func notDrawn() throws {
    let text = """
      appearances: { a: { tabBar: { backgroundColor: white, tintColor: black } } }
      screens: { ListController: { appearance: a } }
      """
    #expect(try ThemePairs(text, "outputs: doubleNavigation").pairs().isEmpty)
    #expect(try !ThemePairs(text, "outputs: presets").pairs().isEmpty)
  }
}
