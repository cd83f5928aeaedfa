import OutputText
package import ThemeSyntax

/// Turns ranges into paths, lines and columns; each file's lines are found when first needed.
package struct DiagnosticPlaces {
  /// A place that can be shown.
  package struct Place {
    /// The file's path with nothing in it that a terminal would obey.
    package let path: String
    /// The line and column of the first byte.
    package let position: LinePosition

    /// How a line about this place starts: `path:line:column: `.
    package var prefix: String { "\(path):\(position.line):\(position.column): " }
  }

  private let sources: [SourceFile]
  private var lines: [LineStarts?]
  private var utf16: [Int: UTF16Offsets] = [:]

  /// Places in the given files.
  package init(_ sources: [SourceFile]) {
    self.sources = sources
    lines = Array(repeating: nil, count: sources.count)
  }

  /// How a line about a file as a whole starts; empty when several files could be meant.
  var prefixOfOnlyFile: String {
    guard sources.count == 1, let source = sources.first else { return "" }
    return "\(visibleText(source.path)): "
  }

  /// Where a range starts; nil for no range and for a file that is not in the list.
  package mutating func place(of range: SourceRange?) -> Place? {
    guard let range, let starts = starts(of: range) else { return nil }
    return Place(
      path: visibleText(sources[Int(range.file)].path),
      position: starts.position(of: Int(range.lower)))
  }

  /// Where a range begins and ends; nil for no range and for a file that is not in the list.
  package mutating func region(of range: SourceRange?) -> SourceRegion? {
    guard let range, let starts = starts(of: range) else { return nil }
    let start = starts.position(of: Int(range.lower))
    let end = starts.position(of: Int(range.upper))
    let file = Int(range.file)
    let offsets = utf16[file] ?? UTF16Offsets(sources[file].bytes)
    utf16[file] = offsets
    return SourceRegion(
      start: start, end: end, utf16Column: offsets.column(of: start),
      utf16EndColumn: offsets.column(of: end), bytes: Int(range.lower)..<Int(range.upper))
  }

  private mutating func starts(of range: SourceRange) -> LineStarts? {
    let index = Int(range.file)
    guard sources.indices.contains(index) else { return nil }
    let starts = lines[index] ?? LineStarts(sources[index].bytes)
    lines[index] = starts
    return starts
  }
}
