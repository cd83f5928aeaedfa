import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Bars with their colors looked up")
struct ResolveBarTests {
  @Test("have their properties in the order of outputs")
  func order() throws {
    let bar = try resolvedBar(
      .navigationBar, "titleColor: red, scrollEdge: transparent, isHidden: true, tintColor: red"
    ).bar
    #expect(bar.settings.map(\.property) == [.isHidden, .tintColor, .titleColor, .scrollEdge])
  }

  @Test("have states that are the bar but for what they write, wherever they stand")
  func states() throws {
    let bar = try resolvedBar(
      .toolbar,
      "scrollEdge: { tintColor: blue, shadowColor: ~ }, tintColor: red, shadowColor: red, compact: same"
    ).bar
    let edge = try #require(bar.state(.scrollEdge))
    #expect(edge.settings.map(\.property) == [.tintColor])
    #expect(edge.color(.tintColor)?.value != bar.color(.tintColor)?.value)
    #expect(bar[.shadowColor] != nil)
  }

  @Test("take back what they inherit by null, states on their own")
  func nulls() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        a: { toolbar: { tintColor: red, shadowColor: red, scrollEdge: { titleColor: red, shadowColor: blue } } }
        b: { extends: a, toolbar: { shadowColor: ~, scrollEdge: { titleColor: ~ } } }
        c: { extends: a, toolbar: ~ }
      """)
    let bars = theme.appearances.map(\.bars.toolbar)
    #expect(bars[1].settings.map(\.property) == [.tintColor, .scrollEdge])
    #expect(bars[1].state(.scrollEdge)?.settings.map(\.property) == [.tintColor, .shadowColor])
    #expect(bars[2].settings.isEmpty)
  }

  @Test("have one background: the nearest layer's takes the place of another kind below")
  func backgrounds() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        a: { toolbar: { backgroundGradient: [red, blue] } }
        b: { extends: a, toolbar: { backgroundColor: white } }
        c: { extends: b, toolbar: { backgroundGradient: [red, blue] } }
      """)
    let properties = theme.appearances.map { $0.bars.toolbar.settings.map(\.property) }
    #expect(properties[0] == [.backgroundGradient])
    #expect(properties[1] == [.backgroundColor])
    #expect(properties[2].contains(.backgroundGradient))
    let (bar, _) = try resolvedBar(
      .toolbar, "backgroundGradient: [red, blue], compact: { backgroundColor: white }")
    #expect(bar.state(.compact)?.settings.map(\.property) == [.backgroundColor])
  }

  @Test("leave out a color that is none and keep the rest")
  func mistakes() throws {
    let bar = try resolvedBar(.toolbar, "tintColor: blck, shadowColor: black").bar
    #expect(bar.settings.map(\.property) == [.shadowColor])
  }

  @Test("have a backdrop that is opaque, which is told once of a place that several inherit")
  func backdrops() {
    let found = shownFindings(
      in: """
        appearances:
          a: { toolbar: { backdrop: [white, "#00000080"], tintColor: red } }
          b: { extends: a }
        """
    ).filter { $0.severity == .error }
    #expect(found.map(\.id) == ["translucent-backdrop"])
    #expect(found.map(\.place) == ["\"#00000080\""])
  }
}
