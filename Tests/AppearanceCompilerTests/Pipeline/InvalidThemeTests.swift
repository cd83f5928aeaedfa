import TestSupport
import AppearanceCompiler
import Foundation
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite("What is wrong with a theme is said in so many words")
struct InvalidThemeTests {
  @Test(
    "every theme of Fixtures/Invalid gives exactly its text", arguments: Fixtures.cases("Invalid"))
  func textIsAsRecorded(name: String) throws {
    let fixture = FixtureCase("Invalid", name)
    let compilation = try fixture.compile()
    let isRejected = compilation.hasErrors && compilation.files.isEmpty
    #expect(isRejected != name.hasPrefix("Warning"))
    try fixture.expect(DiagnosticFormat.text.render(report(compilation)))
  }

  @Test("each kind of mistake has a fixture")
  func thereAreFixtures() {
    #expect(Fixtures.cases("Invalid").count >= 45)
    #expect(Fixtures.cases("InvalidConfiguration").count >= 5)
  }

  @Test("each property of a bar has one in which something is wrong with it")
  func everyPropertyIsWrongSomewhere() throws {
    let texts = try Fixtures.cases("Invalid").map {
      String(decoding: try FixtureCase("Invalid", $0).bytes("diagnostics.txt"), as: UTF8.self)
    }
    for row in BarProperty.all {
      let key = row.name.split(separator: ".").last ?? ""
      #expect(
        texts.contains { $0.contains(" \(key):") || $0.contains("'\(row.name)'") }, "\(row.name)")
    }
  }
}

extension FixtureCase {
  /// Compares a text with `diagnostics.txt`, or records it, which fails the run.
  func expect(_ text: String) throws {
    let name = folder.lastPathComponent
    if Fixtures.isRecording {
      try record("diagnostics.txt", Array(text.utf8))
      Issue.record("recorded the text of '\(name)'; read it before you commit")
      return
    }
    let expected = String(decoding: try bytes("diagnostics.txt"), as: UTF8.self)
    guard text != expected else { return }
    Issue.record(
      """
      the text of '\(name)' differs; run: \(Fixtures.recordingCommand)
      \(unifiedDiff(expected: expected, actual: text))
      """)
  }
}
