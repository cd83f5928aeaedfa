import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("What a drawing shows")
struct PhoneSceneTests {
  @Test(
    "variants are told with increased contrast where they are alike in it",
    arguments: [
      (Variant.allCases, "every variant"), ([.light], "light"),
      ([.light, .lightHighContrast], "light, also with increased contrast"),
      ([.light, .dark], "light · dark"), ([.darkHighContrast], "dark, increased contrast"),
      ([.lightHighContrast, .dark], "light, increased contrast · dark"),
    ])
  func variants(variants: [Variant], caption: String) {
    #expect(Variant.caption(of: variants) == caption)
  }

  @Test("states are told by height and by where the content is, and named as in themes")
  func states() {
    let states = DrawnBar.State.allCases
    #expect(
      states.filter(\.isCompact) == [.compact, .compactScrollEdge]
        && states.filter(\.isEdge) == [.scrollEdge, .compactScrollEdge])
    #expect(
      states.map(\.path.name) == ["standard", "compact", "scrollEdge", "compactScrollEdge"])
    #expect(Set(states.map(\.caption)).count == 4)
  }

  @Test("what nobody can know is said, a line for backgrounds and one for parts")
  func gaps() throws {
    func gaps(_ look: String, _ sight: PhoneScene.Look = .flat) throws -> [String] {
      let source = try previewed("appearances: { look: { \(look) } }")
      return source.maker(of: 0).scene(.standard, sight, .light).gaps
    }
    #expect(try gaps("toolbar: { backgroundColor: white, tintColor: black }") == [])
    let glass = "backgroundColor: white, liquidGlass: system"
    #expect(
      try gaps("toolbar: { \(glass) }, tabBar: { \(glass) }", .glass)
        == ["not measured: content behind the toolbar, tab bar"])
    let bar = "backgroundColor: white, prompt: Hi, buttons: { prominent: white }"
    #expect(try gaps("navigationBar: { \(bar) }") == ["not measured: the prompt"])
    #expect(
      try gaps("navigationBar: { \(bar) }", .glass)
        == ["not measured: the prompt, the prominent button"])
  }
}
