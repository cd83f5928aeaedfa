package import DesignTokens
package import ThemeModel
package import ThemeSyntax

/// What is known of one theme when the stages are done: its files, what they mean, every measured pair and
/// every finding.
///
/// Repairs and outputs are made of it and read nothing again.
package struct Analysis: Sendable {
  package private(set) var input: ThemeInput
  package let sources: [SourceFile]
  package private(set) var lines: SourceMaps
  /// The keys that lead to places, by the numbers of the files; none unless the input asks for them.
  package let keyPaths: [Int32: KeyPaths]
  /// Paths of files that it extends and that cannot be read.
  package let missing: [String]
  /// The design tokens that the theme names, nil where it names none.
  package let tokens: TokenSystem?
  package let shelf: TokenShelf
  /// What is meant, as far as it can be had, and how each color came to be; nil where the file is no
  /// theme.
  package let theme: ResolvedTheme?
  /// Measures contrast in the theme, and knows what was measured.
  package let meter: ContrastMeter
  /// What stands at another place again, by an alias or a merge key.
  package let sharedRanges: [SourceRange]
  private let read: [Diagnostic]
  /// What resolving and linting found, and every measured pair.
  package private(set) var report: LintReport
  /// The pairs of each appearance that an app shows, in the order of the theme's appearances.
  package let pairs: [[MeasuredPair]]

  package private(set) var diagnostics: [Diagnostic] = []

  /// Whether any finding is an error, so that nothing can be made of the theme.
  package var hasErrors: Bool {
    read.contains { $0.severity == .error }
      || report.diagnostics.kept.contains { $0.severity == .error }
  }

  /// Reads a theme and those it extends, resolves and lints it; a stage that finds an error lets no
  /// later one say what follows from it.
  ///
  /// Tokens that other themes of the run have read come from the shelf.
  package init(
    _ input: ThemeInput, load: @escaping FileLoader, tokens shelf: TokenShelf = TokenShelf()
  ) {
    self.input = input
    self.shelf = shelf
    meter = input.configuration.meter
    var loader = ThemeLoader(input, load: load)
    var written = loader.document()
    tokens = written.flatMap {
      loader.tokens(of: $0, input.configuration, from: shelf)
    }
    // Of files that cannot be used nobody knows which names they have.
    if tokens?.findings.contains(where: { $0.severity == .error }) ?? false {
      written?.lacksNames = true
    }
    // What another file says is not repaired from here.
    let isOwn = { (finding: Diagnostic) in finding.range.map(input.numbers.isOwn) ?? true }
    var read = loader.diagnostics.map { isOwn($0) ? $0 : $0.withoutAutomaticFixes }
    sources = loader.sources
    keyPaths = loader.keyPaths
    missing = loader.missing
    sharedRanges = loader.sharedRanges
    lines = SourceMaps(sources, numbers: input.numbers, found: loader.maps)
    guard let document = consume written else {
      self.read = read
      theme = nil
      report = LintReport()
      pairs = []
      gatherDiagnostics()
      return
    }
    let name =
      document.name?.value ?? SwiftName.upperCamel(SourcePath.stem(input.source.path))
    if !SwiftName.isUsable(name) {
      read.append(
        Diagnostic(
          "unusable-name", "file name has no letter for the theme's name; write 'name: …'",
          at: document.name?.range ?? SourceRange(file: input.numbers.theme, lower: 0, upper: 0)))
    }
    self.read = read
    let resolution = resolveTheme(
      consume document, texts: loader.texts, fileName: SourcePath.name(input.source.path),
      name: name, configuration: input.configuration, meter: meter, file: input.numbers.theme,
      tokens: tokens)
    var resolved = resolution.diagnostics.map { isOwn($0) ? $0 : $0.withoutAutomaticFixes }
    // Where a part was reported and left out, appearances cannot be compared.
    if !(read + resolved).contains(where: \.breaksTheme) { resolved += resolution.comparisons }
    let isWhole = !(read + resolved).contains(where: \.breaksTheme)
    theme = resolution.theme
    (report, pairs) = lintTheme(
      resolution.theme, whole: isWhole, findings: resolved,
      waivers: isWhole ? loader.waivers : [], lines: lines, configuration: input.configuration,
      meter: meter, limit: input.findingLimit)
    // Repairs and reports ask for the lines of findings.
    if !read.isEmpty || report.diagnostics.count > 0 { lines.findAll() }
    gatherDiagnostics()
  }

  private mutating func gatherDiagnostics() {
    var findings = FindingList(limit: input.findingLimit)
    findings.append(contentsOf: read)
    findings.append(contentsOf: report.diagnostics.all)
    diagnostics = findings.all
  }

  /// Whether it is worked out what to write instead.
  package private(set) var hasSuggestions = false

  /// Adds what to write instead to findings of the report, each by its index among those that are kept.
  package mutating func suggest(_ fixIts: [(finding: Int, fixIts: [Diagnostic.FixIt])]) {
    for entry in fixIts {
      report.diagnostics.change(entry.finding) { $0.fixIts += entry.fixIts }
    }
    hasSuggestions = true
    if !fixIts.isEmpty { gatherDiagnostics() }
  }

  /// The analysis with no more findings of a kind in a file than an input asks for.
  func limited(as input: ThemeInput) -> Analysis {
    var analysis = self
    analysis.input = input
    analysis.gatherDiagnostics()
    return analysis
  }
}

/// Analyses kept by what they were made of, so that none is made twice of the same bytes.
package struct AnalysisCache: Sendable {
  /// Whether analyses are kept at all; a run over many themes lets go of each.
  package let keeps: Bool
  private var analyses: [String: Analysis] = [:]

  package init(keeps: Bool) {
    self.keeps = keeps
  }

  /// Keeps some analyses and no others: themes that are gone are let go.
  package mutating func keep(only analyses: [Analysis]) {
    self.analyses = [:]
    for analysis in analyses { keep(analysis) }
  }

  /// The analysis that was kept of a theme, under limits no narrower than asked for; nil where the
  /// theme, its configuration or a file that it extends is another one now.
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
  /// Whether analyzing a theme would give this again.
  fileprivate func isMade(of input: ThemeInput, load: @escaping FileLoader) -> Bool {
    guard input.source == self.input.source, input.configuration == self.input.configuration,
      input.findingLimit <= self.input.findingLimit,
      input.suggestionLimit <= self.input.suggestionLimit,
      input.numbers == self.input.numbers, !input.namesPlaces || self.input.namesPlaces
    else { return false }
    let isRead = sources.dropFirst().allSatisfy { source in
      if case .success(let now) = load(source.path) { now == source } else { false }
    }
    guard tokens?.hasSameFolders(TokenAccess(load)) ?? true else { return false }
    return isRead
      && missing.allSatisfy { path in
        if case .failure = load(path) { true } else { false }
      }
  }
}
