import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Paths of properties")
struct PropertyPathTests {
  @Test("are written as a theme's author writes them")
  func names() {
    let path = PropertyPath(bar: .navigationBar, state: .scrollEdge, property: .backgroundColor)
    #expect(path.name == "navigationBar.scrollEdge.backgroundColor")
    #expect(path.barPath == "navigationBar.scrollEdge")
    let base = PropertyPath(bar: .tabBar, state: .base, property: .tintColor)
    #expect(base.name == "tabBar.tintColor" && base.barPath == "tabBar")
  }

  @Test("two states are at the edge, and each but the bar itself is a property")
  func states() {
    #expect(PropertyPath.State.allCases.filter(\.isEdge) == [.scrollEdge, .compactScrollEdge])
    #expect(
      PropertyPath.State.allCases.map { $0.property?.name } == [
        nil, "scrollEdge", "compact", "compactScrollEdge",
      ])
  }
}
