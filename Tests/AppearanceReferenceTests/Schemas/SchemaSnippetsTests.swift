import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("Snippets of schemas")
struct SchemaSnippetsTests {
  @Test("what editors write for whoever begins validates")
  func snippets() throws {
    let validator = try SchemaValidator.named("theme")
    for list in ["appearances", "dynamics", "screens", "color"] {
      let definition = try #require(validator.schema["definitions"]?[list])
      let bodies = definition["defaultSnippets"]?.items.compactMap { $0["body"] } ?? []
      #expect(!bodies.isEmpty)
      for body in bodies {
        #expect(validator.problems(body.filled, by: definition) == [], "\(body.filled)")
      }
    }
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
