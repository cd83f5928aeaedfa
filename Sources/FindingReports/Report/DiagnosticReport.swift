import OutputText
package import ThemeCompilation
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
  /// How many themes were looked at.
  package var themes: Int
  /// How many pairs are not measured, by the reason in few words.
  package var notMeasured: [String: Int] = [:]
  /// The least severity that fails the run.
  package var failing = Diagnostic.Severity.error
  /// The current folder, from which formats for other tools see absolute paths; nil leaves them.
  package var folder: String?
  /// The paths of sources as seen from the current folder, by their own where these lead another way.
  package var seenPaths: [String: String] = [:]
  /// Whether the reader is a terminal that shows colors.
  package var color = false
  /// Whether a format that can close with a count of the findings does so.
  package var summary = true
  /// The lines of sources as far as they are found.
  private var maps: [Int: SourceMap] = [:]
  /// The keys that lead to places of sources as far as they are found.
  private var keyPaths: [Int: KeyPaths] = [:]

  /// A report over the findings of a compilation.
  package init(diagnostics: [Diagnostic], sources: [SourceFile], themes: Int) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.themes = themes
  }

  /// Adds findings about a file that was read on its own, so that their file index counts from it.
  package mutating func add(_ findings: [Diagnostic], in source: SourceFile) {
    guard !findings.isEmpty else { return }
    let base = Int32(sources.count)
    sources.append(source)
    let wholeFile = SourceRange(file: 0, lower: 0, upper: 0)
    diagnostics += findings.map { $0.inFile(shiftedBy: base, wholeFile: wholeFile) }
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
    return sources.indices.contains(Int(range.file)) ? Int(range.file) : nil
  }

  /// Finds what formats ask for of each file with a finding, so that it is found once however many
  /// formats there are: lines, and with `keyPaths` also the keys that lead to places.
  package mutating func prepare(keyPaths: Bool) {
    var files: Set<Int> = []
    var shown: Set<Int> = []
    for finding in diagnostics + suppressed.map(\.finding) {
      if let file = file(of: finding) { files.insert(file) }
      let ranges = [finding.range].compactMap(\.self) + finding.notes.map(\.range)
      shown.formUnion((ranges + finding.fixIts.map(\.range)).map { Int($0.file) })
    }
    for file in shown where sources.indices.contains(file) && maps[file] == nil {
      maps[file] = SourceMap(sources[file])
    }
    guard keyPaths else { return }
    for file in files where self.keyPaths[file] == nil {
      self.keyPaths[file] = KeyPaths(sources[file])
    }
  }

  /// Takes over the lines that were found, by the paths of the files.
  package mutating func take(_ found: [String: SourceMap]) {
    for (file, source) in sources.enumerated() {
      guard let map = found[source.path], map.bytes == source.bytes else { continue }
      maps[file] = map
    }
  }

  /// The lines of a source.
  package func map(of file: Int) -> SourceMap { maps[file] ?? SourceMap(sources[file]) }

  /// The keys that lead to the place of a finding; empty for one about files as a whole.
  package func keyPath(of finding: Diagnostic) -> String {
    guard let range = finding.range, let file = file(of: finding) else { return "" }
    return (keyPaths[file] ?? KeyPaths(sources[file])).path(to: Int(range.lower), map(of: file))
  }

  /// Where a range begins and ends; nil for no range and for a file that is not in the list.
  package func region(of range: SourceRange?) -> SourceMap.Region? {
    guard let range, sources.indices.contains(Int(range.file)) else { return nil }
    return map(of: Int(range.file)).region(of: range)
  }

  /// Where a range starts; nil for no range and for a file that is not in the list.
  package func position(of range: SourceRange?) -> SourceMap.Position? {
    guard let range, sources.indices.contains(Int(range.file)) else { return nil }
    return map(of: Int(range.file)).position(of: Int(range.lower))
  }

  /// How a line about a place starts, with nothing in it that a terminal would obey: `path:4:2: `; nil
  /// where there is no place.
  package func prefix(of range: SourceRange?) -> String? {
    guard let range, let position = position(of: range) else { return nil }
    return "\(visibleText(sources[Int(range.file)].path)):\(position.line):\(position.column): "
  }

  /// How a line about a file as a whole starts; empty when several files could be meant.
  var prefixOfOnlyFile: String {
    guard sources.count == 1, let source = sources.first else { return "" }
    return "\(visibleText(source.path)): "
  }

  /// The report for tools that take other paths.
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
    let list = FindingList(diagnostics)
    if list.kept.count < diagnostics.count { diagnostics = placeOrder(list.all) }
    var passed = FindingList()
    var known = FindingList()
    var left: [SuppressedFinding] = []
    for entry in suppressed {
      let finding = entry.finding
      let index =
        entry.reason == .baseline
        ? known.add(finding) : passed.add(finding)
      if index != nil { left.append(entry) }
    }
    guard left.count < suppressed.count else { return }
    suppressed =
      left + known.rests.map { SuppressedFinding($0, .baseline) }
      + passed.rests.map { SuppressedFinding($0, .waiver("")) }
  }

  /// How many findings have the given severity.
  package func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }
}

extension SourceRange {
  fileprivate func shifted(by base: Int32) -> SourceRange {
    SourceRange(file: file + base, lower: lower, upper: upper)
  }
}

extension Diagnostic {
  fileprivate func inFile(shiftedBy base: Int32, wholeFile: SourceRange) -> Diagnostic {
    moved({ $0.shifted(by: base) }, to: wholeFile.shifted(by: base))
  }
}
