import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("The schema of themes")
struct ThemeSchemaTests {
  @Test("every theme and what it extends validates", arguments: Fixtures.cases("Themes"))
  func themes(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let validator = try SchemaValidator.named("theme")
    let compilation = try fixture.compile()
    // Files of tokens are written by others.
    for source in compilation.sources where source.path.contains(".theme.") {
      let theme = try #require(JSONValue(theme: source))
      #expect(validator.problems(theme) == [], "\(source.path)")
    }
  }

  @Test("a theme of the wrong shape is refused by schema and compiler", arguments: wrongThemes)
  func wrongTheme(text: String) throws {
    let source = SourceFile(path: "Wrong.theme.yaml", bytes: Array(text.utf8))
    let theme = try #require(JSONValue(theme: source))
    #expect(try SchemaValidator.named("theme").problems(theme) != [])
    let compilation = lint([ThemeInput(source)]) { _ in .failure(LoadFailure("no such file")) }
    #expect(compilation.hasErrors)
  }
}

/// Themes that neither the compiler nor the schema takes.
private let wrongThemes = [
  "name: my theme", "prefix: Shop", "schema: 2", "pallete: {}", "palette: []",
  "palette: { a: '#12345' }", "palette: { a: '#GGG' }", "palette: { a: rbg(1 2 3) }",
  "palette: { a: 000000 }", "palette: { a.b: red }", "palette: { a: { light: red } }",
  "palette: { a: ~ }", "palette: { a: { light: { light: red, dark: red }, dark: red } }",
  "appearances: { a: ~ }", "appearances: { a: { statusBarStyle: light } }",
  "appearances: { a: { tabBar: { titleColor: red } } }",
  "appearances: { a: { navigationBar: { compact: transparent } } }",
  "appearances: { a: { navigationBar: { scrollEdge: { isHidden: true } } } }",
  "appearances: { a: { navigationBar: { isHidden: yes } } }",
  "appearances: { a: { navigationBar: { titleFont: { weight: bold } } } }",
  "appearances: { a: { navigationBar: { titleFont: { name: A, weight: bold, size: 9 } } } }",
  "appearances: { a: { navigationBar: { titleFont: { name: A, design: serif, size: 9 } } } }",
  "appearances: { a: { navigationBar: { titleFont: { textStyle: body, size: 9 } } } }",
  "appearances: { a: { navigationBar: { titleFont: { size: 9, design: comic } } } }",
  "appearances: { a: { navigationBar: { titleKern: wide } } }",
  "appearances: { a: { navigationBar: { buttons: { plain: { colour: red } } } } }",
  "appearances: { a: { navigationBar: { backgroundEffect: blurred } } }",
  "appearances: { a: { navigationBar: { items: { font: headline } } } }",
  "appearances: { a: { tabBar: { itemWidth: -3 } } }",
  "appearances: { a: { navigationBar: { backIndicatorImage: '' } } }",
  "appearances: { a: { toolbar: { buttons: { back: red } } } }",
  "appearances: { a: { inverse: { palette: {} } } }",
  "dynamic: { a: { light: b } }", "roles: { a: { inverse: red } }",
  "screens: { A: {} }", "screens: { a b: { appearance: x } }", "extends: /base.theme.yaml",
]
