import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// Repairs one theme until there is nothing more to repair.
struct ThemeFixer {
  /// The scores of the themes that extend this one, with another text of it.
  typealias DependentScores = (SourceFile) -> [LintScore]

  private let load: FileLoader
  private let dependentScores: DependentScores
  /// Whether repairs are made that change what the theme means, or how it looks.
  private let isUnsafe: Bool
  private(set) var current: Analysis
  /// How often the theme may still be analyzed; more than enough but for a large theme in which each
  /// repair gets in the way of another.
  private var trials: Int
  /// Repairs that do not make the theme better, by each standard.
  private var rejected: [LintScore.Standard: Set<Diagnostic.FixIt>] = [:]

  /// More than a theme needs: each round leaves fewer pairs without contrast.
  private static let rounds = 64
  /// How many analyses it takes as long as to suggest repairs.
  private static let costOfSuggestions = 16

  init(
    _ theme: Analysis, isUnsafe: Bool, load: @escaping FileLoader,
    dependentScores: @escaping DependentScores
  ) {
    current = theme
    self.isUnsafe = isUnsafe
    self.load = load
    self.dependentScores = dependentScores
    trials = max(8, (3 << 19) / (theme.sources[0].bytes.count + 4096))
  }

  /// Makes each finding's best repair that can be made, all at once where that helps, else as many of
  /// them as go together; what does not make the theme better is not made.
  mutating func run() {
    current.suggestRepairs(load: load)
    repairWords()
    for _ in 0..<Self.rounds {
      if let mirrored = mirrored() {
        current = mirrored
        return
      }
      guard repairColors() else { return }
      // What would have done harm may help now, and so may words.
      rejected.removeAll()
      repairWords()
    }
  }

  /// Makes repairs as long as any helps; whether one did.
  private mutating func repairColors() -> Bool {
    var isChanged = false
    for _ in 0..<Self.rounds {
      guard let next = repaired(by: [.nothingNew, .bySeverity]) else { break }
      isChanged = true
      current = next
      trials -= Self.costOfSuggestions
      current.suggestRepairs(load: load)
    }
    return isChanged
  }

  /// Writes the keys and values that can only mean one thing as they should be, without which nothing is
  /// known of the contrast of a theme.
  private mutating func repairWords() {
    for _ in 0..<Self.rounds {
      let reading = LintScore.Reading(current.diagnostics, isRead: current.theme != nil)
      guard !reading.isWhole, let next = repaired(by: [.readable]) else { return }
      current = next
      rejected.removeAll()
      current.suggestRepairs(load: load)
    }
  }

  /// The theme with `mirror` for every rule that spoils an inverse and the repairs that are then left to
  /// make, nil where that is not better.
  ///
  /// It spares a trial for each color, since inverses by `mirror` follow what they are made of.
  private func mirrored() -> Analysis? {
    let repairs = current.hasTooManyPairs ? [] : current.mirrors
    guard !repairs.isEmpty else { return nil }
    // What the heirs make of it is asked in the end.
    var fixer = ThemeFixer(
      analysis(current.sources[0].applying(repairs)), isUnsafe: isUnsafe, load: load
    ) { _ in [] }
    fixer.run()
    return judged(fixer.current, [], over: start, by: .nothingNew).map { _ in fixer.current }
  }

  /// The theme as it is, to be compared with.
  private var start: RepairedTheme {
    RepairedTheme(
      repairs: [], analysis: current, score: current.score,
      heirs: dependentScores(current.sources[0]))
  }

  /// The theme with the repairs that can be made of those it has by the first standard that lets any pass, nil
  /// where there is none.
  private mutating func repaired(by standards: [LintScore.Standard]) -> Analysis? {
    guard current.hasRepairs else { return nil }
    let start = start
    for standard in standards {
      // A repair that is rejected makes room for the next one of its finding.
      while trials > 0 {
        let repairs = repairs(by: standard)
        guard !repairs.isEmpty else { break }
        let next = adding(repairs[...], to: start, by: standard)
        if !next.repairs.isEmpty { return next.analysis }
      }
    }
    return nil
  }

