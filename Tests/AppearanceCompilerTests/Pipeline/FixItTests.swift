import TestSupport
import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("A suggestion mends what it is made for")
struct FixItTests {
  @Test(
    "each suggestion of Fixtures/Invalid removes its finding", arguments: Fixtures.cases("Invalid"))
  func removesFinding(name: String) throws {
    let fixture = FixtureCase("Invalid", name)
    let before = try fixture.compile()
    for diagnostic in before.diagnostics {
      for fixIt in diagnostic.fixIts {
        let after = try fixture.compile(applying: fixIt, to: before.sources)
        let isMended = !after.diagnostics.contains {
          $0.id == diagnostic.id && $0.message == diagnostic.message
            && $0.range?.file == diagnostic.range?.file
            && $0.range?.lower == diagnostic.range?.lower
        }
        #expect(isMended, "'\(fixIt.message)' leaves '\(diagnostic.message)'")
      }
    }
  }

  @Test("a suggestion keeps the quotes of what it replaces")
  func quotes() {
    let text = """
      appearances:
        light:
          toolbar: { background: 'opaque', backgroundColor: '#FFFFFFE6', tintColor: black }
      """
    let theme = SourceFile(path: "Brand.theme.yaml", text: text)
    let fixIts = compile([ThemeInput(theme)]) { _ in .failure(LoadFailure("no such file")) }
      .diagnostics.first { $0.id == "opaque-with-alpha" }?.fixIts
    #expect(fixIts?.map(\.replacement) == ["'#FFFFFF'", "'default'"])
  }

  @Test("what a suggestion writes for a name or a word is in quotes where that was")
  func names() {
    let theme = #"""
      { "palette": { "ink": "#000" },
        "appearances": {
          "light": { "statusBarStyle": "lightcontent", "inverse": "drak",
            "toolbar": { "isTranslucent": "true" } },
          "dark": { "extends": "ligth", "toolbr": {} } } }
      """#
    let written = ["light", "lightContent", "dark", "toolbar", "true"]
    for path in ["Made.theme.json", "Made.theme.yaml"] {
      let source = SourceFile(path: path, text: theme)
      let fixIts = compilation(of: source).diagnostics.flatMap(\.fixIts)
      let names = fixIts.map(\.replacement)
      let quoted = written.map { $0 == "true" ? $0 : "\"\($0)\"" }
      #expect(names.sorted() == quoted.sorted(), "\(path)")
      var bytes = source.bytes
      for fixIt in fixIts.sorted(by: { $0.range.lower > $1.range.lower }) {
        let range = Int(fixIt.range.lower)..<Int(fixIt.range.upper)
        bytes.replaceSubrange(range, with: Array(fixIt.replacement.utf8))
      }
      let left = compilation(of: SourceFile(path: path, bytes: bytes)).diagnostics.map(\.id)
      #expect(!left.contains { $0 != "unused-palette-color" }, "\(path): \(left)")
    }
    let plain = theme.replacing(#""lightcontent""#, with: "lightcontent")
    let fixIts = compilation(of: SourceFile(path: "Made.theme.yaml", text: plain)).diagnostics
      .flatMap(\.fixIts)
    #expect(fixIts.contains { $0.replacement == "lightContent" })
  }

  private func compilation(of source: SourceFile) -> Compilation {
    compile([ThemeInput(source)]) { _ in .failure(LoadFailure("no such file")) }
  }
}

extension FixtureCase {
  /// Compiles the case with one suggestion followed.
  fileprivate func compile(
    applying fixIt: Diagnostic.FixIt, to sources: [SourceFile]
  ) throws -> Compilation {
    let configuration = try configuration()
    let changed = sources.enumerated().map { index, source in
      guard index == Int(fixIt.range.file) else { return source }
      var bytes = source.bytes
      bytes.replaceSubrange(
        Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: Array(fixIt.replacement.utf8))
      return SourceFile(path: source.path, bytes: bytes)
    }
    let inputs = changed.prefix(themes.count).map {
      ThemeInput($0, configuration: configuration)
    }
    return AppearanceCompiler.compile(inputs) { path in
      changed.first { $0.path == path }.map { .success($0) }
        ?? .failure(LoadFailure("no such file"))
    }
  }
}
