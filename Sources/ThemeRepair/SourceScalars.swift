import OutputText
import ThemeCompiler
import ThemeSyntax

/// The scalars of a theme's files as written, and their replacements.
struct SourceScalars {
  private let lines: SourceMaps
  /// By file, the ranges repeated by aliases and merge keys.
  private let repeated: [Int32: RangeCover]

  init(_ theme: Analysis) {
    lines = theme.lines
    repeated = Dictionary(grouping: theme.sharedRanges, by: \.file).mapValues { RangeCover($0) }
  }

  func written(at range: SourceRange) -> WrittenScalar {
    WrittenScalar(at: range, in: lines)
  }

  func replacement(of range: SourceRange, _ writing: Repair.Writing) -> String? {
    let written = written(at: range)
    switch writing {
    case .word(let word): return written.replaced(byWord: word)
    case .color(let color): return written.replaced(byColor: color)
    case .split(let light, let dark):
      guard lines.source(of: range).isJSON else {
        return written.replaced(byColor: "").map { _ in writing.text }
      }
      return "{ \"light\": \"\(light)\", \"dark\": \"\(dark)\" }"
    }
  }

  /// Distinguishes a scalar on the line of another finding.
  func mention(of range: SourceRange, at finding: SourceRange) -> String {
    guard range != finding, range.file == finding.file,
      lines.line(of: range) == lines.line(of: finding)
    else { return "" }
    return " in place of \(written(at: range).text)"
  }

  func isOwn(_ range: SourceRange) -> Bool { lines.numbers.isOwn(range) }

  func isRepeated(_ range: SourceRange) -> Bool {
    repeated[range.file]?.contains(range) ?? false
  }

  /// Empty on the finding's line, otherwise " on line 4".
  func place(of range: SourceRange, from finding: SourceRange) -> String {
    let line = lines.line(of: range)
    if range.file != finding.file {
      return " on line \(line) of \(SourcePath.name(lines.source(of: range).path))"
    }
    return line == lines.line(of: finding) ? "" : " on line \(line)"
  }
}

private struct RangeCover {
  /// Sorted by beginning, each with the furthest end so far.
  private let steps: [(lower: Int32, upper: Int32)]

  init(_ ranges: [SourceRange]) {
    var furthest: Int32 = 0
    steps = ranges.sorted { $0.lower < $1.lower }.map { range in
      furthest = max(furthest, range.upper)
      return (range.lower, furthest)
    }
  }

  func contains(_ range: SourceRange) -> Bool {
    let end = steps.prefixEnd { $0.lower <= range.lower }
    return end > 0 && steps[end - 1].upper >= range.upper
  }
}
