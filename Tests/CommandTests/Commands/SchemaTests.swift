import TestSupport
import Testing

@testable import AppearanceReference
@testable import appearance

@Suite struct SchemaTests {
  @Test("schema prints each schema, and no other", arguments: ["theme", "config", "manifest"])
  func schema(name: String) throws {
    let call = try BuiltCommand.run(["schema", name], in: TemporaryFolder())
    #expect(call.status == 0)
    #expect(call.output == AppearanceReference.schema(named: name))
  }

  @Test("a name like a schema's is met with that")
  func unknown() {
    #expect(
      refusal(of: ["thme"], by: Schema.self) == "unknown schema 'thme'; did you mean 'theme'?")
  }
}
