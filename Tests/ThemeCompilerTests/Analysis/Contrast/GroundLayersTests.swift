import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler

@Suite("What bars draw under a color that is seen through")
struct GroundLayersTests {
  private let white = Seen(0xFFFFFF)
  private let black = Seen(0x000000)
  private let look = "interfaceStyle: light, statusBarStyle: darkContent"

  @Test(
    "a search bar's field lies on the bar, and not on what is behind it",
    arguments: ["backdrop: [\"#111111\"]", "backdrop: white", ""])
  func field(configuration: String) {
    for backdrop in ["", "backdrop: \"#111111\", "] {
      let search =
        "searchBar: { fieldColor: \"#FFFFFF20\", textColor: white, placeholderColor: white }"
      let bar = "navigationBar: { backgroundColor: white, tintColor: black, \(search) }"
      let analysis = measured("a: { \(look), \(backdrop)\(bar) }", "sdk: 18.0\n\(configuration)")
      analysis.expectPair("searchBar.textColor", white, on: white.under(0xFFFF_FF20))
      analysis.expectPair("searchBar.placeholderColor", white, on: white)
      #expect(analysis.diagnostics.map(\.id) == ["search-bar-contrast", "search-bar-contrast"])
      #expect(analysis.diagnostics.allSatisfy { $0.severity == .error })
    }
  }

  @Test("UIKit's fills lie on the bar in each variant")
  func systemFill() {
    let search = "searchBar: { fieldColor: .tertiarySystemFill, textColor: \"#6A6A6A\" }"
    let bar = "navigationBar: { backgroundColor: white, titleColor: black, \(search) }"
    let analysis = measured("a: { \(look), \(bar) }")
    let found = analysis.entries(of: "searchBar.textColor")
    let text = Seen(0x6A6A6A)
    for (variant, alpha) in [(Variant.light, 0.12), (.lightHighContrast, 0.2)] {
      let entry = found.first { $0.variants.contains(VariantSet(variant)) }
      let ratio = text.ratio(white.under(Seen(0x767680), alpha))
      #expect(entry.map { abs($0.worst - ratio) < 1e-9 } == true)
      #expect(entry.map { $0.worst == $0.best } == true)
    }
  }

  @Test("content, bar and field lie on each other, each with its own alpha")
  func threeLayers() {
    let search = "searchBar: { fieldColor: \"#FFFFFF66\", textColor: \"#1C1C1E\" }"
    let bar = "navigationBar: { backgroundColor: \"#00000080\", titleColor: white, \(search) }"
    let analysis = measured("a: { \(look), backdrop: [\"#0A5FD9\", \"#FFD60A\"], \(bar) }")
    analysis.expectPair(
      "searchBar.textColor", Seen(0x1C1C1E),
      on: Seen(0x0A5FD9).under(0x0000_0080).under(0xFFFF_FF66),
      Seen(0xFFD60A).under(0x0000_0080).under(0xFFFF_FF66))
  }

