import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// What a lint has to say on contrast, to tell whether a change made a theme better.
struct LintScore {
  /// What a change has to come up to.
  enum Standard: CaseIterable {
    /// Fewer findings keep the theme from being read as a whole, so that its colors can be compared.
    case readable
    /// Fewer pairs lack contrast, and there is nothing to say that there was not before.
    case nothingNew
    /// There are fewer errors, or as many and fewer warnings, or notes; no error is new, and no pair
    /// lacks contrast that did not.
    case bySeverity
  }

  /// How much of a theme can be read.
  struct Reading {
    private let isRead: Bool
    /// The offset at which a reader finds no YAML or JSON, -1 where the characters are looked at before; of what is
    /// read, how many findings keep it from being understood as a whole, negated.
    private let progress: Int

    /// What findings leave of a theme; `isRead` where it is known what the theme says.
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

  /// A pair, however its colors are written.
  private struct Place: Hashable {
    let appearance: Int
    let rule: String
    let foreground: PairForeground
    let background: PropertyPath
  }

  /// What findings have in common that are one and the same when scalars change.
  private struct Kind: Hashable {
    let rule: String
    let severity: Diagnostic.Severity
    let file: Int32
    let line: Int
  }

  let reading: Reading
  /// The pairs with too little contrast and in which variants.
  private var failing: [Place: VariantSet] = [:]
  /// All errors, and the findings of each rule that compares colors but not those of a pair.
  private var kinds: [Kind: Int] = [:]
  /// How many errors, warnings and notes there are, without what does not hang on colors alone.
  private var counts: [Int]

  /// The score of a report, with the findings of all stages, and the lines of the files; whether it is known
  /// what the theme says.
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

  /// Whether a change from what there was before comes up to a standard.
  func isBetter(than before: LintScore, by standard: Standard = .nothingNew) -> Bool {
    switch standard {
    case .readable: reading.isMore(than: before.reading)
    case .nothingNew: mended(since: before) > 0 && !isWorse(than: before)
    case .bySeverity:
      counts.lexicographicallyPrecedes(before.counts) && !failsAnew(since: before)
        && !hasMore(than: before) { $0 == .error }
    }
  }

  /// How many pairs lack contrast no more, each counted in every variant.
  func mended(since before: LintScore) -> Int { before.failures - failures }

  /// How many pairs lack contrast, each counted in every variant.
  private var failures: Int {
    failing.values.reduce(0) { $0 + $1.rawValue.nonzeroBitCount }
  }

  /// Whether a pair lacks contrast in a variant in which it did not.
  private func failsAnew(since before: LintScore) -> Bool {
    failing.contains { !$0.value.isSubset(of: before.failing[$0.key, default: []]) }
  }

  /// Whether there is something to say that there was not before; where more of a theme can be read, that
  /// is no surprise.
  func isWorse(than before: LintScore) -> Bool {
    guard !reading.isMore(than: before.reading) else { return false }
    return failsAnew(since: before) || hasMore(than: before) { _ in true }
  }

  /// Whether there are more findings of a kind than before.
  private func hasMore(
    than before: LintScore, where counts: (Diagnostic.Severity) -> Bool
  ) -> Bool {
    kinds.contains { counts($0.key.severity) && $0.value > before.kinds[$0.key, default: 0] }
  }
}
