import ThemeModel
import ThemeSyntax

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
        if waiver.lines.count > 1 { blocks[rule, default: []].insert(index, at: 0) }
      }
    }
    waiversByPlace = places
    self.blocks = blocks
    waivedFiles = Set(places.keys.map(\.file))
  }

  /// What becomes of a finding.
  enum Fate {
    /// It is shown under a severity, though waivers stand at its place that do not reach it.
    case kept(Diagnostic.Severity, missedBy: Int? = nil)
    case off
    /// A waiver lets it pass that would be shown under the severity otherwise.
    case waived(by: Int, Diagnostic.Severity)
  }

  /// The fate of a finding at a place, of many at once where there is none; `reaches` says whether a waiver at
  /// the place is one of what is found.
  func fate(
    of id: String, _ severity: Diagnostic.Severity, at range: SourceRange?,
    reaches: (Waiver) -> Bool = { _ in true }
  ) -> Fate {
    guard let adjusted = adjusted(severity, of: id) else { return .off }
    guard let range else { return .kept(adjusted) }
    let (found, missed) = waiver(of: id, at: range, reaches: reaches)
    return found.map { .waived(by: $0, adjusted) } ?? .kept(adjusted, missedBy: missed)
  }

  /// Whether a waiver lets a finding of a rule at a place pass.
  func waives(
    _ rule: String, at range: SourceRange, reaches: (Waiver) -> Bool = { _ in true }
  ) -> Bool {
    waiver(of: rule, at: range, reaches: reaches).found != nil
  }

  /// The narrowest waiver on the line of a place that reaches a finding there, or else one that does not.
  private func waiver(
    of rule: String, at range: SourceRange, reaches: (Waiver) -> Bool
  ) -> (found: Int?, missed: Int?) {
    guard waivedFiles.contains(range.file) else { return (nil, nil) }
    let line = lines.line(of: range)
    let own = waiversByPlace[WaivedPlace(rule: rule, file: range.file, line: line)]
    if let own, reaches(waivers[own]) { return (own, nil) }
    var missed = own
    // Of several around a place, the one that begins last is the narrowest.
    for index in blocks[rule] ?? []
    where waivers[index].range.file == range.file && waivers[index].lines.contains(line) {
      if reaches(waivers[index]) { return (index, nil) }
      missed = missed ?? index
    }
    return (nil, missed)
  }

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
