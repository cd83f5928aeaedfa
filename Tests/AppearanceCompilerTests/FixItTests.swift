import AppearanceCompiler
import Testing
import ThemeSyntax

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
