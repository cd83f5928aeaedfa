import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("Search bars in drawings")
struct SearchBarPartsTests {
  @Test("at the top the field is empty, once scrolled it has a text, scope buttons and a way out")
  func states() {
    let shown = { SearchBarParts.shown(in: $0, hasScopes: $1).map(\.role) }
    #expect(shown(.scrollEdge, true) == [.searchField, .searchPlaceholder])
    #expect(shown(.standard, false) == [.searchField, .searchText, .searchTint])
    #expect(
      shown(.standard, true).suffix(4) == [.scopeControl, .scopeSegment, .scope, .selectedScope])
    #expect(shown(.compact, true) == [] && shown(.compactScrollEdge, true) == [])
  }

  @Test("a color of the system's is that of the variant, or that without increased contrast")
  func system() throws {
    func color(_ role: PartScene.Role, _ variant: Variant) throws -> (String, Variant) {
      let parts =
        SearchBarParts.shown(in: .standard, hasScopes: true)
        + SearchBarParts.shown(in: .scrollEdge, hasScopes: true)
      let found = try #require(parts.first { $0.role == role }).system(in: variant)
      return (found.name, found.variant)
    }
    #expect(try color(.searchText, .darkHighContrast) == ("label", .darkHighContrast))
    #expect(try color(.searchField, .darkHighContrast) == ("tertiarySystemFill", .dark))
    #expect(try color(.scopeSegment, .lightHighContrast) == ("systemBackground", .light))
    #expect(try color(.scopeSegment, .dark) == ("systemGray2", .dark))
  }

  @Test("each color of a search bar has it drawn, and the tint of the bar does not")
  func properties() {
    #expect(
      Set(SearchBarParts.properties)
        == Set(BarProperty.allCases.filter { $0.name.hasPrefix("searchBar.") }))
    #expect(
      SearchBarParts.scopeProperties.allSatisfy { $0.name.hasPrefix("searchBar.scopeButtons.") })
  }
}
