import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Groups of properties")
struct BarGroupTests {
  @Test("are mappings of the bars that have a property of theirs")
  func sections() throws {
    let buttons = try #require(BarGroup.all.first { $0.path == "buttons" })
    #expect(buttons.section(of: .navigationBar).names == ["plain", "done", "prominent", "back"])
    #expect(!buttons.section(of: .toolbar).names.contains("back"))
    #expect(buttons.section(of: .tabBar).keys.isEmpty && buttons.color == nil)
  }

  @Test("a color may stand for a mapping whose path is a property")
  func colors() throws {
    let plain = try #require(BarGroup.all.first { $0.path == "buttons.plain" })
    #expect(plain.key == "plain" && plain.color == .plainButton)
    #expect(plain.section(of: .toolbar).names.first == "color")
    #expect(plain.properties(of: .toolbar).first == .plainButton)
    #expect(plain.shape(of: .toolbar) == "toolbarButtonsPlain")
    #expect(BarGroup.parent(of: "buttons.plain") == "buttons" && BarGroup.parent(of: "style") == "")
  }

  @Test("every property with a dot is in the group of its path")
  func paths() {
    let paths = Set(BarGroup.all.map(\.path))
    for row in BarProperty.all where row.name.contains(".") {
      #expect(paths.contains(BarGroup.parent(of: row.name)), "\(row.name)")
    }
  }
}
