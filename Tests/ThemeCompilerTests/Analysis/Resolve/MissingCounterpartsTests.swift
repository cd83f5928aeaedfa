import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite("Appearances that take each other's place")
struct MissingCounterpartsTests {
  @Test("a shadow that is none in one of them is not left out")
  func noShadow() {
    let text = """
      appearances:
        light:
          navigationBar: { backgroundColor: white, tintColor: black, shadowColor: "#C6C6C8" }
          statusBarStyle: darkContent
          inverse: dark
        dark:
          navigationBar: { backgroundColor: black, tintColor: white, shadowColor: none }
          statusBarStyle: lightContent
          inverse: light
      """
    #expect(findings(text).isEmpty)
    #expect(findings(text.replacing(", shadowColor: none", with: "")) == ["missing-counterpart"])
    #expect(findings(text.replacing("\"#C6C6C8\"", with: "none")).isEmpty)
  }

  private func findings(_ text: String) -> [String] {
    lint([ThemeInput(SourceFile(path: "a.theme.yaml", text: text))]) { _ in
      .failure(LoadFailure("no such file"))
    }.diagnostics.map(\.id)
  }
}
