import AppearanceReference
import FindingReports
import TestSupport
import Testing

@testable import AppearanceCompiler
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Findings are about the looks that an app shows")
struct VerdictCasesTests {
  // MARK: - Null in a state

  @Test("null in a state takes back what the bar has, in the findings and in Swift")
  func nullInState() throws {
    let verdict = try VerdictCase("statenull2")
    // The buttons have the tint again, which can be read on white.
    #expect(verdict.findings(of: .contrast) == [])
    #expect(verdict.swift("presets").contains("var toolbarScrollEdge = Appearance.Bar()\n"))
  }

  @Test("a background that a state takes back is the system's in the screen's Swift")
  func nullInScreens() throws {
    let verdict = try VerdictCase("dbnnull")
    #expect(verdict.findings(of: .contrast) == [])
    #expect(!verdict.swift("doubleNavigation").contains("let value = lScreen()"))
  }

  @Test("a background that a state takes back is the system's in the preset")
  func nullBackground() throws {
    let verdict = try VerdictCase("bgnull4-presets")
    #expect(verdict.findings(of: .contrast) == [])
    #expect(verdict.swift("presets").contains("var toolbarScrollEdge = Appearance.Bar()\n"))
  }

  @Test("an explicit inverse lies under the states of its bar")
  func inverseUnderState() throws {
    let verdict = try VerdictCase("invstate")
    let rules: Set = ["inverse-unreadable", "tint-contrast"]
    #expect(verdict.finds(rules, in: "aInverse.toolbar.scrollEdge", 1))
    let plain = verdict.measured(
      "buttons.plain", on: "backgroundColor", in: "toolbar.scrollEdge", of: "aInverse")
    #expect(plain?.ratio == 1 && plain?.verdict == "fail")
  }

  @Test("texts of buttons have the bar's tint in a state that takes its own back")
  func nullTint() throws {
    let verdict = try VerdictCase("tintnull")
    #expect(verdict.finds(["tint-contrast"], in: "a.toolbar.compact", 3.62, [.warning]))
  }

  @Test("no state gives done buttons the tint that fills them on iOS 26")
  func doneInTint() throws {
    let verdict = try VerdictCase("donetint")
    #expect(!verdict.swift("barAppearances").contains("doneButton"))
    #expect(verdict.swift("barAppearances").contains("buttonAppearance.normal"))
    // Only `dark` colors done buttons, and the other theme's are filled with its tint.
    let color = "UIColor.toolbarDoneButton(for: theme)"
    #expect(verdict.swift("colorTheme").contains("theme == .dark ? \(color) : nil\n"))
    let done = verdict.measured(
      "buttons.done", on: "tintColor", in: "toolbar", of: "dark")
    #expect(done?.ratio == 21)
    #expect(verdict.measured("buttons.done", on: "tintColor", in: "toolbar", of: "light") == nil)
  }

  @Test("a bar without an object of its own has those of its states")
  func statesOnly() throws {
    let verdict = try VerdictCase("statesonly")
    let swift = verdict.swift("barAppearances")
    #expect(swift.contains("setAppearances(.lAppearance(), scrollEdge: .lAppearanceScrollEdge())"))
    let tint = verdict.measured(
      "tintColor", on: "backgroundColor", in: "toolbar.scrollEdge", of: "l")
    #expect(tint?.ratio == 21)
  }

  // MARK: - Colors that a state reveals

  @Test("a tint that the bar hides is found in the state that takes the items back")
  func revealedTint() throws {
    let verdict = try VerdictCase("tabnull2")
    #expect(verdict.finds(["tab-label-contrast"], in: "l.tabBar.scrollEdge", 1.3))
    #expect(verdict.finds(["tab-label-contrast"], in: "l.tabBar.scrollEdge", 1.16))
    #expect(!verdict.finds(["tab-label-contrast"], in: "l.tabBar", 1.3))
  }

  @Test("a tint that the base hides is found in the state of an heir")
  func revealedInHeir() throws {
    let verdict = try VerdictCase("heirs")
    #expect(verdict.finds(["tab-label-contrast"], in: "heir.tabBar.scrollEdge", 1.3))
    #expect(verdict.findings(of: .contrast).allSatisfy { !$0.message.contains("'base") })
  }

  // MARK: - Selection indicators

  @Test("selected tabs are measured on the indicator in each layout")
  func indicator() throws {
    let verdict = try VerdictCase("selind")
    #expect(verdict.finds(["tab-label-contrast"], in: "l.tabBar", 1))
    #expect(verdict.finds(["tab-label-contrast"], in: "m.tabBar", 3.65))
    #expect(verdict.finds(["tab-label-contrast"], in: "m.tabBar", 1))
    func on(_ foreground: String, of appearance: String) -> Double? {
      let indicator = "selectionIndicatorColor"
      return verdict.measured(foreground, on: indicator, in: "tabBar", of: appearance)?.ratio
    }
    #expect(on("items.selectedTitleColor", of: "l") == 21)
    #expect(on("items.selectedIconColor", of: "l") == 21)
    #expect(on("stacked.selectedTitleColor", of: "m") == 3.65)
    #expect(on("inline.selectedTitleColor", of: "m") == 1)
    #expect(on("tintColor", of: "m") == 1)
  }

