import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Values of properties")
struct BarValueTests {
  @Test("that are words are written so, and others have none")
  func words() throws {
    let (bar, _) = try resolvedBar(
      .navigationBar,
      "style: black, background: none, shadowColor: none, liquidGlass: keep, tintColor: red, "
        + "isHidden: false, titleKern: 2, scrollEdge: transparent, compact: { tintColor: red }")
    func word(_ property: BarProperty) -> String? { bar[property]?.value.word }
    #expect(word(.style) == "black" && word(.background) == "none" && word(.shadowColor) == "none")
    #expect(word(.liquidGlass) == "keep" && word(.scrollEdge) == "transparent")
    for property in [BarProperty.tintColor, .isHidden, .titleKern, .compact] {
      #expect(bar.has(property) && word(property) == nil, "\(property)")
    }
  }
}
