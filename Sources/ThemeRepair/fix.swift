public import ThemeCompiler
public import ThemeSyntax

/// Repairs lint findings and words with a single meaning; with `isUnsafe`, uses all suggestions.
///
/// Only the themes' own files change, in memory.
public func fix(
  _ themes: [ThemeInput], isUnsafe: Bool = false, load: @escaping FileLoader
) -> FixedThemes {
  fix(themes, isUnsafe: isUnsafe, loadFor: { _ in load })
}

/// Repairs themes, each with the files that it may extend.
package func fix(
  _ themes: [ThemeInput], isUnsafe: Bool = false, loadFor: @escaping ThemeFileLoader
) -> FixedThemes {
  var fixer = RunFixer(themes, isUnsafe: isUnsafe, loadFor: loadFor)
  fixer.run()
  let left = themes.indices.map { fixer.left($0) }
  return FixedThemes(
    themes: themes.indices.map { index in
      FixedTheme(
        before: themes[index].source, after: fixer.sources[index], found: fixer.found[index],
        left: left[index], isUnfinished: fixer.unfinished.contains(index))
    }, cache: fixer.cache)
}

/// The result of repairing themes, in their order.
public struct FixedThemes: Sendable {
  /// The repaired themes.
  public let themes: [FixedTheme]
  package let cache: AnalysisCache
}

/// A theme's file before and after repairs.
public struct FixedTheme: Sendable {
  /// The file as read.
  public let before: SourceFile
  /// The repaired file; equal to `before` without repairs.
  public let after: SourceFile
  /// Number of findings before.
  public let found: Int
  /// Number of findings that are gone.
  public let repaired: Int
  /// Number of remaining findings, including new ones such as an unused waiver.
  public let left: Int
  /// Number of remaining findings whose repair would do harm.
  public let harmful: Int
  /// Number of remaining findings whose suggestions need `isUnsafe`.
  public let unsafe: Int
  /// Number of remaining findings whose repair was not tested, because that takes too long.
  public let untried: Int

  init(
    before: SourceFile, after: SourceFile, found: [String: Int], left analysis: Analysis,
    isUnfinished: Bool
  ) {
    self.before = before
    self.after = after
    self.found = found.values.reduce(0, +)
    let left = analysis.counts
    self.left = left.values.reduce(0, +)
    repaired = found.reduce(0) { $0 + max(0, $1.value - left[$1.key, default: 0]) }
    // Other files are not changed.
    let repairs = analysis.diagnostics.compactMap(\.fixIts.first).filter {
      analysis.lines.numbers.isOwn($0.range)
    }
    let automatic = repairs.count(where: \.isAutomatic)
    harmful = isUnfinished ? 0 : automatic
    untried = analysis.untried + automatic - harmful
    unsafe = repairs.count - automatic
  }

  /// True if the file must be written.
  public var isChanged: Bool { before != after }
}
