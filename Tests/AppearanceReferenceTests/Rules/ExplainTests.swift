import Foundation
import Testing

@testable import AppearanceReference
@testable import ThemeCompiler

@Suite("Explanations of findings")
struct ExplainTests {
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

  @Test("a finding is known in any case, and what is none has no explanation")
  func names() {
    #expect(explanation(of: "TITLE-Contrast") == explanation(of: "title-contrast"))
    #expect(explanation(of: "unknown-key")?.hasPrefix("unknown-key (always reported)") == true)
    #expect(explanation(of: "no-such-finding") == nil)
    #expect(Set(findingNames).count == findingNames.count && findingNames.starts(with: ruleNames))
  }
}
