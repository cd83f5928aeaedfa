import AppearanceCompiler
import Testing
import ThemeSyntax

@Suite("What is wrong with a theme is said in so many words")
struct InvalidThemeTests {
  @Test(
    "every theme of Fixtures/Invalid gives exactly its text", arguments: Fixtures.cases("Invalid"))
  func textIsAsRecorded(name: String) throws {
    let fixture = FixtureCase("Invalid", name)
    let compilation = try fixture.compile()
    let isRejected = compilation.hasErrors && compilation.files.isEmpty
    #expect(isRejected || name.hasPrefix("Warning"))
    let text = DiagnosticFormat.text.render(report(compilation))
    if Fixtures.isRecording {
      try fixture.record("diagnostics.txt", Array(text.utf8))
      Issue.record("recorded the text of '\(name)'; read it before you commit")
      return
    }
    let expected = String(decoding: try fixture.bytes("diagnostics.txt"), as: UTF8.self)
    guard text != expected else { return }
    Issue.record(
      """
      the text of '\(name)' differs; run: \(Fixtures.recordingCommand)
      \(unifiedDiff(expected: expected, actual: text))
      """)
  }
}
