import DesignTokens
import ThemeSyntax

struct WrittenTheme {
  let input: ThemeInput
  var document: ThemeDocument
  var texts: TextTable
  let tokens: TokenSystem?
  let waivers: [Waiver]
  let lines: SourceMaps
  let findings: [Diagnostic]
  let name: String

  init(
    _ document: consuming ThemeDocument, read loader: ThemeLoader, _ input: ThemeInput,
    _ tokens: TokenSystem?, _ lines: SourceMaps
  ) {
    // The names in unusable files are unknown.
    if tokens?.findings.contains(where: { $0.severity == .error }) ?? false {
      document.notes.lacksNames = true
    }
    let name = document.name?.value ?? SwiftName.upperCamel(SourcePath.stem(input.source.path))
    var findings = loader.diagnostics.map { input.withoutForeignFixes($0) }
    if !SwiftName.isUsable(name) {
      findings.append(
        Diagnostic(
          "unusable-name", "file name has no letter for the theme's name; write 'name: …'",
          at: document.name?.range ?? SourceRange(file: input.numbers.theme, lower: 0, upper: 0)))
    }
    self.input = input
    self.document = consume document
    texts = loader.texts
    self.tokens = tokens
    waivers = loader.waivers
    self.lines = lines
    self.findings = findings
    self.name = name
  }

  /// Resolves and lints the theme; findings that break it skip comparisons, waivers and contents.
  consuming func judged(_ meter: ContrastMeter) -> JudgedTheme {
    var document = ThemeDocument()
    // Swapped out so resolving can consume the document without a copy.
    swap(&document, &self.document)
    let isTrial = document.isTrial
    let resolution = resolveTheme(
      consume document, texts: texts, fileName: SourcePath.name(input.source.path), name: name,
      configuration: input.configuration, meter: meter, file: input.numbers.theme, tokens: tokens)
    var resolved = resolution.diagnostics.map { input.withoutForeignFixes($0) }
    // Appearances with a part missing cannot be compared.
    if !(findings + resolved).contains(where: \.breaksTheme) { resolved += resolution.comparisons }
    let isWhole = !(findings + resolved).contains(where: \.breaksTheme)
    let (report, pairs) = lintTheme(
      resolution.theme, whole: isWhole, findings: resolved, waivers: isWhole ? waivers : [],
      lines: lines, configuration: input.configuration, meter: meter, limit: input.findingLimit,
      isTrial: isTrial)
    return JudgedTheme(theme: resolution.theme, report: report, pairs: pairs)
  }
}

package struct JudgedTheme {
  package let theme: ResolvedTheme
  package let report: LintReport
  let pairs: [[MeasuredPair]]
}

extension ThemeInput {
  func withoutForeignFixes(_ finding: Diagnostic) -> Diagnostic {
    finding.range.map(numbers.isOwn) ?? true ? finding : finding.withoutAutomaticFixes
  }
}
