package import DesignTokens
package import ThemeSyntax

/// A theme's files, meaning, measured pairs and findings; repairs and outputs read nothing again.
package struct Analysis: Sendable {
  package private(set) var input: ThemeInput
  package let sources: [SourceFile]
  package private(set) var lines: SourceMaps
  /// By number of the file; empty unless the input requires key paths.
  package let keyPaths: [Int32: KeyPaths]
  package let missing: [String]
  package let tokens: TokenSystem?
  package let shelf: TokenShelf
  /// nil if the file is not a theme; incomplete if parts of it are wrong.
  package let theme: ResolvedTheme?
  package let meter: ContrastMeter
  /// Ranges repeated elsewhere by an alias or a merge key.
  package let sharedRanges: [SourceRange]
  private let read: [Diagnostic]
  package private(set) var report: LintReport
  /// The pairs that an app shows, by index of the appearance.
  package let pairs: [[MeasuredPair]]

  package private(set) var diagnostics: [Diagnostic] = []

  package var hasErrors: Bool {
    read.contains { $0.severity == .error }
      || report.diagnostics.kept.contains { $0.severity == .error }
  }

  /// Reads, resolves and lints a theme; a stage with an error suppresses its later consequences.
  package init(
    _ input: ThemeInput, load: @escaping FileLoader, tokens shelf: TokenShelf = TokenShelf()
  ) {
    self.input = input
    self.shelf = shelf
    meter = input.configuration.meter
    var loader = ThemeLoader(input, owner: Section.owner(of:), load: load)
    let document = loader.document()
    tokens = document.flatMap { loader.tokens(of: $0, input.configuration, from: shelf) }
    sources = loader.sources
    keyPaths = loader.keyPaths
    missing = loader.missing
    sharedRanges = loader.sharedRanges
    lines = SourceMaps(sources, numbers: input.numbers, found: loader.maps)
    if let document {
      let written = WrittenTheme(consume document, read: loader, input, tokens, lines)
      read = written.findings
      let judged = (consume written).judged(meter)
      (theme, report, pairs) = (judged.theme, judged.report, judged.pairs)
    } else {
      read = loader.diagnostics.map { input.withoutForeignFixes($0) }
      (theme, report, pairs) = (nil, LintReport(), [])
    }
    // Repairs and reports need the lines of findings.
    if !read.isEmpty || report.diagnostics.count > 0 { lines.findAll() }
    gatherDiagnostics()
  }

  private mutating func gatherDiagnostics() {
    var findings = FindingList(limit: input.findingLimit)
    findings.append(contentsOf: read)
    findings.append(contentsOf: report.diagnostics.all)
    diagnostics = findings.all
  }

  package private(set) var hasSuggestions = false

  /// The number of findings for which no repair was tested, because there were too many.
  package private(set) var untried = 0

  /// Adds suggestions, each by the index of its finding among the kept ones.
  package mutating func suggest(
    _ fixIts: [(finding: Int, fixIts: [Diagnostic.FixIt])], untried: Int
  ) {
    self.untried = untried
    for entry in fixIts {
      report.diagnostics.change(entry.finding) { $0.fixIts += entry.fixIts }
    }
    hasSuggestions = true
    if !fixIts.isEmpty { gatherDiagnostics() }
  }

  func limited(as input: ThemeInput) -> Analysis {
    var analysis = self
    analysis.input = input
    analysis.gatherDiagnostics()
    return analysis
  }
}

package struct AnalysisCache: Sendable {
  /// False in runs over many themes, which release each analysis.
  package let keeps: Bool
  private var analyses: [String: Analysis] = [:]

  package init(keeps: Bool) {
    self.keeps = keeps
  }

  package mutating func keep(only analyses: [Analysis]) {
    self.analyses = [:]
    for analysis in analyses { keep(analysis) }
  }

  /// The cached analysis if its inputs are unchanged and its limits are at least the input's.
  package func analysis(
    of input: ThemeInput, load: @escaping FileLoader
  ) -> Analysis? {
    guard let known = analyses[input.source.path], known.isMade(of: input, load: load) else {
      return nil
    }
    return known.limited(as: input)
  }

  package mutating func keep(_ analysis: Analysis) {
    guard keeps else { return }
    analyses[analysis.input.source.path] = analysis
  }
}

extension Analysis {
  fileprivate func isMade(of input: ThemeInput, load: @escaping FileLoader) -> Bool {
    guard input.source == self.input.source, input.configuration == self.input.configuration,
      input.findingLimit <= self.input.findingLimit,
      input.suggestionLimit <= self.input.suggestionLimit,
      input.numbers == self.input.numbers, !input.namesPlaces || self.input.namesPlaces
    else { return false }
    let isRead = sources.dropFirst().allSatisfy { source in
      if case .success(let now) = load(source.path) { now == source } else { false }
    }
    guard tokens?.hasSameFolders(load) ?? true else { return false }
    return isRead
      && missing.allSatisfy { path in
        if case .failure = load(path) { true } else { false }
      }
  }
}
