import TestSupport
import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite("Themes compile to the files beside them")
struct GoldenTests {
  @Test(
    "every theme of Fixtures/Themes gives exactly its files", arguments: Fixtures.cases("Themes"))
  func filesAreAsRecorded(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let compilation = try fixture.compile()
    let text = DiagnosticFormat.text.render(report(compilation))
    let hasErrors = compilation.hasErrors
    try #require(!hasErrors, "\(text)")
    var made: [String: [UInt8]] = [:]
    for file in compilation.files { made[file.path] = file.bytes }
    if !compilation.diagnostics.isEmpty { made["diagnostics.txt"] = Array(text.utf8) }
    let inputs = fixture.themes + ["appearance.yaml"]
    let recorded = fixture.files.filter { !inputs.contains($0) }
    if Fixtures.isRecording {
      for (path, bytes) in made { try fixture.record(path, bytes) }
      for path in recorded where made[path] == nil { try fixture.remove(path) }
      Issue.record("recorded \(made.count) files of '\(name)'; read their diff before you commit")
      return
    }
    #expect(recorded == made.keys.sorted(), "run: \(Fixtures.recordingCommand)")
    for path in recorded {
      guard let bytes = made[path] else { continue }
      let expected = try fixture.bytes(path)
      guard bytes != expected else { continue }
      let diff = unifiedDiff(
        expected: String(decoding: expected, as: UTF8.self),
        actual: String(decoding: bytes, as: UTF8.self))
      Issue.record("\(name)/\(path) differs; run: \(Fixtures.recordingCommand)\n\(diff)")
    }
  }

  @Test("the goldens are there")
  func thereAreGoldens() {
    #expect(Fixtures.cases("Themes").count >= 6)
  }
}
