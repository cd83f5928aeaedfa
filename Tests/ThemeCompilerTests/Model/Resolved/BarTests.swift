import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Bars")
struct BarTests {
  @Test("are equal that set the same, wherever a theme says so")
  func equality() throws {
    let one = try resolvedBar(.toolbar, "style: black, isTranslucent: true").bar
    let other = try resolvedBar(.toolbar, "isTranslucent: true,    style: black").bar
    #expect(one == other)
    #expect(try one != resolvedBar(.toolbar, "style: black").bar)
    var backdrop = one
    backdrop.backdrop = .content(.dark)
    #expect(one != backdrop)
  }

  @Test("lose what has no color at another stage, in their states too")
  func map() throws {
    let (bar, _) = try resolvedBar(
      .toolbar, "style: black, tintColor: red, compact: { tintColor: red, shadowColor: none }")
    let mapped: ResolvedBar = bar.map { _ in nil }
    #expect(mapped.settings.map(\.property) == [.style, .compact])
    #expect(mapped.state(.compact)?.settings.map(\.property) == [.style, .shadowColor])
    let same: ResolvedBar = bar.map { $0 }
    #expect(same == bar)
  }
}
