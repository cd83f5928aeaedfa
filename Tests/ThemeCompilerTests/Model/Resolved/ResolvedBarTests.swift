import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Bars with known colors")
struct ResolvedBarTests {
  @Test("values are found by their property, as what they are")
  func values() throws {
    let (bar, theme) = try resolvedBar(
      .navigationBar,
      "titleFont: headline, tintColor: red, isHidden: true, backgroundGradient: [red, blue]")
    #expect(bar.flag(.isHidden) == true && bar.flag(.isTranslucent) == nil)
    #expect(bar.font(.titleFont) == .textStyle("headline") && bar.font(.largeTitleFont) == nil)
    #expect(bar.gradient?.value.colors.count == 2)
    #expect(bar.color(.tintColor).map { theme.colors[$0.value].variants.light.hex } == "#FF0000")
    #expect(bar.color(.isHidden) == nil && bar[.style] == nil)
  }

  @Test("a property is set once, left out once, and sorted into the order of outputs")
  func changes() {
    var bar = ResolvedBar()
    bar.set(.isTranslucent, .flag(true), at: nowhere)
    bar.set(.style, .word(BarStyle.black), at: nowhere)
    bar.set(.isTranslucent, .flag(false), at: nowhere)
    #expect(bar.settings.map(\.property) == [.isTranslucent, .style])
    bar.sort()
    #expect(bar.settings.map(\.property) == [.style, .isTranslucent].sorted())
    #expect(bar.flag(.isTranslucent) == false)
    let removed = bar.remove(.style)
    let again = bar.remove(.style)
    #expect(removed && !again && !bar.has(.style))
  }

  @Test("a state is a mapping, and what a bar has in common with it has no states")
  func states() throws {
    let (bar, _) = try resolvedBar(
      .navigationBar,
      "tintColor: red, liquidGlass: system, scrollEdge: transparent, compact: { tintColor: blue }")
    #expect(bar.hasStates && bar.state(.scrollEdge) == nil && bar.state(.compact) != nil)
    #expect(bar.withoutSlots.settings.map(\.property) == [.tintColor])
    #expect(bar.yieldsToGlass && !bar.withoutSlots.yieldsToGlass && !ResolvedBar().hasStates)
  }

  @Test("equal bars have equal hashes")
  func hashes() throws {
    let one = try resolvedBar(.toolbar, "style: black, isTranslucent: true").bar
    let other = try resolvedBar(.toolbar, "isTranslucent: true, style: black").bar
    #expect(Set([one, other]).count == 1)
  }
}
