import Testing

@testable import ThemeModel
@testable import ThemeOutputs

@Suite("Places of properties in a manifest")
struct ManifestPropertyTests {
  @Test("the keys of a property are its name's parts, and not the color of a group")
  func path() {
    #expect(BarProperty.titleColor.manifestPath == ["titleColor"])
    #expect(BarProperty.doneButton.manifestPath == ["buttons", "done"])
    #expect(BarProperty.doneButtonFont.manifestPath == ["buttons", "done", "font"])
    #expect(BarProperty.scopeFont.manifestPath == ["searchBar", "scopeButtons", "font"])
  }

  @Test("what may have more beside it, and what is in an object of its own, is not plain")
  func plain() {
    #expect(BarProperty.titleColor.isPlainInManifest && BarProperty.scrollEdge.isPlainInManifest)
    #expect(!BarProperty.doneButton.isPlainInManifest)
    #expect(!BarProperty.titleVerticalAdjustment.isPlainInManifest)
  }

  @Test("properties come in the order of their names' bytes, each at a place of its own")
  func order() {
    let names = BarProperty.allCases.sorted { $0.manifestOrder < $1.manifestOrder }.map(\.name)
    #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    #expect(Set(BarProperty.allCases.map(\.manifestOrder)).count == BarProperty.allCases.count)
    #expect(BarProperty.backButtonTitle.manifestOrder < BarProperty.background.manifestOrder)
  }
}
