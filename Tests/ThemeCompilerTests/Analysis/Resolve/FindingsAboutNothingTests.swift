import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Nulls without an effect")
struct FindingsAboutNothingTests {
  @Test("are a warning where nothing is inherited")
  func nothing() {
    #expect(
      findings(
        in: "appearances: { a: { statusBarStyle: ~, toolbar: { tintColor: null } } }", .warning)
        == ["null-without-effect «~»", "null-without-effect «null»"])
  }

  @Test("are none where something is unset, in a state and in an heir")
  func something() {
    let theme = """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, tintColor: black, scrollEdge: { backgroundColor: null } }
        b: { extends: a, navigationBar: null, statusBarStyle: null }
      """
    #expect(!findings(in: theme, .warning).contains { $0.hasPrefix("null-without-effect") })
  }
}
