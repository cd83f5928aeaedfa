import Foundation
import Testing

@Suite struct SyntaxCaseTests {
  @Test("fixtures are there, and recording them anew fails the run")
  func recordsFixtures() throws {
    #expect(SyntaxCase.all.count > 200)
    #expect(
      Set(SyntaxCase.all.map(\.file))
        == ["aliases.cases", "json.cases", "yaml-mistakes.cases", "yaml-traps.cases"],
      "a file of cases needs a test that compares them")
    guard ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" else { return }
    for (file, cases) in Dictionary(grouping: SyntaxCase.all, by: \.file) {
      let text = cases.map(\.text).joined()
      try text.write(
        to: SyntaxCase.folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
    Issue.record("fixtures were recorded; look at the difference and run again")
  }
}
