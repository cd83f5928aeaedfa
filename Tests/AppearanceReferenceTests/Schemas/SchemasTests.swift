import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("Schemas by their names")
struct SchemasTests {
  @Test("there is a schema under every listed name and under no other")
  func names() {
    #expect(schemaNames.allSatisfy { schema(named: $0)?.hasSuffix("}\n") == true })
    #expect(schema(named: "themes") == nil)
  }
}
