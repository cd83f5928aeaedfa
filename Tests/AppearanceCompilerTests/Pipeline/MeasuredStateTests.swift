import TestSupport
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import FindingReports
@testable import AppearanceReference
@testable import ThemeCompiler

@Suite("What is drawn is what is measured")
struct MeasuredStateTests {
  @Test("a color beside a background that drops it is found, an inherited one is dropped silently")
  func droppedColors() {
    for word in ["transparent", "none"] {
      let both = "toolbar: { background: \(word), backgroundColor: white, tintColor: black }"
      #expect(ids("light: { \(both) }") == ["background-without-effect"])
      let heir = "a: { toolbar: { backgroundColor: white, tintColor: black } }, "
      #expect(ids("\(heir)b: { extends: a, toolbar: { background: \(word) } }") == [])
    }
  }

  @Test("a white status bar over light content at a transparent scroll edge is found")
  func statusBarAtTheEdge() {
    let bar = "backgroundColor: black, titleColor: white, scrollEdge: transparent"
    let appearance = "interfaceStyle: light, statusBarStyle: lightContent"
    let findings = analyze("light: { \(appearance), navigationBar: { \(bar) } }").diagnostics
    #expect(findings.map(\.id) == ["scroll-edge-unset", "scroll-edge-unset"])
    #expect(findings.contains { $0.message.hasPrefix("white status bar on #FFFFFF content") })
    #expect(findings.contains { $0.message.hasPrefix("title #FFFFFF on #FFFFFF content") })
  }

  @Test(
    "a hero image behind a transparent bar passes where the theme says that it is dark",
    arguments: [
      "backdrop: dark, navigationBar: { BAR }", "navigationBar: { backdrop: dark, BAR }",
      "backdrop: light, navigationBar: { backdrop: \"#101012\", BAR }",
      "backdrop: [black, \"#202020\"], navigationBar: { BAR }",
      "backdrop: white, navigationBar: { backgroundColor: black, titleColor: white, "
        + "scrollEdge: { background: transparent, backdrop: dark } }",
    ])
  func heroImage(text: String) {
    let bar = "backgroundColor: black, titleColor: white, scrollEdge: transparent"
    let written = text.replacing("BAR", with: bar)
    #expect(ids("light: { statusBarStyle: lightContent, \(written) }") == [])
  }

  @Test("white on content that is said to be light is an error, of the status bar too")
  func lightContent() {
    let found = ids(
      "light: { statusBarStyle: lightContent, backdrop: light, "
        + "navigationBar: { background: transparent, titleColor: white } }")
    // A gray of #757575 is light content on which white can be read.
    #expect(found == ["content-dependent-contrast", "content-dependent-contrast"])
    let white = ids(
      "light: { statusBarStyle: lightContent, backdrop: white, "
        + "navigationBar: { background: transparent, titleColor: white } }")
    #expect(Set(white) == ["status-bar-contrast", "title-contrast"])
  }

