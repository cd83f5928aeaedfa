import DesignTokens
package import ThemeAnalysis
package import ThemeModel
import ThemeSyntax

extension Analysis {
  package mutating func suggestRepairs(load: @escaping FileLoader) {
    guard !hasSuggestions else { return }
    var suggestions: [(finding: Int, fixIts: [Diagnostic.FixIt])] = []
    defer { suggest(suggestions) }
    guard let theme, report.contrast.contains(where: { !$0.failing.isEmpty }) else { return }
    let own = sources.dropLast(tokens?.sources.count ?? 0)
    let size = own.reduce(1) { $0 + $1.bytes.count }
    var finder = OriginFinder(theme)
    var planner = RepairPlanner(
      &finder, report, pairs, input.configuration, meter: meter, tokens: tokens,
      scalars: SourceScalars(self),
      score: score,
      // Each trial reads the whole theme except its tokens.
      trials: size > 512 << 10 ? (2 << 20) / size : max(4, (2 << 20) / (size + 4096))
    ) { [self] range, text in
      let changed = lines.source(of: range).replacing(range, with: text)
      let isOwn = lines.numbers.isOwn(range)
      var input = input.replacing(isOwn ? changed : sources[0])
      input.namesPlaces = false
      let other: FileLoader = { path in
        !isOwn && path == changed.path ? .success(changed) : load(path)
      }
      return Analysis(input, load: other, tokens: shelf).score
    }
    var repaired: [String: Int] = [:]
    for (appearance, contrast) in report.contrast.enumerated() {
      for failing in contrast.failing {
        guard let index = failing.diagnostic else { continue }
        let finding = report.diagnostics.kept[index]
        guard let range = finding.range, repaired[finding.id, default: 0] < input.suggestionLimit
        else { continue }
        repaired[finding.id, default: 0] += 1
        suggestions.append((index, planner.fixIts(for: failing, in: appearance, at: range)))
      }
    }
  }

  var score: LintScore { LintScore(report.contrast, diagnostics, lines, isRead: theme != nil) }
}

extension SourceFile {
  fileprivate func replacing(_ range: SourceRange, with text: String) -> SourceFile {
    var bytes = bytes
    bytes.replaceSubrange(Int(range.lower)..<Int(range.upper), with: text.utf8)
    return SourceFile(path: path, bytes: bytes)
  }
}
