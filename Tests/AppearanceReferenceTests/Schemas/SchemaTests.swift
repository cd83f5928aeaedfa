import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import OutputText
@testable import ThemeAnalysis
@testable import ThemeFiles
@testable import ThemeModel
@testable import ThemeOutputs

@Suite("JSON Schemas say what the compiler reads and writes")
struct SchemaTests {
  @Test("every theme and what it extends validates", arguments: Fixtures.cases("Themes"))
  func themes(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let validator = try validator("theme")
    let compilation = try fixture.compile()
    // Files of tokens are written by others.
    for source in compilation.sources where source.path.contains(".theme.") {
      let theme = try #require(JSONValue(theme: source))
      #expect(validator.problems(theme) == [], "\(source.path)")
    }
  }

  @Test("every manifest validates", arguments: Fixtures.cases("Themes"))
  func manifests(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let validator = try validator("manifest")
    for file in fixture.files where file.hasSuffix(".appearance.json") {
      let manifest = try JSONValue(json: fixture.bytes(file))
      #expect(validator.problems(manifest) == [], "\(file)")
      for key in manifest.keys {
        #expect(validator.problems(manifest.setting(key, nil)) != [], "without \(key)")
        #expect(validator.problems(manifest.setting(key, .null)) != [], "\(key) is null")
      }
      #expect(validator.problems(manifest.setting("unknown", .string(""))) != [])
    }
  }

  @Test(
    "a manifest with an unknown key is refused",
    arguments: ["appearances", "inputs"], ["unknown", "Name", ""])
  func unknownManifestKey(list: String, key: String) throws {
    let fixture = FixtureCase("Themes", "Quickstart")
    let manifest = try JSONValue(json: fixture.bytes("Quickstart.appearance.json"))
    let sources = try #require(manifest["sources"])
    guard case .array(let elements)? = manifest[list] ?? sources[list] else {
      Issue.record("no \(list)")
      return
    }
    let changed = JSONValue.array(elements.map { $0.setting(key, .null) })
    let whole =
      list == "inputs"
      ? manifest.setting("sources", sources.setting(list, changed))
      : manifest.setting(list, changed)
    #expect(try validator("manifest").problems(whole) != [])
  }

  @Test("every configuration validates", arguments: Fixtures.cases("Themes"))
  func configurations(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    guard fixture.files.contains("appearance.yaml") else { return }
    let source = SourceFile(path: "appearance.yaml", bytes: try fixture.bytes("appearance.yaml"))
    let value = try #require(JSONValue(theme: source))
    #expect(try validator("config").problems(value) == [])
  }

  @Test(
    "a rule takes its severity and its own options, by schema and parser",
    arguments: [
      ("duplicate-color: note", true), ("duplicate-color: { severity: off }", true),
      ("high-contrast-regression: { severity: error, highContrastLevel: AAA }", true),
      ("indistinguishable-tab-state: { minimum: 0.2 }", true),
      ("indistinguishable-tab-state: { minimum: 1.5 }", false),
      ("high-contrast-regression: { highContrastLevel: A }", false),
      ("duplicate-color: { highContrastLevel: AA }", false), ("duplicate-colour: off", false),
    ])
  func ruleOptions(text: String, isValid: Bool) throws {
    let source = SourceFile(path: "appearance.yaml", text: "lint: { \(text) }")
    let value = try #require(JSONValue(theme: source))
    #expect((try validator("config").problems(value) == []) == isValid)
    #expect(Configuration.read(source).1.isEmpty == isValid)
  }

  @Test("a theme of the wrong shape is refused by schema and compiler", arguments: wrongThemes)
  func wrongTheme(text: String) throws {
    let source = SourceFile(path: "Wrong.theme.yaml", bytes: Array(text.utf8))
    let theme = try #require(JSONValue(theme: source))
    #expect(try validator("theme").problems(theme) != [])
    let compilation = lint([ThemeInput(source)]) { _ in .failure(LoadFailure("no such file")) }
    #expect(compilation.hasErrors)
  }