  /// Makes repairs all at once, else those of the first half that can be made and then of the second.
  private mutating func adding(
    _ repairs: ArraySlice<Diagnostic.FixIt>, to theme: RepairedTheme,
    by standard: LintScore.Standard
  ) -> RepairedTheme {
    guard let only = repairs.first, trials > 0 else { return theme }
    let all = theme.repairs + repairs
    trials -= 1 + theme.heirs.count
    let next = analysis(current.sources[0].applying(all))
    if let next = judged(next, all, over: theme, by: standard) { return next }
    guard repairs.count > 1 else {
      rejected[standard, default: []].insert(only)
      return theme
    }
    let half = repairs.count / 2
    let first = adding(repairs.prefix(half), to: theme, by: standard)
    return adding(repairs.dropFirst(half), to: first, by: standard)
  }

  /// A theme with its repairs, nil where it is not better or harms an heir.
  private func judged(
    _ theme: Analysis, _ repairs: [Diagnostic.FixIt], over before: RepairedTheme,
    by standard: LintScore.Standard
  ) -> RepairedTheme? {
    let score = theme.score
    guard score.isBetter(than: before.score, by: standard) else { return nil }
    let heirs = dependentScores(theme.sources[0])
    guard !zip(heirs, before.heirs).contains(where: { $0.isWorse(than: $1) }) else { return nil }
    return RepairedTheme(repairs: repairs, analysis: theme, score: score, heirs: heirs)
  }

  /// Of each finding the first repair that is not rejected, in the order of the file; none that comes
  /// after one that has to be asked about, unless all may be made, and none of a finding that another one of them
  /// may mend.
  private func repairs(by standard: LintScore.Standard) -> [Diagnostic.FixIt] {
    let rejected = rejected[standard, default: []]
    var written: Set<SourceRange> = []
    var repairs: [Diagnostic.FixIt] = []
    for finding in current.diagnostics {
      let open = finding.fixIts.filter { !rejected.contains($0) }
      guard let first = open.first, isUnsafe || first.isAutomatic,
        current.lines.numbers.isOwn(first.range), open.allSatisfy({ !written.contains($0.range) })
      else { continue }
      written.insert(first.range)
      repairs.append(first)
    }
    repairs.sort { $0.range.lower < $1.range.lower }
    return repairs.reduce(into: []) { apart, repair in
      if apart.last.map({ repair.range.lower < $0.range.upper }) ?? false { return }
      apart.append(repair)
    }
  }

  private func analysis(_ source: SourceFile) -> Analysis {
    Analysis(current.input.replacing(source), load: load, tokens: current.shelf)
  }
}

/// A theme with some repairs made, in their order, and what there is then to say.
private struct RepairedTheme {
  let repairs: [Diagnostic.FixIt]
  let analysis: Analysis
  let score: LintScore
  /// What there is to say about the themes that extend it.
  let heirs: [LintScore]
}

extension SourceFile {
  /// The file with repairs made, which are in order and do not overlap.
  fileprivate func applying(_ repairs: [Diagnostic.FixIt]) -> SourceFile {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count)
    var start = 0
    for repair in repairs {
      changed += bytes[start..<Int(repair.range.lower)]
      changed += repair.replacement.utf8
      start = Int(repair.range.upper)
    }
    return SourceFile(path: path, bytes: changed + bytes[start...])
  }
}

extension Analysis {
  fileprivate var hasRepairs: Bool { diagnostics.contains { !$0.fixIts.isEmpty } }

  /// `mirror` in place of each rule that makes an inverse with too little contrast, in order.
  fileprivate var mirrors: [Diagnostic.FixIt] {
    let scalars = SourceScalars(self)
    var ranges: Set<SourceRange> = []
    for (appearance, report) in zip(theme?.appearances ?? [], report.contrast) {
      guard case .inverse(_, let rule) = appearance.kind, rule.spoilsRatios,
        !report.failing.isEmpty, scalars.isOwn(appearance.range),
        !scalars.isRepeated(appearance.range)
      else { continue }
      ranges.insert(appearance.range)
    }
    return ranges.sorted { $0.lower < $1.lower }.compactMap { range in
      scalars.written(at: range).replaced(byWord: "mirror").map {
        Diagnostic.FixIt("write \($0)", replace: range, with: $0)
      }
    }
  }
}
