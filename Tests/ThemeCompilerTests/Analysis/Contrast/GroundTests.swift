import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler

@Suite("Images, effects and badges")
struct GroundTests {
  @Test(
    "white on a light color that an image covers is no pass, but not measured",
    arguments: [
      "backgroundColor: black, backgroundImage: Wood",
      "background: opaque, backgroundImage: Wood",
      "background: default, backgroundImage: Wood, backgroundEffect: dark",
    ])
  func image(background: String) throws {
    let analysis = analyze("a: { toolbar: { \(background), tintColor: white } }")
    #expect(analysis.diagnostics.map(\.message) == [])
    #expect(analysis.report.notMeasured == ["a background image": 1])
    let pair = try #require(
      analysis.report.contrast[0].unchecked.first { $0.background.bar == .toolbar })
    #expect(pair.backgroundName == "backgroundImage")
    #expect(pair.reason.hasPrefix("toolbar.backgroundImage lies over the background"))
  }

  @Test(
    "what is partly the system's, or seen for a moment, is listed as not measured",
    arguments: [
      ("searchBar: { fieldColor: white }", ["textColor", "placeholderColor"]),
      (
        "searchBar: { textColor: white, placeholderColor: white }",
        ["textColor", "placeholderColor"]
      ),
      ("searchBar: { fieldColor: white, textColor: black }", ["placeholderColor"]),
      (
        "buttons: { plain: { color: black, highlightedColor: white, focusedColor: white } }",
        ["highlightedColor", "focusedColor"]
      ),
      ("buttons: { back: { highlightedColor: white } }", ["highlightedColor"]),
    ])
  func partly(bar: String, names: [String]) {
    let analysis = analyze(
      "a: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white, titleColor: black, tintColor: black, \(bar) } }",
      "sdk: 18.0"
    )
    #expect(analysis.diagnostics.map(\.id) == [])
    let pairs = analysis.report.contrast[0].unchecked.filter { !$0.summary.isEmpty }
    #expect(pairs.count == names.count)
    for (pair, name) in zip(pairs, names) { #expect(pair.foreground.name.hasSuffix(name)) }
  }

  @Test("a title without a color is listed where the theme colors what lies behind it")
  func title() {
    for (bar, isListed) in [
      ("backgroundColor: black", true), ("backgroundGradient: [black, white]", true),
      ("backgroundColor: black, tintColor: white", false), ("isTranslucent: false", false),
    ] {
      let analysis = analyze("a: { statusBarStyle: lightContent, navigationBar: { \(bar) } }")
      let titles = analysis.report.contrast[0].unchecked.filter { $0.foreground == .title }
      #expect(titles.map(\.rule) == (isListed ? ["title-contrast"] : []), "\(bar)")
      #expect(titles.allSatisfy { $0.backgroundName == bar.prefix { $0 != ":" } })
      #expect(titles.allSatisfy { $0.summary == "titles in the system's color" })
    }
  }

  @Test("the system's solid background is one, whichever way it is written, over any backdrop")
  func solid() {
    let ratios = ["background: opaque", "backgroundColor: .systemBackground"].flatMap { bar in
      ["", "backdrop: white, ", "backdrop: black, "].map { backdrop in
        analyze("a: { \(backdrop)toolbar: { \(bar), tintColor: \"#808080\" } }")
          .report.contrast[0].entries.map { [$0.worst, $0.best] }
      }
    }
    #expect(Set(ratios).count == 1)
    // Black, and the gray of an elevated interface.
    #expect(ratios[0].contains { $0[0] < 4.4 && $0[1] > 5.3 })
  }

  @Test(
    "a backdrop is opaque",
    arguments: ["\"#FFFFFF00\"", "[white, \"{glass}\"]", "transparent", ".systemFill"])
  func backdrop(color: String) throws {
    let theme = "palette: { glass: \"#FFFFFF80\" }\nappearances:\n"
    let analysis = Analysis(
      ThemeInput(
        SourceFile(
          path: "a.theme.yaml",
          text: theme + "  a: { backdrop: \(color), toolbar: { tintColor: white } }\n"
            + "  b: { extends: a }\n"))
    ) { _ in .failure(LoadFailure("none")) }
    let finding = try #require(analysis.diagnostics.first)
    #expect(analysis.diagnostics.map(\.id) == ["translucent-backdrop"])
    #expect(finding.severity == .error && finding.message.contains("opaque"))
  }

  @Test("a state without the image is measured, and so is a transparent one")
  func states() {
    let bar =
      "backgroundColor: black, backgroundImage: Wood, tintColor: white, "
      + "compact: { backgroundImage: null, backgroundColor: white }"
    let analysis = analyze("a: { toolbar: { \(bar) } }")
    #expect(analysis.diagnostics.map(\.id) == ["tint-contrast"])
    #expect(analysis.report.notMeasured == ["a background image": 1])
    let clear = "background: transparent, backgroundImage: Wood, tintColor: white"
    #expect(
      analyze("a: { backdrop: white, toolbar: { \(clear) } }").diagnostics.map(\.id)
        == ["tint-contrast"])
  }

  @Test("the system's material with another effect is not taken for the one that is known")
  func effect() {
    let bar = "background: default, backgroundEffect: systemThickMaterialDark, tintColor: white"
    let analysis = analyze("a: { toolbar: { \(bar) } }", "sdk: 18.0")
    #expect(analysis.diagnostics.map(\.id) == [])
    #expect(analysis.report.notMeasured == ["the system's background": 1])
  }

  @Test("a backdrop does not vouch for what an effect makes of it")
  func blurredBackdrop() {
    let color = "background: default, backgroundColor: \"#00000040\", tintColor: white"
    let theme = { (effect: String) in "a: { backdrop: dark, toolbar: { \(color)\(effect) } }" }
    // The system's material is bright in a light interface, whatever is behind it.
    #expect(analyze(theme(""), "sdk: 18.0").diagnostics.map(\.id) == ["tint-contrast"])
    #expect(analyze(theme(", backgroundEffect: none")).diagnostics.map(\.id) == [])
    #expect(
      analyze(theme(", backgroundEffect: light")).diagnostics.map(\.id)
        == ["content-dependent-contrast"])
  }

  @Test(
    "a badge's text on the system's red, and the system's white on a badge's color, are measured")
  func badges() throws {
    let found = { (bar: String, configuration: String) in
      analyze("a: { tabBar: { \(bar) } }", configuration).diagnostics.filter {
        $0.id == "badge-contrast"
      }
    }
    let white = try #require(found("badgeColor: yellow", "").first)
    #expect(white.severity == .error)
    #expect(white.message.hasPrefix("white text of a badge on #FFFF00 has contrast 1.07:1"))
    let red = try #require(found("badgeTextColor: \"#FF3B30\"", "").first)
    #expect(red.message.hasPrefix("text of a badge #FF3B30 on #FF"), "\(red.message)")
    #expect(found("badgeColor: \"#7A0012\"", "").isEmpty)
    // Black cannot be read on the red of increased contrast in a light interface.
    let inks = "{ light: black, dark: black, lightHighContrast: white, darkHighContrast: black }"
    #expect(found("badgeTextColor: black", "").count == 1)
    #expect(found("badgeTextColor: \(inks)", "").isEmpty)
    #expect(found("tintColor: { light: black, dark: white }", "").isEmpty)
  }

  @Test("a button's badge is measured where the theme has both its colors, on any iOS")
  func buttonBadges() throws {
    for configuration in ["", "deploymentTarget: 26.0", "sdk: 26.0"] {
      let analyze = { (bar: String) in
        self.analyze("a: { navigationBar: { \(bar) } }", configuration)
      }
      let both = analyze("badgeColor: yellow, badgeTextColor: white")
      let pairs = both.diagnostics.filter { $0.id == "badge-contrast" }
      #expect(pairs.map(\.severity) == [.error])
      #expect(both.report.notMeasured["a badge of the system's color"] == nil)
      for bar in ["badgeColor: yellow", "badgeTextColor: white"] {
        let one = analyze(bar)
        #expect(!one.diagnostics.contains { $0.id == "badge-contrast" })
        #expect(one.report.notMeasured["a badge of the system's color"] == 1)
      }
    }
  }

  @Test(
    "what does not lie on the bar itself is one finding, with whatever SDK the app is built",
    arguments: ["", "deploymentTarget: 26.0", "sdk: 26.0"])
  func once(configuration: String) {
    for (id, bar) in [
      ("badge-contrast", "tabBar: { badgeColor: yellow }"),
      (
        "tab-label-contrast",
        "tabBar: { tintColor: { light: black, dark: white }, selectionIndicatorColor: gray }"
      ),
      ("search-bar-contrast", "navigationBar: { searchBar: { fieldColor: red, textColor: red } }"),
    ] {
      let found = analyze("a: { \(bar) }", configuration).diagnostics.filter { $0.id == id }
      #expect(found.count == 1, "\(id) with '\(configuration)'")
    }
  }

  @Test(
    "titles of scope buttons stand on what the system draws, and are listed as not measured",
    arguments: ["", "sdk: 26.0", "deploymentTarget: 26.0"])
  func scopeButtons(configuration: String) throws {
    let scopes = "scopeButtons: { titleColor: white, selectedTitleColor: black, font: footnote }"
    let bar = "backgroundColor: white, searchBar: { \(scopes) }, compact: { titleColor: black }"
    let analysis = analyze("a: { interfaceStyle: light, navigationBar: { \(bar) } }", configuration)
    #expect(!analysis.diagnostics.contains { $0.id == "search-bar-contrast" })
    #expect(analysis.report.notMeasured["scope buttons as the system draws them"] == 2)
    let pairs = try #require(analysis.report.contrast.first).unchecked.filter {
      $0.reason.contains("segmented control")
    }
    #expect(
      pairs.map(\.foreground.name)
        == ["searchBar.scopeButtons.titleColor", "searchBar.scopeButtons.selectedTitleColor"])
    #expect(pairs.allSatisfy { $0.backgroundName == "system" })
  }

  @Test("buttons without glass stand on content where iOS 26 draws the bar as glass")
  func bareButtons() throws {
    let bar = "tintColor: white, hidesSharedBackground:"
    let analyze = { (rest: String) in
      self.analyze("a: { interfaceStyle: light, \(rest) }", "deploymentTarget: 26.0")
    }
    let onGlass = analyze("backdrop: white, toolbar: { \(bar) false }")
    #expect(onGlass.diagnostics.map(\.id) == [])
    #expect(onGlass.report.notMeasured == ["glass of iOS 26": 1])
    for background in ["", "backgroundColor: black, liquidGlass: system,"] {
      let onContent = analyze("backdrop: white, toolbar: { \(background) \(bar) true }")
      let finding = try #require(onContent.diagnostics.first { $0.id == "tint-contrast" })
      #expect(finding.message.hasPrefix("tint #FFFFFF on #FFFFFF content has contrast 1:1"))
      #expect(finding.notes.map(\.message) == ["content is seen behind it here"])
      #expect(onContent.report.notMeasured == [:])
      let unknown = analyze("toolbar: { \(background) \(bar) true }")
      #expect(!unknown.diagnostics.contains { $0.id == "tint-contrast" })
      #expect(unknown.report.notMeasured == ["content without a backdrop": 1])
    }
    let onColor = analyze("backdrop: black, toolbar: { backgroundColor: white, \(bar) true }")
    #expect(onColor.diagnostics.filter { $0.id == "tint-contrast" }.count == 1)
  }

  @Test("a title stays on the bar's glass where the buttons have none")
  func titleAboveBareButtons() {
    let bar = "titleColor: white, tintColor: white, hidesSharedBackground: true"
    let analysis = analyze(
      "a: { interfaceStyle: light, statusBarStyle: darkContent, backdrop: white, "
        + "navigationBar: { \(bar) } }", "deploymentTarget: 26.0")
    // A large title scrolls with the content.
    #expect(analysis.diagnostics.map(\.id) == ["tint-contrast", "title-contrast"])
    #expect(analysis.report.notMeasured == ["glass of iOS 26": 2])
  }

  @Test("before iOS 26 buttons without glass stand on the bar's background as all do")
  func bareButtonsBefore26() {
    let bar = "backgroundColor: black, liquidGlass: system, tintColor: white"
    let analysis = analyze(
      "a: { interfaceStyle: light, backdrop: white, toolbar: { \(bar), hidesSharedBackground: true } }",
      "sdk: 26.0")
    let measured = analysis.report.contrast.flatMap(\.entries).filter { $0.rule == "tint-contrast" }
    #expect(measured.map(\.backgroundName) == ["backgroundColor", "backdrop"])
    #expect(measured.map(\.verdict) == [.pass, .fail])
  }

  @Test("the states of a navigation bar have no badges of their own")
  func badgesInStates() throws {
    let bar = "badgeColor: yellow, badgeTextColor: white, compact: { tintColor: black }"
    let measured = analyze("a: { navigationBar: { \(bar) } }")
    #expect(measured.diagnostics.filter { $0.id == "badge-contrast" }.count == 1)
    let own = analyze("a: { navigationBar: { compact: { badgeColor: yellow } } }")
    #expect(
      own.diagnostics.first?.message
        == "'badgeColor' is the same in every state of a bar; set it on the bar itself")
  }

  @Test("the system's red is that of each iOS that the app runs on")
  func badgesByGeneration() throws {
    let ratio = { (configuration: String) -> Double? in
      let theme = "a: { interfaceStyle: light, tabBar: { badgeTextColor: black } }"
      return analyze(theme, configuration).report.contrast[0].entries.first?.worst
    }
    let old = try #require(UIKitColor("systemRed")).variants(in: .ios15)[.light]
    let new = try #require(UIKitColor("systemRed")).variants(in: .ios26)[.light]
    #expect(old != new)
    #expect(ratio("deploymentTarget: 26.0") == contrastRatio(.black, new))
    #expect(
      ratio("deploymentTarget: 15.0")
        == min(contrastRatio(.black, old), contrastRatio(.black, new)))
  }

  private func analyze(_ appearances: String, _ configuration: String = "") -> Analysis {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let source = SourceFile(path: "A.theme.yaml", text: "appearances: { \(appearances) }")
    return Analysis(ThemeInput(source, configuration: read)) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}
