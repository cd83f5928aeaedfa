import TestSupport
import Foundation
import Testing

@testable import AppearanceReference
@testable import ColorScience
@testable import FindingReports
@testable import OutputText
@testable import ThemeAnalysis
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("The rules explain themselves")
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

  @Test("the JSON list has everything about each rule")
  func json() throws {
    struct Rule: Decodable {
      struct Option: Decodable { let name, summary, takes: String }
      struct Example: Decodable { let configuration, theme: String }
      let id, severity, summary, explanation: String
      let options: [Option]
      let triggering, passing: [Example]
    }
    let rules = try JSONDecoder().decode([Rule].self, from: Data(ruleList(as: .json).utf8))
    #expect(rules.map(\.id) == LintRule.all.map(\.id))
    for (listed, rule) in zip(rules, LintRule.all) {
      #expect(listed.severity == rule.severity.rawValue)
      #expect(listed.summary == rule.summary && listed.explanation == rule.explanation)
      #expect(listed.options.map(\.name) == rule.options.map(\.name))
      #expect(listed.triggering.map(\.theme) == rule.examples.triggering.map(\.text))
      #expect(listed.passing.map(\.configuration) == rule.examples.passing.map(\.configuration))
    }
  }

  @Test(
    "on a narrow terminal tables and explanations break between words", arguments: [40, 60, 90])
  func narrow(width: Int) {
    for text in [ruleList(as: .text, width: width), findingList(width: width)] {
      for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }
    #expect(
      ruleList(as: .text).split(whereSeparator: \.isWhitespace)
        == ruleList(as: .text, width: width).split(whereSeparator: \.isWhitespace))
    let prose =
      explanation(of: "tint-contrast", width: width)?.split(separator: "\n\n").prefix(3) ?? []
    #expect(prose.joined(separator: "\n").split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test("the table has a line for each rule, its columns aligned")
  func table() {
    let lines = ruleList(as: .text).split(separator: "\n")
    #expect(lines.count == LintRule.all.count)
    let starts = zip(lines, LintRule.all).map { line, rule in
      line.range(of: rule.summary).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(Set(starts).count == 1 && starts.first != nil)
  }

  @Test("an explanation shows its finding as the command does, and keeps to the terminal")
  func explains() throws {
    let text = try #require(explanation(of: "tint-contrast"))
    #expect(text.hasPrefix("tint-contrast (error by default)\n\nThe buttons of a bar"))
    #expect(
      text.contains(
        """
          Example.theme.yaml:5:18: error: tint #FF9500 on #FFFFFF has contrast 2.19:1 in \
        'mail.toolbar'; 3:1 is needed [tint-contrast]
          5 |       tintColor: "#FF9500"
            |                  ^~~~~~~~~
        """))
    #expect(!text.contains("↓"))
  }
}
