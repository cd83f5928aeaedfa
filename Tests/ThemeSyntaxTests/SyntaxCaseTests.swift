import Foundation
import Testing

@Suite struct SyntaxCaseTests {
  @Test(
    "a source gives exactly the tree, places and findings of its fixture", arguments: SyntaxCase.all
  )
  func matchesFixture(_ item: SyntaxCase) {
    #expect(
      item.actual == item.expected,
      "after a look, record anew with RECORD_FIXTURES=1 swift test --filter SyntaxCaseTests")
  }

  @Test("fixtures are there, and recording them anew fails the run")
  func recordsFixtures() throws {
    #expect(SyntaxCase.all.count > 200)
    guard ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" else { return }
    for (file, cases) in Dictionary(grouping: SyntaxCase.all, by: \.file) {
      let text = cases.map(\.text).joined()
      try text.write(
        to: SyntaxCase.folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
    Issue.record("fixtures were recorded; look at the difference and run again")
  }
}
