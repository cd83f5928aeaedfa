import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Inverses")
struct ParseInverseTests {
  @Test("are a rule, the name of an appearance, or properties over 'swap'")
  func kinds() throws {
    func kinds(_ inverse: String) throws -> [ResolvedAppearance.Kind] {
      try resolvedTheme(
        """
        appearances:
          a: { inverse: \(inverse), toolbar: { backgroundColor: white, tintColor: black } }
          b: {}
        """
      ).appearances.map(\.kind)
    }
    #expect(try kinds("none") == [.declared, .declared])
    #expect(try kinds("b") == [.declared, .declared])
    #expect(try kinds("mirror") == [.declared, .inverse(of: "a", rule: .mirror), .declared])
    #expect(
      try kinds("{ toolbar: { tintColor: red } }") == [
        .declared, .inverse(of: "a", rule: .swap), .declared,
      ])
  }

  @Test(
    "have no other keys, and lead to another appearance that there is",
    arguments: [
      ("c", "undefined-appearance «c»"), ("a", "own-inverse «a»"),
      ("{ zzz: x }", "unknown-key «zzz»"),
      ("[swap]", "wrong-type «[swap]»"),
    ])
  func mistakes(inverse: String, error: String) {
    #expect(errors(in: "appearances: { a: { inverse: \(inverse) } }").contains(error))
  }
}
