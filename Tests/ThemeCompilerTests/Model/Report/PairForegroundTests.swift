import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Foregrounds of pairs")
struct PairForegroundTests {
  @Test("have a property where a theme writes the color, and a name without the bar")
  func names() {
    let path = PropertyPath(bar: .toolbar, state: .base, property: .tintColor)
    let all: [PairForeground] = [.statusBar, .title, .icons(path), .property(path)]
    #expect(all.map(\.name) == ["statusBar", "title", "icons", "tintColor"])
    #expect(all.map(\.path) == [nil, nil, path, path])
  }
}
