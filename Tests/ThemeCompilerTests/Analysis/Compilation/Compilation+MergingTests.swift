import AppearanceCompiler
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Themes that are compiled together")
struct CompilationMergingTests {
  @Test("have no files where one of them has an error")
  func errors() {
    func theme(_ name: String, _ tint: String) -> ThemeInput {
      ThemeInput(
        SourceFile(
          path: "\(name).theme.yaml",
          text:
            "prefix: \(name)\nappearances: { x: { toolbar: { backgroundColor: white, tintColor: \(tint) } } }"
        ))
    }
    let good = compile([theme("a", "black"), theme("b", "black")], load: nothing)
    #expect(good.files.map(\.theme) == [0, 0, 1, 1])
    #expect(compile([theme("a", "black"), theme("b", "white")], load: nothing).files.isEmpty)
  }

  @Test("tell a finding in a file that both extend once, and whose it is")
  func shared() {
    let base = SourceFile(
      path: "base.yaml",
      text: "appearances: { a: { toolbar: { backgroundColor: white, tintColor: \"#CCC\" } } }")
    let themes = ["a", "b"].map {
      ThemeInput(SourceFile(path: "\($0).theme.yaml", text: "extends: base.yaml\nprefix: \($0)"))
    }
    let result = lint(themes) { _ in .success(base) }
    #expect(result.diagnostics.map(\.id) == ["tint-contrast"])
    #expect(result.sources.map(\.path) == ["a.theme.yaml", "b.theme.yaml", "base.yaml"])
    #expect(Array(result.borrowed.values) == [0])
  }

  @Test("tell a finding in one that another one extends once, as the first one's own")
  func theme() {
    let base = SourceFile(
      path: "base.theme.yaml",
      text: "appearances: { a: { toolbar: { backgroundColor: white, tintColor: \"#CCC\" } } }")
    let shop = SourceFile(path: "shop.theme.yaml", text: "extends: base.theme.yaml\nprefix: shop")
    let result = lint([ThemeInput(shop), ThemeInput(base)]) { _ in .success(base) }
    #expect(result.diagnostics.map(\.id) == ["tint-contrast"])
    #expect(result.sources.map(\.path) == ["shop.theme.yaml", "base.theme.yaml"])
    #expect(result.borrowed.isEmpty)
  }

  @Test("count what they do not measure together")
  func notMeasured() {
    let themes = ["a", "b"].map {
      ThemeInput(
        SourceFile(
          path: "\($0).theme.yaml",
          text: "appearances: { x: { toolbar: { backgroundImage: Wood, tintColor: white } } }"))
    }
    #expect(
      lint(themes, load: nothing).notMeasured == ["a background image": 2, "glass of iOS 26": 2])
  }

  @Test(
    "findings stand by file and place, those about no place first and equal ones in their order")
  func order() {
    var files = FileIndices()
    files.note(7, at: 0)
    func finding(_ message: String, _ file: Int32, _ lower: Int32) -> Diagnostic {
      Diagnostic("x", .error, message, at: SourceRange(file: file, lower: lower, upper: lower))
    }
    let findings = [
      finding("e", 1, 2), finding("b", 7, 5), finding("c", 7, 5), finding("a", 7, 1),
      finding("d", 1, 0), Diagnostic("x", .error, "0", at: nil),
    ]
    #expect(placeOrder(findings, files).map(\.message) == ["0", "a", "b", "c", "d", "e"])
  }

  @Test("a finding without its repairs is the same whatever the theme")
  func withoutFixIts() {
    let range = SourceRange(file: 0, lower: 0, upper: 1)
    let fixIt = Diagnostic.FixIt("write a", replace: range, with: "a")
    let finding = Diagnostic("x", .error, "x", at: range, fixIts: [fixIt])
    #expect(finding.withoutFixIts == Diagnostic("x", .error, "x", at: range))
  }

  private let nothing: FileLoader = { _ in .failure(LoadFailure("no such file")) }
}