  @Test("a field that is seen through is measured on each state's background")
  func states() {
    let search = "searchBar: { fieldColor: \"#FFFFFF00\", textColor: \"#777777\" }"
    let bar = "backgroundColor: white, titleColor: black, scrollEdge: { backgroundColor: \"#EEE\" }"
    let analysis = measured("a: { \(look), navigationBar: { \(bar), \(search) } }")
    analysis.expectPair("searchBar.textColor", Seen(0x777777), on: white)
    analysis.expectPair("searchBar.textColor", Seen(0x777777), in: .scrollEdge, on: Seen(0xEEEEEE))
    let opaque = search.replacing("#FFFFFF00", with: "#FFFFFF")
    #expect(
      measured("a: { \(look), navigationBar: { \(bar), \(opaque) } }")
        .entries(of: "searchBar.textColor", .scrollEdge).isEmpty)
  }

  @Test("a field on a gradient has the contrast of the worst place")
  func gradient() {
    let search = "searchBar: { fieldColor: \"#FFFFFF40\", textColor: white }"
    let bar = "backgroundGradient: [\"#000000\", \"#0A5FD9\"], titleColor: white, \(search)"
    let analysis = measured(
      "a: { interfaceStyle: light, statusBarStyle: lightContent, navigationBar: { \(bar) } }")
    analysis.expectPair("searchBar.textColor", white, on: Seen(0x0A5FD9).under(0xFFFF_FF40))
  }

  @Test("the selection indicator and badges of tabs lie on the tab bar")
  func tabs() {
    let colors = "tintColor: \"#0A5FD9\", unselectedItemTintColor: \"#555\""
    let indicator = "selectionIndicatorColor: \"#0A5FD920\""
    let badge = "badgeColor: \"#C8102E80\", badgeTextColor: black"
    let bar = "tabBar: { backgroundColor: white, \(colors), \(indicator), \(badge) }"
    let analysis = measured("a: { interfaceStyle: light, backdrop: dark, \(bar) }")
    #expect(analysis.diagnostics.map(\.id) == [])
    analysis.expectPair("badgeTextColor", black, on: white.under(0xC810_2E80))
    let tint = analysis.entries(of: "tintColor").map(\.worst)
    let blue = Seen(0x0A5FD9)
    #expect(tint.count == 2 && abs(tint[0] - blue.ratio(white)) < 1e-9)
    #expect(abs(tint[1] - blue.ratio(white.under(0x0A5F_D920))) < 1e-9)
  }

  @Test("on a bar that nobody can know, what is seen through is not measured")
  func unknown() {
    let search = "searchBar: { fieldColor: \"#FFFFFF20\", textColor: white }"
    for (bar, configuration, why) in [
      ("tintColor: black", "deploymentTarget: 26.0", "glass of iOS 26"),
      ("titleColor: black, backgroundImage: Wood", "", "a background image"),
    ] {
      let analysis = measured(
        "a: { \(look), navigationBar: { \(bar), \(search) } }", configuration)
      #expect(!analysis.diagnostics.contains { $0.id == "search-bar-contrast" })
      #expect(analysis.entries(of: "searchBar.textColor").isEmpty)
      #expect(analysis.report.notMeasured[why] ?? 0 > 0)
    }
  }

  @Test("'background: default' lays a color over the system's material")
  func material() throws {
    let bar = "background: default, backgroundColor: \"#00000040\", tintColor: white"
    let analysis = measured(
      "a: { interfaceStyle: light, backdrop: dark, toolbar: { \(bar) } }", "sdk: 18.0")
    // 94% of #F9F9F9, over black and over the brightest gray that is dark.
    let gray = Seen(0xF9F9F9)
    let backs = [Seen(0x000000), Seen(0x767676)].map { $0.under(gray, 0.94).under(0x0000_0040) }
    analysis.expectPair("tintColor", white, on: backs[0], backs[1])
    let finding = try #require(analysis.diagnostics.first)
    #expect(finding.id == "tint-contrast" && finding.severity == .error)
    #expect(
      finding.message.hasPrefix(
        "tint #FFFFFF on #00000040 over the system's material over dark content has contrast 2.0"))
  }

  @Test("an effect in place of the material, or none, is not the material")
  func effects() {
    let bar = "background: default, backgroundColor: \"#00000040\", tintColor: white"
    let theme = { (rest: String) in
      "a: { interfaceStyle: light, backdrop: dark, toolbar: { \(bar)\(rest) } }"
    }
    let none = measured(theme(", backgroundEffect: none"))
    none.expectPair("tintColor", white, on: black, Seen(0x767676).under(0x0000_0040))
    for other in [", backgroundEffect: light", ", isTranslucent: false", ", style: black"] {
      measured(theme(other)).expectPair("tintColor", white, on: black, white.under(0x0000_0040))
    }
    // The glass of iOS 26 may show anything, too.
    let glass = measured(theme(", liquidGlass: keep"), "deploymentTarget: 26.0")
    glass.expectPair("tintColor", white, on: black, white.under(0x0000_0040))
  }

  @Test(
    "UIKit's backgrounds are brighter in a sheet, in a dark interface",
    arguments: [
      (".systemBackground", 0x000000, 0x1C1C1E, 0x000000, 0x242426),
      (".secondarySystemBackground", 0x1C1C1E, 0x2C2C2E, 0x242426, 0x363638),
      (".tertiarySystemBackground", 0x2C2C2E, 0x3A3A3C, 0x363638, 0x444446),
      (".systemGroupedBackground", 0x000000, 0x1C1C1E, 0x000000, 0x242426),
      (".secondarySystemGroupedBackground", 0x1C1C1E, 0x2C2C2E, 0x242426, 0x363638),
      (".tertiarySystemGroupedBackground", 0x2C2C2E, 0x3A3A3C, 0x363638, 0x444446),
    ] as [(String, UInt32, UInt32, UInt32, UInt32)])
  func elevated(name: String, base: UInt32, sheet: UInt32, high: UInt32, highSheet: UInt32) {
    let bar = "backgroundColor: \(name), titleColor: \"#C0C0C0\", tintColor: white"
    for backdrop in ["", "backdrop: white, "] {
      let analysis = measured(
        "a: { interfaceStyle: dark, statusBarStyle: lightContent, \(backdrop)navigationBar: { \(bar) } }"
      )
      let found = analysis.entries(of: "titleColor")
      let title = Seen(0xC0C0C0)
      for (variant, colors) in [
        (Variant.dark, [base, sheet]), (.darkHighContrast, [high, highSheet]),
      ] {
        let entry = found.first { $0.variants.contains(VariantSet(variant)) }
        #expect(entry.map { abs($0.best - title.ratio(Seen(colors[0]))) < 1e-9 } == true)
        #expect(entry.map { abs($0.worst - title.ratio(Seen(colors[1]))) < 1e-9 } == true)
      }
    }
  }

  @Test("what can be read outside of a sheet only is a warning that names the sheet")
  func sheet() throws {
    let bar =
      "backgroundColor: .secondarySystemBackground, titleColor: \"#8E8E93\", tintColor: white"
    let analysis = measured(
      "a: { interfaceStyle: dark, statusBarStyle: lightContent, navigationBar: { \(bar) } }")
    let finding = try #require(analysis.diagnostics.first)
    #expect(finding.id == "content-dependent-contrast" && finding.severity == .warning)
    #expect(finding.message.contains("on #363638 (.secondarySystemBackground in a sheet)"))
    #expect(finding.message.contains("has contrast 3.69:1 to 4.75:1"))
    #expect(finding.message.contains("depending on whether it is in a sheet"))
  }

  @Test("a color over content that the theme calls light or dark is named as it is written")
  func names() throws {
    let bar = "backgroundColor: \"#00000080\", tintColor: black"
    let analysis = measured("a: { interfaceStyle: light, backdrop: light, toolbar: { \(bar) } }")
    let finding = try #require(analysis.diagnostics.first { $0.id == "content-dependent-contrast" })
    #expect(finding.message.hasPrefix("tint #000000 on #00000080 over light content has contrast "))
  }
}
