import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Null unsets what is inherited, and abstract appearances are only extended")
struct UnsetPropertyTests {
  private static let base = """
      base:
        abstract: true
        description: The base.
        interfaceStyle: light
        statusBarStyle: darkContent
        inverse: swap
        navigationBar:
          backgroundColor: white
          tintColor: black
          shadowColor: "#FF0000"
          buttons: { plain: black, done: "#333333" }
          scrollEdge: { titleColor: "#222222", backgroundColor: "#EEEEEE" }
        tabBar: { backgroundColor: white, tintColor: black }
    """

  @Test(
    "a property of a bar, its buttons, a state and a whole bar can be taken back",
    arguments: ["null", "~", ""])
  func properties(null: String) throws {
    let analysis = analyze(
      """
      appearances:
      \(Self.base)
        plain:
          extends: base
          navigationBar:
            shadowColor: \(null)
            buttons: \(null)
            scrollEdge:
              titleColor: \(null)
          tabBar: \(null)
      """)
    #expect(analysis.diagnostics.map(\.message) == [])
    let plain = try #require(analysis.theme?.appearances.first)
    let bar = plain.bars.navigationBar
    #expect(bar.settings.map(\.property) == [.backgroundColor, .tintColor, .scrollEdge])
    let edge = try #require(bar.state(.scrollEdge))
    #expect(edge.settings.map(\.property) == [.backgroundColor, .tintColor])
    #expect(plain.bars.tabBar.settings.isEmpty)
  }

  @Test("a state is without a property of its bar that it says null of")
  func states() throws {
    let analysis = analyze(
      """
      appearances:
        light:
          toolbar: { backgroundColor: white, shadowColor: "#FF0000", compact: { shadowColor: ~ } }
      """)
    #expect(analysis.diagnostics.map(\.message) == [])
    let bar = try #require(analysis.theme?.appearances.first?.bars.toolbar)
    #expect(bar[.shadowColor] != nil && bar.state(.compact)?[.shadowColor] == nil)
  }

  @Test("a state over one that was taken back inherits nothing of what is below that")
  func statesOverNull() throws {
    let analysis = analyze(
      "extends: parent.theme.yaml\nappearances: "
        + "{ light: { navigationBar: { scrollEdge: { largeTitleColor: black } } } }",
      [
        "parent.theme.yaml": """
        appearances:
        \(Self.base)
          light: { extends: base, navigationBar: { scrollEdge: ~ } }
        """
      ])
    let edge = analysis.theme?.appearances.first?.bars.navigationBar.state(.scrollEdge)
    #expect(edge?[.titleColor] == nil && edge?[.largeTitleColor] != nil)
  }

  @Test("the keys of an appearance can be taken back, in YAML and JSON")
  func appearanceKeys() throws {
    let text = """
      {"appearances": {
        "base": { "interfaceStyle": "light", "statusBarStyle": "lightContent", "inverse": "swap",
          "toolbar": { "backgroundColor": "#FFFFFF", "tintColor": "#000000" } },
        "own": { "extends": "base", "interfaceStyle": null, "statusBarStyle": null, "inverse": null }
      }}
      """
    for path in ["Shop.theme.json", "Shop.theme.yaml"] {
      let analysis = analyze(text, path: path)
      #expect(analysis.diagnostics.map(\.message) == [])
      let own = try #require(analysis.theme?.appearances.last)
      #expect(own.name == "own" && own.interfaceStyle == .unspecified)
      #expect(own.statusBarStyle.value == .default && own.inverse.isEmpty)
    }
  }

  @Test("what a file gives can be taken back: entries of sections, inverse, prefix, description")
  func files() throws {
    let analysis = analyze(
      """
      extends: parent.theme.yaml
      prefix: ~
      inverse: ~
      dynamic: { system: ~ }
      roles: { content: ~ }
      screens: { ListViewController: ~ }
      appearances: { light: { description: ~, deprecated: false, extends: ~ } }
      """,
      [
        "parent.theme.yaml": """
        prefix: shop
        inverse: swap
        appearances:
          dark: { toolbar: { backgroundColor: black, tintColor: white } }
          light: { extends: dark, description: Old., deprecated: true }
        dynamic: { system: { light: light, dark: dark } }
        roles: { content: white }
        screens: { ListViewController: { appearance: light } }
        """
      ])
    #expect(analysis.diagnostics.map(\.message) == [])
    let theme = try #require(analysis.theme)
    #expect(theme.prefix.isEmpty && theme.roles.isEmpty && theme.screens.isEmpty)
    #expect(theme.appearances.map(\.name) == ["dark", "light"])
    let light = theme.appearances[1]
    #expect(light.description.isEmpty && light.deprecation.isEmpty)
    #expect(light.bars.toolbar.settings.isEmpty)
  }

  @Test("a forgotten value is found where there is nothing to take back")
  func forgotten() {
    let analysis = analyze(
      "appearances: { light: { toolbar: { backgroundColor: white, tintColor: , compact: } } }")
    #expect(analysis.diagnostics.map(\.id) == ["null-without-effect", "null-without-effect"])
    #expect(analysis.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("an abstract appearance is in no list, has no findings of its own and gives its properties")
  func abstract() throws {
    let analysis = analyze(
      """
      appearances:
        base:
          abstract: true
          navigationBar: { backgroundColor: white, tintColor: white }
        light: { extends: base, statusBarStyle: darkContent, navigationBar: { tintColor: black } }
      """)
    #expect(analysis.diagnostics.map(\.message) == [])
    let theme = try #require(analysis.theme)
    #expect(theme.appearances.map(\.name) == ["light"])
    #expect(theme.appearances[0].bars.navigationBar.color(.backgroundColor) != nil)
    for file in analysis.emit() {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("base"), "\(file.path)")
    }
  }

  private func analyze(
    _ text: String, path: String = "Shop.theme.yaml", _ files: [String: String] = [:]
  ) -> Analysis {
    Analysis(ThemeInput(SourceFile(path: path, text: text))) { path in
      files[path].map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
  }
}
