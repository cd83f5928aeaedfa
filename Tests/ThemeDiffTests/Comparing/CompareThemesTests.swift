import TestSupport
import ColorScience
import Testing

@testable import ThemeAnalysis
@testable import ThemeDiff
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("What a new version of a theme changes")
struct CompareThemesTests {
  private static let theme = """
    palette: { paper: "#F7F7F9", ink: "#1C1C1E", link: "#0A5FD9" }
    appearances:
      light:
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: "{paper}", tintColor: "{link}", titleColor: "{ink}" }
      night:
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: "{ink}", tintColor: "#7AB8FF", titleColor: "{paper}" }
    roles:
      text: "{ink}"
    screens:
      Inbox: { appearance: light }

    """

  private static func side(_ text: String, _ configuration: Configuration = Configuration()) throws
    -> DiffSide
  {
    let analysis = PreviewedThemes.analysis(text, configuration: configuration)
    return DiffSide(
      try #require(analysis.manifest), deploymentTarget: configuration.deploymentTarget)
  }

  /// The difference when some text of the theme is replaced.
  private static func changed(_ old: String, _ new: String) throws -> ThemeDifference {
    #expect(theme.contains(old))
    return compareThemes(try side(theme), try side(theme.replacing(old, with: new)))
  }

  private static func sentences(_ difference: ThemeDifference) -> String {
    DiffFormat.text.render(difference)
  }

  @Test("on a narrow terminal changes break between words")
  func narrow() throws {
    let difference = try Self.changed("#1C1C1E", "#8E8E93")
    let text = DiffFormat.text.render(difference, width: 60)
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 } && lines.contains { $0.hasPrefix("    ") })
    #expect(text.replacing("\n    ", with: " ") == Self.sentences(difference))
  }

  @Test("order and form of the theme do not count, and nothing changed is nothing")
  func same() throws {
    let other = """
      # A comment.
      screens: { Inbox: { appearance: light } }
      roles: { text: "{ink}" }
      palette:
        link: '#0a5fd9'
        ink: rgb(28 28 30)
        paper: "#F7F7F9"
      appearances:
        night:
          navigationBar: { titleColor: "{paper}", tintColor: "#7AB8FF", backgroundColor: "{ink}" }
          statusBarStyle: lightContent
        light:
          navigationBar: { titleColor: "{ink}", tintColor: "{link}", backgroundColor: "{paper}" }
          statusBarStyle: darkContent

      """
    let difference = compareThemes(try Self.side(Self.theme), try Self.side(other))
    #expect(difference.isEmpty && difference.version == .none)
    #expect(Self.sentences(difference).isEmpty)
    #expect(DiffFormat.markdown.render(difference).isEmpty)
    #expect(DiffFormat.json.render(difference).contains("\"version\": \"none\""))
  }

  @Test("another color of the palette is one line with all that it reaches")
  func palette() throws {
    let difference = try Self.changed("ink: \"#1C1C1E\"", "ink: \"#2C2C2E\"")
    let changes = difference.visual.filter { $0.kind == .palette }
    #expect(changes.map(\.name) == ["ink"])
    #expect(
      changes[0].places == [
        "light.navigationBar.titleColor", "night.navigationBar.backgroundColor",
      ])
    #expect(changes[0].colors.count == 1)
    #expect(abs((changes[0].colors.first?.difference ?? 0) - 5.3) < 1)
    #expect(!difference.visual.contains { $0.kind == .color })
    #expect(difference.version == .patch)
  }

  @Test("a gradient's other color or direction is told, another name of its colors is not")
  func gradients() throws {
    let background = "backgroundColor: \"{paper}\", tintColor: \"{link}\""
    let gradient = "backgroundGradient: [\"{paper}\", white], tintColor: \"{link}\""
    let theme = Self.theme.replacing(background, with: gradient)
    let changes = { (old: String, new: String) -> [String] in
      let other = theme.replacing(old, with: new)
      #expect(other != theme)
      return compareThemes(try Self.side(theme), try Self.side(other)).visual.map {
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
      try Self.side(theme), try Self.side(theme.replacing("#F7F7F9", with: "#F0F0F0"))
    ).visual.filter { $0.kind == .palette }
    #expect(palette.first?.places.contains(place) == true)
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
    let difference = compareThemes(try Self.side(theme), try Self.side(worse))
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
    let dynamic = Self.theme + "dynamic: { system: { light: light, dark: night } }\n"
    let changed = dynamic.replacing("paper: \"#F7F7F9\"", with: "paper: \"#FFFFFF\"")
    let difference = compareThemes(try Self.side(dynamic), try Self.side(changed))
    #expect(difference.visual.map(\.name) == ["paper"])
    #expect(difference.visual[0].places.contains("system.navigationBar.backgroundColor"))
  }

  @Test("a contrast that a dynamic appearance takes from another one is a place of that")
  func dynamicContrast() throws {
    let dynamic = Self.theme + "dynamic: { system: { light: light, dark: night } }\n"
    let changed = dynamic.replacing("ink: \"#1C1C1E\"", with: "ink: \"#8E8E93\"")
    for (old, new, section) in [
      (dynamic, changed, \ThemeDifference.accessibility),
      (changed, dynamic, \ThemeDifference.improvements),
    ] {
      let changes = compareThemes(try Self.side(old), try Self.side(new))[keyPath: section]
      #expect(!changes.isEmpty && changes.allSatisfy { !$0.name.hasPrefix("system.") })
      let title = changes.first { $0.name.hasPrefix("light.navigationBar: titleColor") }
      #expect(title?.places.last == "system.navigationBar")
    }
  }

  @Test("a palette color with another name is renamed, and breaks")
  func renamedColor() throws {
    let renamed = Self.theme.replacing("link:", with: "accent:").replacing(
      "{link}", with: "{accent}")
    let difference = compareThemes(try Self.side(Self.theme), try Self.side(renamed))
    #expect(difference.breaking.map(\.isRename) == [true])
    #expect(difference.visual.isEmpty && difference.additions.isEmpty)
    #expect(Self.sentences(difference).contains("palette color 'link' is now 'accent'"))
    #expect(difference.version == .major)
  }

  @Test("an appearance with another name is renamed")
  func renamedAppearance() throws {
    let difference = try Self.changed("  night:", "  dusk:")
    #expect(difference.breaking.map(\.name) == ["night"])
    #expect(difference.breaking.map(\.after) == ["dusk"])
    #expect(difference.additions.isEmpty && difference.visual.isEmpty)
  }

  @Test("what is gone breaks, what is new is an addition", arguments: [true, false])
  func gone(isGone: Bool) throws {
    let more = Self.theme.replacing("roles:\n", with: "roles:\n  warning: \"#B3261E\"\n")
      .replacing("screens:\n", with: "screens:\n  Trash: { appearance: night }\n")
    let (old, new) = (
      try Self.side(isGone ? more : Self.theme), try Self.side(isGone ? Self.theme : more)
    )
    let difference = compareThemes(old, new)
    let names = (isGone ? difference.breaking : difference.additions).map(\.name)
    #expect(names == ["warning", "Trash"])
    #expect((isGone ? difference.additions : difference.breaking).isEmpty)
    #expect(difference.version == (isGone ? .major : .minor))
  }

  @Test("a pair that fails now is told with both ratios, what is needed and the variants")
  func contrast() throws {
    let difference = try Self.changed("link: \"#0A5FD9\"", "link: \"#B8D4FF\"")
    let change = try #require(difference.accessibility.first { $0.kind == .contrast })
    #expect(change.name == "light.navigationBar: tintColor on backgroundColor")
    #expect(change.before == "5.37:1 pass")
    #expect(change.after?.hasSuffix(" fail") == true)
    #expect(change.remark == "3:1 is needed")
    #expect(change.places == ["light", "dark", "lightHighContrast", "darkHighContrast"])
  }

  @Test("a pair that can be read better now is an improvement, told with both ratios")
  func improvement() throws {
    let before = try Self.side(
      Self.theme.replacing("tintColor: \"{link}\"", with: "tintColor: \"#999999\""))
    let difference = compareThemes(before, try Self.side(Self.theme))
    #expect(difference.accessibility.isEmpty)
    let change = try #require(difference.improvements.first)
    #expect(change.before?.hasSuffix("fail") == true)
    #expect(change.after?.hasSuffix("pass") == true)
    #expect(Self.sentences(difference).hasPrefix("improvements\n  contrast light.navigationBar: "))
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
    let old = try Self.side(theme("#000001", "#1C1C1E"))
    let light = compareThemes(old, try Self.side(theme("#000002", "#1C1C1E")))
    #expect(light.visual.map(\.name) == ["ink"])
    #expect(light.visual[0].places == [])
    let dark = compareThemes(old, try Self.side(theme("#000002", "#2C2C2E")))
    let bar = try #require(dark.visual.first { $0.kind == .color })
    #expect(bar.before == "#1C1C1E" && bar.after == "#2C2C2E")
    #expect(bar.colors.map(\.variant) == [.dark])
  }

  @Test("a waiver that was added is told with its reason")
  func waiver() throws {
    let failing = Self.theme.replacing("\"#0A5FD9\"", with: "\"#B8D4FF\"")
    let waived = failing.replacing(
      "    navigationBar: { backgroundColor: \"{paper}\", tintColor",
      with: "    # appearance:ignore tint-contrast -- as agreed\n"
        + "    navigationBar: { backgroundColor: \"{paper}\", tintColor")
    let difference = compareThemes(try Self.side(Self.theme), try Self.side(waived))
    let waivers = difference.accessibility.filter { $0.kind == .waiver }
    #expect(waivers.map(\.name) == ["tint-contrast"])
    #expect(waivers.map(\.after) == ["as agreed"])
  }

  @Test("lower thresholds are one entry of each rule, and what only passes for them is told")
  func thresholds() throws {
    var lenient = Configuration()
    lenient.thresholds.text = 1
    let lowered = compareThemes(try Self.side(Self.theme), try Self.side(Self.theme, lenient))
    #expect(lowered.accessibility.map(\.kind) == [.requirement])
    let change = try #require(lowered.accessibility.first)
    #expect(change.name == "title-contrast")
    #expect(change.before == "4.5:1" && change.after == "1:1")
    #expect(change.places.count == 2)
    #expect(
      Self.sentences(lowered).contains(
        "contrast that is needed by title-contrast: 4.5:1 → 1:1; light.navigationBar: titleColor"))
    let hidden = compareThemes(
      try Self.side(Self.theme),
      try Self.side(
        Self.theme.replacing("titleColor: \"{ink}\"", with: "titleColor: \"{paper}\""), lenient))
    #expect(
      hidden.accessibility.filter { $0.kind == .contrast }.map(\.after) == ["1:1 pass"])
    let raised = compareThemes(try Self.side(Self.theme, lenient), try Self.side(Self.theme))
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
      compareThemes(try Self.side(theme(old)), try Self.side(theme(new))).accessibility
    }
    let verdict = waiver.isEmpty ? "fail" : "waived"
    let worse = try change("#AAAAAA", "#EEEEEE")
    #expect(worse.map(\.kind) == [.contrast])
    #expect(worse.first?.before == "2.32:1 \(verdict)")
    #expect(worse.first?.after == "1.16:1 \(verdict)")
    #expect(try change("#EEEEEE", "#AAAAAA").isEmpty)
  }

  @Test("a pair that vanishes is told, unless it stands on something of another name")
  func vanished() throws {
    let gone = try Self.changed(", tintColor: \"#7AB8FF\"", "")
    let change = try #require(gone.accessibility.first)
    #expect(gone.accessibility.count == 1)
    #expect(change.name == "night.navigationBar: tintColor on backgroundColor")
    #expect(change.before == "8.2:1 pass" && change.after == nil)
    #expect(Self.sentences(gone).contains("tintColor on backgroundColor: 8.2:1 pass is gone"))
    let gradient = try Self.changed(
      "backgroundColor: \"{ink}\"", "backgroundGradient: [ \"{ink}\", \"{ink}\" ]")
    #expect(gradient.accessibility.isEmpty)
  }

  @Test("increased contrast that is no longer higher is told")
  func highContrast() throws {
    let high = Self.theme.replacing(
      "link: \"#0A5FD9\"",
      with: "link: { light: \"#0A5FD9\", dark: \"#0A5FD9\", lightHighContrast: \"#003E99\" }")
    let difference = compareThemes(try Self.side(high), try Self.side(Self.theme))
    let changes = difference.accessibility.filter { $0.kind == .highContrast }
    #expect(changes.map(\.places) == [["lightHighContrast"]])
  }

  @Test("a higher deployment target breaks, a lower one does not")
  func target() throws {
    var older = Configuration()
    older.deploymentTarget = IOSVersion(14, 0)
    let raised = compareThemes(try Self.side(Self.theme, older), try Self.side(Self.theme))
    #expect(raised.breaking.map(\.kind) == [.deploymentTarget])
    let lowered = compareThemes(try Self.side(Self.theme), try Self.side(Self.theme, older))
    #expect(lowered.breaking.isEmpty && lowered.additions.map(\.kind) == [.deploymentTarget])
  }

  @Test("themes are brought together by their names")
  func themes() throws {
    let named = { (name: String) in try Self.side("name: \(name)\n" + Self.theme) }
    let difference = compareThemes(
      [try named("Sea"), try named("Land")], [try named("Land"), try named("Sky")])
    #expect(difference.breaking.map(\.name) == ["Sea"])
    #expect(difference.additions.map(\.name) == ["Sky"])
  }

  @Test("Markdown of hostile names stays in its cells")
  func markdown() throws {
    let name = "a`|<script>alert(1)</script>"
    let hostile = Self.theme.replacing("text: \"{ink}\"", with: "'\(name)': \"{ink}\"")
    let difference = compareThemes(try Self.side(Self.theme), try Self.side(hostile))
    let rows = DiffFormat.markdown.render(difference).split(separator: "\n")
      .filter { $0.hasPrefix("| role") }
    #expect(rows.count == 1)
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").filter { $0 == "|" }.count == 5 })
    #expect(rows[0].contains("``a`\\|<script>alert(1)</script>``"))
  }

  @Test("JSON has every part, each change with its kind, name and places")
  func json() throws {
    let difference = try Self.changed("ink: \"#1C1C1E\"", "ink: \"#2C2C2E\"")
    let json = DiffFormat.json.render(difference)
    for key in ["breaking", "accessibility", "visual", "additions"] {
      #expect(json.contains("\"\(key)\": ["))
    }
    #expect(json.contains("\"kind\": \"palette\""))
    #expect(json.contains("\"before\": \"#1C1C1E\""))
    #expect(json.contains("\"version\": \"patch\""))
  }
}
