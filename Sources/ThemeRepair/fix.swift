package import ThemeAnalysis
public import ThemeModel
public import ThemeSyntax

/// Repairs what lint rules find in themes, and words that can only mean one thing, as far as it can be done
/// without asking; with `isUnsafe`, what else is suggested too.
///
/// Only the themes' own files change; touches no disk.
public func fix(
  _ themes: [ThemeInput], isUnsafe: Bool = false, load: @escaping FileLoader
) -> FixedThemes {
  fix(themes, isUnsafe: isUnsafe, loadFor: { _ in load })
}

/// Repairs what lint rules find in themes, each with the files that it may extend.
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
        left: left[index])
    }, cache: fixer.cache)
}

/// What repairing themes gives, in their order.
public struct FixedThemes: Sendable {
  /// Each theme with what became of it.
  public let themes: [FixedTheme]
  /// What is known of the themes, for who asks what is left.
  package let cache: AnalysisCache
}

/// A theme's file before and after repairs.
public struct FixedTheme: Sendable {
  /// The file as it was read.
  public let before: SourceFile
  /// The file with the repairs; the same as before where there is nothing to repair.
  public let after: SourceFile
  /// How many findings there were.
  public let found: Int
  /// How many of these are gone.
  public let repaired: Int
  /// How many findings are left, with those that the repairs led to, as of a waiver without use.
  public let left: Int
  /// How many of those that are left have a repair that would make something else worse.
  public let harmful: Int
  /// How many of those that are left have suggestions that are made only with `isUnsafe`.
  public let unsafe: Int

  init(before: SourceFile, after: SourceFile, found: [String: Int], left analysis: Analysis) {
    self.before = before
    self.after = after
    self.found = found.values.reduce(0, +)
    let left = analysis.counts
    self.left = left.values.reduce(0, +)
    repaired = found.reduce(0) { $0 + max(0, $1.value - left[$1.key, default: 0]) }
    // Other files than the theme's own stay as they are.
    let repairs = analysis.diagnostics.compactMap(\.fixIts.first).filter {
      analysis.lines.numbers.isOwn($0.range)
    }
    harmful = repairs.count(where: \.isAutomatic)
    unsafe = repairs.count - harmful
  }

  /// Whether the file has to be written.
  public var isChanged: Bool { before != after }
}
