import TestSupport
import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeFiles
@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Repairing hundreds of themes that nobody wrote")
struct FixPropertyTests {
  /// Where groups of fifty themes begin that are always repaired, with repairs that do harm together.
  private static let parts = [350, 450]
  /// Where the other groups begin.
  private static let moreParts = stride(from: 0, to: 500, by: 50).filter { !parts.contains($0) }

  @Test(
    "leaves no repairable finding, adds no error, and changes nothing but scalars",
    arguments: parts)
  func repairs(part: Int) throws {
    try repairThemes(from: part)
  }

  @Test(
    "does so for many more", .enabled(if: Thorough.isAsked, Thorough.reason), arguments: moreParts)
  func repairsMore(part: Int) throws {
    try repairThemes(from: part)
  }

  @Test("does so where bars have gradients, on much of which no one color can be read")
  func repairsGradients() throws {
    try repairThemes(from: GeneratedTheme.firstWithGradients, leavesFew: false)
  }

  private func repairThemes(from part: Int, leavesFew: Bool = true) throws {
    var measured = 0
    var found = 0
    var left = 0
    for number in part..<(part + 50) {
      let made = GeneratedTheme(number)
      let before = lint(made.text, made.path)
      measured += before.isMeasured ? 1 : 0
      let fixed = fix(made.text, made.path)
      let after = lint(fixed.text, made.path)
      found += before.contrastFindings
      left += after.contrastFindings
      #expect(after.contrastFindings <= before.contrastFindings, "\(number):\n\(made.text)")
      // Scalars stay on their lines.
      let added = after.errors.subtracting(before.errors)
      #expect(added.isEmpty, "\(number): \(added)\n\(made.text)\nrepaired:\n\(fixed.text)")
      #expect(fixed.left == after.diagnostics.count)
      #expect(fix(fixed.text, made.path).text == fixed.text, "\(number):\n\(made.text)")
      let (old, new) = (Skeleton(made.text, made.path), Skeleton(fixed.text, made.path))
      #expect(old.rest == new.rest, "\(number)")
      #expect(old.shared == new.shared, "\(number)")
    }
    #expect(measured > 40)
    #expect(found > 200)
    #expect(!leavesFew || left * 2 < found, "\(left) of \(found) are left")
  }

  @Test("by the first repair of one finding mends it and harms no other pair", arguments: parts)
  func single(part: Int) throws {
    var made = 0
    for number in part..<(part + 8) {
      let theme = GeneratedTheme(number)
      let before = lint(theme.text, theme.path)
      for finding in before.diagnostics {
        guard let repair = finding.fixIts.first, repair.isAutomatic else { continue }
        made += 1
        var bytes = Array(theme.text.utf8)
        bytes.replaceSubrange(
          Int(repair.range.lower)..<Int(repair.range.upper), with: repair.replacement.utf8)
        let after = lint(String(decoding: bytes, as: UTF8.self), theme.path)
        #expect(
          !after.diagnostics.contains {
            $0.id == finding.id && $0.message == finding.message
              && $0.range?.lower == finding.range?.lower
          }, "\(number): \(repair.message) for \(finding.message)\n\(theme.text)")
        #expect(
          after.contrastFindings <= before.contrastFindings,
          "\(number): \(repair.message) for \(finding.message)\n\(theme.text)")
      }
    }
    #expect(made > 10)
  }

  private func lint(_ text: String, _ path: String) -> Compilation {
    AppearanceCompiler.lint([ThemeInput(SourceFile(path: path, text: text))]) { _ in
      .failure(LoadFailure("no such file"))
    }
  }

  private func fix(_ text: String, _ path: String) -> (text: String, left: Int) {
    let input = ThemeInput(SourceFile(path: path, text: text))
    let fixed = AppearanceCompiler.fix([input]) { _ in .failure(LoadFailure("no such file")) }
    return (String(decoding: fixed.themes[0].after.bytes, as: UTF8.self), fixed.themes[0].left)
  }
}

extension Compilation {
  fileprivate static let rules = [
    "status-bar-contrast", "status-bar-automatic", "title-contrast", "tint-contrast",
    "tab-label-contrast", "inverse-unreadable", "content-dependent-contrast",
  ]

  /// Whether no error kept the theme from being measured.
  fileprivate var isMeasured: Bool {
    diagnostics.allSatisfy { finding in
      finding.severity < .error || LintRule.all.contains { $0.id == finding.id }
    }
  }

  /// The rule and the line of each error, and how many of its like there are before it.
  fileprivate var errors: Set<String> {
    let lines = sources.map { SourceMap($0) }
    var counts: [String: Int] = [:]
    var errors: Set<String> = []
    for finding in diagnostics where finding.severity == .error {
      let line = finding.range.map { lines[Int($0.file)].line(of: Int($0.lower)) } ?? 0
      let error = "\(finding.id) on line \(line)"
      counts[error, default: 0] += 1
      errors.insert("\(error), \(counts[error, default: 0])")
    }
    return errors
  }

  /// The number of findings on pairs of colors.
  fileprivate var contrastFindings: Int {
    diagnostics.count { Self.rules.contains($0.id) }
  }
}

/// A theme's bytes without its scalars, and the scalars that aliases repeat.
private struct Skeleton {
  var rest: [UInt8] = []
  let shared: [String]

  init(_ text: String, _ path: String) {
    let source = SourceFile(path: path, text: text)
    var texts = TextTable()
    guard let tree = readTheme(source, file: 0, texts: &texts).tree else {
      shared = []
      return
    }
    var ranges: [SourceRange] = []
    Self.collect(tree.root, tree, source, &ranges)
    var place = 0
    for range in ranges.sorted(by: { $0.lower < $1.lower }) where Int(range.lower) >= place {
      rest += source.bytes[place..<Int(range.lower)] + [0]
      place = Int(range.upper)
    }
    rest += source.bytes[place...]
    shared = tree.sharedRanges.map {
      String(decoding: source.bytes[Int($0.lower)..<Int($0.upper)], as: UTF8.self)
    }
  }

  /// Whether a mapping in a line has one color for each mode, into which a color may be split.
  private static func isSplit(_ node: NodeID, _ tree: SyntaxTree, _ source: SourceFile) -> Bool {
    let range = tree.range(node)
    let text = String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    return text.wholeMatch(of: #/\{ "?light"?: [^,{}\n]*, "?dark"?: [^,{}\n]* \}/#) != nil
  }

  private static func collect(
    _ node: NodeID, _ tree: SyntaxTree, _ source: SourceFile, _ ranges: inout [SourceRange]
  ) {
    if tree.kind(node) == .mapping, tree.unquotedReference(node) == nil,
      !isSplit(node, tree, source)
    {
      for (_, value) in tree.entries(node) { collect(value, tree, source, &ranges) }
    } else {
      ranges.append(tree.range(node))
    }
  }
}
