import ThemeSyntax

/// Applies configured severities and waivers to findings.
package struct LintPolicy {
  let rules: [String]
  private let standards: [String: RuleSeverity]
  private let severities: [String: RuleSeverity]
  let lines: SourceMaps
  var waivers: [Waiver]
  private let waiversByPlace: [WaivedPlace: Int]
  /// The waivers of each rule that cover several lines, the last first.
  private let blocks: [String: [Int]]
  /// The files with waivers; the lines of others are not needed.
  private let waivedFiles: Set<Int32>

  private struct WaivedPlace: Hashable {
    let rule: String
    let file: Int32
    let line: Int
  }

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

  enum Fate {
    /// Shown; `missedBy` is a waiver at its range that does not cover it.
    case kept(Diagnostic.Severity, missedBy: Int? = nil)
    case off
    case waived(by: Int, Diagnostic.Severity)
  }

  /// The result for a finding, or many without a range; `reaches` is true if a waiver covers it.
  func fate(
    of id: String, _ severity: Diagnostic.Severity, at range: SourceRange?,
    reaches: (Waiver) -> Bool = { _ in true }
  ) -> Fate {
    guard let adjusted = adjusted(severity, of: id) else { return .off }
    guard let range else { return .kept(adjusted) }
    let (found, missed) = waiver(of: id, at: range, reaches: reaches)
    return found.map { .waived(by: $0, adjusted) } ?? .kept(adjusted, missedBy: missed)
  }

  func waives(
    _ rule: String, at range: SourceRange, reaches: (Waiver) -> Bool = { _ in true }
  ) -> Bool {
    waiver(of: rule, at: range, reaches: reaches).found != nil
  }

  /// The narrowest waiver on the line that covers a finding, otherwise one that does not.
  private func waiver(
    of rule: String, at range: SourceRange, reaches: (Waiver) -> Bool
  ) -> (found: Int?, missed: Int?) {
    guard waivedFiles.contains(range.file) else { return (nil, nil) }
    let line = lines.line(of: range)
    let own = waiversByPlace[WaivedPlace(rule: rule, file: range.file, line: line)]
    if let own, reaches(waivers[own]) { return (own, nil) }
    var missed = own
    // Of several blocks around a range, the last to begin is the narrowest.
    for index in blocks[rule] ?? []
    where waivers[index].range.file == range.file && waivers[index].lines.contains(line) {
      if reaches(waivers[index]) { return (index, nil) }
      missed = missed ?? index
    }
    return (nil, missed)
  }

  func isRule(_ id: String) -> Bool { standards[id] != nil }

  func isOff(_ rule: String) -> Bool {
    (severities[rule] ?? standards[rule]) == .off
  }

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