  @Test("black on an indicator of almost black is found at compact height too")
  func compactIndicator() throws {
    let verdict = try VerdictCase("compactinline")
    #expect(verdict.finds(["tab-label-contrast"], in: "l.tabBar", 1.11))
    #expect(verdict.finds(["tab-label-contrast"], in: "l.tabBar", 3.28))
  }

  // MARK: - Interface styles

  @Test("an output that fixes the style of the bar alone has the device's status bar")
  func pinnedBar() throws {
    let verdict = try VerdictCase("pinbar")
    // A white clock on the white bar in a dark interface.
    let places = ["l", "l.navigationBar"]
    #expect(places.contains { verdict.finds(.statusBar, in: $0, 1) })
    #expect(verdict.findings(of: ["title-contrast", "tint-contrast"]) == [])
  }

  @Test("an item's colors follow the device")
  func pinnedItem() throws {
    let verdict = try VerdictCase("adaptiveitem")
    #expect(verdict.finds(["title-contrast"], in: "l.navigationBar", 1.28))
  }

  @Test("content at an edge is as dark as the device's, in outputs that leave the screen alone")
  func edgeOfScreen() throws {
    for name in ["badge12", "dbnedge"] {
      let verdict = try VerdictCase(name)
      #expect(
        verdict.finds(.contrast, in: "l.navigationBar.scrollEdge", 1, [.warning, .error]),
        "\(name)")
    }
  }

  @Test("content at an edge is as dark as the device's in SwiftUI")
  func edgeInSwiftUI() throws {
    let verdict = try VerdictCase("swedge")
    let places = ["l.toolbar.scrollEdge", "l.navigationBar.scrollEdge"]
    #expect(places.contains { verdict.finds(.contrast, in: $0, 1, [.warning, .error]) })
  }

  @Test("the system's background under a color theme is the device's")
  func colorTheme() throws {
    let verdict = try VerdictCase("ctdevice")
    // `systemBackground` is black on a dark device, and white on a light one.
    #expect(verdict.finds(["title-contrast"], in: "light.navigationBar", 1))
    // The dark theme's bars are black ones, whose background the system doesn't document.
    #expect(!verdict.finds(["title-contrast"], in: "dark.navigationBar", 1))
    for theme in ["light", "dark"] {
      #expect(
        verdict.finds(.contrast, in: "\(theme).tabBar.scrollEdge", 1, [.warning, .error]),
        "\(theme)")
    }
  }

  // MARK: - Inverses and outputs

  @Test("mirror keeps the verdict of a selected tab on its indicator")
  func mirroredIndicator() throws {
    let verdict = try VerdictCase("mirrorindicator")
    #expect(verdict.findings(of: .contrast) == [])
    let mirrored = verdict.measured(
      "tintColor", on: "selectionIndicatorColor", in: "tabBar", of: "lInverse")
    #expect(mirrored?.verdict == "pass")
  }

  @Test("rules on a whole theme leave out states that no output draws")
  func statesOfSwiftUI() throws {
    #expect(try VerdictCase("swiftuistates").findings(of: ["opaque-with-alpha"]) == [])
  }

  @Test("a dynamic appearance has a scheme of its own only if its members agree")
  func blackMember() throws {
    let swift = try VerdictCase("blackmember").swift("swiftUI")
    #expect(!swift.contains("case .system: return .dark"))
  }

  @Test("an inverse by swap has one search bar, whatever its states exchange")
  func swappedSearchBar() throws {
    let verdict = try VerdictCase("swapsearch")
    func search(on background: String, in place: String) -> Double? {
      verdict.measured("searchBar.tintColor", on: background, in: place, of: "lInverse")?.ratio
    }
    // The bar's gray, on white at 25% over what the edge exchanges.
    #expect(search(on: "searchBar.fieldColor", in: "navigationBar.scrollEdge") == 2.1)
    #expect(search(on: "backgroundColor", in: "navigationBar.scrollEdge") == 4.69)
    let inverse = verdict.manifest["appearances"]?.items.first { $0["name"]?.text == "lInverse" }
    let bar = inverse?["navigationBar"]
    for state in ["scrollEdge", "compact"] {
      #expect(bar?[state]?["searchBar"] == bar?["searchBar"], "\(state)")
    }
  }

  // MARK: - Titles

  @Test("a title that falls back to a waived tint needs the contrast of text")
  func titleInWaivedTint() throws {
    let verdict = try VerdictCase("titlenull")
    #expect(verdict.finds(["title-contrast"], in: "l.navigationBar.scrollEdge", 3.03))
  }

  @Test("a large title is measured at the edge alone, and not where no title is large")
  func largeTitles() throws {
    let verdict = try VerdictCase("largetitle")
    #expect(verdict.findings(of: .contrast).filter { $0.severity == .error } == [])
    for place in ["navigationBar", "navigationBar.scrollEdge"] {
      let never = verdict.measured(
        "largeTitleColor", on: "backgroundColor", in: place, of: "never")
      #expect(never == nil, "\(place)")
    }
    let edge = verdict.measured(
      "largeTitleColor", on: "backgroundColor", in: "navigationBar.scrollEdge", of: "edge")
    #expect(edge?.ratio == 4.62)
  }

  @Test("a bar in motion shows its bar tint")
  func barInMotion() throws {
    let verdict = try VerdictCase("dbn")
    for rule in ["title-contrast", "tint-contrast", "status-bar-contrast"] {
      let places = ["l", "l.navigationBar"]
      #expect(places.contains { verdict.finds([rule], in: $0, 1) }, "\(rule)")
    }
  }

  @Test("the status bar of a screen that hides its bar stands on the content")
  func hiddenBar() throws {
    let verdict = try VerdictCase("hiddenscreen")
    let places = ["l", "l.navigationBar"]
    #expect(places.contains { verdict.finds(["status-bar-contrast"], in: $0, 1) })
  }

  @Test("a screen without a bar that the appearance leaves to UIKit has its status bar on content")
  func hiddenUnset() throws {
    let verdict = try VerdictCase("hiddenunset")
    let pair = verdict.measured("statusBar", on: "backdrop", in: "navigationBar", of: "photo")
    #expect(pair?.ratio == 1.16)
    #expect(!verdict.lists(["statusBar"], on: "system", in: "navigationBar", of: "photo"))
  }

  @Test("an output without a state has the content that the theme says is behind it")
  func contentOfStates() throws {
    let swiftUI = try VerdictCase("edgecontent")
    for bar in ["toolbar", "tabBar"] {
      let pair = swiftUI.measured("tintColor", on: "backdrop", in: "\(bar).scrollEdge", of: "a")
      #expect(pair?.ratio == 1)
    }
    let compact = try VerdictCase("compactcontent")
    let tint = compact.measured("tintColor", on: "backdrop", in: "navigationBar.compact", of: "a")
    #expect(tint?.ratio == 1)
    let left = try VerdictCase("leftcontent")
    let button = left.measured("tintColor", on: "backdrop", in: "toolbar.scrollEdge", of: "a")
    #expect(button?.ratio == 1)
    let copies = try VerdictCase("copycontent")
    #expect(copies.finds(["title-contrast"], in: "a.navigationBar.scrollEdge", 1.07))
  }

  @Test("an item is on bars that are translucent, whatever its own bar is")
  func itemOnTranslucentBar() throws {
    let verdict = try VerdictCase("itemtranslucent")
    let pair = verdict.measured("titleColor", on: "backdrop", in: "navigationBar", of: "a")
    #expect(pair?.ratio == 1)
  }

  @Test("the preset of an inverse is seen on screens that hide no bar")
  func shownInverse() throws {
    let verdict = try VerdictCase("inverseshown")
    #expect(verdict.finds(["status-bar-contrast"], in: "photo", 1))
  }

  @Test("screens hide the bar in place of presets that cannot")
  func hiddenByScreens() throws {
    let verdict = try VerdictCase("hooksbar")
    let pair = verdict.measured("statusBar", on: "backdrop", in: "navigationBar", of: "a")
    #expect(pair?.ratio == 21)
    #expect(verdict.swift("screens").contains("func prefersBarHidden"))
  }

  @Test("a bar that a screen hides is seen in outputs that make no screens")
  func hiddenElsewhere() throws {
    let verdict = try VerdictCase("hiddenelsewhere")
    let places = ["a", "a.navigationBar"]
    #expect(places.contains { verdict.finds(["status-bar-contrast"], in: $0, 1) })
  }

  @Test("a pair of two versions of iOS has one place")
  func onePlace() throws {
    let verdict = try VerdictCase("placetwice")
    let places = verdict.places(of: "tintColor", of: "a")
    #expect(places == [["navigationBar"], ["navigationBar"]])
  }

  @Test(
    "a scroll edge that compact bars show is measured with an inline title, even if titles are always large"
  )
  func compactEdge() throws {
    let verdict = try VerdictCase("compactedge")
    #expect(verdict.finds(["title-contrast"], in: "a.navigationBar.scrollEdge", 1))
  }

  // MARK: - Waivers, baselines and Info.plist

  @Test("a waiver at one bar leaves the findings of others")
  func waiverOfBar() throws {
    let verdict = try VerdictCase("scrwaiver")
    #expect(verdict.findings(of: ["scroll-edge-unset"]).contains { $0.message.contains("'b.") })
    #expect(!verdict.findings(of: ["scroll-edge-unset"]).contains { $0.message.contains("'a.") })
  }

  @Test("what is waived in both members is waived in the dynamic appearance")
  func waiverOfMembers() throws {
    let verdict = try VerdictCase("dynwaive3")
    #expect(verdict.findings(of: .contrast) == [])
  }

  @Test("an app that is always light has no dark variants")
  func lightApp() throws {
    let verdict = try VerdictCase("plistlight")
    withKnownIssue("the style in Info.plist is not read") {
      // Mended with the advice on an app's Info.plist.
      #expect(verdict.findings(of: .contrast) == [])
    }
  }

  @Test("a baseline lets nothing pass that is worse in one variant")
  func worseVariant() throws {
    let fixture = FixtureCase("Verdicts", "baseworse")
    let text = String(decoding: try fixture.bytes("t.theme.yaml"), as: UTF8.self)
    var before = try report(text.replacing("#EDEDED", with: "#999999"))
    let baseline = Baseline(taking: &before, paths: ["t.theme.yaml"])
    var now = try report(text)
    #expect(now.diagnostics.contains { $0.id == "tint-contrast" })
    let source = SourceFile(path: "known.json", bytes: baseline.rendered())
    let read = try #require(Baseline.read(source).0)
    _ = read.apply(to: &now, from: source, paths: ["t.theme.yaml"], reportsUnused: true)
    let note = now.diagnostics.first { $0.id == "tint-contrast" }?.notes.last?.message
    // #999999 on white.
    #expect(note?.hasSuffix("here, with 2.84:1 in dark") == true)
  }

  private func report(_ text: String) throws -> DiagnosticReport {
    var input = ThemeInput(SourceFile(path: "t.theme.yaml", text: text))
    input.namesPlaces = true
    let compilation = lint([input]) { _ in .failure(LoadFailure("no such file")) }
    return TestSupport.report(compilation)
  }

  // MARK: - Values and needs

  @Test("a color theme's system colors have the values that are written")
  func systemColors() throws {
    #expect(try VerdictCase("ctsys").findings(of: .contrast) == [])
    // The indigo of iOS 15 is written, and iOS 26 draws that.
    #expect(try VerdictCase("literal").findings(of: .contrast) == [])
  }

  @Test("a tint that colors icons alone needs the contrast of icons")
  func iconsOnly() throws {
    #expect(try VerdictCase("iconsonly").findings(of: .contrast) == [])
    // The text of done buttons has the tint.
    let text = try VerdictCase("texticons")
    #expect(text.finds(["tint-contrast"], in: "l.toolbar", 3.26, [.warning]))
  }

  @Test("text with the contrast of icons is a warning at an edge without a backdrop too")
  func assumedContent() throws {
    let verdict = try VerdictCase("assumed")
    let rules: Set = ["tint-contrast", "scroll-edge-unset"]
    #expect(verdict.finds(rules, in: "l.toolbar.scrollEdge", 3.23, [.warning]))
  }

  @Test("UIKit's background colors in front are measured in sheets too, as what lies behind them")
  func elevatedForeground() throws {
    let verdict = try VerdictCase("elevatedfront")
    // Black; in sheets #1C1C1E, and #242426 with Increase Contrast. White in the light interface of an item.
    let titles = verdict.ranges(of: "titleColor", in: "navigationBar", of: "l")
    #expect(titles == [[3.85, 4.75], [3.5, 4.75], [4.41]])
    let finding = try #require(verdict.findings(of: ["content-dependent-contrast"]).first)
    #expect(finding.message.hasPrefix("title #242426 (.systemBackground in a sheet) on #787878"))
    #expect(finding.message.contains("depending on whether it is in a sheet"))
    // Both colors are at one elevation.
    #expect(
      verdict.ranges(of: "buttons.plain", in: "toolbar", of: "l") == [[1.22, 1.23], [1.28, 1.35]])
  }

  // MARK: - What is listed

  @Test("tints and tabs of the system's color are listed on a color of the theme's")
  func systemTint() throws {
    let verdict = try VerdictCase("notint2")
    let selected: Set = [
      "tintColor", "items.selectedTitleColor", "items.selectedIconColor", "selectedTitle",
      "selectedIcon",
    ]
    #expect(verdict.lists(selected, in: "tabBar", of: "l"))
    #expect(
      verdict.lists(["tintColor", "icons", "buttons", "buttons.plain"], in: "toolbar", of: "l"))
  }

  @Test("a prompt, whose color is the system's, is listed")
  func prompt() throws {
    #expect(try VerdictCase("prompt").lists(["prompt"], in: "navigationBar", of: "l"))
  }

  @Test("SwiftUI's own colors of tabs, and a status bar without a color scheme, are listed")
  func swiftUILists() throws {
    let verdict = try VerdictCase("swiftuilists")
    #expect(verdict.lists(["unselectedItemTintColor"], in: "tabBar", of: "l"))
    #expect(verdict.lists(["statusBar"], in: "navigationBar", of: "l"))
    #expect(!verdict.lists(["statusBar"], in: "navigationBar", of: "d"))
    #expect(verdict.lists(["statusBar"], in: "navigationBar.scrollEdge", of: "d"))
  }

  @Test("a state without the color that a gradient hides has no color where there are no gradients")
  func hiddenColor() throws {
    let verdict = try VerdictCase("hiddencolor")
    #expect(verdict.swift("colorTheme").contains("let scrollEdge"))
    #expect(verdict.lists(["titleColor"], on: "system", in: "navigationBar.scrollEdge", of: "dark"))
  }

  @Test("done buttons have their color on iOS 26 in an app of an older SDK")
  func oldProminent() throws {
    let verdict = try VerdictCase("oldprominent")
    #expect(
      verdict.measured("tintColor", on: "backgroundColor", in: "navigationBar.compact", of: "a")?
        .ratio == 9.56)
    #expect(verdict.swift("barAppearances").contains("doneButtonAppearance"))
    #expect(!verdict.swift("barAppearances").contains("#unavailable(iOS 26.0)"))
  }

  @Test("SwiftUI gives tabs and the back button the tint of an outer view, which is listed")
  func innerTint() throws {
    let verdict = try VerdictCase("innertint")
    for bar in ["tabBar", "navigationBar"] {
      #expect(verdict.lists(["tintColor"], on: "backgroundColor", in: bar, of: "a"))
      #expect(verdict.measured("tintColor", on: "backgroundColor", in: bar, of: "a") != nil)
    }
  }

  @Test("the cursor of a search bar is measured in the field")
  func cursor() throws {
    let verdict = try VerdictCase("cursor")
    #expect(verdict.finds(["tint-contrast"], in: "l.navigationBar", 1.16))
  }

  @Test("an opaque background without a color is SwiftUI's material")
  func opaqueInSwiftUI() throws {
    let verdict = try VerdictCase("swiftuiopaque")
    #expect(verdict.finds(["tint-contrast"], in: "l.navigationBar", 3.94, [.warning]))
    #expect(!verdict.swift("swiftUI").contains("systemBackground"))
  }

  @Test("presets for the original library have one status-bar style for light and dark")
  func originalStyle() throws {
    let verdict = try VerdictCase("yalantisdark")
    #expect(verdict.finds(["status-bar-automatic"], in: "l", 1))
    #expect(verdict.swift("presets").contains("value.statusBarStyle = .default"))
  }

  @Test("a color theme draws an opaque background in place of a gradient")
  func themedGradient() throws {
    let verdict = try VerdictCase("themedgradient")
    // #949494 on white.
    #expect(verdict.finds(["tint-contrast"], in: "light.toolbar", 3.03, [.warning]))
    #expect(verdict.swift("colorTheme").contains("appearance.configureWithOpaqueBackground()"))
  }

  @Test("the text in a search field of the theme's is listed, or measured")
  func searchText() throws {
    let verdict = try VerdictCase("searchtext")
    #expect(verdict.lists(["searchBar.textColor"], in: "navigationBar", of: "l"))
  }

  @Test("custom foregrounds over the system's glass are found")
  func glass() throws {
    let verdict = try VerdictCase("glass")
    #expect(verdict.lists(["titleColor"], in: "navigationBar", of: "l"))
    withKnownIssue("nothing is said of a white title on glass") {
      // Mended with the key for the system's foregrounds on glass.
      #expect(verdict.findings(of: ["glass-foreground"]).count == 1)
    }
  }

  @Test("the text of a prominent button in the color of its fill is found")
  func prominent() throws {
    let verdict = try VerdictCase("prominent")
    #expect(verdict.finds(["prominent-foreground", "tint-contrast"], in: "l.toolbar", 1))
  }

  @Test("done buttons have the color of prominent ones on iOS 26, which are the same")
  func doneIsProminent() throws {
    let verdict = try VerdictCase("doneprominent")
    #expect(verdict.measured("buttons.done", on: "tintColor", in: "toolbar", of: "l") == nil)
    let prominent = verdict.measured("buttons.prominent", on: "tintColor", in: "toolbar", of: "l")
    #expect(prominent?.ratio == 5.75)
  }

  @Test("a translucent search field is not measured where iOS 26 may move it")
  func movedSearchField() throws {
    let verdict = try VerdictCase("movedsearch")
    #expect(verdict.lists(["searchBar.textColor"], in: "navigationBar", of: "l"))
  }

  @Test("an app without glass has the buttons and titles from before iOS 26")
  func buttonsWithoutGlass() throws {
    let verdict = try VerdictCase("plistbuttons")
    // Nothing fills prominent buttons, and large titles lie on the bar.
    #expect(verdict.finds(["tint-contrast"], in: "l.navigationBar", 1))
    #expect(verdict.finds(["title-contrast"], in: "l.navigationBar", 1.16))
    // iOS 26 calls done buttons prominent, so the color of the latter remains.
    #expect(
      verdict.measured("buttons.done", on: "backgroundColor", in: "navigationBar", of: "l") == nil)
    #expect(!verdict.swift("barAppearances").contains("tintButtons"))
  }

  @Test("a toolbar that no object styles has its barTintColor behind its buttons")
  func toolbarWithoutObjects() throws {
    let verdict = try VerdictCase("baretoolbar")
    #expect(verdict.finds(["tint-contrast"], in: "a.toolbar", 1))
  }

  @Test("a status bar whose style Info.plist has is listed as not measured")
  func styleOfApp() throws {
    let verdict = try VerdictCase("pliststatusbar")
    #expect(verdict.lists(["statusBar"], in: "navigationBar", of: "l"))
    #expect(
      verdict.measured("statusBar", on: "backgroundColor", in: "navigationBar", of: "l") == nil)
  }

  @Test("a tab bar of SwiftUI keeps its background on iOS 26 in an app without glass")
  func tabsWithoutGlass() throws {
    let verdict = try VerdictCase("plisttabs")
    #expect(verdict.swift("swiftUI").contains("toolbarBackground"))
    let tint = verdict.measured("tintColor", on: "backgroundColor", in: "tabBar", of: "l")
    #expect(tint?.ratio == 19.02)
  }

  @Test("without glass too, a state's tint doesn't replace the color of prominent buttons")
  func prominentWithoutGlass() throws {
    let verdict = try VerdictCase("plistprominent")
    let swift = verdict.swift("barAppearances")
    #expect(swift.contains("if #unavailable(iOS 26.0) {\n        value.doneButtonAppearance"))
    #expect(verdict.findings(of: .contrast) == [])
    let pair = verdict.measured(
      "buttons.prominent", on: "backgroundColor", in: "toolbar", of: "l")
    // 1.05 / 0.05943, cut.
    #expect(pair?.ratio == 17.66)
  }

  @Test("an SDK before that of iOS 26 leaves glass and iOS 26's own colors out")
  func oldSDK() throws {
    let verdict = try VerdictCase("oldsdk")
    #expect(!verdict.swift("presets").contains("configureWithDefaultBackground"))
    #expect(!verdict.swift("swiftUI").contains("if #available(iOS 26"))
    #expect(verdict.findings(of: ["glass-without-effect"]).count == 1)
    #expect(verdict.findings(of: .contrast) == [])
    let title = verdict.measured("tintColor", on: "backgroundColor", in: "navigationBar", of: "l")
    #expect(title?.ratio == 8.25)
    #expect(verdict.backgrounds(of: ["subtitleColor"], of: "l") == [])
  }

  @Test("a selection indicator on content that nobody knows is measured over any color")
  func clearIndicator() throws {
    let verdict = try VerdictCase("clearindicator")
    // 94% of #333333 is #303030 over black.
    #expect(verdict.finds(["tab-label-contrast"], in: "l.tabBar", 1.2))
    #expect(verdict.backgrounds(of: ["tintColor"], of: "l").contains("backdrop"))
  }

  @Test("a large title in another color scheme than the content's is listed")
  func schemeOnContent() throws {
    let verdict = try VerdictCase("schemelarge")
    #expect(verdict.lists(["title"], on: "backdrop", in: "navigationBar", of: "l"))
  }

  @Test("a dynamic appearance has the content that each of its members declares")
  func memberBackdrops() throws {
    let verdict = try VerdictCase("dynbackdrop")
    #expect(verdict.measured("titleColor", on: "backdrop", in: "navigationBar", of: "dark") != nil)
    // In light nobody says what is behind the bar.
    #expect(verdict.lists(["titleColor"], on: "backdrop", in: "navigationBar", of: "system"))
    #expect(
      verdict.measured("titleColor", on: "backdrop", in: "navigationBar", of: "system") == nil)
    // #101010 on #404040.
    #expect(verdict.finds(["tint-contrast"], in: "photos.toolbar", 1.83))
    // The configuration's is for members without one: 1.05 / 0.05518 is #101010 on white, cut.
    let configured = try VerdictCase("dynbackdrop2")
    let title = configured.measured(
      "titleColor", on: "backdrop", in: "navigationBar", of: "system")
    #expect(title?.ratio == 19.02)
  }

  @Test("a wide color whose verdict another screen changes is noted")
  func clipped() throws {
    let verdict = try VerdictCase("clipped")
    // 4.51:1 in Display P3.
    #expect(verdict.findings(of: ["title-contrast"]).filter { $0.severity == .error } == [])
    let notes = verdict.findings.filter { $0.severity == .note }.map(\.message)
    #expect(
      notes == [
        "title #FB0028 on #FFFFFF on sRGB screens has contrast 4.09:1 in 'l.navigationBar'; 4.5:1 is needed"
      ])
  }

  @Test("icons have no color of plain buttons where no output gives it to navigation items")
  func itemTint() throws {
    #expect(try VerdictCase("itemtint").findings(of: ["tint-contrast"]) == [])
  }

  @Test("a theme's opaque background is the system's where only the other theme has a color")
  func themedOpaque() throws {
    let verdict = try VerdictCase("themedopaque")
    #expect(verdict.lists(["tintColor"], in: "navigationBar", of: "dark"))
    #expect(verdict.swift("colorTheme").contains("if theme == .light {"))
  }

  @Test("a color that a state takes back in both themes is the system's there, or the tint")
  func themedNull() throws {
    let title = try VerdictCase("themednull")
    let edge = "navigationBar.scrollEdge"
    #expect(title.measured("titleColor", on: "backgroundColor", in: edge, of: "light") == nil)
    #expect(title.lists(["title"], in: edge, of: "light"))
    let button = try VerdictCase("themednullbutton")
    #expect(button.finds(["tint-contrast"], in: "light.toolbar.compact", 4.09, [.warning]))
  }

  @Test("what is the system's is listed in a state whose background only an inverse makes its own")
  func swappedPrompt() throws {
    let verdict = try VerdictCase("swapprompt")
    #expect(!verdict.lists(["prompt"], in: "navigationBar.scrollEdge", of: "l"))
    #expect(verdict.lists(["prompt"], in: "navigationBar.scrollEdge", of: "lInverse"))
    #expect(verdict.lists(["unselectedItemTintColor"], in: "tabBar.scrollEdge", of: "lInverse"))
    #expect(verdict.lists(["tintColor"], in: "navigationBar.scrollEdge", of: "m"))
  }

  @Test("the cursor of an item's search field is listed where its bar has a tint")
  func itemCursor() throws {
    let verdict = try VerdictCase("itemcursor")
    let field = "searchBar.fieldColor"
    #expect(
      verdict.lists(["searchBar.tintColor"], on: field, in: "navigationBar", of: "l"))
  }

  // MARK: - The original library

  @Test("what a theme omits is the struct's in the original library")
  func structDefaults() throws {
    let verdict = try VerdictCase("struct")
    #expect(verdict.finds(["title-contrast"], in: "a.navigationBar", 1))
    #expect(verdict.finds(["tint-contrast"], in: "a.navigationBar", 1))
    #expect(verdict.finds(["tint-contrast"], in: "b.toolbar", 1.28))
    let older = try VerdictCase("struct2015")
    #expect(older.finds(["title-contrast"], in: "a.navigationBar", 1))
  }

  @Test("the status bar of the original library is measured though no theme has its style")
  func structStatus() throws {
    let verdict = try VerdictCase("structstatus")
    #expect(verdict.finds(["status-bar-automatic"], in: "a", 1))
  }

  @Test("the inverse of the struct's default colors is measured, since presets set it")
  func structInverse() throws {
    let verdict = try VerdictCase("structinverse")
    #expect(verdict.finds(["inverse-unreadable"], in: "shopInverse.navigationBar", 2))
    #expect(verdict.findings(of: ["title-contrast"]) == [])
  }

  @Test("a bar that one theme makes opaque keeps UIKit's default in the other")
  func themedTranslucency() throws {
    let verdict = try VerdictCase("themedtranslucency")
    #expect(verdict.swift("colorTheme").contains("isTranslucent = theme == .light"))
    let tint = verdict.measured("tintColor", on: "system", in: "toolbar.compact", of: "light")
    #expect(tint?.ratio == 17.46)
  }

  @Test("on iOS 26 the tint of a navigation bar is listed where an output doesn't give it to items")
  func untintedItems() throws {
    let verdict = try VerdictCase("untinteditems")
    let tint = verdict.measured("tintColor", on: "backgroundColor", in: "navigationBar", of: "l")
    #expect(tint?.ratio == 21)
    #expect(verdict.lists(["tintColor"], in: "navigationBar", of: "l"))
    #expect(verdict.lists(["buttons.prominent"], in: "navigationBar", of: "l"))
  }

  @Test("on iOS 26 the tint is listed for a back button, which no output gives it")
  func untintedBack() throws {
    let verdict = try VerdictCase("untintedback")
    let (bar, paint) = ("navigationBar", "backgroundColor")
    #expect(verdict.measured("tintColor", on: paint, in: bar, of: "l")?.ratio == 21)
    #expect(verdict.lists(["tintColor"], on: paint, in: bar, of: "l"))
    #expect(verdict.measured("buttons.back", on: paint, in: bar, of: "m")?.ratio == 16.29)
    #expect(!verdict.lists(["tintColor"], on: paint, in: bar, of: "m"))
  }

  @Test("a part that one iOS shows has the system's color of that iOS")
  func generations() throws {
    let verdict = try VerdictCase("generations")
    let paint = "backgroundColor"
    // #5856D6 and #6155F5 on #EBEBEB, and #6155F5 on black.
    #expect(verdict.measured("tintColor", on: paint, in: "tabBar", of: "old")?.ratio == 4.73)
    #expect(verdict.measured("tintColor", on: paint, in: "toolbar", of: "both")?.ratio == 4.26)
    let subtitle = verdict.measured("subtitleColor", on: paint, in: "navigationBar", of: "new")
    #expect(subtitle?.ratio == 4.12)
  }

  @Test("without their shared background, buttons but the back button lose glass and fill")
  func bareButtons() throws {
    let verdict = try VerdictCase("barebuttons")
    let bar = "navigationBar"
    #expect(verdict.measured("tintColor", on: "backdrop", in: bar, of: "glass")?.ratio == 21)
    #expect(verdict.ranges(of: "buttons.back", in: bar, of: "glass").isEmpty)
    #expect(verdict.lists(["buttons.back"], on: "system", in: bar, of: "glass"))
    #expect(verdict.lists(["buttons.prominent"], on: "system", in: bar, of: "paint"))
    #expect(verdict.lists(["buttons.prominent.highlightedColor"], in: bar, of: "paint"))
    #expect(verdict.ranges(of: "buttons.prominent", in: bar, of: "paint").isEmpty)
  }

  @Test("on iOS 26 a large title in the row of the buttons is on the bar")
  func inlineTitle() throws {
    #expect(try VerdictCase("inlinetitle").finds(["title-contrast"], in: "l.navigationBar", 1))
  }

  @Test("buttons of the system's color are listed on content without glass behind them")
  func bareSystemButtons() throws {
    let verdict = try VerdictCase("baresystembuttons")
    #expect(verdict.lists(["tintColor"], on: "backdrop", in: "toolbar", of: "a"))
  }

  @Test("SwiftUI's tint is listed for bars that an appearance doesn't set")
  func tintOfOtherBars() throws {
    let verdict = try VerdictCase("tintofotherbars")
    #expect(verdict.lists(["tintColor"], in: "toolbar", of: "a"))
    #expect(verdict.lists(["tintColor"], in: "tabBar", of: "a"))
  }

  @Test("an appearance that is both themes of an enumeration is measured on devices of both styles")
  func bothThemes() throws {
    let verdict = try VerdictCase("boththemes")
    #expect(verdict.finds(.contrast, in: "a.navigationBar", 1))
  }

  @Test("the content that a theme declares is not behind an opaque bar that draws nothing")
  func opaqueClear() throws {
    let verdict = try VerdictCase("opaqueclear")
    let edge = "navigationBar.scrollEdge"
    #expect(verdict.ranges(of: "titleColor", in: edge, of: "l").isEmpty)
    #expect(verdict.lists(["titleColor"], on: "system", in: edge, of: "l"))
    let icons = verdict.ranges(of: "tintColor", in: "toolbar", of: "l")
    #expect(icons == [[2.02, 21]])
  }

  @Test("the system's titles are listed on content that has another style")
  func pinnedEdge() throws {
    let verdict = try VerdictCase("pinnededge")
    #expect(verdict.lists(["title"], on: "backdrop", in: "navigationBar.scrollEdge", of: "pinned"))
    #expect(!verdict.lists(["title"], in: "navigationBar.scrollEdge", of: "free"))
    #expect(verdict.lists(["title"], on: "backdrop", in: "navigationBar", of: "large"))
  }

  @Test("before iOS 17 a status bar that follows the screen is measured, and later it is listed")
  func adaptingStatusBar() throws {
    let verdict = try VerdictCase("adaptingstatusbar")
    let bar = "navigationBar"
    #expect(verdict.measured("statusBar", on: "backgroundColor", in: bar, of: "l")?.ratio == 6.1)
    #expect(verdict.lists(["statusBar"], in: bar, of: "l"))
  }

  @Test("touched buttons are listed in each state with another background")
  func touched() throws {
    let verdict = try VerdictCase("touched")
    for place in ["navigationBar", "navigationBar.scrollEdge"] {
      #expect(verdict.lists(["buttons.plain.highlightedColor"], in: place, of: "l"))
    }
  }

  @Test("items lose what the other appearance of their screen set on them")
  func editingItems() throws {
    let swift = try VerdictCase("editingitems").swift("doubleNavigation")
    let shown = try #require(swift.split(separator: "func dressAsCScreen() {").dropFirst().first)
    #expect(shown.contains("prompt = nil"))
    #expect(shown.contains("searchBar.tintColor = nil"))
    #expect(shown.contains("normal[.foregroundColor] = nil"))
    #expect(!swift.contains("applied."))
  }

  @Test("a bar that its appearance hides shows no status bar in transitions either")
  func hiddenCopies() throws {
    let verdict = try VerdictCase("hiddencopies")
    #expect(verdict.places(of: "statusBar", of: "a").count == 1)
    let style = verdict.measured("statusBar", on: "backdrop", in: "navigationBar", of: "a")
    #expect(style?.ratio == 21)
  }

  @Test("no screen hides the bar of the flat type, which has no screens")
  func noScreens() throws {
    #expect(try VerdictCase("noscreens").finds(.statusBar, in: "a", 1))
  }

  @Test("titles of an item are measured large and small, whatever the appearance says of bars")
  func itemLargeTitle() throws {
    let verdict = try VerdictCase("itemlargetitle")
    #expect(verdict.finds(["title-contrast"], in: "detail.navigationBar", 1.16))
    #expect(verdict.finds(["title-contrast"], in: "wide.navigationBar.scrollEdge", 1.16))
  }

  @Test("tints that are not measured on a bar without a background have content behind them")
  func listedBackdrops() throws {
    let verdict = try VerdictCase("listedbackdrops")
    let listed = verdict.backgrounds(of: ["tintColor", "buttons.plain.highlightedColor"], of: "a")
    #expect(listed.count == 3 && Set(listed) == ["backdrop"])
  }

  @Test("screens of the original library have both names of its method")
  func hooks() throws {
    let swift = try VerdictCase("hooks").swift("screens")
    #expect(swift.contains("func preferredAppearance(for "))
    #expect(
      swift.contains("func preferredNavigationControllerAppearance(\n")
        || swift.contains("func preferredNavigationControllerAppearance(navigationController"))
    #expect(try !VerdictCase("hooks2015").swift("screens").contains("extension"))
  }

  @Test("the status bar that is chosen for an inverse is measured on the struct's background")
  func inverseStyle() throws {
    let verdict = try VerdictCase("inversestyle")
    #expect(verdict.finds(["inverse-unreadable"], in: "heroInverse", 1))
  }

  @Test("the inverse of a bar that the theme omits inverts the struct's colors")
  func omittedBar() throws {
    let swift = try VerdictCase("omittedbar").swift("presets")
    let inverse = swift.firstRange(of: "aInverseAppearance").map { swift[$0.lowerBound...] } ?? ""
    #expect(inverse.contains("#15D1B6"))
  }
}
