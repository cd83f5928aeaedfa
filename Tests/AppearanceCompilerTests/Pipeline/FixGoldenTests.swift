import TestSupport
import AppearanceCompiler
import Foundation
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import ThemeCompiler
@testable import ThemeRepair

/// `Fixtures/Fixes/<Case>`: a theme, `fixed.txt` as it is after repairs, and `diagnostics.txt` with
/// what there is to say before.
@Suite("Repaired themes")
struct FixGoldenTests {
  @Test("every theme of Fixtures/Fixes is repaired as recorded", arguments: Fixtures.cases("Fixes"))
  func repairs(name: String) throws {
    let fixture = FixtureCase("Fixes", name)
    let theme = try #require(fixture.themes.first)
    let input = ThemeInput(SourceFile(path: theme, bytes: try fixture.bytes(theme)))
    let linted = lint([input], load: fixture.load)
    let fixed = try #require(fix([input], load: fixture.load).themes.first)
    let made = [
      ("fixed.txt", String(decoding: fixed.after.bytes, as: UTF8.self)),
      ("diagnostics.txt", DiagnosticFormat.text.render(report(linted))),
    ]
    for (file, text) in made {
      if Fixtures.isRecording {
        try fixture.record(file, Array(text.utf8))
        Issue.record("recorded")
      }
      let expected = String(decoding: try fixture.bytes(file), as: UTF8.self)
      if expected != text { Issue.record("\(unifiedDiff(expected: expected, actual: text))") }
    }
    let again = try #require(
      fix([ThemeInput(fixed.after)], load: fixture.load).themes.first)
    #expect(!again.isChanged)
    #expect(again.found == fixed.left)
  }
}

extension FixtureCase {
  /// Reads what a theme of the case extends.
  fileprivate func load(_ path: String) -> Result<SourceFile, LoadFailure> {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
      return .failure(LoadFailure("no such file"))
    }
    return .success(SourceFile(path: path, bytes: Array(data)))
  }
}
