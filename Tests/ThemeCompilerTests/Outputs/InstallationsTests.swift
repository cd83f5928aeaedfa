import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The installations of appearances")
struct InstallationsTests {
  private func installations(_ bars: String, outputs: [String]) throws -> [(
    bars: Bars<ResolvedBar>, outputs: [String]
  )]? {
    let theme = try resolvedTheme("appearances: { look: { statusBarStyle: darkContent, \(bars) } }")
    var configuration = Configuration()
    configuration.outputs = outputs
    return theme.installations(under: configuration)[0]?
      .map { ($0.installation.appearance.bars, $0.outputs.map(\.id)) }
  }

  @Test("outputs that draw what the theme writes share one; none is where all do as written")
  func plain() throws {
    let bars = "navigationBar: { backgroundColor: white, tintColor: black }"
    let found = try installations(bars, outputs: ["presets", "barAppearances", "manifest"])
    // Buttons of an item have the tint of the bar that it lies on; on iOS 26 only an item gives it to them.
    #expect(
      found?.map(\.outputs) == [["presets"], ["barAppearances"], ["barAppearances"]])
    #expect(try installations(bars, outputs: ["presets", "manifest"]) == nil)
    #expect(try installations(bars, outputs: ["manifest"]) == nil)
  }

  @Test("what an output leaves out is not in its drawing, and outputs that draw the same share one")
  func omitted() throws {
    let bars = "tabBar: { backgroundColor: white, isTranslucent: false }"
    let found = try #require(
      try installations(bars, outputs: ["presets", "barAppearances", "proxy"]))
    #expect(found.map(\.outputs) == [["presets", "barAppearances"], ["proxy"]])
    #expect(found.map { $0.bars.tabBar.flag(.isTranslucent) } == [false, nil])
  }

  @Test("of SwiftUI there is one tint for all bars")
  func tint() throws {
    let bars =
      "navigationBar: { tintColor: black }, toolbar: { backgroundColor: white, tintColor: red }"
    let found = try #require(try installations(bars, outputs: ["swiftUI"]))
    let tints = found.map {
      ($0.bars.navigationBar.color(.tintColor), $0.bars.toolbar.color(.tintColor))
    }
    #expect(tints.count == 1 && tints[0].0 != nil && tints[0].0 == tints[0].1)
  }

  @Test("what does not keep to an interface style is seen in the other one too")
  func interfaceStyle() throws {
    let theme = try resolvedTheme(
      "appearances: { look: { interfaceStyle: light, navigationBar: { tintColor: .label } } }")
    var configuration = Configuration()
    configuration.outputs = ["presets", "barAppearances"]
    func styles() throws -> [FixedStyles] {
      try #require(theme.installations(under: configuration)[0])
        .map(\.installation.styles)
    }
    let bars = FixedStyles(theme: .light, system: .light, screen: .unspecified)
    let device = FixedStyles(all: .unspecified)
    #expect(try styles() == [FixedStyles(all: .light), bars, device])
  }

  @Test("a bar that an output does not dress is empty there")
  func undressed() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        look: { navigationBar: { tintColor: black }, tabBar: { tintColor: black } }
      screens: { ListController: { appearance: look } }
      """)
    var configuration = Configuration()
    configuration.outputs = ["doubleNavigation"]
    let found = try #require(
      theme.installations(under: configuration)[0])
    // The bar and its copy in motion, whose buttons no one tints on iOS 26.
    #expect(found.map(\.installation.tintsItems) == [true, false])
    for (installation, _) in found {
      #expect(installation.appearance.bars.tabBar.settings.isEmpty)
      #expect(installation.appearance.bars.navigationBar.has(.tintColor))
    }
  }
}
