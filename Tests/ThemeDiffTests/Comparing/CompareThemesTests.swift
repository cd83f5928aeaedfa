import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

@Suite("What a new version of a theme changes")
struct CompareThemesTests {
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
    let difference = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme), try ComparedTheme.side(other))
    #expect(difference.isEmpty && difference.version == .none)
    #expect(ComparedTheme.sentences(difference).isEmpty)
    #expect(DiffFormat.markdown.render(difference).isEmpty)
    #expect(DiffFormat.json.render(difference).contains("\"version\": \"none\""))
  }

  @Test("another color of the palette is one line with all that it reaches")
  func palette() throws {
    let difference = try ComparedTheme.changed("ink: \"#1C1C1E\"", "ink: \"#2C2C2E\"")
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

  @Test("a palette color with another name is renamed, and breaks")
  func renamedColor() throws {
    let renamed = ComparedTheme.theme.replacing("link:", with: "accent:").replacing(
      "{link}", with: "{accent}")
    let difference = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme), try ComparedTheme.side(renamed))
    #expect(difference.breaking.map(\.isRename) == [true])
    #expect(difference.visual.isEmpty && difference.additions.isEmpty)
    #expect(ComparedTheme.sentences(difference).contains("palette color 'link' is now 'accent'"))
    #expect(difference.version == .major)
  }

  @Test("an appearance with another name is renamed")
  func renamedAppearance() throws {
    let difference = try ComparedTheme.changed("  night:", "  dusk:")
    #expect(difference.breaking.map(\.name) == ["night"])
    #expect(difference.breaking.map(\.after) == ["dusk"])
    #expect(difference.additions.isEmpty && difference.visual.isEmpty)
  }

  @Test("what is gone breaks, what is new is an addition", arguments: [true, false])
  func gone(isGone: Bool) throws {
    let more = ComparedTheme.theme.replacing("roles:\n", with: "roles:\n  warning: \"#B3261E\"\n")
      .replacing("screens:\n", with: "screens:\n  Trash: { appearance: night }\n")
    let (old, new) = (
      try ComparedTheme.side(isGone ? more : ComparedTheme.theme),
      try ComparedTheme.side(isGone ? ComparedTheme.theme : more)
    )
    let difference = compareThemes(old, new)
    let names = (isGone ? difference.breaking : difference.additions).map(\.name)
    #expect(names == ["warning", "Trash"])
    #expect((isGone ? difference.additions : difference.breaking).isEmpty)
    #expect(difference.version == (isGone ? .major : .minor))
  }

  @Test("a higher deployment target breaks, a lower one does not")
  func target() throws {
    var newer = Configuration()
    newer.deploymentTarget = IOSVersion(16, 0)
    let raised = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme),
      try ComparedTheme.side(ComparedTheme.theme, newer))
    #expect(raised.breaking.map(\.kind) == [.deploymentTarget])
    let lowered = compareThemes(
      try ComparedTheme.side(ComparedTheme.theme, newer),
      try ComparedTheme.side(ComparedTheme.theme))
    #expect(lowered.breaking.isEmpty && lowered.additions.map(\.kind) == [.deploymentTarget])
  }

  @Test("themes are brought together by their names")
  func themes() throws {
    let named = { (name: String) in try ComparedTheme.side("name: \(name)\n" + ComparedTheme.theme)
    }
    let difference = compareThemes(
      [try named("Sea"), try named("Land")], [try named("Land"), try named("Sky")])
    #expect(difference.breaking.map(\.name) == ["Sea"])
    #expect(difference.additions.map(\.name) == ["Sky"])
  }
}
