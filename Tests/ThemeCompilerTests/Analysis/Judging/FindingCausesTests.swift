import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What findings have in common")
struct FindingCausesTests {
  @Test("is the color of the palette that bars share, however it comes to them")
  func palette() {
    let theme = """
      palette: { accent: "#FF9500", link: "{accent}" }
      appearances:
        a:
          toolbar: { backgroundColor: white, tintColor: "{accent}" }
        b:
          toolbar: { backgroundColor: white, tintColor: "{link}" }
        c:
          toolbar: { backgroundColor: white, tintColor: "#FF9500" }
      """
    #expect(groups(theme) == [0, 0, 2])
  }

  @Test("is the pair of an appearance that its inverse repeats, the other way around as well")
  func inverses() {
    for rule in ["swap", "mirror"] {
      let theme = """
        appearances:
          a: { toolbar: { backgroundColor: white, tintColor: "#FF9500" }, inverse: \(rule) }
        """
      #expect(groups(theme) == [0, 0], "\(rule)")
    }
  }

  @Test("is the rule of an inverse where the appearance can be read")
  func rules() {
    let theme = """
      appearances:
        a:
          interfaceStyle: dark
          toolbar: { backgroundColor: "#1C1C1E", tintColor: "#4DA3FF", buttons: { plain: "#4DA3FE" } }
          inverse: rgb
      """
    #expect(groups(theme) == [0, 0])
  }

  @Test("is a style that no appearance of a family says")
  func missingStyle() {
    let bar = "navigationBar: { backgroundColor: white }"
    #expect(
      groups("appearances: { a: { \(bar) }, b: { extends: a }, c: { \(bar) } }") == [0, 0, 2])
  }

  @Test("is the scroll edge for all that cannot be read there")
  func edge() {
    let bar = "backgroundColor: black, titleColor: white, tintColor: white, scrollEdge: transparent"
    let theme =
      "appearances: { a: { interfaceStyle: light, statusBarStyle: lightContent, navigationBar: { \(bar) } } }"
    #expect(groups(theme) == [0, 0, 0])
  }

  @Test("is not that a pair of an inverse is worse than that of its base")
  func worse() throws {
    let pairs = try ThemePairs(
      "appearances: { a: { toolbar: { backgroundColor: white, tintColor: red }, inverse: rgb } }")
    let (base, made) = (try #require(pairs.pairs().first), try #require(pairs.pairs(of: 1).first))
    let key = Diagnostic.Cause.Key("tint-contrast", at: base.foregroundRange)
    var causes = FindingCauses()
    #expect(causes.shared(by: made, ratio: 2, withBase: "a") == nil)
    causes.note(key, of: base, in: "a", ratio: 2)
    #expect(causes.shared(by: made, ratio: 2, withBase: "a") == key)
    #expect(causes.shared(by: made, ratio: 1.97, withBase: "a") == nil)
    #expect(causes.shared(by: made, ratio: 2, withBase: "b") == nil)
  }

  /// For each finding with a cause, the index of the first that shares it.
  private func groups(_ theme: String) -> [Int] {
    let source = SourceFile(path: "Shop.theme.yaml", text: theme)
    let analysis = Analysis(ThemeInput(source)) { _ in .failure(LoadFailure("no such file")) }
    let keys = analysis.diagnostics.compactMap(\.cause?.key)
    return keys.compactMap { keys.firstIndex(of: $0) }
  }
}
