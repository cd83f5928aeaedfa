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
    var prefix: String { "\(path):\(position.line):\(position.column): " }
  }

  private let sources: [SourceFile]
  private var lines: [LineStarts?]

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
    guard let range, sources.indices.contains(Int(range.file)) else { return nil }
    let index = Int(range.file)
    let starts = lines[index] ?? LineStarts(sources[index].bytes)
    lines[index] = starts
    return Place(
      path: visibleText(sources[index].path), position: starts.position(of: Int(range.lower)))
  }
}
