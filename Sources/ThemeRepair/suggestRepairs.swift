import DesignTokens
package import ThemeCompiler
package import ThemeSyntax

extension Analysis {
  package mutating func suggestRepairs(load: @escaping FileLoader) {
    guard !hasSuggestions else { return }
    var suggestions: [(finding: Int, fixIts: [Diagnostic.FixIt])] = []
    var untried = 0
    defer { suggest(suggestions, untried: untried) }
    guard let theme, report.contrast.contains(where: { !$0.failing.isEmpty }) else { return }
    var planner = RepairPlanner(of: theme, self, load: load)
    var repaired: [String: Int] = [:]
    for (appearance, contrast) in report.contrast.enumerated() {
      for failing in contrast.failing {
        guard let index = failing.diagnostic else { continue }
        let finding = report.diagnostics.kept[index]
        guard let range = finding.range, repaired[finding.id, default: 0] < input.suggestionLimit
        else { continue }
        repaired[finding.id, default: 0] += 1
        let fixIts = planner.fixIts(for: failing, in: appearance, at: range)
        if fixIts.isEmpty, planner.trials.isSpent { untried += finding.count }
        suggestions.append((index, fixIts))
      }
    }
  }

  var score: LintScore { LintScore(report.contrast, diagnostics, lines, isRead: theme != nil) }
}
