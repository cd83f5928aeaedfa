import Testing

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Names that outputs give to two things")
struct CollisionsOfDeclarationsTests {
  @Test(
    "are found in one scope, with what the names come from",
    arguments: [
      (
        .type("BrandPalette"),
        "palette color 'b' and palette color 'a' both become 'ink' in Swift's 'BrandPalette'; rename one"
      ),
      (.module, "palette color 'b' and palette color 'a' both become 'ink' in Swift; rename one"),
      (
        .folder("Colors"),
        "palette color 'b' and palette color 'a' become files of one name where case does not count; "
          + "rename one"
      ),
    ] as [(Declaration.Scope, String)])
  func scopes(scope: Declaration.Scope, message: String) {
    let found = collisions(
      of: [
        declaration("ink", .paletteColor("a"), in: scope, at: 1),
        declaration("ink", .paletteColor("b"), in: scope, at: 2),
      ], besides: [])
    #expect(found.map(\.id) == ["name-collision"] && found.map(\.message) == [message])
    #expect(found.map(\.range) == [place(2)])
    #expect(found.flatMap(\.notes).map(\.message) == ["palette color 'a' is declared here"])
    #expect(found.flatMap(\.notes).map(\.range) == [place(1)])
  }

  @Test("are apart in two scopes, and by case in all but a folder")
  func apart() {
    let other = declaration("ink", .role("b"), in: .type("Other"), at: 2)
    #expect(
      collisions(of: [declaration("ink", .role("a"), in: .module, at: 1), other], besides: []) == []
    )
    for (scope, count) in [(.module, 0), (.folder(""), 1)] as [(Declaration.Scope, Int)] {
      let declarations = ["ink", "Ink"].enumerated().map { index, name in
        declaration(name, .role(name), in: scope, at: Int32(index))
      }
      #expect(collisions(of: declarations, besides: []).count == count)
    }
  }

  @Test("are told where something is renamed, not where the theme is")
  func themeNames() {
    let theme = declaration("Brand", .theme, in: .module, at: 0)
    let screen = declaration("Brand", .screen("Brand"), in: .module, at: 3)
    for declarations in [[theme, screen], [screen, theme]] {
      let found = collisions(of: declarations, besides: [])
      #expect(found.map(\.range) == [place(3)])
    }
    let two = collisions(
      of: [theme, declaration("Brand", .prefix, in: .module, at: 0)], besides: [])
    #expect(
      two.map(\.message) == [
        "the theme's name and the type of 'colorTheme' both become 'Brand' in Swift; write another "
          + "'name', or a 'prefix'"
      ])
    // There is no second place.
    #expect(two.flatMap(\.notes).isEmpty)
  }

  @Test("are told once at a place, and not where something is told already")
  func once() {
    let names = (1...3).map { declaration("ink", .role("r\($0)"), in: .module, at: $0) }
    #expect(collisions(of: names, besides: []).map(\.range) == [place(2), place(3)])
    #expect(collisions(of: names, besides: [place(2)]).map(\.range) == [place(3)])
    let twice = [names[0], names[1], declaration("ink", .role("r2"), in: .module, at: 2)]
    #expect(collisions(of: twice, besides: []).count == 1)
  }

  @Test("a file has a name that disks take", arguments: [(255, 0), (256, 1)])
  func longNames(length: Int, count: Int) {
    let name = String(repeating: "a", count: length)
    let found = collisions(of: [declaration(name, .theme, in: .folder(""), at: 0)], besides: [])
    #expect(
      found.map(\.message)
        == Array(
          repeating:
            "a name is a part of a file's, which has at most 255 bytes; this one makes it 256",
          count: count))
    #expect(collisions(of: [declaration(name, .theme, in: .module, at: 0)], besides: []) == [])
  }

  @Test(
    "are a role's and that of a color of a bar",
    arguments: [
      ("barBackground", "the navigation bar's background"),
      ("bar tint", "the navigation bar's buttons"), ("barTitle", "the navigation bar's title"),
      ("toolbarBackground", "the toolbar's background"),
      ("tabBarTint", "the tab bar's buttons"),
      (
        "barScrollEdgeBackground", "the navigation bar's background at the edge of the content"
      ),
    ])
  func bars(role: String, part: String) {
    let symbol = role.replacing("bar tint", with: "barTint")
    let theme = "roles: { \(role): red }\n" + Self.lightAndDark
    #expect(
      errors(in: theme, "colorTheme") == [
        "role '\(role)' and the color of \(part) both become '\(symbol)' in Swift's 'UIColor'; "
          + "rename the role"
      ])
    #expect(errors(in: theme, "tokens, assetCatalog") == [])
  }

  @Test("are none where a bar has no such color")
  func otherBars() {
    let theme = "roles: { barCompactTitle: red, barLegacyBackground: red }\n" + Self.lightAndDark
    #expect(errors(in: theme, "colorTheme") == [])
    #expect(errors(in: "roles: { barTint: red }\nappearances: { light: {} }", "colorTheme") == [])
  }

  @Test(
    "are a role's and that of the inverse that another one writes",
    arguments: [
      ("colorTheme", "'invertedBg' in Swift's 'UIColor'"),
      ("tokens", "the design token 'roles.invertedBg'"),
    ])
  func inverses(output: String, what: String) {
    let inverse = "inverse: { light: red, dark: blue }"
    let names = "role 'invertedBg' and the inverse of role 'bg'"
    #expect(
      errors(
        in: "roles: { bg: { light: white, dark: black, \(inverse) }, invertedBg: lime }", output)
        == ["\(names) both become \(what); rename one"])
    #expect(
      errors(in: "roles: { bg: { light: white, dark: black }, invertedBg: lime }", output) == [])
  }

  @Test("are files of color sets, where case does not count")
  func colorSets() {
    let messages = errors(
      in: "roles: { invertedBg: lime, bg: { light: white, dark: black, inverse: red } }",
      "assetCatalog")
    #expect(
      messages == [
        "the inverse of role 'bg' and role 'invertedBg' become files of one name where case does "
          + "not count; rename one"
      ])
  }

  @Test("are paths of design tokens, in which no name begins with a dollar sign")
  func tokens() {
    #expect(
      errors(in: "palette: { $x: red, _x: blue }", "tokens") == [
        "palette color '_x' and palette color '$x' both become the design token 'palette._x'; "
          + "rename one"
      ])
    #expect(errors(in: "palette: { $x: { a: red }, _x: { b: blue } }", "tokens") == [])
    #expect(
      errors(in: "palette: { $x: { a: red }, _x: { a: blue } }", "tokens").map { $0.suffix(44) }
        == ["become the design token 'palette._x.a'; rename one".suffix(44)])
    #expect(errors(in: "palette: { $x: red, _x: blue }", "assetCatalog") == [])
  }

  @Test("are not those of a screen that two outputs dress")
  func screens() {
    let theme = Self.lightAndDark + "\nscreens: { V: { appearance: light } }"
    #expect(errors(in: theme, "screens, doubleNavigation, presets") == [])
  }

  private func declaration(
    _ name: String, _ origin: Declaration.Origin, in scope: Declaration.Scope, at place: Int32
  ) -> Declaration {
    Declaration(scope: scope, name: name, origin: origin, range: self.place(place))
  }

  private func place(_ index: Int32) -> SourceRange {
    SourceRange(file: 0, lower: index * 10, upper: index * 10 + 1)
  }

  private static let lightAndDark = """
    appearances:
      light:
        statusBarStyle: darkContent
        navigationBar:
          backgroundColor: white
          tintColor: black
          scrollEdge: { backgroundColor: "#EEEEEE" }
        toolbar: { backgroundColor: white, tintColor: black }
        tabBar: { backgroundColor: white, tintColor: black, unselectedItemTintColor: "#555555" }
      dark:
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: black, tintColor: white, titleColor: "#EEEEEE" }
        toolbar: { backgroundColor: black, tintColor: white }
        tabBar: { backgroundColor: black, tintColor: white, unselectedItemTintColor: "#AAAAAA" }
    """

  private func errors(in theme: String, _ outputs: String) -> [String] {
    LintRule.Example(theme, configuration: "outputs: [\(outputs)]").compile().diagnostics
      .filter { $0.id == "name-collision" }.map(\.message)
  }
}
