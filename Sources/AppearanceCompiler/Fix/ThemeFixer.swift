import ThemeSyntax

/// Repairs one theme until there is nothing more to repair.
struct ThemeFixer {
  private let input: ThemeInput
  private let load: FileLoader
  private(set) var source: SourceFile
  /// How often the theme may still be linted; more than enough but for a large theme in which each
  /// repair gets in the way of another.
  private var lints: Int
  /// Repairs that do not make the theme better.
  private var rejected: Set<Diagnostic.FixIt> = []

  /// More than a theme needs: each round leaves fewer pairs without contrast.
  private static let rounds = 64
  /// How many lints a lint that suggests repairs takes as long as.
  private static let costOfSuggestions = 16

  init(_ input: ThemeInput, load: @escaping FileLoader) {
    self.input = input
    self.load = load
    source = input.source
    lints = max(48, (16 << 20) / (input.source.bytes.count + 4096))
  }

  /// Makes each finding's best repair if it is automatic, all at once where that helps, else
  /// some of them; what does not make the theme better is not made.
  mutating func run() {
    var current = lint(source, suggests: true)
    if let mirrored = mirrored(current) {
      source = mirrored
      return
    }
    for _ in 0..<Self.rounds {
      let repairs = repairs(of: current)
      guard !repairs.isEmpty, let next = accept(repairs, over: current) else { break }
      source = next
      lints -= Self.costOfSuggestions
      current = lint(next, suggests: true)
    }
  }

  /// The theme with `mirror` for every rule that spoils an inverse and the repairs that are then left to
  /// make, nil where that is not better.
  ///
  /// It spares a trial for each color, since inverses by `mirror` follow what they are made of.
  private func mirrored(_ theme: CompiledTheme) -> SourceFile? {
    let repairs = theme.mirrors
    guard !repairs.isEmpty else { return nil }
    var fixer = ThemeFixer(
      ThemeInput(source.applying(repairs), configuration: input.configuration), load: load)
    fixer.run()
    let score = lint(fixer.source, suggests: false).score
    return score.isBetter(than: theme.score) ? fixer.source : nil
  }

  private mutating func accept(
    _ repairs: [Diagnostic.FixIt], over current: CompiledTheme
  ) -> SourceFile? {
    guard lints > 0 else { return nil }
    lints -= 1
    let all = source.applying(repairs)
    if lint(all, suggests: false).score.isBetter(than: current.score) { return all }
    guard let only = repairs.first, repairs.count == 1 else {
      let (first, second) = (
        repairs.prefix(repairs.count / 2), repairs.dropFirst(repairs.count / 2)
      )
      return accept(Array(first), over: current) ?? accept(Array(second), over: current)
    }
    rejected.insert(only)
    return nil
  }

  /// The first repair of each finding where it is automatic, in the order of the file.
  private func repairs(of theme: CompiledTheme) -> [Diagnostic.FixIt] {
    var repairs: [Diagnostic.FixIt] = []
    let candidates = theme.diagnostics.compactMap(\.fixIts.first)
      .filter { $0.isAutomatic && !rejected.contains($0) }
      .sorted { $0.range.lower < $1.range.lower }
    for repair in candidates {
      if let last = repairs.last, repair.range.lower < last.range.upper { continue }
      repairs.append(repair)
    }
    return repairs
  }

  /// Lints the theme with another text; to find repairs takes longer than to judge them.
  private func lint(_ source: SourceFile, suggests: Bool) -> CompiledTheme {
    var compiler = ThemeCompiler(
      ThemeInput(source, configuration: input.configuration), load: load)
    return compiler.run(emits: false, suggests: suggests)
  }
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

extension CompiledTheme {
  /// `mirror` in place of each rule that makes an inverse with too little contrast, in order.
  fileprivate var mirrors: [Diagnostic.FixIt] {
    var scalars = SourceScalars(sources, lines: SourceLines(sources))
    var ranges: Set<SourceRange> = []
    for (appearance, report) in zip(theme?.appearances ?? [], contrast) {
      guard case .inverse(_, let rule) = appearance.kind, rule.spoilsRatios,
        !report.failing.isEmpty, appearance.range.file == 0, !scalars.isRepeated(appearance.range)
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
