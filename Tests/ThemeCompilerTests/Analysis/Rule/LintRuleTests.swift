import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import FindingReports
@testable import OutputText
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite("A lint rule is what its examples say")
struct LintRuleTests {
  @Test(
    "finds each triggering example at its mark",
    arguments: LintRule.all.map { LintExample($0.id, $0.triggering) } + MoreExamples.triggering)
  func finds(example: LintExample) throws {
    let mark = try #require(example.mark, "the example has no '↓'")
    let compilation = example.example.compile()
    let places = compilation.diagnostics.filter { $0.id == example.rule }.map { diagnostic in
      diagnostic.range.map { example.position(of: $0) }
    }
    let text = DiagnosticFormat.text.render(report(compilation))
    #expect(!places.isEmpty && places.allSatisfy { $0 == mark }, "\(mark)\n\(text)")
    let others = compilation.diagnostics.filter { $0.id != example.rule }
    #expect(!others.contains { $0.severity == .error }, "\(text)")
  }

  @Test(
    "passes each passing example",
    arguments: LintRule.all.map { LintExample($0.id, $0.passing) } + MoreExamples.passing)
  func passes(example: LintExample) {
    let compilation = example.example.compile()
    let text = DiagnosticFormat.text.render(report(compilation))
    #expect(!compilation.diagnostics.contains { $0.id == example.rule }, "\(text)")
    #expect(!compilation.hasErrors, "\(text)")
  }

  @Test("has one file, named like the rule, and one line in the list")
  func files() throws {
    let folder = Fixtures.root.deletingLastPathComponent()
      .appending(path: "Sources/ThemeCompiler/Analysis/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let names = LintRule.all.map { rule in
      rule.id.split(separator: "-").map(\.capitalized).joined() + ".swift"
    }
    #expect(files == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test("names the file that judges it where it does not judge itself")
  func judges() throws {
    let folder = Fixtures.root.deletingLastPathComponent().appending(
      path: "Sources/ThemeCompiler/Analysis")
    var count = 0
    for rule in LintRule.all {
      guard case .elsewhere(let path) = rule.check else { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let words = rule.id.split(separator: "-")
      let name = String(words[0]) + words.dropFirst().map(\.capitalized).joined()
      #expect(text.contains(".\(name)"), "\(path) does not judge \(rule.id)")
      count += 1
    }
    #expect(count > 10)
  }

  @Test("has a summary in one sentence and an explanation")
  func documentation() {
    for rule in LintRule.all {
      #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"), "\(rule.id)")
      #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
    }
  }
}

/// An example of a rule without its mark, and where the mark points to.
struct LintExample: Sendable, CustomTestStringConvertible {
  struct Position: Equatable {
    /// 0 for the theme, 1 for its file of tokens.
    var file: Int
    var line: Int
    var column: Int
  }

  let rule: String
  let example: LintRule.Example
  /// Line and column, from 1, below the `↓`.
  let mark: Position?

  init(_ rule: String, _ example: LintRule.Example) {
    self.rule = rule
    self.example = example
    let texts = [example.marked] + (example.tokens.map { [$0.marked] } ?? [])
    mark =
      texts.enumerated().lazy.compactMap { file, text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex(where: LintRule.Example.isMark).map { index in
          Position(file: file, line: index + 1, column: lines[index].count)
        }
      }.first
  }

  var testDescription: String { "\(rule): \(example.text.prefix(40))…" }

  func position(of range: SourceRange) -> Position {
    let text = range.file == 0 ? example.text : example.tokenFile?.text ?? ""
    let before = text.utf8.prefix(Int(range.lower))
    let line = before.count { $0 == 0x0A }
    let column = before.reversed().prefix { $0 != 0x0A }.count
    return Position(file: Int(range.file), line: line + 1, column: column + 1)
  }
}
