import ColorScience
import ThemeCompiler
import ThemeSyntax

/// A lint's findings on contrast, to decide whether a change improves a theme.
struct LintScore {
  enum Standard: CaseIterable {
    /// Fewer findings prevent reading the theme as a whole and comparing its colors.
    case readable
    case nothingNew
    /// Fewer errors, then fewer warnings, then fewer notes; no new error, no newly failing pair.
    case bySeverity
  }

  struct Reading {
    private let isRead: Bool
    /// The offset of a syntax error, -1 for invalid characters; for readable files, the negated
    /// number of findings that break the theme.
    private let progress: Int

    init(_ diagnostics: [Diagnostic], isRead: Bool) {
      let breaking = diagnostics.filter(\.breaksTheme)
      self.isRead = isRead
      if isRead {
        progress = -breaking.reduce(0) { $0 + $1.count }
      } else if breaking.contains(where: { $0.id == "unusual-blank" }) {
        progress = -1
      } else {
        progress = breaking.compactMap { $0.range.map { Int($0.lower) } }.max() ?? 0
      }
    }

    var isWhole: Bool { isRead && progress == 0 }

    func isMore(than before: Reading) -> Bool {
      isRead == before.isRead ? progress > before.progress : isRead
    }
  }

  private struct Place: Hashable {
    let appearance: Int
    let rule: String
    let foreground: PairForeground
    let background: PropertyPath
  }

  private struct Kind: Hashable {
    let rule: String
    let severity: Diagnostic.Severity
    let file: Int32
    let line: Int
  }

  let reading: Reading
  private var failing: [Place: VariantSet] = [:]
  /// Numbers of errors, and of findings of each rule that compares colors outside of pairs.
  private var kinds: [Kind: Int] = [:]
  /// Numbers of errors, warnings and notes that depend on colors alone.
  private var counts: [Int]

  init(
    _ contrast: [ContrastReport], _ diagnostics: [Diagnostic], _ lines: SourceMaps,
    isRead: Bool = true
  ) {
    for (appearance, report) in contrast.enumerated() {
      for found in report.failing {
        guard let pair = report.entries(of: found).first else { continue }
        let place = Place(
          appearance: appearance, rule: pair.foreground == .statusBar ? "" : pair.rule,
          foreground: pair.foreground, background: pair.background)
        failing[place, default: []].formUnion(found.variants)
      }
    }
    reading = Reading(diagnostics, isRead: isRead)
    let severities = Diagnostic.Severity.allCases.sorted(by: >)
    counts = severities.map { _ in 0 }
    for diagnostic in diagnostics {
      let isError = diagnostic.severity == .error
      let score = LintRule.named(diagnostic.id)?.score
      guard isError || score != nil else { continue }
      if let index = severities.firstIndex(of: diagnostic.severity) {
        counts[index] += diagnostic.count
      }
      guard isError || score == .otherColors else { continue }
      let kind = Kind(
        rule: diagnostic.id, severity: diagnostic.severity, file: diagnostic.range?.file ?? -1,
        line: diagnostic.range.map { lines.line(of: $0) } ?? 0)
      kinds[kind, default: 0] += diagnostic.count
    }
  }

  func isBetter(than before: LintScore, by standard: Standard = .nothingNew) -> Bool {
    switch standard {
    case .readable: reading.isMore(than: before.reading)
    case .nothingNew: mended(since: before) > 0 && !isWorse(than: before)
    case .bySeverity:
      counts.lexicographicallyPrecedes(before.counts) && !failsAnew(since: before)
        && !hasMore(than: before) { $0 == .error }
    }
  }

  func mended(since before: LintScore) -> Int { before.failures - failures }

  private var failures: Int {
    failing.values.reduce(0) { $0 + $1.rawValue.nonzeroBitCount }
  }

  private func failsAnew(since before: LintScore) -> Bool {
    failing.contains { !$0.value.isSubset(of: before.failing[$0.key, default: []]) }
  }

  /// True if a finding is new; expected if more of the theme is readable.
  func isWorse(than before: LintScore) -> Bool {
    guard !reading.isMore(than: before.reading) else { return false }
    return failsAnew(since: before) || hasMore(than: before) { _ in true }
  }

  private func hasMore(
    than before: LintScore, where counts: (Diagnostic.Severity) -> Bool
  ) -> Bool {
    kinds.contains { counts($0.key.severity) && $0.value > before.kinds[$0.key, default: 0] }
  }
}
