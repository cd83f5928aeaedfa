import ThemeOutputs
import ThemeSyntax

extension DiagnosticReport {
  /// Tells findings of one cause as one, as grave as the gravest: the first by the cause's own rule, with the others
  /// as notes.
  package mutating func tellCausesOnce() {
    var leaders: [Diagnostic.Cause.Key: Int] = [:]
    for (index, finding) in diagnostics.enumerated() {
      guard let key = finding.cause?.key else { continue }
      if let leader = leaders[key], finding.id != key.rule || diagnostics[leader].id == key.rule {
        continue
      }
      leaders[key] = index
    }
    var told = Dictionary(uniqueKeysWithValues: leaders.values.map { ($0, diagnostics[$0]) })
    for (index, finding) in diagnostics.enumerated() {
      guard let cause = finding.cause, let leader = leaders[cause.key], leader != index else {
        continue
      }
      told[leader]?.add(finding, cause)
    }
    for (index, finding) in told {
      guard let theme = borrowed[diagnostics[index].withoutFixIts] else { continue }
      borrowed[finding.withoutFixIts] = theme
    }
    diagnostics = diagnostics.enumerated().compactMap { index, finding in
      finding.cause == nil ? finding : told[index]
    }
  }
}

extension Diagnostic {
  fileprivate mutating func add(_ other: Diagnostic, _ cause: Cause) {
    severity = max(severity, other.severity)
    guard let range = other.range else { return }
    var note = Note("also \(cause.addition)", at: range)
    note.isRepeat = true
    notes.append(note)
  }
}
