import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

@Suite("What a new version changes in appearances")
struct CompareAppearancesTests {
  @Test("a gradient's other color or direction is told, another name of its colors is not")
  func gradients() throws {
    let background = "backgroundColor: \"{paper}\", tintColor: \"{link}\""
    let gradient = "backgroundGradient: [\"{paper}\", white], tintColor: \"{link}\""
    let theme = ComparedTheme.theme.replacing(background, with: gradient)
    let changes = { (old: String, new: String) -> [String] in
      let other = theme.replacing(old, with: new)
      #expect(other != theme)
      return compareThemes(try ComparedTheme.side(theme), try ComparedTheme.side(other)).visual.map
      {
        "\($0.name): \($0.before ?? "-") → \($0.after ?? "-")"
      }
    }
    let place = "light.navigationBar.backgroundGradient"
    #expect(
      try changes("white]", "black]") == [
        "\(place): horizontal gradient of paper, #FFFFFF → horizontal gradient of paper, #000000"
      ])
    #expect(
      try changes("[\"{paper}\", white]", "{ colors: [\"{paper}\", white], direction: vertical }")
        .map { $0.contains("vertical gradient") } == [true])
    #expect(try changes("[\"{paper}\", white]", "[\"#F7F7F9\", white]").isEmpty)
    let palette = compareThemes(
      try ComparedTheme.side(theme),
      try ComparedTheme.side(theme.replacing("#F7F7F9", with: "#F0F0F0"))
    ).visual.filter { $0.kind == .palette }
    #expect(palette.first?.places.contains(place) == true)
  }

  @Test("a state that follows its bar is not told again, one that differs is")
  func states() throws {
    let theme = """
      appearances:
        a:
          navigationBar: { backgroundColor: white, tintColor: black, prompt: Hi, scrollEdge: { tintColor: "#111" } }

      """
    let changes = { (old: String, new: String) -> [String] in
      let other = theme.replacing(old, with: new)
      return compareThemes(try ComparedTheme.side(theme), try ComparedTheme.side(other)).visual
        .map(\.name)
    }
    #expect(try changes("Hi", "Ho") == ["a.navigationBar.prompt"])
    #expect(try changes("white", "'#EEE'") == ["a.navigationBar.backgroundColor"])
    #expect(try changes("#111", "#222") == ["a.navigationBar.scrollEdge.tintColor"])
    #expect(
      try changes("white, tintColor: black", "'#EEE', tintColor: '#222'") == [
        "a.navigationBar.backgroundColor", "a.navigationBar.tintColor",
      ])
  }

  @Test("the lint's own repair of an automatic status-bar style makes nothing worse")
  func statusBarStyle() throws {
    let theme = """
      appearances:
        a: { statusBarStyle: default, navigationBar: { backgroundColor: white, tintColor: black } }

      """
    let (automatic, dark) = (
      try ComparedTheme.side(theme),
      try ComparedTheme.side(theme.replacing("default", with: "darkContent"))
    )
    let repaired = compareThemes(automatic, dark)
    #expect(repaired.accessibility.isEmpty)
    // White text on white in dark mode.
    #expect(repaired.improvements.map(\.places) == [["dark", "darkHighContrast"]])
    let undone = compareThemes(dark, automatic)
    #expect(undone.accessibility.map(\.places) == [["dark", "darkHighContrast"]])
    #expect(undone.improvements.isEmpty)
  }

  @Test("a pair that failed and is gone is no loss, one that passed is")
  func gone() throws {
    let bar = "navigationBar: { backgroundColor: white, titleColor: COLOR, tintColor: black }"
    let theme = "appearances: { a: { \(bar) } }\n"
    let places = { (color: String) -> [String] in
      let old = try ComparedTheme.side(theme.replacing("COLOR", with: color))
      let new = try ComparedTheme.side(theme.replacing("titleColor: COLOR, ", with: ""))
      return compareThemes(old, new).accessibility.map(\.name)
    }
    #expect(try places("white") == [])
    #expect(try places("'#333'") == ["a.navigationBar: titleColor on backgroundColor"])
  }

  @Test("what gets worse in several variants is told in their order, each time in the same")
  func variants() throws {
    let bar = "backgroundColor: { light: white, dark: black }"
    let ink = "{ light: \"#0000C0\", dark: \"#FFFF80\" }"
    let theme = """
      appearances:
        a:
          navigationBar: { \(bar), titleColor: \(ink), tintColor: \(ink) }
          toolbar: { \(bar), tintColor: \(ink), buttons: { plain: \(ink), done: \(ink) } }
          tabBar: { \(bar), tintColor: \(ink), unselectedItemTintColor: \(ink) }

      """
    let worse = theme.replacing(bar, with: "backgroundColor: { light: blue, dark: yellow }")
    let difference = compareThemes(try ComparedTheme.side(theme), try ComparedTheme.side(worse))
    let changes = difference.accessibility.filter { $0.kind == .contrast }
    let places = Dictionary(grouping: changes, by: \.name).mapValues { $0.map(\.places) }
    #expect(places.count >= 6)
    for (name, places) in places {
      let order = [["light", "lightHighContrast"], ["dark", "darkHighContrast"]]
      #expect(places == order, "\(name)")
    }
  }

  @Test("what a dynamic appearance takes from others is a place, not a change")
  func dynamic() throws {
    let dynamic = ComparedTheme.theme + "dynamic: { system: { light: light, dark: night } }\n"
    let changed = dynamic.replacing("paper: \"#F7F7F9\"", with: "paper: \"#FFFFFF\"")
    let difference = compareThemes(try ComparedTheme.side(dynamic), try ComparedTheme.side(changed))
    #expect(difference.visual.map(\.name) == ["paper"])
    #expect(difference.visual[0].places.contains("system.navigationBar.backgroundColor"))
  }

  @Test("a contrast that a dynamic appearance takes from another one is a place of that")
  func dynamicContrast() throws {
    let dynamic = ComparedTheme.theme + "dynamic: { system: { light: light, dark: night } }\n"
    let changed = dynamic.replacing("ink: \"#1C1C1E\"", with: "ink: \"#8E8E93\"")
    for (old, new, section) in [
      (dynamic, changed, \ThemeDifference.accessibility),
      (changed, dynamic, \ThemeDifference.improvements),
    ] {
      let changes = compareThemes(try ComparedTheme.side(old), try ComparedTheme.side(new))[
        keyPath: section]
      #expect(!changes.isEmpty && changes.allSatisfy { !$0.name.hasPrefix("system.") })
      let title = changes.first { $0.name.hasPrefix("light.navigationBar: titleColor") }
      #expect(title?.places.last == "system.navigationBar")
    }
  }

  @Test("a pair that fails now is told with both ratios, what is needed and the variants")
  func contrast() throws {
    let difference = try ComparedTheme.changed("link: \"#0A5FD9\"", "link: \"#B8D4FF\"")
    let change = try #require(difference.accessibility.first { $0.kind == .contrast })
    #expect(change.name == "light.navigationBar: tintColor on backgroundColor")
    #expect(change.before == "5.37:1 pass")
    #expect(change.after?.hasSuffix(" fail") == true)
    #expect(change.remark == "3:1 is needed")
    #expect(change.places == ["light", "dark", "lightHighContrast", "darkHighContrast"])
  }

  @Test("a pair that can be read better now is an improvement, told with both ratios")
  func improvement() throws {
    let before = try ComparedTheme.side(
      ComparedTheme.theme.replacing("tintColor: \"{link}\"", with: "tintColor: \"#999999\""))
    let difference = compareThemes(before, try ComparedTheme.side(ComparedTheme.theme))
    #expect(difference.accessibility.isEmpty)
    let change = try #require(difference.improvements.first)
    #expect(change.before?.hasSuffix("fail") == true)
    #expect(change.after?.hasSuffix("pass") == true)
    #expect(
      ComparedTheme.sentences(difference).hasPrefix(
        "improvements\n  contrast light.navigationBar: "))
  }

  @Test("a variant in which an appearance is never seen is no change of it")
  func unseenVariants() throws {
    func theme(_ light: String, _ dark: String) -> String {
      """
      palette: { ink: { light: "\(light)", dark: "\(dark)" } }
      appearances:
        night:
          interfaceStyle: dark
          toolbar: { backgroundColor: { light: "\(light)", dark: "\(dark)" }, tintColor: "{ink}" }

      """
    }
    let old = try ComparedTheme.side(theme("#000001", "#1C1C1E"))
    let light = compareThemes(old, try ComparedTheme.side(theme("#000002", "#1C1C1E")))
    #expect(light.visual.map(\.name) == ["ink"])
    #expect(light.visual[0].places == [])
    let dark = compareThemes(old, try ComparedTheme.side(theme("#000002", "#2C2C2E")))
    let bar = try #require(dark.visual.first { $0.kind == .color })
    #expect(bar.before == "#1C1C1E" && bar.after == "#2C2C2E")
    #expect(bar.colors.map(\.variant) == [.dark])
  }

  @Test("a waiver that was added is told with its reason")
  func waiver() throws {
    let failing = ComparedTheme.theme.replacing("\"#0A5FD9\"", with: "\"#B8D4FF\"")
    let waived = failing.replacing(
      "    navigationBar: { backgroundColor: \"{paper}\", tintColor",
      with: "    # appearance:ignore tint-contrast -- as agreed\n"
        + "    navigationBar: { backgroundColor: \"{paper}\", tintColor")
    let difference = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme), try ComparedTheme.side(waived))
    let waivers = difference.accessibility.filter { $0.kind == .waiver }
    #expect(waivers.map(\.name) == ["tint-contrast"])
    #expect(waivers.map(\.after) == ["as agreed"])
  }

  @Test("lower thresholds are one entry of each rule, and what only passes for them is told")
  func thresholds() throws {
    var lenient = Configuration()
    lenient.thresholds.text = 1
    lenient.thresholds.largeText = 1
    let lowered = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme),
      try ComparedTheme.side(ComparedTheme.theme, lenient))
    #expect(lowered.accessibility.map(\.kind) == [.requirement])
    let change = try #require(lowered.accessibility.first)
    #expect(change.name == "title-contrast")
    #expect(change.before == "4.5:1" && change.after == "1:1")
    #expect(change.places.count == 2)
    #expect(
      ComparedTheme.sentences(lowered).contains(
        "contrast that is needed by title-contrast: 4.5:1 → 1:1; light.navigationBar: titleColor"))
    let hidden = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme),
      try ComparedTheme.side(
        ComparedTheme.theme.replacing("titleColor: \"{ink}\"", with: "titleColor: \"{paper}\""),
        lenient))
    #expect(
      hidden.accessibility.filter { $0.kind == .contrast }.map(\.after) == ["1:1 pass"])
    let raised = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme, lenient),
      try ComparedTheme.side(ComparedTheme.theme))
    #expect(raised.accessibility.isEmpty)
  }

  @Test(
    "a pair that passes neither time and gets worse is told",
    arguments: ["", " # appearance:ignore tint-contrast -- as agreed"])
  func worse(waiver: String) throws {
    let theme = { (color: String) in
      """
      appearances:
        a:
          toolbar:
            backgroundColor: white
            tintColor: "\(color)"\(waiver)

      """
    }
    let change = { (old: String, new: String) in
      compareThemes(try ComparedTheme.side(theme(old)), try ComparedTheme.side(theme(new)))
        .accessibility
    }
    let verdict = waiver.isEmpty ? "fail" : "waived"
    let worse = try change("#AAAAAA", "#EEEEEE")
    #expect(worse.map(\.kind) == [.contrast])
    #expect(worse.first?.before == "2.32:1 \(verdict)")
    #expect(worse.first?.after == "1.16:1 \(verdict)")
    #expect(try change("#EEEEEE", "#AAAAAA").isEmpty)
  }

  @Test("a pair that is not measured any more is told, unless its background has another name")
  func vanished() throws {
    let gone = try ComparedTheme.changed(", tintColor: \"#7AB8FF\"", "")
    let change = try #require(gone.accessibility.first)
    #expect(gone.accessibility.count == 1)
    #expect(change.name == "night.navigationBar: tintColor on backgroundColor")
    #expect(change.before == "8.2:1 pass" && change.after == "not measured")
    #expect(
      ComparedTheme.sentences(gone).contains(
        "tintColor on backgroundColor: 8.2:1 pass → not measured"))
    let gradient = try ComparedTheme.changed(
      "backgroundColor: \"{ink}\"", "backgroundGradient: [ \"{ink}\", \"{ink}\" ]")
    #expect(gradient.accessibility.isEmpty)
  }

  @Test("increased contrast that is no longer higher is told")
  func highContrast() throws {
    let high = ComparedTheme.theme.replacing(
      "link: \"#0A5FD9\"",
      with: "link: { light: \"#0A5FD9\", dark: \"#0A5FD9\", lightHighContrast: \"#003E99\" }")
    let difference = compareThemes(
      try ComparedTheme.side(high), try ComparedTheme.side(ComparedTheme.theme))
    let changes = difference.accessibility.filter { $0.kind == .highContrast }
    #expect(changes.map(\.places) == [["lightHighContrast"]])
  }
}
