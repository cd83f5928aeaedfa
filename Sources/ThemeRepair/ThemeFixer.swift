import ThemeCompiler
import ThemeSyntax

struct ThemeFixer {
  /// The scores of extending themes with another text of this one.
  typealias DependentScores = (SourceFile) -> [LintScore]

  private let load: FileLoader
  private let dependentScores: DependentScores
  private let isUnsafe: Bool
  private(set) var current: Analysis
  /// Remaining analyses; enough except for large themes with many conflicting repairs.
  private var trials: Int
  var isSpent: Bool { trials <= 0 }
  private var rejected: [LintScore.Standard: Set<Diagnostic.FixIt>] = [:]

  /// More than a theme needs: each round leaves fewer failing pairs.
  private static let rounds = 64
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

  /// Makes each finding's best repair, all at once or as many as are compatible.
  mutating func run() {
    current.suggestRepairs(load: load)
    repairWords()
    for _ in 0..<Self.rounds {
      if let mirrored = mirrored() {
        current = mirrored
        return
      }
      guard repairColors() else { return }
      // Rejected repairs and words may help now.
      rejected.removeAll()
      repairWords()
    }
  }

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

  /// Corrects keys and values with a single possible meaning, which the analysis needs.
  private mutating func repairWords() {
    for _ in 0..<Self.rounds {
      let reading = LintScore.Reading(current.diagnostics, isRead: current.theme != nil)
      guard !reading.isWhole, let next = repaired(by: [.readable]) else { return }
      current = next
      rejected.removeAll()
      current.suggestRepairs(load: load)
    }
  }

  /// The theme repaired after `mirror` for harmful inverses, if better; saves a trial per color.
  private func mirrored() -> Analysis? {
    let repairs = current.mirrors
    guard !repairs.isEmpty else { return nil }
    // Dependents are checked at the end.
    var fixer = ThemeFixer(
      analysis(current.sources[0].applying(repairs)), isUnsafe: isUnsafe, load: load
    ) { _ in [] }
    fixer.run()
    return judged(fixer.current, [], over: start, by: .nothingNew).map { _ in fixer.current }
  }

  private var start: RepairedTheme {
    RepairedTheme(
      repairs: [], analysis: current, score: current.score,
      heirs: dependentScores(current.sources[0]))
  }

  private mutating func repaired(by standards: [LintScore.Standard]) -> Analysis? {
    guard current.hasRepairs else { return nil }
    let start = start
    for standard in standards {
      // A rejected repair is replaced by its finding's next one.
      while !isSpent {
        let repairs = repairs(by: standard)
        guard !repairs.isEmpty else { break }
        let next = adding(repairs[...], to: start, by: standard)
        if !next.repairs.isEmpty { return next.analysis }
      }
    }
    return nil
  }

  /// Makes repairs all at once, otherwise in halves, recursively.
  private mutating func adding(
    _ repairs: ArraySlice<Diagnostic.FixIt>, to theme: RepairedTheme,
    by standard: LintScore.Standard
  ) -> RepairedTheme {
    guard let only = repairs.first, !isSpent else { return theme }
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

  /// Each finding's first repair that is not rejected, unless another repair may fix the finding.
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

private struct RepairedTheme {
  let repairs: [Diagnostic.FixIt]
  let analysis: Analysis
  let score: LintScore
  /// The scores of the themes that extend it.
  let heirs: [LintScore]
}

extension SourceFile {
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
