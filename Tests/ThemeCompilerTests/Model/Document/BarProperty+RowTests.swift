import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Properties of bars")
struct BarPropertyRowTests {
  @Test("every property has one row, in one byte")
  func rows() {
    #expect(BarProperty.all.map(\.property).sorted() == BarProperty.allCases)
    #expect(BarProperty.allCases.allSatisfy { $0.row.property == $0 })
    #expect(Set(BarProperty.all.map(\.name)).count == BarProperty.all.count)
    #expect(MemoryLayout<BarProperty>.size == 1)
  }

  @Test("a property is of the bars that its row names an iOS for, and has a key there")
  func bars() {
    for row in BarProperty.all {
      for kind in BarKind.allCases {
        #expect(row.property.applies(to: kind) == (row.since[kind] != nil))
        guard row.since[kind] != nil else { continue }
        // What a color alone stands for has the key 'color' in its mapping.
        let key = row.property.isColorOfGroup ? "color" : row.name.split(separator: ".").last
        #expect(row.key(in: kind).name == String(key ?? ""), "\(row.name)")
      }
    }
    #expect(
      BarProperty.titleColor.applies(to: .navigationBar)
        && !BarProperty.titleColor.applies(to: .toolbar))
    #expect(
      BarProperty.unselectedItemTintColor.isForeground && !BarProperty.backgroundColor.isForeground)
    #expect(
      BarProperty.backgroundColor.changesInInverse && !BarProperty.shadowColor.changesInInverse)
  }

  @Test("a state has no property of the bar itself")
  func states() {
    for property in [
      BarProperty.scrollEdge, .compact, .style, .isHidden, .barTintColor, .liquidGlass,
    ] {
      #expect(!property.isInStates(of: .navigationBar), "\(property)")
    }
    #expect(BarProperty.backgroundColor.isInStates(of: .navigationBar))
  }
}
