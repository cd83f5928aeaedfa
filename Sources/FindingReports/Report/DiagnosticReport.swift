package import OutputText
package import ThemeCompiler
package import ThemeSyntax

/// Everything one run has to say, ready for any format.
package struct DiagnosticReport: Sendable {
  /// The findings, in the order to show them.
  package var diagnostics: [Diagnostic]
  /// Findings that do not count, with why.
  package var suppressed: [SuppressedFinding] = []
  /// The index of the theme that has a finding in another file than its own, by the finding without
  /// its repairs.
  package var borrowed: [Diagnostic: Int] = [:]
  /// The files that the findings point into, themes first.
  package var sources: [SourceFile]
  package var themes: Int
  /// How many pairs are not measured, by the reason in few words.
  package var notMeasured: [String: Int] = [:]
  /// The least severity that fails the run.
  package var failing = Diagnostic.Severity.error
  /// The current folder, from which formats for other tools see absolute paths; nil leaves them.
  package var folder: String?
  /// Where the pages of rules are, nil where nobody says so.
  package var rulePages: RulePages?
  /// The paths of sources as seen from the current folder, by their own where these lead another way.
  package var seenPaths: [String: String] = [:]
  /// Whether formats tell findings of one cause as one, but for those that tell each.
  package var tellsCausesOnce = false
  /// Whether the reader is a terminal that shows colors.
  package var color = false
  /// How many colors the fields have that are drawn beside colors.
  package var swatches = ColorDepth.none
  /// How many columns the reader's terminal has; nil where lines may be of any length.
  package var width: Int?
  /// Whether a format that can close with a count of the findings does so.
  package var summary = true
  /// Where the files of ranges are among the sources.
  package private(set) var indices = FileIndices()
  /// The lines of sources as far as they are found.
  private var maps: [Int: SourceMap] = [:]
  /// The keys that lead to places of sources, as far as they were asked for when these were read.
  private var keyPaths: [Int: KeyPaths] = [:]

  /// A report over findings in themes that have the numbers 0, 1 and so on.
  package init(diagnostics: [Diagnostic], sources: [SourceFile], themes: Int) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.themes = themes
  }

  /// A report over what a compilation of so many themes found.
  package init(_ compilation: Compilation, themes: Int) {
    self.init(
      diagnostics: compilation.diagnostics, sources: compilation.sources, themes: themes)
    suppressed = compilation.waived
    notMeasured = compilation.notMeasured
    borrowed = compilation.borrowed
    indices = compilation.indices
    for (number, map) in compilation.maps {
      let file = indices.index(of: number)
      if map.bytes == sources[file].bytes { maps[file] = map }
    }
    for (number, found) in compilation.keyPaths { keyPaths[indices.index(of: number)] = found }
  }

  /// Adds a file that was read on its own under a number, with the keys that lead to its places.
  package mutating func add(_ source: SourceFile, as number: Int32, _ keyPaths: KeyPaths?) {
    indices.note(number, at: sources.count)
    self.keyPaths[sources.count] = keyPaths
    sources.append(source)
  }

  /// The path of a file as other tools take it: seen from the current folder.
  package func path(of file: Int) -> String {
    let path = sources[file].path
    if let seen = seenPaths[path] { return seen }
    guard let folder, path.utf8.first == UInt8(ascii: "/") else { return path }
    return SourcePath.relative(path, to: folder)
  }

  /// The file of a finding: that of its range, or the only one there is.
  package func file(of finding: Diagnostic) -> Int? {
    guard let range = finding.range else { return sources.count == 1 ? 0 : nil }
    return file(of: range)
  }

  /// The index of the file that a range is in; nil for a file that is not in the list.
  package func file(of range: SourceRange) -> Int? {
    let index = indices.index(of: range.file)
    return sources.indices.contains(index) ? index : nil
  }

  /// Finds the lines of each file with a finding, so that they are found once however many formats
  /// there are.
  package mutating func findLines() {
    for finding in diagnostics + suppressed.map(\.finding) {
      let ranges = [finding.range].compactMap(\.self) + finding.notes.map(\.range)
      for range in ranges + finding.fixIts.map(\.range) {
        guard let file = file(of: range), maps[file] == nil else { continue }
        maps[file] = SourceMap(sources[file])
      }
    }
  }

  package func map(of file: Int) -> SourceMap { maps[file] ?? SourceMap(sources[file]) }

  /// The keys that lead to the place of a finding; empty for one about files as a whole, and in a file
  /// of which nobody asked for them.
  package func keyPath(of finding: Diagnostic) -> String {
    guard let range = finding.range, let file = file(of: range) else { return "" }
    return keyPaths[file]?.path(to: Int(range.lower), in: map(of: file)) ?? ""
  }

  package func region(of range: SourceRange?) -> SourceMap.Region? {
    guard let range, let file = file(of: range) else { return nil }
    return map(of: file).region(of: range)
  }

  /// Where a range starts; nil for no range and for a file that is not in the list.
  package func position(of range: SourceRange?) -> SourceMap.Position? {
    guard let range, let file = file(of: range) else { return nil }
    return map(of: file).position(of: Int(range.lower))
  }

  /// How a line about a place starts, with nothing in it that a terminal would obey: `path:4:2: `; nil
  /// where there is no place.
  package func prefix(of range: SourceRange?) -> String? {
    guard let range, let file = file(of: range), let position = position(of: range) else {
      return nil
    }
    return "\(visibleText(sources[file].path)):\(position.line):\(position.column): "
  }

  /// How a line about a file as a whole starts; empty when several files could be meant.
  var prefixOfOnlyFile: String {
    guard sources.count == 1, let source = sources.first else { return "" }
    return "\(visibleText(source.path)): "
  }

  package var forTools: DiagnosticReport {
    var report = self
    report.sources = sources.indices.map {
      SourceFile(path: path(of: $0), bytes: sources[$0].bytes)
    }
    return report
  }

  /// How many findings pass, in the baseline or for another reason.
  package func countOfSuppressed(inBaseline: Bool) -> Int {
    suppressed.reduce(0) { $0 + (($1.reason == .baseline) == inBaseline ? $1.finding.count : 0) }
  }

  /// Counts the findings of each kind in a file past the first that anybody reads, also of those that
  /// pass; the order stays that of files and places.
  package mutating func shorten() {
    let list = FindingList(diagnostics, files: indices)
    if list.kept.count < diagnostics.count { diagnostics = placeOrder(list.all, indices) }
    var passed = FindingList(files: indices)
    var known = FindingList(files: indices)
    var left: [SuppressedFinding] = []
    for entry in suppressed {
      let index =
        entry.reason == .baseline ? known.append(entry.finding) : passed.append(entry.finding)
      if index != nil { left.append(entry) }
    }
    guard left.count < suppressed.count else { return }
    suppressed =
      left + known.rests.map { SuppressedFinding($0, .baseline) }
      + passed.rests.map { SuppressedFinding($0, .waiver("")) }
  }

  /// Puts the findings in files with some numbers before all others.
  package mutating func putFirst(_ files: Set<Int32>) {
    let isFirst = { (finding: Diagnostic) in finding.range.map { files.contains($0.file) } ?? false
    }
    guard diagnostics.contains(where: isFirst) else { return }
    diagnostics = diagnostics.filter(isFirst) + diagnostics.filter { !isFirst($0) }
  }

  package func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }
}
