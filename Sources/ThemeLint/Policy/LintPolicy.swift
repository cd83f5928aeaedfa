import ThemeModel
import ThemeResolution
package import ThemeSyntax

/// Decides what becomes of a finding: the configuration may change its severity, a waiver may let
/// it pass.
package struct LintPolicy {
  /// The rules there are, in the order in which they are explained.
  let rules: [String]
  /// The severities of the rules unless the configuration says otherwise.
  private let standards: [String: RuleSeverity]
  private let severities: [String: RuleSeverity]
  let lines: SourceMaps
  var waivers: [Waiver]
  /// The first waiver of each rule on each line.
  private let waiversByPlace: [WaivedPlace: Int]
  /// The waivers of each rule that let findings on several lines pass, the last one first.
  private let blocks: [String: [Int]]
  /// The files that have waivers, so that nobody finds the lines of others.
  private let waivedFiles: Set<Int32>

  /// A rule on a line.
  private struct WaivedPlace: Hashable {
    let rule: String
    let file: Int32
    let line: Int
  }

  /// A policy for rules with their own severities, under those that a configuration gives.
  init(
    _ rules: [(id: String, severity: RuleSeverity)], severities: [String: RuleSeverity],
    lines: SourceMaps, waivers: [Waiver]
  ) {
    let standards = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.severity) })
    self.rules = rules.map(\.id)
    self.standards = standards
    self.severities = severities
    self.lines = lines
    self.waivers = waivers
    var places: [WaivedPlace: Int] = [:]
    var blocks: [String: [Int]] = [:]
    for (index, waiver) in waivers.enumerated() {
      for rule in waiver.rules where standards[rule] != nil {
        let place = WaivedPlace(rule: rule, file: waiver.range.file, line: waiver.line)
        if places[place] == nil { places[place] = index }
        if waiver.lastLine > waiver.line { blocks[rule, default: []].insert(index, at: 0) }
      }
    }
    waiversByPlace = places
    self.blocks = blocks
    waivedFiles = Set(places.keys.map(\.file))
  }

  /// What becomes of a finding.
  enum Fate {
    /// It is shown under a severity.
    case kept(Diagnostic.Severity)
    case off
    /// A waiver lets it pass that would be shown under the severity otherwise.
    case waived(by: Int, Diagnostic.Severity)
  }

  /// The fate of a finding at a place; of many at once where there is none.
  func fate(
    of id: String, _ severity: Diagnostic.Severity, at range: SourceRange?
  ) -> Fate {
    guard let adjusted = adjusted(severity, of: id) else { return .off }
    guard let range, let index = waiver(of: id, at: range) else { return .kept(adjusted) }
    return .waived(by: index, adjusted)
  }

  /// Whether a waiver lets a finding of a rule at a place pass.
  func waives(_ rule: String, at range: SourceRange) -> Bool {
    waiver(of: rule, at: range) != nil
  }

  private func waiver(of rule: String, at range: SourceRange) -> Int? {
    guard waivedFiles.contains(range.file) else { return nil }
    let line = lines.line(of: range)
    if let own = waiversByPlace[WaivedPlace(rule: rule, file: range.file, line: line)] {
      return own
    }
    // Of several around a place, the one that begins last is the narrowest.
    return blocks[rule]?.first {
      waivers[$0].range.file == range.file && waivers[$0].line <= line
        && line <= waivers[$0].lastLine
    }
  }

  /// Whether there is a rule of that name.
  func isRule(_ id: String) -> Bool { standards[id] != nil }

  /// Whether nothing that a rule finds is to be shown.
  func isOff(_ rule: String) -> Bool {
    (severities[rule] ?? standards[rule]) == .off
  }

  /// The configured severity of a finding, nil where its rule is off.
  func adjusted(_ severity: Diagnostic.Severity, of id: String) -> Diagnostic.Severity? {
    let standard = standards[id]
    switch severities[id] {
    case nil: return standard == .off ? nil : severity
    case .off: return nil
    case .note: return .note
    case .warning: return standard == .note ? .warning : min(severity, .warning)
    case .error: return .error
    }
  }
}

/// A finding that a waiver let pass.
package struct WaivedFinding: Sendable {
  package let rule: String
  package let range: SourceRange
  /// The line of the finding, from 1.
  package let line: Int
  package let reason: String
  /// The finding as it would have been shown.
  package let finding: Diagnostic
}