  @Test("the narrowest backdrop counts before the configuration's")
  func narrowest() {
    let bar = "navigationBar: { background: transparent, titleColor: white }"
    let theme = "light: { statusBarStyle: lightContent, backdrop: dark, \(bar) }"
    #expect(ids(theme, "backdrop: \"#FFFFFF\"") == [])
    let plain = "light: { statusBarStyle: lightContent, \(bar) }"
    #expect(
      Set(ids(plain, "backdrop: \"#FFFFFF\"")) == ["status-bar-contrast", "title-contrast"])
  }

  @Test("icons keep the bar's tint on the background of a state that colors the texts of buttons")
  func icons() {
    let analysis = analyze(
      "light: { toolbar: { backgroundColor: white, tintColor: black, "
        + "compact: { backgroundColor: black, tintColor: white } } }")
    #expect(analysis.diagnostics.map(\.id) == ["tint-contrast"])
    #expect(analysis.diagnostics.first?.message.hasPrefix("icon tint #000000 on #000000") == true)
  }

  @Test("icons of an inverse by swap have its tint on the gradient of a state that keeps its own")
  func swappedIcons() {
    let findings = analyze(
      "light: { toolbar: { backgroundColor: white, tintColor: black, "
        + "compact: { backgroundGradient: [white, \"#EEEEEE\"] } }, inverse: swap }"
    ).diagnostics
    #expect(
      findings.contains { $0.message.hasPrefix("icon tint #FFFFFF on #FFFFFF of the gradient") })
  }

  @Test("a barTintColor is not measured")
  func barTintColor() {
    let theme =
      "light: { toolbar: { backgroundColor: white, tintColor: black, barTintColor: black } }"
    #expect(ids(theme) == ["unavailable-property"])
  }

  @Test(
    "white on a bar without a background of its own is found",
    arguments: [("", ["scroll-edge-unset"]), ("background: default, ", [])])
  func systemBackground(background: String, atEdge: [String]) {
    let bar = "navigationBar: { \(background)titleColor: white }"
    #expect(
      Set(ids("light: { statusBarStyle: lightContent, \(bar) }"))
        == Set(atEdge + ["status-bar-contrast", "title-contrast"]))
    #expect(ids("light: { statusBarStyle: lightContent, interfaceStyle: dark, \(bar) }") == [])
  }

  @Test(
    "where no object is set, iOS 15 to 18 draw nothing at the scroll edge",
    arguments: [
      ("presets", "navigationBar: { tintColor: black }", true),
      ("presets", "navigationBar: { background: default, tintColor: black }", false),
      ("swiftUI", "navigationBar: { tintColor: black }", true),
      ("barAppearances", "navigationBar: { tintColor: black }", false),
      ("barAppearances", "toolbar: { tintColor: black }", true),
      ("barAppearances", "toolbar: { buttons: { plain: black } }", false),
      ("proxy", "toolbar: { tintColor: black }", true),
      ("proxy", "tabBar: { tintColor: black }", false),
    ])
  func unsetEdge(output: String, bar: String, isClear: Bool) {
    let analysis = analyze(
      "a: { interfaceStyle: light, backdrop: \"#202020\", \(bar) }",
      "outputs: [\(output)]")
    let edges = analysis.report.contrast[0].entries.filter {
      $0.background.state == .scrollEdge && $0.backgroundName == "backdrop"
    }
    #expect(edges.isEmpty == !isClear)
    #expect(edges.contains { $0.verdict == .fail && $0.rule == "tint-contrast" } == isClear)
  }

  @Test("the system's material is an interval between what its values give over black and white")
  func material() throws {
    let analysis = analyze("light: { interfaceStyle: light, toolbar: { tintColor: black } }")
    let entry = try #require(analysis.report.contrast[0].entries.first)
    #expect(entry.backgroundName == "system" && entry.mayVary)
    let gray = { (level: Double) in Color(red: level, green: level, blue: level) }
    let (low, high) = (0.94 * 249 / 255, 0.94 * 249 / 255 + 0.06)
    #expect(abs(entry.worst - contrastRatio(.black, gray(low))) < 1e-9)
    #expect(abs(entry.best - contrastRatio(.black, gray(high))) < 1e-9)
  }

  @Test(
    "a pair of which nobody can know the background is listed and counted, not passed",
    arguments: [
      ("toolbar: { background: transparent, tintColor: white }", "", "content without a backdrop"),
      (
        "toolbar: { background: default, style: black, tintColor: white }", "sdk: 18.0",
        "the system's background"
      ),
      ("toolbar: { tintColor: white }", "deploymentTarget: 26.0", "glass of iOS 26"),
      ("toolbar: { tintColor: { light: black, dark: white } }", "sdk: 26.0", "glass of iOS 26"),
      (
        "tabBar: { liquidGlass: keep, background: opaque, tintColor: black }",
        "deploymentTarget: 26.0", "glass of iOS 26"
      ),
    ])
  func notMeasured(bar: String, configuration: String, reason: String) throws {
    let analysis = analyze("light: { \(bar) }", configuration)
    #expect(analysis.diagnostics.map(\.message) == [])
    #expect(analysis.report.notMeasured == [reason: 1])
    var report = DiagnosticReport(diagnostics: [], sources: analysis.sources, themes: 1)
    report.notMeasured = analysis.report.notMeasured
    let text = DiagnosticFormat.text.render(report)
    #expect(text.hasPrefix("1 pair not measured: 1 on \(reason)\n"), "\(text)")
    #expect(DiagnosticFormat.json.render(report).contains("\"background\": \"\(reason)\""))
  }

  @Test(
    "the style that auto chooses can be read at the scroll edge, too, where its content is known")
  func automaticStyle() throws {
    let bar = "navigationBar: { backgroundColor: \"#777777\", scrollEdge: transparent }"
    for (content, style) in [("dark", StatusBarStyle.lightContent), ("light", .darkContent)] {
      let theme = analyze("a: { statusBarStyle: auto, backdrop: \(content), \(bar) }").theme
      #expect(theme?.appearances.first?.statusBarStyle.value == style)
    }
  }

  @Test("an inverse that no status-bar style fits is told what helps")
  func mirror() throws {
    let findings = analyze(
      "a: { navigationBar: { backgroundColor: { light: white, dark: black } }, inverse: mirror }",
      "runtime: yalantis"
    ).diagnostics
    let finding = try #require(findings.first { $0.id == "inverse-unreadable" })
    #expect(
      finding.message.contains("no status-bar style can be read on it in both interface styles"))
    #expect(!finding.message.contains("keeps the ratios"))
  }

  @Test("an interface style that a runtime does not know leaves its bars in the other one too")
  func interfaceStyle() throws {
    let bar = "navigationBar: { backgroundColor: white, tintColor: .label, scrollEdge: same }"
    let theme = "day: { interfaceStyle: light, statusBarStyle: darkContent, \(bar) }"
    #expect(ids(theme) == [])
    for runtime in ["yalantis", "yalantis2015"] {
      let analysis = analyze(theme, "runtime: \(runtime)\nlint: { scroll-edge-unset: off }")
      let finding = try #require(analysis.diagnostics.first { $0.id == "tint-contrast" })
      #expect(finding.message.hasPrefix("tint #FFFFFF"), "\(finding.message)")
      #expect(finding.message.contains("in output 'presets' (dark, darkHighContrast)"))
    }
  }

  @Test("a tint of tabs at the scroll edge is measured in an enumeration of light and dark")
  func tabsAtTheEdge() {
    func theme(_ tint: String) -> String {
      let edge = "scrollEdge: { backgroundColor: \"#222222\", tintColor: \"\(tint)\" }"
      let light = "tabBar: { backgroundColor: white, tintColor: black, \(edge) }"
      return "light: { interfaceStyle: light, \(light) }, "
        + "dark: { interfaceStyle: dark, tabBar: { backgroundColor: black, tintColor: white } }"
    }
    #expect(ids(theme("#EEEEEE"), "outputs: colorTheme") == [])
    #expect(ids(theme("#333333"), "outputs: colorTheme") == ["tab-label-contrast"])
  }

  @Test("icons at the scroll edge, which keep the bar's tint, are the same pair in every output")
  func iconsAtTheEdge() {
    let edge = "scrollEdge: { backgroundColor: \"#222222\", tintColor: \"#EEEEEE\" }"
    let light = "toolbar: { backgroundColor: white, tintColor: \"#111111\", \(edge) }"
    let dark = "toolbar: { backgroundColor: black, tintColor: white }"
    let theme =
      "light: { interfaceStyle: light, \(light) }, "
      + "dark: { interfaceStyle: dark, \(dark) }"
    for output in ["presets", "barAppearances", "colorTheme"] {
      #expect(
        analyze(theme, "outputs: \(output)").diagnostics.map(\.message) == [
          "icon tint #111111 on #222222 has contrast 1.18:1 in 'light.toolbar.scrollEdge'; 3:1 is needed"
        ], "\(output)")
    }
  }

  @Test("mirror leaves a bar alone that the system draws the background of")
  func mirrorOfSystemBar() {
    #expect(
      ids("a: { interfaceStyle: light, toolbar: { tintColor: black }, inverse: mirror }") == [])
  }

  @Test("a waiver on an appearance, a bar or a state covers what is in it and nothing else")
  func waivers() {
    let text = """
      appearances:
        # appearance:ignore tint-contrast -- a poster
        poster:
          toolbar:
            backgroundColor: white
            tintColor: white
            compact:
              backgroundColor: "#EEEEEE"
        other:
          # appearance:ignore tint-contrast -- nothing
          tabBar:
            backgroundColor: white
            tintColor: white
          toolbar:
            backgroundColor: white
            tintColor: white
      """
    let analysis = Analysis(ThemeInput(SourceFile(path: "A.theme.yaml", text: text))) { _ in
      .failure(LoadFailure("no such file"))
    }
    #expect(
      analysis.diagnostics.map(\.id).sorted()
        == ["tab-label-contrast", "tint-contrast", "unused-waiver"])
    #expect(
      analysis.diagnostics.contains { $0.message.hasSuffix("suppresses nothing on lines 11 to 13") }
    )
    #expect(analysis.report.waived.map(\.line) == [6, 6])
  }

  @Test("what iOS 26 ignores or fights is found in an app built with its SDK, and only there")
  func glass() {
    let tabs = "tabBar: { tintColor: \"#767676\", unselectedItemTintColor: \"#767676\" }"
    let tools = "toolbar: { backgroundColor: white, tintColor: black, buttons: { done: black } }"
    let theme = "light: { interfaceStyle: light, \(tabs) }, b: { \(tools) }"
    let rules: Set = ["unavailable-property", "prominent-foreground"]
    #expect(rules.isSubset(of: ids(theme, "sdk: 26.0")))
    #expect(rules.isDisjoint(with: ids(theme, "sdk: 18.0")))
    #expect(rules.isDisjoint(with: ids(theme)))
  }

  private func ids(_ appearances: String, _ configuration: String = "") -> [String] {
    analyze(appearances, configuration).diagnostics.map(\.id)
  }

  private func analyze(_ appearances: String, _ configuration: String = "") -> Analysis {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let source = SourceFile(path: "A.theme.yaml", text: "appearances: { \(appearances) }")
    return Analysis(ThemeInput(source, configuration: read)) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}
