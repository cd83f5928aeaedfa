import TestSupport
import Foundation
import Testing

@testable import AppearanceReference
@testable import ColorScience
@testable import FindingReports
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The page of the rules")
struct RuleDocumentationTests {
  @Test("Docs/Rules.md is what 'appearance rules --format markdown' prints")
  func page() throws {
    let page = ruleList(as: .markdown)
    if Fixtures.isRecording {
      let file = Pages.root.appending(path: "Docs/Rules.md")
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded Docs/Rules.md; read its diff before you commit")
      return
    }
    let recorded = try Pages.text("Docs/Rules.md")
    guard recorded != page else { return }
    Issue.record(
      "run: \(Fixtures.recordingCommand)\n\(unifiedDiff(expected: recorded, actual: page))")
  }
}
