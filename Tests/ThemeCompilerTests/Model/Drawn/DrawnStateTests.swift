import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What iOS draws of a state")
struct DrawnStateTests {
  private func state(
    _ text: String, _ generation: DrawnBar.Era = .ios15, kind: BarKind = .navigationBar
  ) throws -> (DrawnState, ResolvedTheme) {
    let (bar, theme) = try resolvedBar(kind, text)
    return (DrawnBar(bar, kind, on: generation).standard, theme)
  }

  @Test(
    "a background is configured as it says, opaque with a color, and not at all without",
    arguments: [
      ("background: default", BarBackground.default), ("backgroundColor: red", .opaque),
      ("backgroundGradient: [red, blue]", .opaque),
      ("background: transparent, backgroundColor: red", .transparent), ("tintColor: red", nil),
    ] as [(String, BarBackground?)])
  func configuration(text: String, background: BarBackground?) throws {
    #expect(try state(text).0.configuration == background)
  }

  @Test("a gradient takes the color's place")
  func gradient() throws {
    let text = "backgroundColor: white, backgroundGradient: [red, blue]"
    let new = try state(text).0
    #expect(new.fill?.stops?.count == 2 && new.backgroundColor == nil)
  }

  @Test("a line is hidden by none or with the background, and drawn in its own color")
  func shadows() throws {
    #expect(try state("shadowColor: none").0.hidesShadow)
    #expect(try state("background: none").0.hidesShadow)
    #expect(try !state("background: none, shadowColor: red").0.hidesShadow)
    #expect(try !state("backgroundColor: red").0.hidesShadow)
  }

  @Test("images and effects go with a background that is dropped")
  func images() throws {
    #expect(try state("backgroundImage: Foo").0.cover == .backgroundImage)
    #expect(try state("backgroundImage: Foo, background: none").0.cover == nil)
    #expect(
      try state("backgroundEffect: dark").0.isBlurred
        && !state("backgroundEffect: none").0.isBlurred)
  }

  @Test("parts belong to bars, and each is colored by a property of its own")
  func parts() {
    #expect(
      Set(DrawnPart.allCases.filter { $0.applies(to: .tabBar) }) == [.selectedTab, .otherTabs])
    #expect(DrawnPart.title.applies(to: .navigationBar) && !DrawnPart.title.applies(to: .toolbar))
    #expect(DrawnPart.backButton.property == .backButton && DrawnPart.items.property == .tintColor)
  }
}
