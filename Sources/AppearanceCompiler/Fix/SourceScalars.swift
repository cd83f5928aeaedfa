import ThemeSyntax

/// The scalars of a theme's files as they are written, and what it means to write others.
struct SourceScalars {
  private let sources: [SourceFile]
  private let lines: SourceLines
  /// For each file looked at, what aliases and merge keys repeat.
  private var repeated: [Int32: [SourceRange]] = [:]

  init(_ sources: [SourceFile], lines: SourceLines) {
    self.sources = sources
    self.lines = lines
  }

  /// The scalar at a range.
  func written(at range: SourceRange) -> WrittenScalar {
    WrittenScalar(at: range, in: lines)
  }

  /// Whether an alias or a merge key repeats what is written here.
  mutating func isRepeated(_ range: SourceRange) -> Bool {
    let ranges = repeated[range.file] ?? sharedRanges(of: range.file)
    repeated[range.file] = ranges
    return ranges.contains { $0.lower <= range.lower && range.upper <= $0.upper }
  }

  /// Where a scalar is, seen from a finding: nothing on its own line, else " on line 4".
  func place(of range: SourceRange, from finding: SourceRange) -> String {
    let line = lines.line(of: range)
    var place = ""
    if range.file != finding.file {
      place = " on line \(line) of \(SourcePath.name(sources[Int(range.file)].path))"
    } else if line != lines.line(of: finding) {
      place = " on line \(line)"
    }
    return place
  }

  private func sharedRanges(of file: Int32) -> [SourceRange] {
    let source = sources[Int(file)]
    guard !source.isJSON, source.bytes.contains(UInt8(ascii: "*")) else { return [] }
    var texts = TextTable()
    return readTheme(source, file: file, texts: &texts).tree?.sharedRanges ?? []
  }
}
