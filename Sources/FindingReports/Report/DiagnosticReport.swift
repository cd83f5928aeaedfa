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

  /// The files by the paths that other tools take.
  package var sourcesForTools: [SourceFile] {
    sources.indices.map { SourceFile(path: path(of: $0), bytes: sources[$0].bytes) }
  }

  /// The file of a finding: that of its range, or the only one there is.
  package func file(of finding: Diagnostic) -> Int? {
    guard let range = finding.range else { return sources.count == 1 ? 0 : nil }
    return sources.indices.contains(Int(range.file)) ? Int(range.file) : nil
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
