import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("Keys of schemas")
struct SchemaPropertiesTests {
  @Test("the schema's objects have the keys that the parser takes")
  func keys() throws {
    let schema = try SchemaValidator.named("theme").schema
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
    let configuration = try SchemaValidator.named("config").schema
    #expect(
      configuration["properties"]?.keys == Section.configuration.names.sorted())
  }

  @Test("every example and every default validates", arguments: ["theme", "config"])
  func examples(name: String) throws {
    let validator = try SchemaValidator.named(name)
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
    visit(try SchemaValidator.named(name).schema)
    #expect(count > 2)
  }
}