  @Test("the schema's objects have the keys that the parser takes")
  func keys() throws {
    let schema = try validator("theme").schema
    let definitions = try #require(schema["definitions"])
    let sections: [(String, Section)] =
      [
        ("appearance", .appearance), ("inverseProperties", .inverse),
        ("adaptiveColor", .adaptiveColor), ("dynamic", .dynamic), ("screen", .screen),
      ]
      + BarGroup.all.flatMap { group in
        BarKind.allCases.map { (group.shape(of: $0), group.section(of: $0)) }
      }.filter { !$0.1.keys.isEmpty }
      + BarKind.allCases.flatMap { [($0.name, .bar($0)), ($0.name + "State", .state($0))] }
    for (name, section) in sections {
      #expect(definitions[name]?["properties"]?.keys == section.names.sorted())
    }
    #expect(schema["properties"]?.keys == Section.theme.names.sorted())
    for (name, section) in [("role", Section.role), ("titleFont", .titleFont)] {
      guard case .array(let shapes)? = definitions[name]?["anyOf"] else {
        Issue.record("no \(name)")
        continue
      }
      let keys = Set(shapes.flatMap { $0["properties"]?.keys ?? [] })
      #expect(keys == Set(section.names))
    }
    let configuration = try validator("config").schema
    #expect(
      configuration["properties"]?.keys == Section.configuration.names.sorted())
  }

  @Test("every example and every default validates", arguments: ["theme", "config"])
  func examples(name: String) throws {
    let validator = try validator(name)
    var count = 0
    func visit(_ schema: JSONValue) {
      guard case .object(let members) = schema else { return schema.items.forEach(visit) }
      for example in schema["examples"]?.items ?? [] {
        count += 1
        #expect(validator.problems(example, by: schema) == [], "\(example)")
      }
      if let standard = schema["default"] {
        #expect(validator.problems(standard, by: schema) == [], "\(standard)")
      }
      let values = ["examples", "default", "defaultSnippets"]
      for (key, member) in members where !values.contains(key) { visit(member) }
    }
    visit(validator.schema)
    #expect(count >= Section.configuration.keys.count)
  }

  @Test("every word of a list has a description where any has one", arguments: ["theme", "config"])
  func descriptions(name: String) throws {
    var count = 0
    func visit(_ schema: JSONValue) {
      guard case .object(let members) = schema else { return schema.items.forEach(visit) }
      if let texts = schema["enumDescriptions"]?.items, let words = schema["enum"]?.items {
        count += 1
        #expect(texts.count == words.count)
        #expect(schema["markdownEnumDescriptions"]?.items.count == words.count)
      }
      for (key, member) in members where key != "examples" { visit(member) }
    }
    visit(try validator(name).schema)
    #expect(count > 2)
  }

  @Test("what editors write for whoever begins validates")
  func snippets() throws {
    let validator = try validator("theme")
    for list in ["appearances", "dynamics", "screens", "color"] {
      let definition = try #require(validator.schema["definitions"]?[list])
      let bodies = definition["defaultSnippets"]?.items.compactMap { $0["body"] } ?? []
      #expect(!bodies.isEmpty)
      for body in bodies {
        #expect(validator.problems(body.filled, by: definition) == [], "\(body.filled)")
      }
    }
  }

  @Test("there is a schema under every listed name and under no other")
  func names() {
    #expect(schemaNames.allSatisfy { schema(named: $0)?.hasSuffix("}\n") == true })
    #expect(schema(named: "themes") == nil)
  }

  /// To read them takes longer than to use them.
  private static let validators: [String: SchemaValidator] = Dictionary(
    uniqueKeysWithValues: schemaNames.compactMap { name in
      guard let text = schema(named: name) else { return nil }
      return (try? JSONValue(json: Array(text.utf8))).map { (name, SchemaValidator(schema: $0)) }
    })

  private func validator(_ name: String) throws -> SchemaValidator {
    try #require(Self.validators[name])
  }
}

extension JSONValue {
  /// The value with the words that its places to fill in begin with.
  fileprivate var filled: JSONValue {
    switch self {
    case .string(let text): .string(text.replacing(#/\$\{\d:([^}]*)\}/#) { $0.1 })
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            (key.replacing(#/\$\{\d:([^}]*)\}/#) { $0.1 }, value.filled)
          }))
    default: self
    }
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
