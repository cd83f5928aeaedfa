import ColorScience
import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Facts that drafts come to")
struct SettledFactsTests {
  private let setUp = BarRoot(place: SourceRange(file: 0, lower: 0, upper: 0), isSetUp: true)

  private func draft(
    _ property: String, _ value: ImportedValue, line: Int, of bar: BarFact.Bar = .navigationBar,
    if condition: String? = nil, isDark: Bool? = nil, root: BarRoot? = nil
  ) -> BarDraft {
    BarDraft(
      fact: fact(bar, property, value, line: line, condition: condition), isDark: isDark,
      root: root ?? setUp)
  }

  @Test("of facts of one place that differ in conditions the shortest holds, or none")
  func duplicates() {
    let long = draft("tintColor", hex("000000"), line: 1, if: "if 'a' is true, if 'b' is true")
    let short = draft("tintColor", hex("000000"), line: 1, if: "if 'a' is true")
    let none = draft("tintColor", hex("000000"), line: 1)
    #expect(settledFacts([long, short, long]).map(\.condition) == ["if 'a' is true"])
    #expect(settledFacts([long, none, short]).map(\.condition) == [nil])
    let other = draft("tintColor", hex("FFFFFF"), line: 1, if: "if 'a' is false")
    #expect(settledFacts([short, other]).count == 2)
  }

  @Test("facts come in the order of places")
  func order() {
    let drafts = [3, 1, 2].map { draft("tintColor", hex("000000"), line: $0) }
    #expect(settledFacts(drafts).map(\.place) == [place(1), place(2), place(3)])
  }

  @Test("a color for light and one for dark are one color")
  func styles() {
    let facts = settledFacts([
      draft("tintColor", hex("000000"), line: 1, isDark: false),
      draft("tintColor", hex("FFFFFF"), line: 1, isDark: true),
    ])
    #expect(
      facts.map(\.value) == [
        .color(TraitColor(.color(.black), dark: .color(.white)))
      ])
    #expect(facts.first?.condition == nil)
  }

  @Test("what is no color holds in its style alone")
  func words() {
    let facts = settledFacts([
      draft("style", .word("default"), line: 1, isDark: false),
      draft("style", .word("black"), line: 1, isDark: true),
      draft("titleColor", hex("000000"), line: 2, if: "if 'a' is true", isDark: false),
    ])
    #expect(
      facts.map(\.condition) == [
        "in light mode", "in dark mode", "if 'a' is true, in light mode",
      ])
  }

  @Test("what all three layouts of tabs have from one place is that of every tab")
  func tabs() {
    let layouts = ["stacked", "inline", "compactInline"]
    let all = layouts.map {
      draft("scrollEdge.\($0).iconColor", hex("000000"), line: 1, of: .tabBar)
    }
    #expect(settledFacts(all).map(\.property) == ["scrollEdge.items.iconColor"])
    #expect(
      settledFacts(Array(all.dropLast())).map(\.property) == [
        "scrollEdge.inline.iconColor", "scrollEdge.stacked.iconColor",
      ])
  }

  @Test("what the same function sets again is overridden, where nothing must hold for that")
  func overridden() {
    let first = draft("tintColor", hex("000000"), line: 1)
    let again = draft("tintColor", hex("FFFFFF"), line: 2)
    #expect(settledFacts([first, again]).map(\.overriddenAt) == [place(2), nil])
    let perhaps = draft("tintColor", hex("FFFFFF"), line: 2, if: "if 'a' is true")
    #expect(settledFacts([first, perhaps]).map(\.overriddenAt) == [nil, nil])
    let other = BarRoot(place: place(2), isSetUp: true)
    let elsewhere = draft("tintColor", hex("FFFFFF"), line: 2, root: other)
    #expect(settledFacts([first, elsewhere]).map(\.overriddenAt) == [nil, nil])
  }
}
